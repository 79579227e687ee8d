import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { connectShop } from '../../test/connected.ts';
import { clonedDatabase } from '../../test/database.ts';
import { startServer, type TestServer } from '../../test/kit.ts';
import { openWholeDatabase } from '../../test/whole-database.ts';
import { readyForReports, startWithPhones, ten } from '../../test/phones.ts';
import { planDueReports } from '../features/reports/planning.ts';
import { enqueue } from '../infra/queue.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';

const environment = { SECRET_KEY: randomBytes(32).toString('base64') };
const day = 24 * 60 * 60_000;

test('a restored database holds everything, sends nothing twice, and goes on the next day', async t => {
  const stand = await startWithPhones(t, { environment });
  const { who, phone, before } = await readyForReports(stand);
  const original = await openWholeDatabase(t, stand.server.databaseUrl);

  // Due, planned and waiting, and a question that nobody has answered yet.
  stand.clock.at = ten;
  assert.equal(await planDueReports(stand.server.deps), 1);
  await stand.control('inbound', { from: phone.number, text: 'Hey Sierra, sales yesterday?' });
  while (await isNone(original, `select count(*) from inbound_messages where state = 'new'`)) await turn();
  const lines = await Array.fromAsync(dump(stand.server.databaseUrl));
  await stand.settled();
  const sent = phone.messages().length;
  assert.ok(sent >= before + 2, 'The report and the answer went out after the backup was made.');

  const { url } = await clonedDatabase(t);
  const { rows, heldBack } = await restore(url, Readable.from(lines.map(line => `${line}\n`)), stand.clock.at);
  assert.equal(rows, lines.length - 2);
  assert.equal(heldBack, 1);
  const restored = await openWholeDatabase(t, url);
  for (const table of ['users', 'organizations', 'grants', 'configurations', 'phones', 'audit_log', 'deliveries']) {
    const count = `select count(*) from ${table}`;
    assert.deepEqual(await restored.query(count), await original.query(count), table);
  }

  const places = { SANDBOX_URL: stand.server.sandbox?.url ?? '', ...environment };
  const server = await startServer(t, { databaseUrl: url, environment: places, now: () => stand.clock.at });
  await work(server);
  assert.equal(phone.messages().length, sent, 'Nothing is sent a second time.');
  assert.ok(await isNone(restored, `select count(*) from inbound_messages where state <> 'done'`));
  // Shopify's refresh tokens are good once, and the original has used this one since.
  const { client } = await server.signedInAs('merchant', { id: who.organizationId, merchantId: who.userId });
  assert.equal((await connectShop(client)).status, 'success');
  stand.clock.at = ten + day;
  await work(server);
  assert.equal(phone.messages().length, sent + 1, 'The next report comes on time, once.');
});

test('what is cut short, damaged, foreign or newer is refused, and leaves nothing', async t => {
  const { deps, databaseUrl } = await startServer(t);
  await deps.db.outside.selectFrom('budgets').selectAll().execute();
  const lines = await Array.fromAsync(dump(databaseUrl));
  const head = JSON.stringify({ format: 'tillsight-backup-1', migrations: [] });
  const budget = '{"row":{"key":"a","full_at":"2026-01-01T00:00:00Z"},"table":"budgets"}';
  const { url } = await clonedDatabase(t);
  const refused: [lines: string[], reason: RegExp][] = [
    [[head, budget], /cut short/],
    [[head, budget, '{"row":{"key'], /damaged/],
    [['{"hello":"world"}'], /no backup/],
    [
      [JSON.stringify({ format: 'tillsight-backup-1', migrations: ['9999-later.sql'] })],
      /newer version \(9999-later\.sql\)/,
    ],
    [[head, '{"row":{},"table":"pg_authid"}'], /does not know/],
  ];
  for (const [broken, reason] of refused) {
    await assert.rejects(restore(url, Readable.from(broken.map(line => `${line}\n`)), 0), reason);
  }
  const whole = await openWholeDatabase(t, url);
  assert.ok(await isNone(whole, 'select count(*) from budgets'));
  await whole.query(`insert into budgets values ('b', now())`);
  await assert.rejects(restore(url, Readable.from(lines.map(line => `${line}\n`)), 0), /not empty: budgets/);
});

async function work(server: TestServer): Promise<void> {
  await enqueue(server.deps.db.outside, 'find-due-reports', {});
  await enqueue(server.deps.db.outside, 'look-at-deliveries', {});
  for (let round = 0; round < 3; round += 1) await server.runJobs();
}

async function isNone(
  database: { query(sql: string): Promise<Record<string, unknown>[]> },
  count: string,
): Promise<boolean> {
  return Number((await database.query(count))[0]?.count) === 0;
}

function turn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
