/** A connection on which a test sends what no browser would. */
import { connect, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export type RawSocket = {
  send(text: string): void;
  /** Everything that was answered until the server closed the connection. */
  answer: Promise<string>;
};

export async function openSocket(t: Pick<TestContext, 'after'>, url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  let answer = '';
  socket.on('data', chunk => (answer += String(chunk)));
  const closed = new Promise<string>(resolve => socket.once('close', () => resolve(answer)));
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('connect', resolve));
  return { send: text => void socket.write(text), answer: closed };
}
