import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import type { Client } from '../../../test/client.ts';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { startMailbox, type Mailbox } from '../../../test/mailbox.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';

const second = 1_000;
const minute = 60 * second;
const byNumber = (a: number, b: number) => a - b;
const path = '/api/v1/auth/second-factor/';

type Place = { server: TestServer; mailbox: Mailbox; clock: { now: () => number; pass: (ms: number) => void } };

async function place(t: TestContext): Promise<Place> {
  let at = Date.parse('2026-11-20T06:00:10Z');
  const clock = { now: () => at, pass: (ms: number) => void (at += ms) };
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { now: clock.now, environment: { SMTP_URL: mailbox.url } });
  return { server, mailbox, clock };
}

/** As an app would: from the base32 that was shown, by the clock of the phone. */
const appWith = (secret: string) => (at: number) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

const signIn = (client: Client, email: string, code?: string) =>
  client.post('/api/v1/auth/sign-in/', { email, password: kitPassword, ...(code === undefined ? {} : { code }) });

async function enrol({ server, clock }: Place, who: SignedIn) {
  const begun = await who.client.post(path, { password: kitPassword });
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  const { secret, address, qr_svg } = begun.body as Record<string, string>;
  assert.match(address ?? '', /^otpauth:\/\/totp\/Tillsight:.*secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/);
  assert.match(qr_svg ?? '', /^<svg/);
  const show = appWith(secret ?? '');
  const confirmed = await who.client.post(`${path}confirm/`, { code: show(clock.now()) });
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
  const { recovery_codes: codes } = confirmed.body as { recovery_codes: string[] };
  assert.ok(codes.length === 10 && codes.every(code => /^([2-9A-HJ-NP-Z]{6}-){3}[2-9A-HJ-NP-Z]{6}$/.test(code)));
  assert.equal(server.deps.now(), clock.now());
  return { show, codes, secret: secret ?? '' };
}

test('signIn: with a second factor the password alone opens nothing, and every code is good once', async t => {
  const at = await place(t);
  const { server, clock } = at;
  const who = await server.signedInAs('merchant');
  const elsewhere = await server.signedInAs('merchant');
  const { show } = await enrol(at, who);
  assert.equal((await who.client.get('/api/v1/auth/session/')).status, 200, 'The browser that turned it on stays.');
  assert.equal((await elsewhere.client.get('/api/v1/auth/session/')).status, 401, 'Sessions begun without it end.');
  const client = server.client();
  const asked = await signIn(client, who.email);
  const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
  assert.deepEqual([asked.status, code(asked), client.cookies.size], [401, 'second_factor_required', 0]);
  const replayed = await signIn(client, who.email, show(clock.now()));
  assert.equal(replayed.status, 401, 'The code that confirmed it is used already.');
  clock.pass(30 * second);
  assert.equal((await signIn(client, who.email, show(clock.now() - 60 * second))).status, 401, 'Two steps late.');
  assert.equal((await signIn(client, who.email, show(clock.now() + 60 * second))).status, 401, 'Two steps early.');
  const fresh = show(clock.now());
  const atOnce = await Promise.all(Array.from({ length: 2 }, () => signIn(server.client(), who.email, fresh)));
  assert.deepEqual(
    atOnce.map(({ status }) => status).toSorted(byNumber),
    [200, 401],
    'Of two at once exactly one gets in.',
  );
  clock.pass(5 * minute);
  const typed = `${show(clock.now() + 30 * second).slice(0, 3)} ${show(clock.now() + 30 * second).slice(3)}`;
  assert.equal((await signIn(client, who.email, typed)).status, 200, 'A clock half a minute ahead, and a space.');
  assert.equal((await signIn(server.client(), who.email, show(clock.now()))).status, 401, 'Older than the last used.');
  const wrong = { email: who.email, password: 'Wrong42Password', code: show(clock.now()) };
  assert.equal(code(await server.client().post('/api/v1/auth/sign-in/', wrong)), 'wrong_credentials');
});

