import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Client } from '../../../test/client.ts';
import { startServer, kitPassword, type TestServer } from '../../../test/kit.ts';
import { startMailbox, type Mailbox } from '../../../test/mailbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const person = { name: 'Asha Rao', email: 'asha@shop.example', password: 'Lantern42Harbour' };

/** A clock the test can put forward. */
function movableClock() {
  let at = Date.parse('2026-11-20T06:00:00Z');
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

type Place = { server: TestServer; mailbox: Mailbox; clock: ReturnType<typeof movableClock> };

async function place(t: TestContext, environment: Record<string, string> = {}): Promise<Place> {
  const clock = movableClock();
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { now: clock.now, environment: { SMTP_URL: mailbox.url, ...environment } });
  return { server, mailbox, clock };
}

function signIn(client: Client, fields: Record<string, string> = {}) {
  const { email, password } = { ...person, ...fields };
  return client.post('/api/v1/auth/sign-in/', { email, password });
}

const session = (client: Client) => client.get('/api/v1/auth/session/');

async function mailedToken({ server, mailbox }: Place, to: string): Promise<string> {
  await server.runJobs();
  return /token=([\w-]+)/.exec(mailbox.lastTo(to).text)?.[1] ?? assert.fail('No link in the mail.');
}

test('signUp, signIn, readSession, signOut', async t => {
  const { server } = await place(t);
  const client = server.client();
  const browser = { time_zone: 'Asia/Kolkata', locale: 'en-IN' };
  const signedUp = await client.post('/api/v1/auth/sign-up/', { ...person, email: 'Asha@Shop.Example', ...browser });
  assert.equal(signedUp.status, 200, JSON.stringify(signedUp.body));
  assert.equal(client.cookies.size, 0, 'Signing up does not sign in.');
  const signedIn = await signIn(client, { email: 'ASHA@shop.example' });
  assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
  const read = await session(client);
  assert.deepEqual({ ...(read.body as object), message: '' }, { ...(signedIn.body as object), message: '' });
  const body = read.body as Record<string, string>;
  assert.deepEqual([body.user_email, body.role, body.shopify_status], [person.email, 'merchant', 'inactive']);
  const organization = await server.deps.db.inOrganization(body.organization_id ?? '', trx =>
    trx.selectFrom('organizations').selectAll().executeTakeFirstOrThrow(),
  );
  assert.deepEqual(
    [organization.time_zone, organization.currency, organization.country],
    ['Asia/Kolkata', 'INR', 'IN'],
  );
  const former = new Client(server.url);
  for (const [name, value] of client.cookies) former.cookies.set(name, value);
  assert.equal((await client.post('/api/v1/auth/sign-out/')).status, 200);
  assert.deepEqual([...client.cookies.keys()], ['tillsight-device'], 'That somebody signed in here stays known.');
  assert.equal((await session(former)).status, 401, 'A copied cookie ends with the session.');
  assert.equal((await client.post('/api/v1/auth/sign-out/')).status, 200, 'Signing out twice does no harm.');
});

test('signUp: what is refused, in the words of the form', async t => {
  const { server } = await place(t);
  const cases: [fields: Record<string, unknown>, detail: RegExp][] = [
    [{ name: 'A' }, /^Name must be at least 2 characters$/],
    [{ name: 'x'.repeat(256) }, /^Name must be at most 255 characters$/],
    [{ email: 'asha@' }, /^Please enter a valid email address$/],
    [{ password: 'Short1a' }, /^Password must be at least 8 characters$/],
    [{ password: 'lower1lower' }, /^Password must contain at least one uppercase letter$/],
    [{ password: 'UPPER1UPPER' }, /^Password must contain at least one lowercase letter$/],
    [{ password: 'NoDigitHere' }, /^Password must contain at least one number$/],
    [{ password: 'Welcome2026' }, /^This password is too easy to guess/],
    [{ password: 'Ncc1701d' }, /^This password is too easy to guess/],
    [{ password: 'Sc0ttie99!' }, /^This password is too easy to guess/],
    [{ password: 'Tillsight26' }, /^This password is too easy to guess/],
    [{ name: 'A', password: 'short' }, /^Name must be at least 2 characters, Password must be at least 8 characters, /],
  ];
  for (const [fields, detail] of cases) {
    const answer = await server.client().post('/api/v1/auth/sign-up/', { ...person, ...fields });
    const problem = answer.body as { detail: string; message: string; code: string };
    assert.equal(answer.status, 400, JSON.stringify(fields));
    assert.match(problem.detail, detail);
    assert.deepEqual([problem.message, problem.code], [problem.detail, 'invalid_request']);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/);
  }
});

