import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scopes, type Scope } from '@tillsight/contract/scope';
import type { Answer, Client } from '../../../test/client.ts';
import { isMounted, readEndpoints, requestOf } from '../../../test/endpoints.ts';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { mailedLink, tokenOf } from '../../../test/two-organizations.ts';
import { openWholeDatabase, type WholeDatabase } from '../../../test/whole-database.ts';

const began = Date.parse('2026-11-20T06:00:00Z');
const day = 86_400_000;
let now = began;
let server: TestServer;
let database: WholeDatabase;
const ending: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void ending.push(end as () => unknown) };

before(async () => {
  server = await startServer(untilTheEnd, { now: () => now });
  database = await openWholeDatabase(untilTheEnd, server.databaseUrl);
});
after(async () => {
  for (const end of ending) await end();
});

const wanted = {
  name: '  My sheet ',
  scopes: ['ask', 'users:read', 'ask'],
  expires_in_days: 30,
  password: kitPassword,
};
const make = (client: Client, change: object = {}) => client.post('/api/v1/tokens/', { ...wanted, ...change });
const tokensOf = async (client: Client) =>
  ((await client.get('/api/v1/tokens/')).body as { tokens: Record<string, unknown>[] }).tokens;

/** A program: no cookie, no origin, only its token. */
function program(secret: string, { method = 'GET', path = '/api/v1/auth/session/', raw }: Partial<Sent> = {}) {
  const headers = { authorization: `Bearer ${secret}`, origin: undefined };
  return server.client().request(method, path, raw === undefined ? { headers } : { headers, raw });
}
type Sent = { method: string; path: string; raw: string };
const code = ({ body }: Answer) => (body as { code?: string }).code;

async function someone(role = 'merchant'): Promise<SignedIn> {
  await database.query('delete from budgets');
  return server.signedInAs(role, await server.organization());
}

test('createApiToken: shown once, kept as a hash, listed with what it may do and when it was used', async () => {
  const { client, userId } = await someone();
  const made = (await make(client)).body as { secret: string; token: Record<string, unknown> };
  assert.match(made.secret, /^tillsight_[\w-]{43}$/);
  const [listed, ...others] = await tokensOf(client);
  assert.deepEqual([listed, others], [made.token, []]);
  assert.deepEqual(
    { ...listed, id: 0 },
    {
      id: 0,
      name: 'My sheet',
      ending: made.secret.slice(-4),
      scopes: ['ask', 'users:read'],
      created_at: new Date(began).toISOString(),
      expires_at: new Date(began + 30 * day).toISOString(),
      used_at: null,
    },
  );
  const answer = await program(made.secret);
  assert.equal((answer.body as { user_id: string }).user_id, userId);
  assert.equal((await tokensOf(client))[0]?.used_at, new Date(now).toISOString());
  const secretPart = made.secret.slice('tillsight_'.length);
  assert.deepEqual(
    (await database.rows()).filter(({ text }) => text.includes(secretPart)),
    [],
  );
});

test('createApiToken: what is refused', async () => {
  const { client } = await someone();
  const cases: [change: object, status: number, words: RegExp][] = [
    [{ password: 'Wrong42Password' }, 403, /password isn.t right/],
    [{ name: '  ' }, 400, /name the token/],
    [{ name: 'x'.repeat(61) }, 400, /60 characters/],
    [{ scopes: [] }, 400, /what the token may do/],
    [{ scopes: ['users:write'] }, 400, /./],
    [{ scopes: ['*'] }, 400, /./],
    [{ expires_in_days: 0 }, 400, /at least a day/],
    [{ expires_in_days: 366 }, 400, /at most a year/],
    [{ expires_in_days: 1.5 }, 400, /./],
  ];
  for (const [change, status, words] of cases) {
    const answer = await make(client, change);
    assert.equal(answer.status, status, JSON.stringify(change));
    assert.match((answer.body as { detail: string }).detail, words);
  }
  assert.deepEqual(await tokensOf(client), []);
});

test('createApiToken: twenty at most, also when asked for at once', async () => {
  const person = await someone();
  for (let index = 0; index < 17; index += 1) await tokenOf(server, person);
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => make(person.client)))).map(
    ({ status }) => status,
  );
  assert.deepEqual(
    statuses.toSorted((one, other) => one - other),
    [200, 200, 200, 409, 409],
  );
});

