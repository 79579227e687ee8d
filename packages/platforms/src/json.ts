import { PlatformFailure } from './failure.ts';

/** The parser's own error quotes the text, and with it perhaps a token: only our sentence goes on. */
export function parseJson(text: string, platform: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new PlatformFailure('retry', `${platform} answered with ${shapeOf(text)} instead of JSON.`, {
      reason: 'nonsense',
    });
  }
}

function shapeOf(text: string): string {
  const start = text.trimStart().slice(0, 1);
  if (start === '') return 'nothing';
  if (start === '<') return 'a web page';
  return start === '{' || start === '[' ? 'a cut-off text' : 'a text';
}

/** The value at a path of keys and indexes; undefined as soon as something on the way is missing or of another kind. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** Numbers, and numbers written as text, as the platforms write large ones. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | undefined {
  return toNumber(at(value, ...path));
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** undefined for anything that is not a finite decimal number; an empty text is not a number either. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