test('signUp: a strange browser still gives an organization with days and money', async t => {
  const { server } = await place(t);
  const cases: [browser: Record<string, string>, expected: string[]][] = [
    [{}, ['UTC', 'USD', 'US']],
    [{ time_zone: 'Mars/Olympus', locale: 'zz-invalid-!' }, ['UTC', 'USD', 'US']],
    [{ time_zone: 'Europe/Paris', locale: 'fr' }, ['Europe/Paris', 'EUR', 'FR']],
    [{ time_zone: '+05:30', locale: 'ja-JP' }, ['UTC', 'JPY', 'JP']],
  ];
  for (const [index, [browser, expected]] of cases.entries()) {
    const email = `browser${index}@shop.example`;
    const client = server.client();
    await client.post('/api/v1/auth/sign-up/', { ...person, email, ...browser });
    const { organization_id } = (await signIn(client, { email })).body as { organization_id: string };
    const row = await server.deps.db.inOrganization(organization_id, trx =>
      trx.selectFrom('organizations').selectAll().executeTakeFirstOrThrow(),
    );
    assert.deepEqual([row.time_zone, row.currency, row.country], expected);
  }
});

test('signUp: a taken address gets the same answer and keeps its account', async t => {
  const at = await place(t);
  const { server, mailbox } = at;
  const first = await server.client().post('/api/v1/auth/sign-up/', person);
  const again = { ...person, name: 'Somebody Else', password: 'Other42Password' };
  const second = await server.client().post('/api/v1/auth/sign-up/', again);
  const shape = ({ status, body }: typeof first) => [status, { ...(body as object), user_id: 'any' }];
  assert.deepEqual(shape(second), shape(first));
  await server.runJobs();
  const subjects = mailbox.mails.map(({ subject }) => subject);
  assert.deepEqual(subjects.sort(), [
    'Please verify your email address for Tillsight',
    'You already have an account at Tillsight',
  ]);
  assert.equal((await signIn(server.client())).status, 200);
  assert.equal((await signIn(server.client(), { password: again.password })).status, 401);
});

test('signIn: a wrong password and an unknown address are told apart by nothing', async t => {
  const { server } = await place(t);
  const { email } = await server.signedInAs('merchant');
  const wrong = await signIn(server.client(), { email });
  const unknown = await signIn(server.client(), { email: 'nobody@shop.example' });
  const shape = ({ status, body, headers }: typeof wrong) => [
    status,
    { ...(body as object), request_id: '' },
    [...headers.keys()].sort(),
  ];
  assert.deepEqual(shape(wrong), shape(unknown));
  assert.equal(wrong.status, 401);
});

test('signIn: five wrong passwords a minute, then a wait that is told', async t => {
  const { server, clock } = await place(t);
  const { email, client } = await server.signedInAs('merchant');
  for (let attempt = 0; attempt < 5; attempt += 1) assert.equal((await signIn(server.client(), { email })).status, 401);
  const refused = await signIn(server.client(), { email, password: kitPassword });
  assert.equal(refused.status, 429);
  const wait = Number(refused.headers.get('retry-after'));
  assert.ok(wait > 0 && wait <= 12, `Retry-After was ${wait}.`);
  assert.equal((await session(client)).status, 200, 'A session that is open stays open.');
  clock.pass(wait * 1000);
  assert.equal((await signIn(server.client(), { email, password: kitPassword })).status, 200);
  const many = Array.from({ length: 12 }, () => signIn(server.client(), { email: 'nobody@shop.example' }));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  assert.equal(statuses.filter(status => status === 401).length, 5, 'At once, no more than the budget gets through.');
});

