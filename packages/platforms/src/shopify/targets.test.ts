import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlatformFailure } from '../failure.ts';
import { readTargets } from './targets.ts';

const november = { startDate: '2026-11-01', endDate: '2026-11-30', currencyCode: 'INR' };
const sales = {
  id: 'gid://shopify/AnalyticsTarget/1',
  name: 'November',
  metric: 'total_sales',
  expectedValue: '4000000.0',
  ...november,
  filters: null,
};

function page(nodes: unknown[], endCursor: string | null = null) {
  return { data: { analyticsTargets: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } } };
}

test('a target is read with our own figure; one of a figure we do not have or of a part keeps its name', async () => {
  const nodes = [
    sales,
    { ...sales, name: 'US', filters: "shipping_country = 'US'" },
    { ...sales, name: 'Odd', metric: 'quick_sales' },
  ];
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const read = { id: sales.id, value: 4_000_000, currency: 'INR', period };
  assert.deepEqual(await readTargets(() => Promise.resolve(page(nodes))), [
    { name: 'November', metric: 'total_sales_revenue', part: null, ...read },
    { name: 'US', metric: 'total_sales_revenue', part: "shipping_country = 'US'", ...read },
    { name: 'Odd', metric: null, part: null, ...read },
  ]);
});

test('what is not as documented is no target', async () => {
  const nodes = [null, {}, { ...sales, expectedValue: '0' }, { ...sales, startDate: 'soon' }, { ...sales, metric: 7 }];
  assert.deepEqual(await readTargets(() => Promise.resolve(page(nodes))), []);
});

test('pages are followed, and not for ever', async () => {
  const asked: unknown[] = [];
  const targets = await readTargets(({ variables }) => {
    asked.push(variables['after']);
    return Promise.resolve(page([sales], `after ${asked.length}`));
  });
  assert.deepEqual([asked, targets.length], [[null, 'after 1', 'after 2'], 3]);
});

test('a refusal says what to do: wait for the budget, or give up', async () => {
  const refused = (code: string) => ({ errors: [{ message: 'No.', extensions: { code } }] });
  for (const [code, action] of [
    ['THROTTLED', 'wait'],
    ['ACCESS_DENIED', 'give-up'],
  ] as const)
    await assert.rejects(
      readTargets(() => Promise.resolve(refused(code))),
      (error: unknown) => error instanceof PlatformFailure && error.action === action,
    );
});
