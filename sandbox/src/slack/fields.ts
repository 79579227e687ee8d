import { SlackError } from './slack-error.ts';

/** What a call brings along, as a form or as JSON; forms bring lists and objects as JSON within them. */
export type Fields = Record<string, unknown>;

export function fieldsOf(raw: Buffer, contentType: string): Fields {
  if (contentType.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(raw.toString()));
  if (!contentType.includes('json')) return {};
  try {
    const value: unknown = JSON.parse(raw.toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    throw new SlackError('invalid_json');
  }
  throw new SlackError('json_not_object');
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Undefined where it is left out. */
export function valueIn(fields: Fields, name: string, refusal: string): unknown {
  const value = fields[name];
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new SlackError(refusal);
  }
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
