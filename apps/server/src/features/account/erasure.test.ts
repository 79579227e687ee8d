/** Leaving in the middle of things: while jobs run, questions are answered and platforms are asked or do not answer. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { adsScope, analyticsScope, startGoogleStand } from '../../../test/google-stand.ts';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { nine, readyForReports, saveReport, startWithPhones, ten } from '../../../test/phones.ts';
import { ownTeam, slackBeside, withSlack } from '../../../test/slack.ts';
import { telegramBeside, withTelegram } from '../../../test/telegram.ts';
import { mailedLink } from '../../../test/two-organizations.ts';
import { openWholeDatabase, type WholeDatabase } from '../../../test/whole-database.ts';
import { claimDueConfigurations, insertPlanned } from '../reports/store.ts';

const leave = ({ client }: SignedIn) => client.delete('/api/v1/auth/account/', { password: kitPassword });

async function hits(database: WholeDatabase, marks: readonly string[]): Promise<string[]> {
  const rows = await database.rows();
  return rows
    .filter(({ text }) => marks.some(mark => text.toLowerCase().includes(mark.toLowerCase())))
    .map(({ table, text }) => `${table}: ${text.slice(0, 200)}`);
}

/** A second factor, a token for programs and two mailed links; what of them must not be found. */
async function addSecrets({ server, who }: { server: TestServer; who: SignedIn }): Promise<string[]> {
  const path = '/api/v1/auth/second-factor/';
  const { secret = '' } = (await who.client.post(path, { password: kitPassword })).body as Record<string, string>;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.deps.now() });
  const { recovery_codes: codes } = (await who.client.post(`${path}confirm/`, { code })).body as {
    recovery_codes: string[];
  };
  assert.equal(codes.length, 10);
  const wish = { name: 'Canary token', scopes: ['ask'], expires_in_days: 30, password: kitPassword };
  const created = await who.client.post('/api/v1/tokens/', wish);
  assert.equal(created.status, 200, JSON.stringify(created.body));
  const links = [await mailedLink(server, who, 'reset'), await mailedLink(server, who, 'verify')];
  return [secret, ...codes, ...links, 'Canary token'];
}

const tables = [
  'phones',
  'telegram_chats',
  'slack_chats',
  'slack_workspaces',
  'link_codes',
  'inbound_messages',
  'deliveries',
  'configurations',
  'chat_turns',
  'grants',
]
  .concat(['connections', 'second_factors', 'recovery_codes', 'api_tokens', 'email_tokens', 'sessions', 'oauth_states'])
  .concat(['organization_keys', 'users', 'organizations', 'board_tiles', 'board_links', 'rates']);

test('deleteAccount while jobs run and questions are answered: phone, messages, reports, second factor, tokens, all gone', async t => {
  const stand = await startWithPhones(t, { withTemplates: false, environment: { ...withTelegram, ...withSlack } });
  const { server } = stand;
  const telegram = await telegramBeside(server);
  const slack = await slackBeside(server);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const number = '+919812345670';
  const { who } = await readyForReports(stand, number);
  const secrets = await addSecrets({ server, who });
  await telegram.linked(who, 73_918_264_501);
  assert.equal(await slack.added(who), 'added');
  await slack.linked(who, 'U0CANARY77');
  await stand.reportsAt(ten);
  const ask = (question: string) => who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
  assert.equal((await ask('What were my canary sales yesterday?')).status, 200);
  assert.equal((await ask('keep sales last week on my board')).status, 200);
  for (const board of ['own', 'finance']) {
    const kept = await who.client.post(`/api/v1/boards/${board}/tiles/`, {
      question: 'canary asked me: why did sales fall',
    });
    assert.equal(kept.status, 200, JSON.stringify(kept.body));
    assert.equal((await who.client.put(`/api/v1/boards/${board}/link/`, { is_shared: true })).status, 200);
  }
  const rate = { name: 'shipping_out', from_day: '2026-01-01', value: 4713.57 };
  assert.equal((await who.client.post('/api/v1/rates/', rate)).status, 200);
  // Written, and not answered yet.
  stand.clock.at = ten + 60_000;
  await stand.control('inbound', { from: number, text: 'Hey Sierra, canary orders today?' });
  await telegram.control('write', { from: 73_918_264_501, text: 'canary sales today?' });
  await slack.control('write', { team: ownTeam, user: 'U0CANARY77', text: 'canary returns today?' });
  const waiting = () => database.query(`select sender_hash from inbound_messages where state = 'new'`);
  while ((await waiting()).length < 3) await new Promise(resolve => setImmediate(resolve));
  const senders = (await waiting()).map(({ sender_hash: sender }) => (sender as Buffer).toString('hex'));
  const held = await database.query('select encode(sealed, $1) as text from phones', ['hex']);
  const marks = [
    who.userId,
    who.organizationId,
    who.email,
    number.slice(1),
    number.slice(3),
    '73918264501',
    'U0CANARY77',
    'canary',
    '4713.57',
    ...secrets,
  ];
  marks.push(...senders, String(held[0]?.text));
  for (const table of [
    'phones',
    'telegram_chats',
    'slack_chats',
    'slack_workspaces',
    'inbound_messages',
    'deliveries',
    'second_factors',
    'recovery_codes',
    'api_tokens',
    'board_tiles',
    'board_links',
    'rates',
  ]) {
    assert.ok((await database.query(`select 1 from ${table}`)).length > 0, `${table} is empty.`);
  }
  const begun = performance.now();
  const racing = [ask('How many orders yesterday?'), ask('Top 5 products this month'), ask('Sales last week')];
  const [left, , ...answers] = await Promise.all([leave(who), stand.server.runJobs(), ...racing]);
  assert.equal(left.status, 200, JSON.stringify(left.body));
  assert.equal((await who.client.get('/api/v1/auth/session/')).status, 401);
  await stand.settled();
  await stand.hurry();
  assert.ok(performance.now() - begun < 60_000);
  for (const answer of answers) assert.ok([200, 401].includes(answer.status), JSON.stringify(answer.body));
  assert.deepEqual(await hits(database, marks), []);
  for (const table of tables) assert.deepEqual(await database.query(`select * from ${table}`), [], table);
  const jobs = await database.query('select payload::text from graphile_worker._private_jobs');
  for (const sender of senders) assert.ok(!JSON.stringify(jobs).includes(sender));
});

