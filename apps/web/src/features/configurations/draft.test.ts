import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricOption } from '@tillsight/contract/configurations';
import {
  defaultDraft,
  isDirty,
  isReordered,
  loadedDraft,
  saveRequest,
  withMetric,
  withOrder,
  withoutMetric,
  type Draft,
  type Options,
} from './draft.ts';

const metric = (key: string, category: MetricOption['category'] = 'shopify_metrics'): MetricOption => ({
  key,
  name: key,
  description: '',
  category,
  group: 'revenue',
  sample: 1,
});
const options: Options = {
  metrics: [metric('net_sales'), metric('total_orders'), metric('sessions', 'google_analytics_metrics')],
  frequency_options: [],
  default_role_configurations: {
    executive: {
      role_name: 'Executive',
      description: '',
      daily: ['net_sales', 'total_orders'],
      weekly: [
        { section_name: 'Revenue', metrics: ['net_sales', 'total_orders'] },
        { section_name: 'Traffic', metrics: ['sessions', 'net_sales'] },
      ],
      monthly: [],
    },
  },
};
const daily = { role: 'executive', frequency: 'daily' } as const;
const draft: Draft = { ...daily, time: '10:00', selectedMetrics: ['net_sales', 'total_orders'] };

test('first use: the role’s defaults at ten o’clock', () => {
  assert.deepEqual(defaultDraft(options, daily), draft);
  const weekly = defaultDraft(options, { role: 'executive', frequency: 'weekly' });
  assert.deepEqual(weekly.selectedMetrics, ['net_sales', 'total_orders', 'sessions']);
  assert.deepEqual(defaultDraft(options, { role: 'sales', frequency: 'daily' }).selectedMetrics, []);
});

test('dirty when anything differs but the order', () => {
  const cases: [Partial<Draft>, boolean][] = [
    [{}, false],
    [{ selectedMetrics: ['total_orders', 'net_sales'] }, false],
    [{ selectedMetrics: ['net_sales'] }, true],
    [{ selectedMetrics: ['net_sales', 'sessions'] }, true],
    [{ selectedMetrics: ['net_sales', 'total_orders', 'sessions'] }, true],
    [{ time: '10:01' }, true],
    [{ role: 'sales' }, true],
    [{ frequency: 'weekly' }, true],
  ];
  for (const [change, expected] of cases) {
    assert.equal(isDirty({ ...draft, ...change }, draft), expected, JSON.stringify(change));
  }
});

test('a metric is chosen once and can be taken away', () => {
  assert.equal(withMetric(draft, 'net_sales'), draft);
  assert.deepEqual(withMetric(draft, 'sessions').selectedMetrics, ['net_sales', 'total_orders', 'sessions']);
  assert.deepEqual(withoutMetric(draft, 'net_sales').selectedMetrics, ['total_orders']);
});

test('a stored configuration contributes what is enabled and still known, in its order', () => {
  const stored = {
    status: 'custom',
    role: 'executive',
    report: 'daily',
    timing: '18:30',
    metrics: {
      sessions: { enabled: true, order: 1, category: 'google_analytics_metrics' },
      retired_metric: { enabled: true, order: 2, category: 'custom_metrics' },
      total_orders: { enabled: false, order: 3, category: 'shopify_metrics' },
      net_sales: { enabled: true, order: 0, category: 'shopify_metrics' },
    },
  } as const;
  assert.deepEqual(loadedDraft(options, daily, stored), {
    draft: { ...daily, time: '18:30', selectedMetrics: ['net_sales', 'sessions'] },
    unknown: ['retired_metric'],
  });
  const other = loadedDraft(options, daily, { ...stored, status: 'default' });
  assert.deepEqual(other, { draft: { ...draft, time: '18:30' }, unknown: [] });
  assert.deepEqual(loadedDraft(options, daily, undefined), { draft, unknown: [] });
});

test('what is sent counts positions from one', () => {
  const request = saveRequest(withMetric(draft, 'sessions'), { id: 'u1', organizationId: 'o1' }, options.metrics);
  assert.deepEqual(request, {
    user_id: 'u1',
    organization_id: 'o1',
    role: 'executive',
    report: 'daily',
    timing: '10:00',
    metrics: {
      net_sales: { enabled: true, order: 1, category: 'shopify_metrics' },
      total_orders: { enabled: true, order: 2, category: 'shopify_metrics' },
      sessions: { enabled: true, order: 3, category: 'google_analytics_metrics' },
    },
  });
});

test('metrics are put in order in the places that they have among the others', () => {
  const four = { ...draft, selectedMetrics: ['a', 'b', 'c', 'd'] };
  const orders: [keys: string, order: string][] = [
    ['b c a d', 'b c a d'],
    ['d a', 'd b c a'],
    ['c a', 'c b a d'],
    ['a c', 'a b c d'],
    ['x d b', 'a d c b'],
  ];
  for (const [keys, order] of orders) {
    const moved = withOrder(four, keys.split(' '));
    assert.equal(moved.selectedMetrics.join(' '), order);
    assert.equal(isReordered(moved, four), order !== 'a b c d');
    assert.equal(isDirty(moved, four), false);
  }
});
