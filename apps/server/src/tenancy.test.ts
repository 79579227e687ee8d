/**
 * Who reaches what: every endpoint × everybody who could call it × every field that names something of somebody. Made
 * from the contract and from what is mounted; `test/endpoint-rows.ts` says what is expected.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import type { Endpoint } from '@tillsight/contract/endpoint';
import { roles } from '@tillsight/contract/role';
import { isSampled } from '@tillsight/assistant/sampled';
import type { Answer } from '../test/client.ts';
import { isDocumented } from '../test/documented-answers.ts';
import { endpointRows, sessionId, type Cell, type Row } from '../test/endpoint-rows.ts';
import { plainRows } from '../test/plain-rows.ts';
import { fieldsOf, isMounted, plainRoutes, readEndpoints, requestOf } from '../test/endpoints.ts';
import { startGoogleStand, type GoogleStand } from '../test/google-stand.ts';
import { startServer, type SignedIn, type TestServer } from '../test/kit.ts';
import { withSlack } from '../test/slack.ts';
import { withTelegram } from '../test/telegram.ts';
import { furnish, type Home } from '../test/two-organizations.ts';
import { openWholeDatabase, type WholeDatabase } from '../test/whole-database.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const endpoints = await readEndpoints();

/** Somebody of no role we know stands for every role that may come. */
const everyRole = [...roles, 'auditor'];

/** Everything that names something of somebody, and what of the other organization is put there. */
const idFields: Record<string, (other: Home) => string> = {
  organizationId: other => other.id,
  organization_id: other => other.id,
  user_id: other => other.merchant.userId,
  userId: other => other.colleague.userId,
  account_id: () => 'properties/99',
  token_id: other => other.token.id,
  question_id: other => other.questionId,
  assistant_id: other => other.assistantId,
  alert_id: other => other.alertId,
  schedule_id: other => other.scheduleId,
  board_id: other => other.boardId,
  tile_id: other => other.tileId,
  word_id: other => other.wordId,
  rate_id: other => other.rateId,
  webhook_id: other => other.webhookId,
  event_id: other => other.eventId,
  client_id: () => 'assistant-of-nobody',
  session_id: other => sessionId(other.merchant.client.cookies.get('tillsight') ?? ''),
};

let server: TestServer;
let stand: GoogleStand;
let database: WholeDatabase;
let mine: Home;
let other: Home;
const ending: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void ending.push(end as () => unknown) };
let cells = 0;
/** People who were refused whatever they tried, and so can try again. */
const standing = new Map<string, SignedIn>();
/** What the database looked like the last time; null after something was written on purpose. */
let known: Map<string, string> | null = null;

before(async () => {
  stand = await startGoogleStand(untilTheEnd);
  server = await startServer(untilTheEnd, {
    now: () => now,
    environment: { SANDBOX_URL: stand.url, ...withTelegram, ...withSlack, SANDBOX_SHIPROCKET: 'on' },
  });
  database = await openWholeDatabase(untilTheEnd, server.databaseUrl);
  mine = await furnish(server, stand, 'Mine');
  other = await furnish(server, stand, 'Quillstone');
});

after(async () => {
  for (const end of ending) await end();
});

test('every endpoint and every route has its row, and every id in a request is known here', () => {
  const mounted = endpoints.filter(endpoint => isMounted(endpoint, server.routes));
  assert.ok(mounted.length >= 20, `Only ${mounted.length} are mounted.`);
  assert.deepEqual(
    endpoints.filter(({ name }) => endpointRows[name] === undefined).map(({ name }) => name),
    [],
    'apps/server/test/endpoint-rows.ts says of every endpoint what it answers to whom.',
  );
  assert.deepEqual(
    plainRoutes(endpoints, server.routes).filter(route => plainRows[route] === undefined),
    [],
  );
  const named = endpoints.flatMap(fieldsOf).filter(field => /(^|_)ids?$|Ids?$/.test(field));
  assert.deepEqual(
    named.filter(field => idFields[field] === undefined),
    [],
  );
});

/** Each endpoint is a test of its own, with time of its own: all of them together outlast what a test may take on a slow machine. */
const goneThrough: string[] = [];
for (const endpoint of endpoints) {
  test(`everybody at ${endpoint.name}`, async () => {
    const row = endpointRows[endpoint.name];
    if (row === undefined || !isMounted(endpoint, server.routes)) return;
    await checkEndpoint(endpoint, row);
    await sendNewcomersAway();
    goneThrough.push(endpoint.name);
  });
}

