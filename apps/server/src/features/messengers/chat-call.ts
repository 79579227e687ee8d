/** One call of a messenger over HTTP. It never throws for what the network or the messenger does to a message: the outcome is the result. */
import { randomUUID } from 'node:crypto';
import type { LeanFetch } from '../../infra/lean-fetch.ts';
import { mishapOf, type Mishap, type Outcome } from './outcome.ts';

const deadlineMs = 15_000;
const mostWaitSeconds = 60 * 60;

export type MessengerCall<Answer> = {
  address: string;
  request: RequestInit;
  /** `retryAfter`: the header, where there is one. */
  read: (status: number, text: string, retryAfter: string | null) => Answer;
};

export async function callMessenger<Answer>(
  account: { fetch: LeanFetch },
  { address, request, read }: MessengerCall<Answer>,
): Promise<Answer | Mishap> {
  try {
    const response = await account.fetch(address, { ...request, deadlineMs });
    return read(response.status, await response.text(), response.headers.get('retry-after'));
  } catch (error) {
    return mishapOf(error);
  }
}

export function jsonOf(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A form with one picture, as its last field. */
export function pictureForm(fields: Record<string, string | number>, name: string, png: Buffer): RequestInit {
  const boundary = `part-${randomUUID()}`;
  const head = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  head.push(
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="report.png"\r\n`,
    'content-type: image/png\r\n\r\n',
  );
  const body = new Uint8Array(Buffer.concat([Buffer.from(head.join('')), png, Buffer.from(`\r\n--${boundary}--\r\n`)]));
  return { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

/** How long a messenger asks us to wait, within reason. */
export function waitOf(seconds: unknown): { waitSeconds?: number } {
  return typeof seconds === 'number' && seconds > 0 ? { waitSeconds: Math.min(seconds, mostWaitSeconds) } : {};
}

/** Chat and message only together name one. */
export function acceptedIn(chat: string | number | null, message: string | number | null): Outcome {
  return chat === null || message === null
    ? { kind: 'unknown', details: 'Answered without a message.' }
    : { kind: 'accepted', id: `${chat}|${message}` };
}
