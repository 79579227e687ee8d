/** What guessing costs, and that neither a restart, a second process nor another address makes it cheaper. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer, Client } from '../../../test/client.ts';
import { kitPassword, startServer } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { mailedLink } from '../../../test/two-organizations.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { spend } from '../../infra/budget.ts';

const minute = 60_000;

function movableClock() {
  let at = Date.parse('2026-11-20T06:00:00Z');
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

/** A proxy in front names the guesser's address, so that a test can have many. */
const environment = { TRUSTED_PROXIES: '1' };

function signIn(client: Client, email: string, more: { password?: string; ip?: string } = {}): Promise<Answer> {
  const body = { email, password: more.password ?? 'Wrong42Password' };
  const headers = more.ip === undefined ? {} : { 'x-forwarded-for': more.ip };
  return client.post('/api/v1/auth/sign-in/', body, { headers });
}

function refused(answer: Answer, most: number): void {
  assert.equal(answer.status, 429, JSON.stringify(answer.body));
  const wait = Number(answer.headers.get('retry-after'));
  assert.ok(wait >= 1 && wait <= most, `Retry-After was ${wait}.`);
}

test('signIn: what was tried is remembered over a restart and by every process', async t => {
  const clock = movableClock();
  const first = await startServer(t, { now: clock.now, environment });
  const { email } = await first.signedInAs('merchant');
  for (let attempt = 0; attempt < 5; attempt += 1) assert.equal((await signIn(first.client(), email)).status, 401);
  const second = await startServer(t, { now: clock.now, environment, databaseUrl: first.databaseUrl });
  refused(await signIn(second.client(), email, { password: kitPassword }), 12);
  refused(await signIn(second.client(), email.toUpperCase(), { password: kitPassword, ip: '::ffff:127.0.0.1' }), 12);
  clock.pass(12_000);
  assert.equal((await signIn(second.client(), email, { password: kitPassword })).status, 200);
  const database = await openWholeDatabase(t, first.databaseUrl);
  const kept = await database.query('select key from budgets');
  assert.ok(kept.length > 0 && !JSON.stringify(kept).includes(email), 'Addresses are not readable in the budgets.');
});

test('signIn: one account from many addresses, many accounts from one address, everybody together', async t => {
  const clock = movableClock();
  const server = await startServer(t, { now: clock.now, environment });
  const { email, client } = await server.signedInAs('merchant');
  const many = Array.from({ length: 45 }, (_none, index) => `203.0.113.${index}`);
  const spread = await Promise.all(many.map(ip => signIn(server.client(), email, { ip })));
  assert.equal(spread.filter(({ status }) => status === 401).length, 30);
  assert.equal(spread.filter(({ status }) => status === 429).length, 15);
  const spray = [];
  for (let index = 0; index < 52; index += 1) {
    spray.push((await signIn(server.client(), `n${index}@x.example`, { ip: '192.0.2.1' })).status);
  }
  assert.deepEqual([spray.slice(0, 50).every(status => status === 401), spray.slice(50)], [true, [429, 429]]);
  assert.equal((await client.get('/api/v1/auth/session/')).status, 200, 'Who is signed in stays so.');
  clock.pass(minute);
  const everybody = { name: 'sign-in', of: 'everybody', times: 200, perMs: 1_000 };
  await Promise.all(Array.from({ length: 200 }, () => spend(server.deps.db, clock.now(), [everybody])));
  refused(await signIn(server.client(), 'quiet@x.example', { ip: '198.51.100.200' }), 1);
});

test('signIn: an hour of guessing from one place gets thirty tries, however patient', async t => {
  const clock = movableClock();
  const server = await startServer(t, { now: clock.now, environment });
  const { email } = await server.signedInAs('merchant');
  let tried = 0;
  for (let passed = 0; passed < 20 * minute; passed += 12_000) {
    if ((await signIn(server.client(), email, { ip: '203.0.113.7' })).status === 401) tried += 1;
    clock.pass(12_000);
  }
  assert.ok(tried >= 30 && tried <= 41, `${tried} guesses in twenty minutes.`);
});

test('spend: many at once never take more than there is', async t => {
  const server = await startServer(t);
  const budget = { name: 'test', of: 'all', times: 40, perMs: minute };
  const now = Date.parse('2026-11-20T06:00:00Z');
  const outcomes = await Promise.allSettled(Array.from({ length: 120 }, () => spend(server.deps.db, now, [budget])));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 40);
});

test('links in mails lead to the product, whatever a request calls it', async t => {
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { environment: { ...environment, SMTP_URL: mailbox.url } });
  const { email } = await server.signedInAs('merchant');
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };
  const answer = await server.client().post('/api/v1/auth/forgot-password/', { email }, { headers });
  assert.equal(answer.status, 200);
  await server.runJobs();
  const { text } = mailbox.lastTo(email);
  assert.ok(text.includes(`${server.url}/auth/forgot-password?token=reset_`) && !text.includes('evil.example'), text);
});

test('resetPassword: of a hundred at once from everywhere exactly one changes the password', async t => {
  const server = await startServer(t, { environment });
  const person = await server.signedInAs('merchant');
  const token = await mailedLink(server, person, 'reset');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_none, index) => {
      const body = { token, password: `Harbour42Lantern${index}` };
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      return server.client().post('/api/v1/auth/reset-password/', body, { headers });
    }),
  );
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  assert.equal(won.length, 1);
  assert.equal(answers.filter(({ status }) => status === 400).length, 99);
  const password = `Harbour42Lantern${won[0]}`;
  assert.equal((await signIn(server.client(), person.email, { password })).status, 200);
  assert.equal((await person.client.get('/api/v1/auth/session/')).status, 401);
});

test('listSessions, revokeSession: one sees and ends the own ones only', async t => {
  const clock = movableClock();
  const server = await startServer(t, { now: clock.now });
  const here = await server.signedInAs('merchant');
  const there = await server.signedInAs('merchant');
  const colleague = await server.signedInAs('sales');
  type Listed = { id: string; current: boolean };
  const sessionsOf = async (client: Client): Promise<Listed[]> =>
    ((await client.get('/api/v1/auth/sessions/')).body as { sessions: Listed[] }).sessions;
  const listed = await sessionsOf(here.client);
  assert.equal(listed.filter(({ current }) => current).length, 1);
  assert.equal((await sessionsOf(colleague.client)).length, 1);
  const end = (by: Client, id: string) => by.delete(`/api/v1/auth/sessions/${id}/`);
  const other = listed.find(({ current }) => !current)?.id ?? '';
  assert.equal((await end(colleague.client, other)).status, 404, "A colleague's is not there.");
  assert.equal((await end(here.client, other)).status, 200);
  assert.equal((await end(here.client, other)).status, 404, 'It is gone.');
  assert.equal((await there.client.get('/api/v1/auth/session/')).status, 401);
  const own = await end(here.client, listed.find(({ current }) => current)?.id ?? '');
  assert.deepEqual([own.status, here.client.cookies.size], [200, 0]);
  clock.pass(13 * 60 * minute);
  const later = await server.signedInAs('merchant');
  assert.equal((await sessionsOf(later.client)).length, 1, 'What is over is not shown.');
  const client = server.client();
  client.cookies.set('tillsight', `session_${other}`);
  assert.equal((await client.get('/api/v1/auth/session/')).status, 401, 'Its name in the list opens nothing.');
});
