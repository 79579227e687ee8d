/** A process that is killed while a webhook is being told: nothing is lost, and what comes twice comes under one id. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Webhook } from '@tillsight/contract/webhooks';
import { kitPassword, startServer } from '../test/kit.ts';
import { isAuthentic, startReceiver } from '../test/receiver.ts';

test('killed before the answer, and never begun: told all the same; killed after the sending: told again under one id', async t => {
  const environment = { SECRET_KEY: randomBytes(32).toString('base64'), SANDBOX_URL: 'http://127.0.0.1:9' };
  const server = await startServer(t, { environment });
  const receiver = await startReceiver(t);
  const { client } = await server.signedInAs('merchant');
  const wish = { url: receiver.url, kinds: ['alert.fired'], password: kitPassword };
  const { webhook, secret } = (await client.post('/api/v1/webhooks/', wish)).body as {
    webhook: Webhook;
    secret: string;
  };
  const at = `/api/v1/webhooks/${webhook.id}/`;
  for (let sent = 0; sent < 2; sent += 1) assert.equal((await client.post(`${at}test/`)).status, 200);
  // The first has arrived there and is never answered; the second waits behind it, and nobody has begun it.
  const arrived = new Promise<void>(resolve => (receiver.answer = () => resolve()));
  const killed = startWorker(t, server.databaseUrl, environment);
  await arrived;
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  assert.equal(receiver.received.length, 1);
  const both = new Promise<void>(resolve => {
    receiver.answer = response => {
      response.writeHead(204).end();
      if (receiver.received.length === 3) resolve();
    };
  });
  startWorker(t, server.databaseUrl, environment);
  await both;
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  assert.deepEqual([new Set(ids).size, ids[0] === ids[1] || ids[0] === ids[2]], [2, true]);
  for (const sent of receiver.received) assert.equal(isAuthentic(sent, secret, Date.now()), true);
});

/** The product's worker as a process of its own. */
function startWorker(t: TestContext, database: string, environment: Record<string, string>) {
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'deep', 'worker.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, WORKER_DATABASE: database },
  });
  worker.stdin.on('error', () => {});
  t.after(async () => {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  });
  return worker;
}
