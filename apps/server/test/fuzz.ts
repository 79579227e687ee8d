/** Requests without end, made from the contract's schemas, and what must hold for every answer. */
import assert from 'node:assert/strict';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Endpoint } from '@tillsight/contract/endpoint';
import { createLog } from '../src/infra/log.ts';
import type { Answer, Client } from './client.ts';
import { isMounted, plainRoutes, readEndpoints } from './endpoints.ts';
import { chanceOf, hostileText, hostileValue, nearlyRight, type Chance } from './fuzz-values.ts';
import { startGoogleStand } from './google-stand.ts';
import { startServer, type TestServer } from './kit.ts';
import { furnish, type Home } from './two-organizations.ts';
import { smallWebApp } from './web-folder.ts';
import { openWholeDatabase } from './whole-database.ts';

type Sent = { method: string; path: string; raw?: string; headers: Record<string, string> };
type Target = { endpoints: Endpoint[]; plain: string[]; home: Home };

export type FuzzResult = { statuses: Record<string, number>; longestStallMs: number; bystanderUnchanged: boolean };

export async function fuzz(
  t: TestContext,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzResult> {
  const stand = await startGoogleStand(t);
  const lines: string[] = [];
  const log = createLog('error', { write: line => void lines.push(line) });
  const environment = { SANDBOX_URL: stand.url, SANDBOX_TELEGRAM: 'on', SANDBOX_SLACK: 'on' };
  const server = await startServer(t, { webFolder: await smallWebApp(t), environment, log });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const home = await furnish(server, stand, 'Fuzzed');
  const bystander = await furnish(server, stand, 'Bystander');
  const before = (await database.digests()).get(bystander.id);
  const endpoints = (await readEndpoints()).filter(endpoint => isMounted(endpoint, server.routes));
  const target: Target = { endpoints, plain: plainRoutes(endpoints, server.routes), home };
  let clients = await clientsOf(server, home);
  const statuses: Record<string, number> = {};
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  const pulse = watchPulse();
  let next = 0;
  const failures: unknown[] = [];
  const one = async (index: number) => {
    // Otherwise most requests would soon meet the same refusal: too many, or signed out by one of the others.
    if (index % 50 === 0) await database.query('delete from budgets');
    if (index % 100 === 99) clients = await clientsOf(server, home);
    const chance = chanceOf(seed * 1_000_003 + index);
    const sent = anyRequest(target, chance);
    const answer = await send(chance.pick(clients), sent);
    if (answer === null) return;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    check(answer, { sent, index, seed, marks: bystander.marks });
  };
  // After a failure what is under way still ends, so that nothing is closed below it.
  const worker = async () => {
    for (let index = next++; index < requests && failures.length === 0; index = next++) {
      await one(index).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const longestStallMs = pulse.stop();
  process.off('unhandledRejection', onRejection);
  if (failures.length > 0) throw new Error(`The log says: ${lines.join('').slice(0, 3_000)}`, { cause: failures[0] });
  assert.deepEqual(rejections, []);
  return { statuses, longestStallMs, bystanderUnchanged: (await database.digests()).get(bystander.id) === before };
}

async function clientsOf(server: TestServer, home: Home): Promise<Client[]> {
  const people = await Promise.all(['merchant', 'executive', 'sales'].map(role => server.newcomer(role, home)));
  return [...people.map(({ client }) => client), home.merchant.client, server.client()];
}

/** The longest time the loop was busy without a pause; time the machine gave to others does not count. */
function watchPulse(): { stop(): number } {
  let [longest, at, cpu] = [0, performance.now(), process.threadCpuUsage()];
  const beat = setInterval(() => {
    const spent = process.threadCpuUsage(cpu);
    const busy = Math.min(performance.now() - at, (spent.user + spent.system) / 1000);
    longest = Math.max(longest, busy);
    [at, cpu] = [performance.now(), process.threadCpuUsage()];
  }, 10);
  return {
    stop: () => {
      clearInterval(beat);
      return Math.round(longest);
    },
  };
}

/** Null when the request cannot even be written, as with a line break in a header. */
async function send(client: Client, { method, path, raw, headers }: Sent): Promise<Answer | null> {
  const jar = new Map(client.cookies);
  try {
    return await client.request(method, path, raw === undefined ? { headers } : { raw, headers });
  } catch (error) {
    if (error instanceof TypeError && error.cause === undefined) return null;
    throw new Error(`No answer to ${method} ${path.slice(0, 200)} ${raw?.slice(0, 500)}`, { cause: error });
  } finally {
    client.cookies.clear();
    for (const [name, value] of jar) client.cookies.set(name, value);
  }
}

type Checked = { sent: Sent; index: number; seed: number; marks: readonly string[] };

function check({ status, body, headers }: Answer, { sent, index, seed, marks }: Checked): void {
  const text = JSON.stringify(body);
  const what = `seed ${seed}, request ${index}: ${sent.method} ${sent.path.slice(0, 300)} ${sent.raw?.slice(0, 500)} → ${status} ${text.slice(0, 500)}`;
  // What is not set up here says so.
  const isOff = (body as { code?: unknown } | null)?.code === 'not_configured';
  assert.ok(status < 500 || isOff, what);
  assert.doesNotMatch(text, /node_modules|at async|\.ts:\d/, what);
  assert.ok(
    marks.every(mark => !text.includes(mark)),
    what,
  );
  assert.equal(headers.get('x-content-type-options'), 'nosniff', what);
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') === true;
  // Platforms read the status alone.
  // Programs that sign somebody in read OAuth's own words.
  const isForPrograms =
    /webhook|\/meta\/(?:deauthorize|deletion)|\/slack\/events/.test(sent.path) || sent.path.startsWith('/oauth/');
  const forPeople = sent.method !== 'HEAD' && !isForPrograms;
  if (status >= 400 && forPeople) assert.ok(isProblem, what);
}

function anyRequest(target: Target, chance: Chance): Sent {
  if (chance.once(5)) return plainRequest(target, chance);
  return endpointRequest(chance.pick(target.endpoints), target.home, chance);
}

function endpointRequest(endpoint: Endpoint, home: Home, chance: Chance): Sent {
  const own = {
    organizationId: home.id,
    organization_id: home.id,
    user_id: home.merchant.userId,
    userId: randomUUID(),
  };
  const value = nearlyRight(endpoint.request, chance);
  for (const [name, id] of Object.entries(own)) if (name in value && !chance.once(6)) value[name] = id;
  const address = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => inPath(value[name], chance));
  const headers = strangeHeaders(chance);
  const method = chance.once(30) ? chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']) : endpoint.method;
  if (method === 'GET' || method === 'HEAD') return { method, path: `${address}?${queryOf(value, chance)}`, headers };
  return { method, path: address, raw: bodyOf(value, chance), headers };
}

function inPath(value: unknown, chance: Chance): string {
  const text = chance.once(12) ? hostileText(chance) : String(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 4_000) || '%00';
}

function queryOf(value: Record<string, unknown>, chance: Chance): string {
  const pairs = Object.entries(value).map(([name, part]) => `${asQuery(name)}=${asQuery(String(part))}`);
  if (chance.once(8)) pairs.push(...pairs);
  if (chance.once(8)) pairs.push('%', '%ff=%fe', '&&=', 'a[]=1&a[b]=2&a.c=3');
  return pairs.join('&').slice(0, 8_000);
}

function asQuery(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function bodyOf(value: Record<string, unknown>, chance: Chance): string {
  const text = JSON.stringify(value);
  const kind = chance.below(24);
  if (kind === 0) return text.slice(0, chance.below(text.length));
  if (kind === 1) return `${text.slice(0, -1)}${text.length > 2 ? ',' : ''}"user_id":1,"user_id":2}`;
  if (kind === 2) return JSON.stringify([value]);
  if (kind === 3) return '[{'.repeat(chance.below(9_000));
  if (kind === 4) return JSON.stringify(hostileValue(chance)) ?? '';
  if (kind === 5) return `${text}${' '.repeat(70_000)}`;
  if (kind === 6) return text.replace('{', '{"__proto__":{"role":"merchant"},');
  return text;
}

function strangeHeaders(chance: Chance): Record<string, string> {
  const types = [
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-7',
    'json',
    ';',
  ];
  return {
    ...(chance.once(20) ? { 'content-type': chance.pick(types) } : {}),
    ...(chance.once(20) ? { origin: chance.pick(['null', 'https://evil.example', 'x', '']) } : {}),
    ...(chance.once(20) ? { cookie: `tillsight=${chance.pick(['', 'session_x', '%ff', '"', 'a; tillsight=b'])}` } : {}),
    ...(chance.once(20) ? { 'accept-encoding': chance.pick(['*', 'br;q=0', 'x', 'gzip, gzip, identity;q=9']) } : {}),
    ...(chance.once(20) ? { 'x-forwarded-for': chance.pick(['x', '::1', '1.1.1.1, 2.2.2.2', ',,,']) } : {}),
    ...(chance.once(20) ? { range: 'bytes=9-1', 'if-none-match': '*', accept: 'x' } : {}),
  };
}

const pages = [
  '/',
  '/dashboard/users',
  '/assets/x.js',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a\\b',
  '/x//evil.example',
  '/%00',
  '/.env',
  '/api',
  '/api/v1/',
];

function plainRequest({ plain, home }: Target, chance: Chance): Sent {
  if (chance.once(6)) return { method: chance.pick(['GET', 'HEAD', 'OPTIONS']), path: chance.pick(pages), headers: {} };
  const [method = '', path = ''] = chance.pick(plain).split(' ');
  if (method === 'POST') return webhook(path, chance);
  const names = [
    'shop',
    'state',
    'code',
    'hmac',
    'host',
    'timestamp',
    'token',
    'connect',
    'account_name',
    'error',
    'hub.mode',
  ];
  const pairs = names.filter(() => chance.once(2)).map(name => `${name}=${asQuery(String(hostileValue(chance)))}`);
  if (chance.once(3)) pairs.push('shop=kesar-lane.myshopify.com', `user_id=${home.merchant.userId}`);
  return { method, path: `${path}?${pairs.join('&')}`.slice(0, 12_000), headers: strangeHeaders(chance) };
}

const secret = 'tillsight-sandbox-secret';

/** Signed half of the time, so that what lies behind the signature is met as well. */
function webhook(path: string, chance: Chance): Sent {
  const raw = chance.once(3)
    ? hostileText(chance).toWellFormed()
    : JSON.stringify({ a: hostileValue(chance), shop_id: hostileValue(chance), ...shopFields(chance) });
  const signature = createHmac('sha256', chance.once(2) ? secret : 'wrong')
    .update(raw)
    .digest();
  const topics = [
    'app/uninstalled',
    'shop/redact',
    'customers/redact',
    'customers/data_request',
    'x',
    'products/create',
  ];
  const headers: Record<string, string> = {
    'content-type': chance.pick(['application/json', 'text/plain', 'x/y']),
    'x-shopify-topic': chance.pick(topics),
    'x-shopify-shop-domain': chance.pick(['kesar-lane.myshopify.com', 'x', "a'b.myshopify.com"]),
    'x-shopify-webhook-id': chance.pick([randomUUID(), 'x', randomBytes(4_000).toString('base64'), '%00']),
    'x-shopify-triggered-at': chance.pick([
      '2026-11-20T06:00:00Z',
      'never',
      '+275760-09-13T00:00:00.001Z',
      '-271821-04-20T00:00:00Z',
    ]),
    'x-hub-signature-256': `sha256=${signature.toString('hex')}`,
    'x-shopify-hmac-sha256': signature.toString('base64'),
  };
  return { method: 'POST', path, raw, headers };
}

/** Without them no notice of Shopify gets past its first door. */
function shopFields(chance: Chance): Record<string, unknown> {
  const shop = () => (chance.once(4) ? hostileValue(chance) : 'kesar-lane.myshopify.com');
  const customer = chance.once(2) ? { customer: hostileValue(chance) } : {};
  return { myshopify_domain: shop(), shop_domain: shop(), ...customer };
}