test('sessions: idle and absolute limits, rotation, and what a cookie may be', async t => {
  const { server, clock } = await place(t);
  const { client, email } = await server.signedInAs('merchant');
  clock.pass(11 * hour);
  assert.equal((await session(client)).status, 200);
  clock.pass(11 * hour);
  assert.equal((await session(client)).status, 200, 'Use renews it.');
  clock.pass(12 * hour + minute);
  assert.equal((await session(client)).status, 401, 'Twelve idle hours end it.');
  const long = (await server.signedInAs('merchant')).client;
  for (let passed = 0; passed < 30 * day; passed += 10 * hour) {
    assert.equal((await session(long)).status, 200);
    clock.pass(10 * hour);
  }
  assert.equal((await session(long)).status, 401, 'Thirty days end it, however it was used.');
  const planted = server.client();
  planted.cookies.set('tillsight', `session_${'A'.repeat(43)}`);
  const before = planted.cookies.get('tillsight');
  assert.equal((await session(planted)).status, 401);
  assert.equal((await signIn(planted, { email, password: kitPassword })).status, 200);
  assert.notEqual(planted.cookies.get('tillsight'), before, 'A planted cookie never becomes a session.');
  const first = new Map(planted.cookies);
  await signIn(planted, { email, password: kitPassword });
  const old = server.client();
  for (const [name, value] of first) old.cookies.set(name, value);
  assert.equal((await session(old)).status, 401, 'Signing in ends the session of before.');
});

