import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { present } from '../checked.ts';

export type RawRequest = { path: string; token: string; body: unknown };
export type RawAnswer = { status: number; body: unknown };

/**
 * Sends requests that are at the server before it has answered the first of them, however slow the machine is: on
 * connections the server knows, all written before the process looks at its network again.
 */
export async function askAtOnce(t: TestContext, url: string, requests: readonly RawRequest[]): Promise<RawAnswer[]> {
  const { hostname, port, host } = new URL(url);
  const sockets = requests.map(() => connect(Number(port), hostname));
  t.after(() => sockets.forEach(socket => socket.destroy()));
  // An answer shows that the server has taken up the connection.
  for (const socket of sockets) await exchange(socket, `GET /nothing HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  const texts = requests.map(({ path, token, body }) => {
    const content = JSON.stringify(body);
    const headers = [
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(content)}`,
    ];
    return `POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${content}`;
  });
  return Promise.all(texts.map((text, index) => exchange(present(sockets[index], 'socket'), text)));
}

/** Writes before it waits for anything; answers of the sandbox say how long they are. */
async function exchange(socket: Socket, text: string): Promise<RawAnswer> {
  socket.write(text);
  let received = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received = Buffer.concat([received, chunk]);
    const answer = answerIn(received);
    if (answer !== null) return answer;
  }
}

function answerIn(received: Buffer): RawAnswer | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = received.subarray(0, headEnd).toString();
  const length = Number(present(/^content-length: (\d+)/im.exec(head)?.[1], 'content-length'));
  const content = received.subarray(headEnd + 4);
  if (content.length < length) return null;
  return { status: Number(head.split(' ')[1]), body: JSON.parse(content.toString()) as unknown };
}
