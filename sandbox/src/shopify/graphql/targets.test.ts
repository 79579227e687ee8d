import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOP, startPlatform, type TestPlatform } from '../test-platform.ts';

const november = {
  name: 'November',
  metric: 'total_sales',
  expectedValue: 40,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
};

async function set(platform: TestPlatform, target: object): Promise<{ error?: string }> {
  const body = JSON.stringify({ shop: SHOP, ...target });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${platform.url}/control/shopify/target`, { method: 'POST', headers, body });
  return (await answer.json()) as { error?: string };
}

type Page = { nodes: Record<string, unknown>[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
type Answer = {
  data?: { analyticsTargets: Page } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
};

async function read(
  platform: TestPlatform,
  named: string,
  { scopes, version }: { scopes?: string; version?: string } = {},
): Promise<Answer> {
  const { access_token: token } = await platform.install(scopes);
  const query = `{ analyticsTargets(${named}) { nodes { name metric expectedValue currencyCode startDate endDate filters } pageInfo { hasNextPage endCursor } } }`;
  return (await (await platform.graphql(token, { query }, version)).json()) as Answer;
}

const namesOf = ({ data }: Answer) => data?.analyticsTargets.nodes.map(({ name }) => name);

test('a target is one figure over some days: set once, and only as the platform takes it', async t => {
  const platform = await startPlatform(t);
  assert.equal((await set(platform, november)).error, undefined);
  assert.match((await set(platform, { ...november, name: 'Again' })).error ?? '', /exists already/);
  assert.equal((await set(platform, { ...november, filters: "billing_city = 'Mumbai'" })).error, undefined);
  for (const [wrong, said] of [
    [{ metric: 'happiness' }, /not valid for analytics targets/],
    [{ expectedValue: 0 }, /greater than 0/],
    [{ startDate: '2026-12-01' }, /dates/],
    [{ name: ' ' }, /blank/],
  ] as const)
    assert.match((await set(platform, { ...november, ...wrong })).error ?? '', said);
  const { data } = await read(platform, 'first: 1');
  assert.deepEqual(data?.analyticsTargets.nodes, [
    { ...november, expectedValue: '40.00', currencyCode: 'INR', filters: null },
  ]);
});

test('targets are read in pages and orders, with the scope for reports, since 2026-07', async t => {
  const platform = await startPlatform(t);
  for (const [name, expectedValue] of [
    ['B', 2],
    ['A', 3],
    ['C', 1],
  ] as const)
    await set(platform, { ...november, name, expectedValue, startDate: `2026-11-0${expectedValue}` });
  assert.deepEqual(namesOf(await read(platform, 'first: 5')), ['B', 'A', 'C']);
  assert.deepEqual(namesOf(await read(platform, 'first: 5, sortKey: START_DATE, reverse: true')), ['A', 'B', 'C']);
  assert.deepEqual(namesOf(await read(platform, 'first: 5, query: "name:C"')), ['C']);
  const { data } = await read(platform, 'first: 2, sortKey: NAME');
  const { pageInfo } = data?.analyticsTargets ?? assert.fail('There is no page.');
  assert.equal(pageInfo.hasNextPage, true);
  assert.deepEqual(namesOf(await read(platform, `first: 2, sortKey: NAME, after: "${pageInfo.endCursor}"`)), ['C']);
  const [denied] = (await read(platform, 'first: 1', { scopes: 'read_products' })).errors ?? [];
  assert.match(denied?.message ?? '', /analyticsTargets field\. Required access: `read_reports`/);
  assert.match((await read(platform, 'first: 1', { version: '2026-04' })).errors?.[0]?.message ?? '', /doesn't exist/);
  assert.match((await read(platform, 'sortKey: NAME')).errors?.[0]?.message ?? '', /one of first or last/);
});
