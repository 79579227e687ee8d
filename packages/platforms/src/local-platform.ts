/** For tests: a platform on this machine, reached under the real platforms' addresses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp, type Http } from './http.ts';

export type LocalPlatform = {
  /** Sends every call here, as `/HOST/PATH`. */
  http: Http;
  /** Milliseconds that were slept; nothing really waits. */
  slept: number[];
  requests: LocalRequest[];
  origin: string;
  close: () => Promise<void>;
};

export type LocalRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

type Answer = (request: LocalRequest, response: ServerResponse) => void;

export async function startLocalPlatform(answer: Answer, now = 0): Promise<LocalPlatform> {
  const requests: LocalRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(request);
      answer(request, response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { http, slept } = reroutedHttp(origin, now);
  return {
    origin,
    http,
    slept,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Between = (url: URL, init: RequestInit | undefined, truth: () => Promise<Response>) => Promise<Response>;

/** An `Http` whose calls go to `origin` instead, and which notes its waits without waiting. `between` may interfere. */
export function reroutedHttp(
  origin: string,
  now: number,
  between: Between = (_url, _init, truth) => truth(),
): { http: Http; slept: number[] } {
  const slept: number[] = [];
  const http = createHttp({
    now: () => now + sum(slept),
    elapsedMs: () => performance.now() + sum(slept),
    sleep: ms => {
      slept.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return between(url, init, () => fetch(`${origin}/${url.host}${url.pathname}${url.search}`, init));
    },
  });
  return { http, slept };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
