import { invalidArgument } from './api-error.ts';

/** How a request's JSON may look. Google's front end refuses unknown names and wrong kinds before a service sees the request. */
export type Shape =
  | 'text'
  | 'yesNo'
  | 'whole'
  | 'number'
  /** Real, and not looked into here. */
  | 'anything'
  | { list: Shape }
  | { oneOf: readonly string[] }
  | { object: Record<string, Shape | (() => Shape)> };

/** The value, with enumeration numbers turned to names and whole numbers to numbers; null counts as absent. */
export function readShape(value: unknown, shape: Shape, path = ''): unknown {
  if (value === null || value === undefined) return undefined;
  if (shape === 'anything') return value;
  if (shape === 'text') return typeof value === 'string' ? value : wrong(path, 'TYPE_STRING', value);
  if (shape === 'yesNo') return typeof value === 'boolean' ? value : wrong(path, 'TYPE_BOOL', value);
  if (shape === 'whole') return wholeOf(value) ?? wrong(path, 'TYPE_INT64', value);
  if (shape === 'number') return numberOf(value) ?? wrong(path, 'TYPE_DOUBLE', value);
  if ('list' in shape) {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.map((entry, at) => readShape(entry, shape.list, `${path}[${at}]`));
  }
  if ('oneOf' in shape) {
    const name = typeof value === 'number' ? shape.oneOf[value] : value;
    return typeof name === 'string' && shape.oneOf.includes(name) ? name : wrong(path, 'TYPE_ENUM', value);
  }
  return readObject(value, shape.object, path);
}

function readObject(value: unknown, fields: Record<string, Shape | (() => Shape)>, path: string): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return wrong(path, 'TYPE_MESSAGE', value);
  const read: Record<string, unknown> = {};
  for (const [given, entry] of Object.entries(value as object)) {
    const name = Object.hasOwn(fields, given) ? given : spokenAsJson(given);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) throw unknownName(given, path);
    if (Object.hasOwn(read, name)) throw badField(path, `Invalid JSON payload received. "${name}" is given twice.`);
    read[name] = readShape(
      entry,
      typeof field === 'function' ? field() : field,
      path === '' ? name : `${path}.${name}`,
    );
  }
  return read;
}

/** Every field has two names: `dateRanges` in JSON and `date_ranges` as its makers wrote it; both are read. */
function spokenAsJson(name: string): string {
  return /^[a-z]\w*_[a-z]/.test(name) ? name.replaceAll(/_([a-z0-9])/g, (_, sign: string) => sign.toUpperCase()) : name;
}

function wholeOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d{1,18}$/.test(text) ? Number(text) : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function unknownName(name: string, path: string): Error {
  const place = path === '' ? '' : ` at '${path}'`;
  return badField(path, `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`);
}

function wrong(path: string, type: string, value: unknown): never {
  throw badField(path, `Invalid value at '${path}' (${type}), ${JSON.stringify(value)}`);
}

function badField(field: string, description: string): Error {
  const violation = { ...(field === '' ? {} : { field }), description };
  return invalidArgument(description, [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [violation] },
  ]);
}
