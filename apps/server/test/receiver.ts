/** A program of a merchant's that listens for events: it keeps what it is sent, and checks signatures by the specification alone. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export type Received = { headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** How the next requests are answered. */
  answer: (response: ServerResponse) => void;
};

export async function startReceiver(t: Pick<TestContext, 'after'>): Promise<Receiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    response.on('error', () => {});
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      receiver.answer(response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received: [],
    answer: response => void response.writeHead(204).end(),
  };
  return receiver;
}

const toleranceSeconds = 5 * 60;

/** Section "Verifying webhook authenticity" of the Standard Webhooks specification, step by step. */
export function isAuthentic({ headers, body }: Received, secret: string, now: number): boolean {
  const one = (name: string) => String(headers[name] ?? '');
  const [id, timestamp] = [one('webhook-id'), one('webhook-timestamp')];
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return false;
  const [, encoded = ''] = secret.split('whsec_');
  const expected = createHmac('sha256', Buffer.from(encoded, 'base64'))
    .update([id, timestamp, body].join('.'))
    .digest();
  return one('webhook-signature')
    .split(' ')
    .map(each => each.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, signature = '']) => Buffer.from(signature, 'base64'))
    .some(given => given.length === expected.length && timingSafeEqual(given, expected));
}
