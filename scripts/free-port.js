// Finds a port for a server that is about to start.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports the system gives to outgoing connections, so that nobody is given it in the meantime. */
export async function freePort() {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    const server = createServer();
    const listens = await new Promise(resolve => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!listens) continue;
    await new Promise(resolve => server.close(resolve));
    return port;
  }
}
