/** The embedded PostgreSQL is killed, once and then again and again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresOf, startOwnProcess, statusOf, turn, type OwnProcess } from './own-process.ts';

const killsAtMost = 10;

test('killed, it is started again; killed as soon as it is there, the product ends with an error', async t => {
  const server = await startOwnProcess(t);
  await killDatabase(server);
  await Promise.all(Array.from({ length: 50 }, () => statusOf(`${server.url}/api/v1/ready/`)));
  while ((await statusOf(`${server.url}/api/v1/ready/`)) !== 200) {
    assert.equal(server.end(), null, 'It ends at the first time already.');
    await turn();
  }
  assert.equal(await statusOf(`${server.url}/api/v1/health/`), 200);
  assert.equal(server.logged().filter(({ msg }) => /started again/.test(String(msg))).length, 1);
  const whys = server.logged().filter(({ msg }) => msg === 'The database does not do its work.');
  const reasons = new Set(whys.map(({ err }) => JSON.stringify(err)));
  assert.equal(whys.length, reasons.size, 'Each reason is said once, however many ask.');

  for (let kills = 1; server.end() === null; kills += 1) {
    assert.ok(kills <= killsAtMost, 'It goes on for ever without a database.');
    await killDatabase(server).catch(() => {});
    while (server.end() === null && (await statusOf(`${server.url}/api/v1/ready/`)) !== 200) await turn();
  }
  assert.equal(server.end(), 1);
  assert.ok(server.logged().some(({ msg }) => msg === 'The product cannot go on and ends.'));
});

async function killDatabase(server: OwnProcess): Promise<void> {
  const pid = await postgresOf(server);
  process.kill(pid, 'SIGKILL');
  while ((await statusOf(`${server.url}/api/v1/ready/`)) === 200) await turn();
}
