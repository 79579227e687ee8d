import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { TestContext } from 'node:test';
import type { Fault } from '../platform-module.ts';
import { startSandbox } from '../sandbox.ts';
import { SANDBOX_WHATSAPP } from './credentials.ts';

export const noon = Date.parse('2026-11-20T12:00:00+05:30');
export const asha = '+919812345678';

export type GraphAnswer = { status: number; headers: Headers; body: Record<string, unknown> };
export type GraphProblem = { code: number; message: string; error_subcode?: number; error_data?: { details: string } };

/** A sandbox with a clock in hand, and short words for what its WhatsApp is asked. */
export async function startAccount(t: TestContext, options: { productUrl?: string; settings?: object } = {}) {
  const clock = { now: noon };
  const world = { scale: 0.05, months: 2, events: [] };
  const sandbox = await startSandbox({
    now: () => clock.now,
    world,
    productUrl: options.productUrl ?? 'http://127.0.0.1:9',
  });
  t.after(() => sandbox.close());
  const graph = async (path: string, init: RequestInit = {}): Promise<GraphAnswer> => {
    const headers = { authorization: `Bearer ${SANDBOX_WHATSAPP.accessToken}`, ...(init.headers as object) };
    const answer = await fetch(`${sandbox.url}/graph.facebook.com/${path}`, { ...init, headers });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  };
  const json = (path: string, body: unknown, method = 'POST') =>
    graph(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const send = (message: object) =>
    json(`v26.0/${SANDBOX_WHATSAPP.phoneNumberId}/messages`, { messaging_product: 'whatsapp', to: asha, ...message });
  const control = async (path: string, body: object = {}): Promise<Record<string, unknown>> => {
    const address = `${sandbox.url}/control/whatsapp/${path}`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const state = async () =>
    (await (await fetch(`${sandbox.url}/control/whatsapp/state`)).json()) as Record<string, unknown>;
  const quick = { sentAfterMs: [0], deliveredAfterMs: [0], templateReviewMs: 0, isLimitClockExact: true };
  await control('settings', { ...quick, ...options.settings });
  return {
    sandbox,
    clock,
    graph,
    json,
    send,
    control,
    state,
    sendText: (text: string, more: object = {}) => send({ type: 'text', text: { body: text }, ...more }),
    /** Opens the window, as a person who writes does. */
    write: (text: string, more: object = {}) => control('inbound', { from: asha, name: 'Asha', text, ...more }),
    fault: (fault: Fault) => sandbox.control.faults.add('whatsapp', fault),
    outbox: () => sandbox.control.outbox.filter(({ channel }) => channel === 'whatsapp'),
  };
}

export function problemOf({ body }: GraphAnswer): GraphProblem {
  return (body as { error?: GraphProblem }).error ?? { code: 0, message: 'no error' };
}

export function idOf({ body }: GraphAnswer): string {
  return (body as { messages?: { id: string }[] }).messages?.[0]?.id ?? '';
}

export type ReceivedWebhook = { headers: IncomingHttpHeaders; raw: Buffer; body: WebhookBody };
export type WebhookBody = {
  object: string;
  entry: { id: string; time?: number; changes: { field: string; value: Record<string, unknown> }[] }[];
};
export type Happening = Record<string, unknown> & { id: string; status?: string; type?: string };

/** The product's end: gives the challenge back to who knows the token, and answers posts with the statuses given, the last for ever. */
export async function startReceiver(
  t: TestContext,
  answers: number[] = [200],
  token: string = SANDBOX_WHATSAPP.verifyToken,
) {
  const received: ReceivedWebhook[] = [];
  const challenges: URL[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://receiver');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'GET') {
        challenges.push(url);
        const isKnown = url.searchParams.get('hub.verify_token') === token;
        response.statusCode = isKnown ? 200 : 403;
        response.end(isKnown ? url.searchParams.get('hub.challenge') : '');
      } else {
        const raw = Buffer.concat(chunks);
        response.statusCode = answers[Math.min(received.length, answers.length - 1)] ?? 200;
        response.end();
        received.push({ headers: request.headers, raw, body: JSON.parse(raw.toString()) as WebhookBody });
      }
      for (const look of waiting) look();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const until = (isEnough: () => boolean) =>
    new Promise<void>(resolve => {
      const look = () => {
        if (!isEnough()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const happenings = (kind: 'messages' | 'statuses'): Happening[] =>
    received
      .flatMap(({ body }) => body.entry)
      .flatMap(({ changes }) => changes)
      .flatMap(({ value }) => (value[kind] as Happening[] | undefined) ?? []);
  return { url: `http://127.0.0.1:${port}`, received, challenges, until, happenings };
}