test('the cookie: HttpOnly, Lax, and with https also Secure under the __Host- name', async t => {
  const cases: [environment: Record<string, string>, expected: RegExp][] = [
    [{}, /^tillsight=session_[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      { PUBLIC_URL: 'https://app.shop.example' },
      /^__Host-tillsight=session_[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ];
  for (const [environment, expected] of cases) {
    const { server } = await place(t, environment);
    const { email } = await server.signedInAs('merchant');
    const client = server.client();
    const headers = { origin: server.deps.publicUrl.origin };
    const answer = await client.post('/api/v1/auth/sign-in/', { email, password: kitPassword }, { headers });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.match(answer.headers.getSetCookie()[0] ?? '', expected);
    assert.equal(JSON.stringify(answer.body).includes('session_'), false);
  }
});

test('forgotPassword and resetPassword', async t => {
  const at = await place(t);
  const { server, mailbox, clock } = at;
  const { email, client } = await server.signedInAs('merchant');
  const forgot = (address: string) => server.client().post('/api/v1/auth/forgot-password/', { email: address });
  const reset = (token: string, password = 'Harbour42Lantern') =>
    server.client().post('/api/v1/auth/reset-password/', { token, password });
  const [known, unknown] = [await forgot(email), await forgot('nobody@shop.example')];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  const token = await mailedToken(at, email);
  assert.deepEqual(
    mailbox.mails.map(({ to }) => to),
    [email],
    'An unknown address gets no mail.',
  );
  assert.match(mailbox.lastTo(email).text, new RegExp(`${server.url}/auth/forgot-password\\?token=`));
  assert.equal((await reset(token, 'weak')).status, 400, 'A refused password leaves the link good.');
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
  assert.deepEqual(
    answers.map(({ status }) => status).filter(status => status === 200),
    [200],
    'Of twenty at once exactly one changes it.',
  );
  assert.equal((await reset(token)).status, 400);
  assert.equal((await session(client)).status, 401, 'Every session of before has ended.');
  assert.equal((await signIn(server.client(), { email, password: 'Harbour42Lantern' })).status, 200);
  await server.runJobs();
  assert.match(mailbox.lastTo(email).subject, /password was changed/);
  await forgot(email);
  const late = await mailedToken(at, email);
  clock.pass(31 * minute);
  assert.equal((await reset(late)).status, 400, 'Thirty minutes are over.');
  assert.equal((await reset('reset_unknown')).status, 400);
  await forgot(email);
  await forgot(email);
  const limited = await forgot(email);
  assert.equal(limited.status, 429);
  assert.ok(Number(limited.headers.get('retry-after')) > 60);
});

test('verifyEmail: required where it is required', async t => {
  const at = await place(t, { EMAIL_VERIFICATION: 'required' });
  const { server, clock } = at;
  await server.client().post('/api/v1/auth/sign-up/', person);
  const refused = await signIn(server.client());
  assert.deepEqual([refused.status, (refused.body as { code: string }).code], [403, 'email_not_verified']);
  assert.equal((await signIn(server.client(), { password: 'Wrong42Password' })).status, 401);
  const token = await mailedToken(at, person.email);
  const open = (secret: string) => server.client().get(`/api/v1/auth/verify-email/?token=${secret}`);
  const wrong = await open('verify_unknown');
  assert.deepEqual([wrong.status, wrong.headers.get('location')], [303, '/auth/sign-in?verified=0']);
  const right = await open(token);
  assert.deepEqual([right.status, right.headers.get('location')], [303, '/auth/sign-in?verified=1']);
  assert.equal((await open(token)).headers.get('location'), '/auth/sign-in?verified=1', 'Twice does no harm.');
  assert.equal((await signIn(server.client())).status, 200);
  clock.pass(25 * hour);
  assert.equal((await open(token)).headers.get('location'), '/auth/sign-in?verified=0');
});

test('resendVerification: a new link for who waits for one, the same answer to everybody', async t => {
  const at = await place(t);
  const { server } = at;
  await server.client().post('/api/v1/auth/sign-up/', person);
  const first = await mailedToken(at, person.email);
  const resend = async (email: string) =>
    (await server.client().post('/api/v1/auth/resend-verification/', { email })).body;
  assert.deepEqual(await resend('nobody@shop.example'), await resend(person.email));
  const second = await mailedToken(at, person.email);
  assert.notEqual(second, first);
  const opened = await server.client().get(`/api/v1/auth/verify-email/?token=${second}`);
  assert.equal(opened.headers.get('location'), '/auth/sign-in?verified=1');
  const before = at.mailbox.mails.length;
  await resend(person.email);
  await server.runJobs();
  assert.equal(at.mailbox.mails.length, before, 'Who is verified gets none.');
});

test('an address is proved where password and mailed link meet: in either order, and by a reset; then nothing is lost', async t => {
  const at = await place(t);
  const { server } = at;
  const factor = async (client: Client) =>
    (await client.post('/api/v1/auth/second-factor/', { password: person.password })).status;
  const signedUp = async (email: string) => {
    const client = server.client();
    await client.post('/api/v1/auth/sign-up/', { ...person, email });
    const token = await mailedToken(at, email);
    return { client, open: (browser: Client) => browser.get(`/api/v1/auth/verify-email/?token=${token}`) };
  };
  const first = await signedUp('first@shop.example');
  await first.open(first.client);
  assert.ok(first.client.cookies.has('tillsight-opened'));
  assert.equal((await signIn(first.client, { email: 'first@shop.example' })).status, 200);
  assert.equal(first.client.cookies.has('tillsight-opened'), false);
  assert.equal(await factor(first.client), 200, 'Opened, then signed in.');

  const other = await signedUp('other@shop.example');
  await other.open(server.client());
  await signIn(other.client, { email: 'other@shop.example' });
  const refused = await other.client.post('/api/v1/auth/second-factor/', { password: person.password });
  assert.deepEqual([refused.status, (refused.body as { code: string }).code], [403, 'email_not_verified']);
  const fresh = await mailedToken(at, 'other@shop.example');
  await other.client.get(`/api/v1/auth/verify-email/?token=${fresh}`);
  assert.equal(await factor(other.client), 200, 'Signed in, then opened.');

  const wrong = server.client();
  await other.open(wrong);
  await server.client().post('/api/v1/auth/sign-up/', { ...person, email: 'third@shop.example' });
  await signIn(wrong, { email: 'third@shop.example' });
  assert.equal(await factor(wrong), 403, "Another's link proves nothing.");

  const owner = await server.signedInAs('merchant');
  const colleague = await server.signedInAs('sales');
  await server.client().post('/api/v1/auth/forgot-password/', { email: owner.email });
  const token = await mailedToken(at, owner.email);
  await server.client().post('/api/v1/auth/reset-password/', { token, password: 'Harbour42Lantern' });
  assert.equal((await session(colleague.client)).status, 200, 'Who has shown it before keeps the team.');
});
