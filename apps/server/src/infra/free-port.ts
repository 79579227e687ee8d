/** A free port, below the range for outgoing connections, so that the system does not hand it out in the meantime. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const lowest = 15_000;
const beyond = 32_000;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, beyond);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${lowest} and ${beyond}.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise(resolve => server.close(resolve));
  return listens;
}
