/** The interface as it is described, held against the interface as it is. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { documentedEndpoints } from '@tillsight/contract/api';
import { sample } from '@tillsight/contract/documentation/documented';
import * as z from 'zod/mini';
import { endpointRows } from '../../../test/endpoint-rows.ts';
import { isMounted, readEndpoints, requestOf } from '../../../test/endpoints.ts';
import { startGoogleStand, type GoogleStand } from '../../../test/google-stand.ts';
import { startServer, type TestServer } from '../../../test/kit.ts';
import { withSlack } from '../../../test/slack.ts';
import { withTelegram } from '../../../test/telegram.ts';
import { furnish, type Home } from '../../../test/two-organizations.ts';

let server: TestServer;
let stand: GoogleStand;
const ending: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void ending.push(end as () => unknown) };

before(async () => {
  stand = await startGoogleStand(untilTheEnd);
  server = await startServer(untilTheEnd, {
    environment: { SANDBOX_URL: stand.url, ...withTelegram, ...withSlack, SANDBOX_SHIPROCKET: 'on' },
  });
});
after(async () => {
  for (const end of ending) await end();
});

type Operation = { operationId: string; security: object[]; summary: string };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

test('every endpoint of the contract that is answered is described, with examples that fit', async () => {
  const answered = (await readEndpoints()).filter(endpoint => isMounted(endpoint, server.routes));
  assert.deepEqual(
    documentedEndpoints.map(({ endpoint }) => endpoint.name).toSorted(),
    answered.map(({ name }) => name).toSorted(),
    'packages/contract/src/documentation describes each endpoint, with an example.',
  );
  for (const { endpoint, request, response } of documentedEndpoints) {
    z.parse(endpoint.request, request);
    assert.deepEqual(z.parse(endpoint.response, response), response, `${endpoint.name}: more than the contract knows.`);
  }
});

test('the description is valid OpenAPI 3.1 and says who may come with what', async () => {
  const { body, status } = await server.client().get('/api/openapi.json');
  assert.equal(status, 200);
  const document = body as Document;
  const validator = new Validator();
  const verdict = await validator.validate(structuredClone(document));
  assert.deepEqual([verdict.valid, verdict.errors ?? []], [true, []]);
  assert.equal(validator.version, '3.1');
  const ask = document.paths['/api/v1/chatbot/ask']?.post;
  assert.deepEqual(ask?.security, [{ token: ['ask'] }, { session: [] }]);
  assert.deepEqual(document.paths['/api/v1/auth/sign-in']?.post?.security, []);
  assert.deepEqual(document.paths['/api/v1/tokens']?.post?.security, [{ session: [] }]);
});

/** What only a living request knows: ids, secrets, and addresses that must be new. */
const living = /(_id|Id|token|code|password|email)$/;

async function inputOf(home: Home, endpointName: string, example: object): Promise<[Record<string, unknown>, Cell]> {
  const actor = await server.newcomer('merchant', home);
  const colleague = await server.newcomer('sales', home);
  const cell = { server, home, actor, role: 'merchant' };
  const prepared = { ...(await endpointRows[endpointName]?.input?.(cell)) };
  const ids: Record<string, string> = {
    [sample.organizationId]: home.id,
    [sample.userId]: actor.userId,
    [sample.colleagueId]: colleague.userId,
  };
  const input = Object.entries(example).map(([name, value]) => {
    const own = typeof value === 'string' ? ids[value] : undefined;
    return [name, own ?? (living.test(name) && name in prepared ? prepared[name] : value)] as const;
  });
  return [Object.fromEntries(input), cell];
}
type Cell = { actor: { client: ReturnType<TestServer['client']> } };

test('every example is answered as it is described', async t => {
  const home = await furnish(server, stand, 'Example');
  for (const { endpoint, request } of documentedEndpoints) {
    await t.test(endpoint.name, async () => {
      const [input, { actor }] = await inputOf(home, endpoint.name, request);
      const { method, path, raw } = requestOf(endpoint, input);
      const answer = await actor.client.request(method, path, raw === undefined ? {} : { raw });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      z.parse(endpoint.response, answer.body);
    });
  }
});

test('the viewer comes from here, under the same rules as every page, and small enough', async () => {
  const client = server.client();
  const page = await client.get('/api/docs');
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self';/);
  const html = String(page.body);
  assert.doesNotMatch(html, /<script(?![^>]*src=)|style=|https?:\/\//);
  for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/api[^"]+)"/g)) {
    const file = await client.get(address);
    assert.equal(file.status, 200, address);
    const isTiny = address.endsWith('/viewer.js');
    assert.equal(file.headers.get('content-encoding'), isTiny ? null : 'gzip', address);
  }
});
