import type { FastifyInstance } from 'fastify';

/**
 * Connections that are kept open for a next request end with the answer they are waiting for. Without this a server that
 * closes waits for as long as each of them may be silent. An answer that takes longer than `patienceMs` is cut off.
 */
export function closeSoon(app: FastifyInstance, patienceMs = 4_000): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const all = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