test('the matrix', t => {
  const mounted = endpoints.filter(endpoint => isMounted(endpoint, server.routes));
  assert.deepEqual(
    goneThrough,
    mounted.map(({ name }) => name),
  );
  t.diagnostic(`${cells} cells`);
  assert.ok(cells > 500, `Only ${cells} cells.`);
});

test('routes that were mounted by hand', async t => {
  const wanted = plainRoutes(endpoints, server.routes);
  for (const route of wanted) await t.test(route, () => checkRoute(t, route));
});

/** Each look at the database reads all of its rows: thousands of people, each of no use any more, took most of the time. */
async function sendNewcomersAway(): Promise<void> {
  const residents = [mine.merchant, mine.colleague, other.merchant, other.colleague, ...standing.values()];
  await database.query('delete from users where id <> all($1)', [residents.map(({ userId }) => userId)]);
  known = null;
}

async function checkEndpoint(endpoint: Endpoint, row: Row): Promise<void> {
  for (const role of everyRole) await checkRole(endpoint, row, role);
  await checkForeigner(endpoint, row);
  await checkNobody(endpoint, row, null);
  const deleted = await newcomer('merchant');
  await database.query('delete from users where id = $1', [deleted.userId]);
  await checkNobody(endpoint, row, deleted);
}

/** One's own request, with everything of the other organization beside it, and then each id swapped in turn. */
async function checkRole(endpoint: Endpoint, row: Row, role: string): Promise<void> {
  const own = endpoint.access === 'public' ? 200 : (row.own?.(role) ?? 200);
  const refused: Cell = { server, home: mine, actor: await standingWith(role), role };
  const right = await inputOf(refused, row);
  const tries = fieldsOf(endpoint)
    .filter(field => field in idFields)
    .flatMap(field => valuesFor(field).map(value => ({ field, value })));
  const askings = tries.map(({ field, value }) => ({
    input: { ...right, [field]: value },
    expected: swapped(endpoint, field, own),
    what: `${role} with ${field}=${value}`,
  }));
  // Whoever asks rightly is there before the others are refused, so that one look at the database is the last of those and the first of this.
  const cell = await cellOf(role);
  const input = await inputOf(cell, row);
  if (askings.length > 0) await nothingHappens(refused, endpoint, ...askings);
  const strangers = Object.fromEntries(
    [...Object.entries(idFields), ['id', () => other.merchant.userId] as const]
      .filter(([field]) => !fieldsOf(endpoint).includes(field))
      .map(([field, value]) => [field, value(other)]),
  );
  const what = `${role} with strange fields`;
  if (own === 200) await othersAreSafe(cell, endpoint, { input: { ...input, ...strangers }, expected: [own], what });
  else await nothingHappens(cell, endpoint, { input: { ...input, ...strangers }, expected: [own], what });
}

let turn = 0;

/** What of the other organization there is to name, and what names nothing; of the latter a sample takes them in turn, one a time. */
function valuesFor(field: string): string[] {
  const foreign = idFields[field]?.(other) ?? '';
  const others = [foreign.toUpperCase(), randomUUID(), '', '*', `${mine.id}' or '1'='1`];
  if (!isSampled) return [foreign, ...others];
  turn += 1;
  return [foreign, ...others.slice(turn % others.length).slice(0, 1)];
}

/** A person that is no person of ours is not found; another organization does not even exist. */
function swapped(endpoint: Endpoint, field: string, own: number): number[] {
  if (field === 'account_id') return [own === 200 ? 404 : own];
  if (/^(session|token|question|assistant|alert|schedule|tile|word|rate|client)_id$/.test(field)) return [400, 404];
  if (/^(webhook_id|event_id|board_id|userId)$/.test(field)) return own === 200 ? [400, 404] : [own, 400];
  return endpoint.path.includes(`{${field}}`) ? [400, 404] : [400, 403];
}

/** The other organization's merchant, naming ours everywhere. */
async function checkForeigner(endpoint: Endpoint, row: Row): Promise<void> {
  const cell = await cellOf('merchant', other);
  const input = { ...(await inputOf(cell, row)), ...idsOf(mine.merchant, mine.colleague.userId) };
  const named = fieldsOf(endpoint).some(
    field =>
      field in idFields &&
      !/^(account|session|token|assistant|alert|schedule|board|tile|word|rate|webhook|event|client)_id$/.test(field),
  );
  const what = 'a foreign merchant';
  if (named) await nothingHappens(cell, endpoint, { input, expected: [403, 404], what, marks: mine.marks });
  else await othersAreSafe(cell, endpoint, { input, expected: [200], what, safe: mine });
}

