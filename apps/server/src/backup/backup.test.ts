/** `npm run backup` and back: nothing is missing, nothing is sent twice, and another key or a newer format is refused. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { connectShop } from '../../test/connected.ts';
import { clonedDatabase } from '../../test/database.ts';
import { kitPassword, startServer, type TestServer } from '../../test/kit.ts';
import { smallStore } from '../../test/every-platform.ts';
import { openWholeDatabase } from '../../test/whole-database.ts';
import { readyForReports, startWithPhones, ten } from '../../test/phones.ts';
import { readGrant } from '../features/integrations/credentials.ts';
import { planDueReports } from '../features/reports/planning.ts';
import { enqueue } from '../infra/queue.ts';
import { dump, dumpKeys } from './dump.ts';
import { parseKeys, type Keys } from './key-file.ts';
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
  const { lines, keys } = await saved(stand.server.databaseUrl);
  await stand.settled();
  const sent = phone.messages().length;
  assert.ok(sent >= before + 2, 'The report and the answer went out after the backup was made.');

  const { url } = await clonedDatabase(t);
  const { rows, heldBack, leftBehind } = await restore(url, { from: sourceOf(lines), keys }, stand.clock.at);
  assert.deepEqual([rows, leftBehind], [lines.length - 2, 0]);
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
  assert.equal(phone.messages().length, sent, 'The phone has to prove itself again first.');
  const delivered = await restored.query(`select channel from deliveries where slot > $1`, [new Date(ten)]);
  assert.deepEqual(delivered, [{ channel: 'email' }], 'The next report comes on time, once.');
});

test('what is cut short, damaged, foreign or newer is refused, and leaves nothing', async t => {
  const { deps, databaseUrl } = await startServer(t);
  await deps.db.outside.selectFrom('budgets').selectAll().execute();
  const { lines, keys } = await saved(databaseUrl);
  const head = JSON.stringify({ format: 'tillsight-backup-2', at: keys.at, migrations: [] });
  const later = new Date(Date.parse(keys.at) + 1_000).toISOString();
  const budget = '{"row":{"key":"a","full_at":"2026-01-01T00:00:00Z"},"table":"budgets"}';
  const { url } = await clonedDatabase(t);
  const refused: [lines: string[], reason: RegExp][] = [
    [[head, budget], /cut short/],
    [[head, budget, '{"row":{"key'], /damaged/],
    [['{"hello":"world"}'], /no backup/],
    [
      [JSON.stringify({ format: 'tillsight-backup-2', at: keys.at, migrations: ['9999-later.sql'] })],
      /newer version \(9999-later\.sql\)/,
    ],
    [[head, '{"row":{},"table":"pg_authid"}'], /does not know/],
    [[head, '{"row":{},"table":"organization_keys"}'], /does not know/],
    [[JSON.stringify({ format: 'tillsight-backup-1', migrations: [] })], /older version/],
    [[JSON.stringify({ format: 'tillsight-backup-2', at: later, migrations: [] })], /keys are older/],
  ];
  for (const [broken, reason] of refused) {
    await assert.rejects(restore(url, { from: sourceOf(broken), keys }, 0), reason);
  }
  const whole = await openWholeDatabase(t, url);
  assert.ok(await isNone(whole, 'select count(*) from budgets'));
  await whole.query(`insert into budgets values ('b', now())`);
  await assert.rejects(restore(url, { from: sourceOf(lines), keys }, 0), /not empty: budgets/);
  for (const text of ['', '{}', '{"format":"tillsight-keys-1"}'])
    assert.throws(() => parseKeys(text), /no file of keys/);
});

test('who has left does not come back, and what an old backup holds of them cannot be opened', async t => {
  const server = await startServer(t, { environment, sandbox: { world: smallStore } });
  const [staying, leaving] = [await server.organization(), await server.organization()];
  const owner = await server.signedInAs('merchant', staying);
  const colleague = await server.newcomer('executive', staying);
  const leaver = await server.signedInAs('merchant', leaving);
  for (const { client } of [owner, leaver]) assert.equal((await connectShop(client)).status, 'success');
  const question = { user_id: owner.userId, question: 'What were my sales yesterday?' };
  assert.equal((await owner.client.post('/api/v1/chatbot/ask/', question)).status, 200);
  const token = await owner.client.post('/api/v1/tokens/', {
    name: 'Sheet',
    scopes: ['ask'],
    expires_in_days: 30,
    password: kitPassword,
  });
  assert.equal(token.status, 200, JSON.stringify(token.body));
  const old = await saved(server.databaseUrl);
  const rows = old.lines.slice(1, -1).map(line => JSON.parse(line) as { table: string; row: Record<string, unknown> });
  assert.equal(rows.filter(({ table }) => table === 'grants').length, 2);
  assert.deepEqual(
    rows.filter(({ table }) => /^(chat_|organization_keys|product_keys|revocations)/.test(table)),
    [],
  );
  assert.ok(
    !old.lines.join().includes(Buffer.from(server.deps.vault.newestId).toString('hex')),
    'Nothing is under the master key alone.',
  );

  for (const { client } of [leaver, colleague]) {
    const raw = JSON.stringify({ password: kitPassword });
    const left = await client.request('DELETE', '/api/v1/auth/account/', { raw });
    assert.equal(left.status, 200, JSON.stringify(left.body));
  }
  const keys = await dumpKeys(server.databaseUrl);
  assert.deepEqual([keys.organizations, keys.users], [[staying.id], [owner.userId]]);
  assert.deepEqual(
    keys.rows.organization_keys.map(row => row.organization_id),
    [staying.id],
  );

  const { url } = await clonedDatabase(t);
  const { leftBehind } = await restore(url, { from: sourceOf(old.lines), keys }, server.deps.now());
  assert.equal(leftBehind, 2);
  const restored = await openWholeDatabase(t, url);
  const text = JSON.stringify(await restored.rows());
  for (const gone of [leaving.id, leaver.userId, leaver.email, colleague.email]) assert.ok(!text.includes(gone));
  const places = { SANDBOX_URL: server.sandbox?.url ?? '', ...environment };
  const again = await startServer(t, { databaseUrl: url, environment: places });
  const { secret } = token.body as { secret: string };
  const answer = await again.client().get('/api/v1/auth/session/', { headers: { authorization: `Bearer ${secret}` } });
  assert.equal(answer.status, 401, 'A token that may have been revoked since opens nothing.');
  const kept = await readGrant(again.deps, staying.id, 'shopify');
  assert.ok(kept.grant.accessToken.length > 0, 'Tokens of who stays are opened with the keys.');

  // Whoever has the backup and the master key, and puts back by hand what `restore` leaves out.
  for (const { table, row } of rows.filter(each => each.row.organization_id === leaving.id)) {
    if (!['organizations', 'grants'].includes(table)) continue;
    const populated = `insert into ${table} select * from jsonb_populate_record(null::${table}, $1::jsonb)`;
    await restored.query(populated, [JSON.stringify(row)]);
  }
  await assert.rejects(readGrant(again.deps, leaving.id, 'shopify'), /unable to authenticate/i);
});

/** A backup as it is written, and the keys of its moment. */
async function saved(url: string): Promise<{ lines: string[]; keys: Keys }> {
  const found: Keys[] = [];
  const lines = await Array.fromAsync(dump(url, keys => void found.push(keys)));
  const [keys] = found;
  assert.ok(keys);
  // As it comes back from its file.
  return { lines, keys: parseKeys(JSON.stringify(keys)) };
}

function sourceOf(lines: readonly string[]): Readable {
  return Readable.from(lines.map(line => `${line}\n`));
}

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
  return new Promise(resolve => setTimeout(resolve, 5));
}
