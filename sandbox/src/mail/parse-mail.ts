import { decodeBytes, headerText, parametersOf, quotedPrintable } from './header-text.ts';

export interface MailPart {
  type: string;
  name: string | null;
  contentId: string | null;
  bytes: Buffer;
}

export interface ParsedMail {
  from: string;
  to: string;
  subject: string;
  date: string | null;
  messageId: string | null;
  text: string | null;
  html: string | null;
  /** Pictures and files, inline or attached. */
  parts: MailPart[];
}

/** Reads a mail as a mail client does: the first text, the first HTML, and whatever else came along. */
export function parseMail(raw: Buffer): ParsedMail {
  const entity = entityOf(raw.toString('latin1'));
  const { headers } = entity;
  const mail: ParsedMail = {
    from: headerText(headers.get('from') ?? ''),
    to: headerText(headers.get('to') ?? ''),
    subject: headerText(headers.get('subject') ?? ''),
    date: headers.get('date') ?? null,
    messageId: headers.get('message-id') ?? null,
    text: null,
    html: null,
    parts: [],
  };
  collect(mail, entity, 0);
  return mail;
}

interface Entity {
  headers: Map<string, string>;
  body: string;
}

/** Works on Latin-1 text, a character a byte, so that nothing is decoded before its charset is known. */
function entityOf(source: string): Entity {
  const end = /(^|\r?\n)\r?\n/.exec(source);
  const head = end ? source.slice(0, end.index) : source;
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    // A client that was told SMTPUTF8 may write headers in plain UTF-8.
    if (colon > 0 && !headers.has(name))
      headers.set(name, Buffer.from(line.slice(colon + 1).trim(), 'latin1').toString());
  }
  return { headers, body: end ? source.slice(end.index + end[0].length) : '' };
}

const deepest = 20;

function collect(mail: ParsedMail, { headers, body }: Entity, depth: number): void {
  const { value: type, parameters } = parametersOf(headers.get('content-type') ?? 'text/plain');
  if (type.startsWith('multipart/') && parameters.boundary !== undefined && depth < deepest) {
    for (const part of partsOf(body, parameters.boundary)) collect(mail, entityOf(part), depth + 1);
    return;
  }
  const disposition = parametersOf(headers.get('content-disposition') ?? '');
  const bytes = bytesOf(body, headers.get('content-transfer-encoding') ?? '7bit');
  const text = () => decodeBytes(bytes, parameters.charset ?? 'utf-8').replaceAll('\r\n', '\n');
  const isAttached = disposition.value === 'attachment';
  if (!isAttached && type === 'text/plain' && mail.text === null) mail.text = text();
  else if (!isAttached && type === 'text/html' && mail.html === null) mail.html = text();
  else {
    const name = disposition.parameters.filename ?? parameters.name;
    const contentId = headers.get('content-id')?.replaceAll(/[<>]/g, '') ?? null;
    mail.parts.push({ type, name: name === undefined ? null : headerText(name), contentId, bytes });
  }
}

function partsOf(body: string, boundary: string): string[] {
  const parts: string[] = [];
  let current: string[] | null = null;
  for (const line of body.split(/\r?\n/)) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}` || mark === `--${boundary}--`) {
      if (current) parts.push(current.join('\r\n'));
      current = mark.endsWith('--') && mark !== `--${boundary}` ? null : [];
      if (current === null) break;
    } else current?.push(line);
  }
  if (current) parts.push(current.join('\r\n'));
  return parts;
}

function bytesOf(body: string, encoding: string): Buffer {
  const way = encoding.trim().toLowerCase();
  if (way === 'base64') return Buffer.from(body, 'base64');
  if (way === 'quoted-printable') return quotedPrintable(body);
  return Buffer.from(body, 'latin1');
}