async function checkNobody(endpoint: Endpoint, row: Row, actor: SignedIn | null): Promise<void> {
  const cell: Cell = { server, home: mine, actor, role: 'merchant' };
  const input = await inputOf(cell, row);
  const what = actor === null ? 'nobody' : 'a deleted user';
  if (endpoint.access !== 'public') return nothingHappens(cell, endpoint, { input, expected: [401], what });
  const gone = actor !== null && endpoint.name === 'signIn';
  await othersAreSafe(cell, endpoint, { input, expected: [gone ? 401 : 200], what });
}

async function standingWith(role: string): Promise<SignedIn> {
  const person = standing.get(role) ?? (await newcomer(role));
  standing.set(role, person);
  return person;
}

function newcomer(role: string, home: Home = mine): Promise<SignedIn> {
  known = null;
  return server.newcomer(role, home);
}

async function cellOf(role: string, home: Home = mine): Promise<Cell> {
  return { server, home, actor: await newcomer(role, home), role };
}

async function inputOf(cell: Cell, row: Row): Promise<Record<string, unknown>> {
  known = null;
  const target = await newcomer('sales', cell.home);
  const person = cell.actor ?? cell.home.merchant;
  return { ...idsOf(person, target.userId), ...(await row.input?.(cell)) };
}

function idsOf(person: SignedIn, userId: string): Record<string, string> {
  const { organizationId } = person;
  return { organizationId, organization_id: organizationId, user_id: person.userId, userId };
}

type Asking = { input: Record<string, unknown>; expected: number[]; what: string; marks?: string[]; safe?: Home };

/** Refused, each of them: not a row has changed, and no answer shows anything of the other organization. */
async function nothingHappens(cell: Cell, endpoint: Endpoint, ...askings: Asking[]): Promise<void> {
  const former = known ?? (await database.digests());
  for (const asking of askings) await ask(cell, endpoint, asking);
  known = await database.digests();
  const what = askings.map(asking => asking.what).join(', or ');
  assert.deepEqual(known, former, `${endpoint.name} by ${what} changed something.`);
}

/** Done: in one's own organization and in no other. */
async function othersAreSafe(cell: Cell, endpoint: Endpoint, asking: Asking): Promise<void> {
  const { id } = asking.safe ?? other;
  const former = (known ?? (await database.digests())).get(id);
  await ask(cell, endpoint, { ...asking, marks: (asking.safe ?? other).marks });
  known = await database.digests();
  assert.ok(former !== undefined);
  assert.equal(known.get(id), former, `${endpoint.name} by ${asking.what} changed another's.`);
}

async function ask(
  cell: Cell,
  endpoint: Endpoint,
  { input, expected, what, marks = other.marks }: Asking,
): Promise<void> {
  await database.query('delete from budgets');
  const { method, path, raw } = requestOf(endpoint, input);
  const client = cell.actor?.client ?? server.client();
  const answer = await client.request(method, path, raw === undefined ? {} : { raw });
  assert.ok(
    isDocumented(endpoint, answer.status),
    `${endpoint.name} answers ${answer.status}, which nothing documents.`,
  );
  const sent = `${path} ${raw ?? ''}`;
  cells += 1;
  assert.ok(
    expected.includes(answer.status),
    `${endpoint.name} by ${what}: ${answer.status} instead of ${expected.join(' or ')}: ${JSON.stringify(answer.body)} ${sent}`,
  );
  showsNothing(answer, marks, `${endpoint.name} by ${what}`);
}

function showsNothing(answer: Answer, marks: readonly string[], what: string): void {
  const shown = `${JSON.stringify(answer.body)} ${JSON.stringify([...answer.headers])}`.toLowerCase();
  const leaked = marks.filter(mark => shown.includes(mark.toLowerCase()));
  assert.deepEqual(leaked, [], `${what} saw something of another organization.`);
}

async function checkRoute(t: TestContext, route: string): Promise<void> {
  const [method = ''] = route.split(' ');
  const deleted = await newcomer('merchant');
  await database.query('delete from users where id = $1', [deleted.userId]);
  const somebody = await newcomer('merchant');
  const clients = { nobody: server.client(), somebody: somebody.client, deleted: deleted.client };
  for (const visit of plainRows[route] ?? []) {
    const former = await database.digests();
    const address = visit.path(other);
    const answer = await clients[visit.as].request(
      method,
      address,
      visit.body === undefined ? {} : { raw: visit.body },
    );
    assert.equal(
      answer.status,
      visit.status,
      `${route}, ${visit.what}, as ${visit.as}: ${JSON.stringify(answer.body)}`,
    );
    if (visit.to !== undefined) assert.match(answer.headers.get('location') ?? '', visit.to);
    assert.deepEqual(await database.digests(), former, `${route}, ${visit.what}`);
    showsNothing(answer, other.marks, route);
  }
  t.diagnostic(route);
}
