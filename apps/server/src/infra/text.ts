import { deepestNesting } from './json-body.ts';

/** A sentence about what no part of the product could store or show, or null: broken Unicode, NUL, bottomless nesting. */
export function unreadableText(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || value.includes('\0')) return 'The request contains characters that cannot be read.';
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= deepestNesting) return 'The request is nested too deeply.';
  for (const [key, part] of Object.entries(value)) {
    const unreadable = unreadableText(key) ?? unreadableText(part, depth + 1);
    if (unreadable !== null) return unreadable;
  }
  return null;
}
