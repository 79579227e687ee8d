/** Reads what comes from outside without trust in its form. */

export type Json = Record<string, unknown>;

/** Null when it is no JSON, or no object. */
export function objectIn(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function objectAt(value: Json, key: string): Json {
  const found = value[key];
  return isObject(found) ? found : {};
}

export function listAt(value: Json, key: string): Json[] {
  const found = value[key];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export function textAt(value: Json, key: string): string | null {
  const found = value[key];
  return typeof found === 'string' && found !== '' ? found : null;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
