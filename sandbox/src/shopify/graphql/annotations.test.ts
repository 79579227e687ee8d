import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOP, startPlatform, type TestPlatform } from '../test-platform.ts';

const sale = {
  title: 'Sale',
  type: 'other',
  startedAt: '2026-11-12T18:30:00Z',
  endedAt: '2026-11-13T18:29:59Z',
};

type Payload = { userErrors: { code: string; message: string; field: string[] | null }[] };
type Created = Payload & { analyticsAnnotation: { id: string; source: string; createdByApp: { id: string } } | null };
type Answer = {
  data?: {
    analyticsAnnotationCreate?: Created | null;
    analyticsAnnotationDelete?: (Payload & { deletedId: string | null }) | null;
    shop?: { analyticsAnnotations: { nodes: { id: string; title: string; endedAt: string | null }[] } };
  };
  errors?: { message: string }[];
};

const errors = 'userErrors { code message field }';
const create = `mutation ($input: AnalyticsAnnotationCreateInput!) { analyticsAnnotationCreate(input: $input) { analyticsAnnotation { id source createdByApp { id } } ${errors} } }`;
const remove = `mutation ($id: ID!) { analyticsAnnotationDelete(id: $id) { deletedId ${errors} } }`;
const list = '{ shop { analyticsAnnotations(first: 10) { nodes { id title endedAt } } } }';

async function teller(platform: TestPlatform, scopes = 'write_analytics_annotations', version?: string) {
  const { access_token: token } = await platform.install(scopes);
  return async (query: string, variables: object = {}): Promise<Answer> =>
    (await (await platform.graphql(token, { query, variables }, version)).json()) as Answer;
}

test('an app notes what the platform takes, twice if it is told twice, and finds its own only', async t => {
  const platform = await startPlatform(t);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ shop: SHOP, ...sale, title: 'Of the platform' });
  await fetch(`${platform.url}/control/shopify/annotation`, { method: 'POST', headers, body });
  const tell = await teller(platform);
  const one = (await tell(create, { input: sale })).data?.analyticsAnnotationCreate;
  assert.deepEqual([one?.analyticsAnnotation?.source, one?.userErrors], ['APP', []]);
  await tell(create, { input: { ...sale, endedAt: null } });
  const { nodes } = (await tell(list)).data?.shop?.analyticsAnnotations ?? assert.fail('There is no list.');
  assert.deepEqual(
    nodes.map(({ title, endedAt }) => [title, endedAt]),
    [
      ['Of the platform', sale.endedAt],
      ['Sale', sale.endedAt],
      ['Sale', null],
    ],
  );
  const [foreign, own] = nodes;
  const deleted = async (id = '') => (await tell(remove, { id })).data?.analyticsAnnotationDelete;
  assert.equal((await deleted(foreign?.id))?.userErrors[0]?.code, 'NOT_FOUND');
  assert.deepEqual(await deleted(own?.id), { deletedId: own?.id, userErrors: [] });
  assert.equal((await deleted(own?.id))?.userErrors[0]?.code, 'NOT_FOUND');
});

test('what an annotation may not be is said with its field, and there is an end to how many', async t => {
  const tell = await teller(await startPlatform(t));
  for (const [wrong, field] of [
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(76) }, 'title'],
    [{ description: 'x'.repeat(151) }, 'description'],
    [{ type: 'party' }, 'type'],
    [{ endedAt: '2026-11-01T00:00:00Z' }, 'endedAt'],
  ] as const) {
    const payload = (await tell(create, { input: { ...sale, ...wrong } })).data?.analyticsAnnotationCreate;
    assert.deepEqual([payload?.analyticsAnnotation, payload?.userErrors[0]?.field], [null, ['input', field]]);
  }
  for (let made = 0; made < 100; made += 1) await tell(create, { input: sale });
  const full = (await tell(create, { input: sale })).data?.analyticsAnnotationCreate;
  assert.equal(full?.userErrors[0]?.code, 'LIMIT_REACHED');
});

test('noting takes the scope to write, since 2026-10', async t => {
  const platform = await startPlatform(t);
  const [denied] = (await (await teller(platform, 'read_analytics_annotations'))(create, { input: sale })).errors ?? [];
  assert.match(denied?.message ?? '', /Required access: `write_analytics_annotations`/);
  const old = await teller(platform, 'write_analytics_annotations', '2026-07');
  assert.match(
    (await old(remove, { id: 'gid://shopify/AnalyticsAnnotation/1' })).errors?.[0]?.message ?? '',
    /doesn't exist/,
  );
});
