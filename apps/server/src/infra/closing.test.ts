import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import Fastify from 'fastify';
import { closeSoon } from './closing.ts';

/** A server that answers when told to, and somebody who keeps the connection open afterwards. */
async function startWaiting(t: TestContext) {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 30_000 });
  closeSoon(app, 400);
  const { promise: word, resolve: say } = Promise.withResolvers<string>();
  const { promise: asked, resolve: arrived } = Promise.withResolvers<void>();
  app.get('/', () => {
    arrived();
    return word;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  const { port } = app.server.address() as AddressInfo;
  const answer = new Promise<string>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, agent }, response => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve(text));
    });
    asking.on('error', reject).end();
  });
  await asked;
  return { app, say, answer };
}

test('a closing server still gives the answer it owes, and does not wait for a next request', async t => {
  const { app, say, answer } = await startWaiting(t);
  const startedAt = performance.now();
  const closed = app.close();
  await new Promise(resolve => setImmediate(resolve));
  say('here');
  assert.equal(await answer, 'here');
  await closed;
  assert.ok(performance.now() - startedAt < 3_000, 'It waited for a silent connection.');
});

test('an answer that does not come does not keep a server from closing', async t => {
  const { app, answer } = await startWaiting(t);
  const startedAt = performance.now();
  const cut = assert.rejects(answer);
  await app.close();
  await cut;
  assert.ok(performance.now() - startedAt < 3_000);
});
