/** WhatsApp's Cloud API over HTTP. It never throws for what the network or WhatsApp does: the outcome is the result. */
import { randomUUID } from 'node:crypto';
import type { WhatsAppAccount } from './account.ts';

/**
 * `unsent`: it never left. `unknown`: it may have arrived, for nothing came back that says so; sending it again could
 * send it twice.
 */
export type Outcome =
  | { kind: 'accepted'; id: string }
  | { kind: 'refused'; code: number; details: string }
  | { kind: 'unsent'; details: string }
  | { kind: 'unknown'; details: string };

/** Everything but success. */
export type Mishap = Exclude<Outcome, { kind: 'accepted' }>;

export function sendMessage(account: WhatsAppAccount, number: string, message: object): Promise<Outcome> {
  return call(account, `${number}/messages`, jsonOf({ messaging_product: 'whatsapp', ...message }), messageId);
}

/** Blue ticks up to this message and, for at most 25 seconds, the sign that an answer is being written. */
export function markRead(account: WhatsAppAccount, number: string, messageId: string): Promise<Outcome> {
  const body = { status: 'read', message_id: messageId, typing_indicator: { type: 'text' } };
  return call(account, `${number}/messages`, jsonOf({ messaging_product: 'whatsapp', ...body }), () => messageId);
}

/** Kept there for thirty days under the id it returns. */
export function uploadPicture(account: WhatsAppAccount, number: string, png: Buffer): Promise<Outcome> {
  const boundary = `part-${randomUUID()}`;
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = [
    field('messaging_product', 'whatsapp'),
    field('type', 'image/png'),
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="report.png"\r\n`,
    'content-type: image/png\r\n\r\n',
  ].join('');
  const body = new Uint8Array(Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return call(account, `${number}/media`, { method: 'POST', headers, body }, answer => textAt(answer, 'id'));
}

export type Json = Record<string, unknown>;

/** Everything but messages: no harm is done by doing it twice. */
export async function manage(account: WhatsAppAccount, path: string, request: RequestInit = {}): Promise<Json> {
  let answer: Json = {};
  const outcome = await call(account, path, request, read => {
    answer = read;
    return 'read';
  });
  if (outcome.kind === 'accepted') return answer;
  throw new Error(`WhatsApp refused ${path.split('?')[0]}: ${outcome.details}`);
}

export function jsonOf(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const deadlineMs = 15_000;

type Reader = (answer: Json) => string | undefined;

async function call(account: WhatsAppAccount, path: string, request: RequestInit, read: Reader): Promise<Outcome> {
  const address = `https://graph.facebook.com/${account.version}/${path}`;
  const headers = {
    authorization: `Bearer ${account.token}`,
    ...(request.headers as Record<string, string> | undefined),
  };
  try {
    const response = await account.fetch(address, { ...request, headers, deadlineMs });
    return outcomeOf(response.status, await response.text(), read);
  } catch (error) {
    return { kind: hasNotLeft(error) ? 'unsent' : 'unknown', details: wordsOf(error) };
  }
}

function outcomeOf(status: number, text: string, read: Reader): Outcome {
  const answer = parsed(text);
  const error = objectAt(answer, 'error');
  if (error !== null && typeof error.code === 'number') {
    const details = textAt(objectAt(error, 'error_data') ?? {}, 'details') ?? textAt(error, 'message') ?? '';
    return { kind: 'refused', code: error.code, details: `(#${error.code}) ${details}` };
  }
  // A template that is paused for its quality is refused in an answer that looks like success.
  if (firstMessage(answer)?.message_status === 'paused') {
    return { kind: 'refused', code: 132_015, details: '(#132015) The template is paused.' };
  }
  const id = answer === null ? undefined : read(answer);
  if (status < 300 && id !== undefined) return { kind: 'accepted', id };
  // A gateway's own page says nothing about what the server behind it has done.
  if (status >= 500 || status < 300) return { kind: 'unknown', details: `Answered ${status} without saying what.` };
  return { kind: 'refused', code: -status, details: `Answered ${status} without a reason.` };
}

function messageId(answer: Json): string | undefined {
  const message = firstMessage(answer);
  return message === null ? undefined : textAt(message, 'id');
}

function firstMessage(answer: Json | null): Json | null {
  const messages = answer?.messages;
  return Array.isArray(messages) ? ((messages as Json[])[0] ?? null) : null;
}

type Cause = { code?: string; syscall?: string; errors?: Cause[] };

/**
 * The connection was never made: looking up the name, connecting or agreeing on encryption failed. Anything later, under
 * whatever code, and bytes may have been read at the other end.
 */
function hasNotLeft(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as Cause | undefined) : undefined;
  return cause !== undefined && [cause, ...(cause.errors ?? [])].some(isEarly);
}

function isEarly({ code = '', syscall = '' }: Cause): boolean {
  if (['getaddrinfo', 'connect'].includes(syscall)) return true;
  if (['UND_ERR_CONNECT_TIMEOUT', 'EPRIVATE', 'SELF_SIGNED_CERT_IN_CHAIN'].includes(code)) return true;
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_|DEPTH_ZERO_)/.test(code);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No answer.';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`;
}

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
}

function objectAt(value: Json | null, key: string): Json | null {
  const found = value?.[key];
  return typeof found === 'object' && found !== null ? (found as Json) : null;
}

function textAt(value: Json, key: string): string | undefined {
  const found = value[key];
  return typeof found === 'string' && found !== '' ? found : undefined;
}
