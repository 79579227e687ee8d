/** One, two and four web and worker processes on one database behind nginx: what must hold for all of them together. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { demoEmail } from '../src/demo.ts';
import { Client } from '../test/client.ts';
import { sendsPerSecond, startFleet, until, type Fleet } from './fleet.ts';
import { reportsOfTheMorning } from './fleet-reports.ts';
import { checkExample, findNginx } from './nginx.ts';

const nginx = findNginx();
const skip = nginx === null ? 'nginx is not installed here; the example configuration was not tried.' : false;
const password = 'KesarLane2026';
const operations = 30;

for (const processes of [1, 2, 4]) {
  test(`${processes} web and ${processes} worker processes behind nginx`, { skip }, async t => {
    const environment = { WHATSAPP_PER_SECOND: sendsPerSecond, GOOGLE_ADS_OPERATIONS_PER_DAY: String(operations) };
    const options = { processes, environment, now: '2026-11-20T09:00:00+05:30' };
    const fleet = await startFleet(t, { nginx: nginx ?? '', ...options });
    const before = await operationsOf(fleet);
    const who = await signIn(fleet);
    await t.test('all start at once on an empty database', () => oneDemonstration(fleet));
    await t.test('nginx: the name over TLS only, and events as they come', () => throughNginx(fleet, who));
    await t.test('guessing is counted together, whatever address is claimed', () => guessing(fleet));
    await t.test('questions are counted together', tt => questions(tt, fleet, who));
    await t.test('a form that is posted many times at once is done once', () => doneOnce(fleet, who));
    await t.test('what one process changes the others see at once', () => seenAtOnce(fleet));
    await t.test('figures are remembered in each process, and in none after a change', () => remembered(fleet, who));
    await t.test('each due report is planned and sent once, no faster than allowed', tt =>
      reportsOfTheMorning(tt, fleet, who),
    );
    await t.test('a token that has ended is renewed once', () => renewedOnce(fleet));
    await t.test('operations of Google Ads are counted together', () => countedTogether(fleet, before));
    await t.test('a process that dies is passed over', { skip: processes === 1 }, () => passedOver(fleet));
    const codes = await fleet.stop();
    assert.deepEqual(
      codes.filter(code => code !== 0),
      processes === 1 ? [] : [null],
    );
    assert.deepEqual(fleet.errors, []);
  });
}

test('the example configuration is one that nginx takes', { skip }, async t => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-nginx-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await checkExample(nginx ?? '', folder);
});

async function signIn({ url }: Fleet, email = demoEmail): Promise<Client> {
  const client = new Client(url);
  const answer = await client.post('/api/v1/auth/sign-in/', { email, password });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return client;
}

type Session = { user_id: string; organization_id: string };

async function sessionOf(client: Client): Promise<Session> {
  return (await client.get('/api/v1/auth/session/')).body as Session;
}

async function oneDemonstration({ query }: Fleet): Promise<void> {
  const rows = await query<{ organizations: string; users: string; connections: string }>(
    `select (select count(*) from organizations) as organizations, (select count(*) from users) as users,
       (select count(*) from connections where status = 'active') as connections`,
  );
  assert.deepEqual(rows, [{ organizations: '1', users: '7', connections: '3' }]);
}

const ask = (path: string, question: string, { user_id }: Session) => ({
  method: 'POST',
  path,
  body: { user_id, question },
});
const askPath = '/api/v1/chatbot/ask/';

async function throughNginx({ url, plainUrl, sandbox }: Fleet, who: Client): Promise<void> {
  const plain = await fetch(`${plainUrl}/dashboard?a=b`, {
    redirect: 'manual',
    headers: { host: 'tillsight.example' },
  });
  assert.equal(plain.status, 301);
  assert.match(plain.headers.get('location') ?? '', /^https:\/\/[^/]+\/dashboard\?a=b$/);
  sandbox.control.faults.add('shopify', { operation: 'graphql', delayMs: 1_500, times: 1 });
  const { user_id } = await sessionOf(who);
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: url, 'content-type': 'application/json', accept: 'text/event-stream' };
  const body = JSON.stringify({ user_id, question: 'How many orders on 2 November?' });
  const answer = await fetch(`${url}${askPath}`, { method: 'POST', headers, body });
  const arrived: { event: string; at: number }[] = [];
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const [, event = ''] of piece.matchAll(/^event: (\w+)/gm)) arrived.push({ event, at: performance.now() });
  }
  const [first, last] = [arrived[0], arrived.at(-1)];
  assert.deepEqual([first?.event, last?.event], ['stage', 'answer']);
  assert.ok((last?.at ?? 0) - (first?.at ?? 0) > 1_000, `Events were held back: ${JSON.stringify(arrived)}`);
}

async function guessing({ url, at, processes }: Fleet): Promise<void> {
  const email = 'farhan@kesarlane.example';
  const from = performance.now();
  const door = new Client(url);
  const guess = (index: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    return door.post('/api/v1/auth/sign-in/', { email, password: `Wrong${index}Password` }, { headers });
  };
  const answers = await Promise.all(Array.from({ length: 40 }, (_none, index) => guess(index)));
  const tried = answers.filter(({ status }) => status === 401).length;
  const refilled = Math.ceil((performance.now() - from) / 12_000);
  assert.ok(tried >= 5 && tried <= 5 + refilled, `${tried} guesses.`);
  const wrong = { method: 'POST', path: '/api/v1/auth/sign-in/', body: { email, password } };
  const direct = await Promise.all(
    Array.from({ length: processes }, (_none, place) => at(place, new Client(url), wrong)),
  );
  assert.ok(direct.filter(({ status }) => status === 429).length >= processes - 1, 'Each process knows of them.');
}

async function questions(t: TestContext, { url }: Fleet, who: Client): Promise<void> {
  const { body } = ask(askPath, 'Hello', await sessionOf(who));
  const from = performance.now();
  const answers = await Promise.all(Array.from({ length: 90 }, () => who.post(askPath, body)));
  const answered = answers.filter(({ status }) => status === 200).length;
  const refilled = Math.ceil((performance.now() - from) / 1_000);
  t.diagnostic(`${answered} of 90 questions answered in ${refilled} s, at ${url}`);
  assert.ok(answered >= 59 && answered <= 60 + refilled, `${answered} answered.`);
  assert.deepEqual(
    [...new Set(answers.map(({ status }) => status))].toSorted((one, next) => one - next),
    [200, 429],
  );
}

async function doneOnce({ processes, at, query }: Fleet, who: Client): Promise<void> {
  const { organization_id, user_id } = await sessionOf(who);
  const many = (request: Parameters<Fleet['at']>[2]) =>
    Promise.all(Array.from({ length: processes * 4 }, (_none, place) => at(place, who, request)));
  const statuses = async (request: Parameters<Fleet['at']>[2]) => (await many(request)).map(({ status }) => status);
  const person = { organization_id, name: 'Twice', email: 'twice@kesarlane.example', password, role: 'product' };
  const added = await statuses({
    method: 'POST',
    path: `/api/v1/organizations/${organization_id}/users/`,
    body: person,
  });
  assert.equal(added.filter(status => status === 200).length, 1);
  assert.equal(added.filter(status => status === 409).length, processes * 4 - 1);
  const fresh = { name: 'New', email: 'new@once.example', password, browser_time_zone: 'Asia/Kolkata' };
  assert.deepEqual([...new Set(await statuses({ method: 'POST', path: '/api/v1/auth/sign-up/', body: fresh }))], [200]);
  const metrics = { total_orders: { enabled: true, order: 1, category: 'shopify_metrics' } };
  const form = { user_id, organization_id, role: 'sales', report: 'weekly', timing: '07:00', metrics };
  assert.deepEqual(
    [...new Set(await statuses({ method: 'POST', path: '/api/v1/configurations/save/', body: form }))],
    [200],
  );
  const test = {
    method: 'POST',
    path: '/api/v1/reports/test/',
    body: { user_id, organization_id, role: 'sales', report: 'weekly' },
  };
  assert.ok((await statuses(test)).includes(200));
  const [counts] = await query<Record<string, string>>(
    `select (select count(*) from users where email in ('twice@kesarlane.example', 'new@once.example')) as people,
       (select count(*) from organizations) as organizations,
       (select count(*) from configurations where frequency = 'weekly') as configurations,
       (select count(*) from deliveries where test) as tests`,
  );
  assert.deepEqual(counts, { people: '2', organizations: '2', configurations: '1', tests: '1' });
}

async function seenAtOnce(fleet: Fleet): Promise<void> {
  const { processes, at, urls } = fleet;
  const everywhere = (who: Client, path = '/api/v1/auth/session/') =>
    Promise.all(urls.map(async (_url, place) => at(place, who, { path })));
  const statuses = async (who: Client) => (await everywhere(who)).map(({ status }) => status);
  const all = (status: number) => Array.from({ length: processes }, () => status);
  const merchant = await signIn(fleet);
  const { organization_id } = await sessionOf(merchant);
  const people = await merchant.get(`/api/v1/organizations/${organization_id}/users/`);
  const { users } = people.body as { users: { id: string; email: string }[] };
  const pathOf = (email: string) =>
    `/api/v1/organizations/${organization_id}/users/${users.find(user => user.email === email)?.id}/`;
  for (let round = 0; round < processes; round += 1) {
    const who = await signIn(fleet, 'divya@kesarlane.example');
    assert.deepEqual(await statuses(who), all(200));
    const role = round % 2 === 0 ? 'finance' : 'product';
    const path = pathOf('divya@kesarlane.example');
    const changed = await at(round, merchant, { method: 'PUT', path, body: { name: 'Divya Nair', role } });
    assert.equal(changed.status, 200);
    assert.deepEqual(await statuses(who), all(401), 'A changed role ends the sessions that had the old one.');
    const again = await signIn(fleet, 'divya@kesarlane.example');
    const roles = (await everywhere(again)).map(({ body }) => (body as { role: string }).role);
    assert.deepEqual([...new Set(roles)], [role]);
    assert.equal((await at(round, again, { method: 'POST', path: '/api/v1/auth/sign-out/', body: {} })).status, 200);
    assert.deepEqual(await statuses(again), all(401), 'A session that has ended has ended everywhere.');
  }
  const removed = await signIn(fleet, 'twice@kesarlane.example');
  const gone = await at(1, merchant, { method: 'DELETE', path: pathOf('twice@kesarlane.example') });
  assert.equal(gone.status, 200);
  assert.deepEqual(await statuses(removed), all(401), 'Whoever is removed is signed out everywhere.');
}

async function remembered({ at, processes, sandbox, moveClock }: Fleet, who: Client): Promise<void> {
  // A minute later the questions of before are forgiven.
  moveClock('2026-11-20T09:10:00+05:30');
  const session = await sessionOf(who);
  const everywhere = async (question: string) => {
    const before = sandbox.control.requests.length;
    const answers: string[] = [];
    for (let place = 0; place < processes * 2; place += 1) {
      const { body } = await at(place, who, ask(askPath, question, session));
      answers.push((body as { response: string }).response);
    }
    const calls = sandbox.control.requests.slice(before).filter(({ url }) => url.includes('graphql.json')).length;
    return { calls, answers: [...new Set(answers)] };
  };
  const asked = await everywhere('How many orders did I get on 5 November?');
  assert.equal(asked.answers.length, 1, JSON.stringify(asked.answers));
  assert.ok(asked.calls <= processes, `${asked.calls} calls of ${processes} processes.`);
  const sources = { method: 'POST', path: '/api/v1/integrations/disconnect/', body: { provider: 'google_ads' } };
  assert.equal((await at(0, who, sources)).status, 200);
  const spent = await everywhere('What did I spend on Google Ads on 5 November?');
  assert.deepEqual([spent.calls, spent.answers.length], [0, 1]);
  assert.match(spent.answers[0] ?? '', /connect/i);
  const again = await at(1, who, { path: `/api/v1/ga/auth?include_google_ads=true&account_name=Kesar+Lane` });
  assert.equal(again.status, 303, 'What a person begins at one process another one may end.');
  const { walkConsent } = await import('../src/consent-walk.ts');
  const back = new URL((await walkConsent(again.headers.get('location') ?? '')) ?? '');
  const landings = await Promise.all(
    Array.from({ length: processes * 2 }, (_none, place) =>
      at(place + 2, who, { path: `${back.pathname}${back.search}` }),
    ),
  );
  const landed = landings.filter(({ headers }) => headers.get('location')?.includes('oauth_status=success'));
  assert.equal(landed.length, 1, 'Whoever comes back twice is let in once.');
}

async function renewedOnce(fleet: Fleet): Promise<void> {
  const { at, processes, sandbox, moveClock } = fleet;
  moveClock('2026-11-20T12:30:00+05:30');
  const who = await signIn(fleet);
  const session = await sessionOf(who);
  const before = sandbox.control.requests.length;
  const asked = Array.from({ length: 24 }, (_none, index) => {
    const what = index % 2 === 0 ? 'How many orders did I get' : 'How many sessions did I have';
    return at(index, who, ask(askPath, `${what} on ${Math.floor(index / 2) + 3} October?`, session));
  });
  const answers = await Promise.all(asked);
  assert.deepEqual(
    answers.map(({ body }) => (body as { behaviour: string }).behaviour).filter(each => each !== 'answer'),
    [],
  );
  const renewals = sandbox.control.requests
    .slice(before)
    .filter(({ body, url }) => /token/.test(url) && JSON.stringify(body ?? '').includes('refresh_token'))
    .map(({ platform }) => platform);
  assert.deepEqual(
    renewals.toSorted(),
    ['kesar-lane.myshopify.com', 'oauth2.googleapis.com'],
    `${processes} processes`,
  );
}

async function operationsOf({ sandbox }: Fleet): Promise<number> {
  const state = await (await fetch(`${sandbox.url}/control/google-ads/state`)).json();
  return (state as { operations: number }).operations;
}

async function countedTogether(fleet: Fleet, before: number): Promise<void> {
  const { at, moveClock, sandbox } = fleet;
  moveClock('2026-11-20T12:40:00+05:30');
  const who = await signIn(fleet);
  const session = await sessionOf(who);
  const connecting = sandbox.control.requests.filter(({ url }) => /listAccessibleCustomers/.test(url)).length;
  const asked = Array.from({ length: 45 }, (_none, index) =>
    at(index, who, ask(askPath, `What did I spend on Google Ads from 1 to ${(index % 28) + 2} October?`, session)),
  );
  await Promise.all(asked);
  const made = (await operationsOf(fleet)) - before;
  assert.ok(made >= operations && made <= operations + connecting * 3, `${made} operations, ${connecting} consents.`);
}

async function passedOver(fleet: Fleet): Promise<void> {
  const who = await signIn(fleet);
  const read = async () => (await who.get('/api/v1/auth/session/')).status;
  const during = Promise.all(
    Array.from({ length: 4 }, async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 60; count += 1) statuses.push(await read());
      return statuses;
    }),
  );
  await fleet.kill(0);
  assert.deepEqual([...new Set((await during).flat())], [200]);
  await until('Signing in goes on', async () => (await signIn(fleet)).cookies.size > 0);
}