test('every endpoint is reached with the scope it names and with no other', async () => {
  const person = await someone();
  const only = new Map<Scope, string>();
  const allBut = new Map<Scope, string>();
  for (const scope of scopes) {
    only.set(scope, (await tokenOf(server, person, [scope])).secret);
    allBut.set(
      scope,
      (
        await tokenOf(
          server,
          person,
          scopes.filter(each => each !== scope),
        )
      ).secret,
    );
  }
  const everything = (await tokenOf(server, person)).secret;
  const ids = { organizationId: person.organizationId, organization_id: person.organizationId, user_id: person.userId };
  const input = {
    ...ids,
    role: 'executive',
    report: 'daily',
    question: 'Hello',
    metrics: ['total_orders'],
    period: 'today',
  };
  const special: Record<string, object> = { saveConfiguration: { timing: '10:00', metrics: {} } };
  let reached = 0;
  for (const endpoint of (await readEndpoints()).filter(each => isMounted(each, server.routes))) {
    if (endpoint.access === 'public') continue;
    await database.query('delete from budgets');
    const sent = requestOf(endpoint, { ...input, ...special[endpoint.name] });
    if (endpoint.scope === undefined) {
      const answer = await program(everything, sent);
      assert.deepEqual([answer.status, code(answer)], [403, 'insufficient_scope'], endpoint.name);
      continue;
    }
    reached += 1;
    if (endpoint.scope === 'any') continue;
    const refused = await program(allBut.get(endpoint.scope) ?? '', sent);
    assert.deepEqual([refused.status, code(refused)], [403, 'insufficient_scope'], endpoint.name);
    assert.equal((refused.body as { detail: string }).detail, `This API token lacks the scope ${endpoint.scope}.`);
    assert.match(refused.headers.get('www-authenticate') ?? '', /insufficient_scope/);
    const done = await program(only.get(endpoint.scope) ?? '', sent);
    assert.equal(done.status, 200, `${endpoint.name}: ${JSON.stringify(done.body)}`);
  }
  assert.ok(reached >= 10, String(reached));
});

test('a token has the rights its owner has now, in the own organization and no other', async () => {
  const sales = await someone('sales');
  const { secret } = await tokenOf(server, sales);
  const other = await someone();
  const path = `/api/v1/organizations/${other.organizationId}/users/`;
  assert.equal((await program(secret, { path })).status, 404);
  const raw = JSON.stringify({ user_id: other.userId, question: 'Hello' });
  assert.equal((await program(secret, { method: 'POST', path: '/api/v1/chatbot/ask/', raw })).status, 403);
  const report = `/api/v1/configurations/user/${sales.userId}/?role=finance`;
  assert.equal((await program(secret, { path: report })).status, 403);
  await database.query("update users set role = 'finance' where id = $1", [sales.userId]);
  assert.equal((await program(secret, { path: report })).status, 200);
});

test('a token ends: revoked, expired, its owner deleted, their password reset', async () => {
  const ways: Record<string, (person: SignedIn, id: string) => Promise<unknown>> = {
    revoked: ({ client }, id) => client.delete(`/api/v1/tokens/${id}/`),
    expired: async () => (now += day),
    deleted: ({ userId }) => database.query('delete from users where id = $1', [userId]),
    reset: async person => {
      const token = await mailedLink(server, person, 'reset');
      return server.client().post('/api/v1/auth/reset-password/', { token, password: 'Harbour77Lantern' });
    },
  };
  for (const [way, end] of Object.entries(ways)) {
    const person = await someone();
    const { id, secret } = await tokenOf(server, person);
    assert.equal((await program(secret)).status, 200, way);
    await end(person, id);
    const answer = await program(secret);
    assert.deepEqual([answer.status, code(answer)], [401, 'unauthenticated'], way);
    assert.match(answer.headers.get('www-authenticate') ?? '', /invalid_token/);
  }
});

test('a request with a token is judged by it alone, and a cookie does not help it', async () => {
  const { client } = await someone();
  for (const authorization of ['Bearer nonsense', 'Bearer tillsight_x', `Bearer tillsight_${'a'.repeat(43)}`]) {
    assert.equal((await client.get('/api/v1/auth/session/', { headers: { authorization } })).status, 401);
  }
  const foreign = { headers: { origin: 'https://evil.example' } };
  assert.equal((await client.post('/api/v1/chatbot/clear-history/', {}, foreign)).status, 403);
  const basic = { headers: { authorization: 'Basic eDp5', origin: 'https://evil.example' } };
  assert.equal(code(await client.post('/api/v1/chatbot/clear-history/', {}, basic)), 'foreign_origin');
});

test('a token is used 120 times a minute at most, and is cleared a month after it has expired', async () => {
  const person = await someone();
  const { secret } = await tokenOf(server, person);
  const answers = await Promise.all(Array.from({ length: 123 }, () => program(secret)));
  const refused = answers.filter(({ status }) => status === 429);
  assert.equal(refused.length, 3);
  assert.ok(Number(refused[0]?.headers.get('retry-after')) >= 1);
  const clear = "select clear_expired_api_tokens(now() - interval '1 year')";
  await database.query(clear);
  assert.equal((await tokensOf(person.client)).length, 1);
  await database.query("update api_tokens set expires_at = now() - interval '2 years' where user_id = $1", [
    person.userId,
  ]);
  await database.query(clear);
  assert.deepEqual(await tokensOf(person.client), []);
});
