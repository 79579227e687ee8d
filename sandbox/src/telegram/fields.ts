import { badRequest } from './bot-error.ts';

/** What a call brings along: fields of any of the three forms the Bot API takes, and files. */
export type Fields = Record<string, unknown>;

export type FilePart = { name: string; bytes: Buffer };

export function fieldsOf(raw: Buffer, contentType: string): Fields {
  if (contentType.includes('json')) {
    try {
      const value: unknown = JSON.parse(raw.toString());
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    } catch {
      // Told below.
    }
    throw badRequest("can't parse JSON object");
  }
  if (contentType.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(raw.toString()));
  const boundary = /multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  return boundary === undefined ? {} : partsOf(raw, boundary);
}

function partsOf(raw: Buffer, boundary: string): Fields {
  const fields: Fields = {};
  for (const part of raw.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const at = part.indexOf('\r\n\r\n');
    const head = part.slice(0, at);
    const bytes = Buffer.from(part.slice(at + 4, -2), 'latin1');
    const name = /name="([^"]+)"/.exec(head)?.[1];
    if (at < 0 || name === undefined) throw badRequest("can't parse multipart form");
    fields[name] = head.includes('filename="') ? { name, bytes } : bytes.toString('utf8');
  }
  return fields;
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Forms bring numbers as text. */
export function numberIn(fields: Fields, name: string): number | null {
  const value = fields[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d{1,16}$/.test(text) ? Number(text) : null;
}

/** Forms bring objects as JSON. */
export function objectIn(fields: Fields, name: string): unknown {
  const value = fields[name];
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw badRequest(`can't parse ${name} JSON object`);
  }
}