test('deleteAccount in the middle of planning waits for it, and planning does not wait for whoever leaves', async t => {
  const stand = await startWithPhones(t, { withTemplates: false });
  const { server } = stand;
  const database = await openWholeDatabase(t, server.databaseUrl);
  const who = await server.signedInAs('merchant');
  await saveReport(who);
  const locked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const planning = server.deps.db.outside.transaction().execute(async trx => {
    const [due, ...more] = await claimDueConfigurations(trx, new Date(ten), 200);
    assert.ok(due !== undefined && more.length === 0);
    const leaving = leave(who);
    while ((await database.query(locked)).length === 0) await new Promise(resolve => setImmediate(resolve));
    const { organization_id, user_id, role, frequency, time_zone } = due;
    const part = { organization_id, user_id, role, frequency, time_zone, recipient_id: who.userId };
    const rest = {
      slot: new Date(ten),
      day: '2026-11-20',
      channel: 'email',
      state: 'planned',
      reason: null,
      look_at: new Date(ten),
    } as const;
    assert.equal((await insertPlanned(trx, [{ id: randomUUID(), ...part, ...rest }])).size, 1);
    return { leaving };
  });
  const { status, body } = await (await planning).leaving;
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(await database.query('select * from deliveries'), []);
});

test('deleteUser: what the colleague wrote from the phone goes along, and nobody else loses anything', async t => {
  const stand = await startWithPhones(t, { withTemplates: false });
  const { server } = stand;
  const database = await openWholeDatabase(t, server.databaseUrl);
  const [merchant, colleague] = [await server.signedInAs('merchant'), await server.signedInAs('sales')];
  const [mine, theirs] = [
    await stand.linked(merchant, '+919812345671'),
    await stand.linked(colleague, '+919812345672'),
  ];
  await mine.write('Hey Sierra');
  await theirs.write('Hey Sierra');
  const messages = () => database.query('select sender_hash from inbound_messages');
  const before = await messages();
  const address = `/api/v1/organizations/${merchant.organizationId}/users/${colleague.userId}/`;
  assert.equal((await merchant.client.delete(address)).status, 200);
  assert.equal((await messages()).length, before.length / 2);
  const [phone] = await database.query('select user_id, number_hash from phones');
  assert.equal(phone?.user_id, merchant.userId);
  for (const row of await messages()) assert.deepEqual(row.sender_hash, phone?.number_hash);
  stand.clock.at = nine + 60_000;
  const count = mine.messages().length;
  await mine.write('Hey Sierra');
  assert.equal(mine.messages().length, count + 1);
});

test('deleteAccount while the platform is still granting: what it grants afterwards is ended there and kept nowhere', async t => {
  const google = await startGoogleStand(t);
  google.properties = ['Canary Property'];
  const server = await startServer(t, { environment: { SANDBOX_URL: google.url } });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const who = await server.signedInAs('merchant');
  const begun = await who.client.get('/api/v1/ga/auth');
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const { promise, resolve } = Promise.withResolvers<void>();
  google.hold = promise;
  const scope = encodeURIComponent(`${analyticsScope} ${adsScope}`);
  const back = who.client.get(`/api/v1/ga/callback?state=${state}&code=${scope}`);
  while (google.held === 0) await new Promise(turn => setImmediate(turn));
  assert.equal((await leave(who)).status, 200);
  google.hold = null;
  resolve();
  const { status, headers } = await back;
  assert.deepEqual([status, /oauth_status=error/.test(headers.get('location') ?? '')], [303, true]);
  assert.deepEqual(google.revoked, [`1//${analyticsScope} ${adsScope}`]);
  for (const table of ['grants', 'connections', 'organization_keys', 'revocations', 'oauth_states']) {
    assert.deepEqual(await database.query(`select * from ${table}`), [], table);
  }
});
