/** What messages leave with by the thousand: as much of `fetch` as that needs, at a quarter of what it costs. */
import { EventEmitter } from 'node:events';
import type { Dispatcher } from 'undici';

export type LeanAnswer = Pick<Response, 'status' | 'ok' | 'text' | 'json'> & { headers: Pick<Headers, 'get'> };

/** With a deadline for everything together, waiting for a connection included. */
export type LeanRequest = RequestInit & { deadlineMs?: number };

export type LeanFetch = (address: string | URL | Request, request?: LeanRequest) => Promise<LeanAnswer>;

/** Redirects are not followed. It fails as `fetch` does, with what happened as the cause. */
export function leanFetch(dispatcher: Dispatcher, addressOf: (address: string) => string): LeanFetch {
  return async (address, request = {}) => {
    if (typeof address !== 'string') throw new Error('Connectors write their addresses as text.');
    const { origin, pathname, search } = new URL(addressOf(address));
    const { body } = request;
    if (body !== undefined && body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) {
      throw new Error('A body is text or bytes.');
    }
    const aborting = new EventEmitter();
    const timer = setTimeout(() => aborting.emit('abort'), request.deadlineMs ?? 60_000);
    try {
      const answer = await dispatcher.request({
        origin,
        path: `${pathname}${search}`,
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string> | undefined,
        body,
        signal: aborting,
      });
      return answerOf(answer, await answer.body.text());
    } catch (error) {
      throw new TypeError('fetch failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

type Head = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;

function answerOf({ statusCode: status, headers }: Head, text: string): LeanAnswer {
  return {
    status,
    headers: { get: name => [headers[name] ?? null].flat()[0] ?? null },
    ok: status >= 200 && status < 300,
    text: () => Promise.resolve(text),
    json: () => new Promise(resolve => resolve(JSON.parse(text))),
  };
}