test('signIn: guessing codes is limited, whoever knows the password', async t => {
  const at = await place(t);
  const { server, clock } = at;
  const who = await server.signedInAs('merchant');
  const { show } = await enrol(at, who);
  let tried = 0;
  for (let passed = 0; passed < 40; passed += 1) {
    const { status } = await signIn(server.client(), who.email, '000000');
    assert.ok(status === 401 || status === 429);
    if (status === 401) tried += 1;
    clock.pass(3 * minute);
  }
  assert.ok(tried >= 20 && tried <= 34, `${tried} guesses in two hours.`);
  const refused = await signIn(server.client(), who.email, show(clock.now()));
  assert.ok(refused.status === 429 && Number(refused.headers.get('retry-after')) > 0);
});

test('recovery codes: each lets its owner in once, and the database shows none', async t => {
  const at = await place(t);
  const { server } = at;
  const who = await server.signedInAs('merchant');
  const colleague = await server.signedInAs('sales');
  const { codes, secret } = await enrol(at, who);
  const [first = '', next = ''] = codes;
  assert.equal((await signIn(server.client(), who.email, first)).status, 200);
  assert.equal((await signIn(server.client(), who.email, first)).status, 401);
  const many = Array.from({ length: 3 }, () => signIn(server.client(), who.email, next.toLowerCase()));
  assert.deepEqual((await Promise.all(many)).map(({ status }) => status).toSorted(byNumber), [200, 401, 401]);
  const read = await who.client.get(path);
  assert.deepEqual(read.body, { success: true, enabled: true, recovery_codes_left: 8 });
  assert.deepEqual((await colleague.client.get(path)).body, { success: true, enabled: false, recovery_codes_left: 0 });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const text = (await database.rows()).map(row => row.text).join('\n');
  for (const hidden of [secret, ...codes, ...codes.map(code => code.replaceAll('-', ''))]) {
    assert.equal(text.includes(hidden), false);
  }
});

test('turning it on and off: the password first, a code within ten minutes, and a mail to the owner', async t => {
  const at = await place(t);
  const { server, mailbox, clock } = at;
  const who = await server.signedInAs('merchant');
  const status = async (answer: Promise<{ status: number }>) => (await answer).status;
  assert.equal(await status(who.client.post(path, { password: 'Wrong42Password' })), 403);
  assert.equal(await status(who.client.post(`${path}confirm/`, { code: '123456' })), 400, 'Nothing was begun.');
  const late = (await who.client.post(path, { password: kitPassword })).body as { secret: string };
  assert.equal(await status(who.client.post(`${path}confirm/`, { code: '12345' })), 400);
  clock.pass(10 * minute);
  assert.equal(await status(who.client.post(`${path}confirm/`, { code: appWith(late.secret)(clock.now()) })), 400);
  assert.equal(await status(signIn(server.client(), who.email)), 200, 'What was only begun is not asked for.');
  await enrol(at, who);
  assert.equal(await status(who.client.post(path, { password: kitPassword })), 409);
  await server.runJobs();
  assert.match(mailbox.lastTo(who.email).subject, /turned on/);
  assert.equal(await status(who.client.delete(path, { password: 'Wrong42Password' })), 403);
  assert.equal(await status(signIn(server.client(), who.email)), 401, 'It is still on.');
  assert.equal(await status(who.client.delete(path, { password: kitPassword })), 200);
  assert.equal(await status(signIn(server.client(), who.email)), 200);
  await server.runJobs();
  assert.match(mailbox.lastTo(who.email).subject, /turned off/);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const acts = await database.query(`select act from audit_log where act like 'second%' order by id`);
  assert.deepEqual(acts, [{ act: 'second factor on' }, { act: 'second factor off' }]);
  assert.deepEqual(await database.query('select 1 from recovery_codes'), []);
});
