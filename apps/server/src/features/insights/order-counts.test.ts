/** How many customers have placed so many orders, against a plain loop over the customers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Filter } from '@tillsight/metrics/request';
import { dayOf, noQuotas, smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { askNumbers } from './insights.ts';

const period = { from: '2026-09-01', to: '2026-11-19' };

test('so many orders exactly, so many or more, and all of them side by side', async t => {
  const now = () => Date.parse('2026-11-20T06:00:00Z');
  const place = await startWithEveryPlatform(t, { now, world: smallStore, settings: noQuotas });
  const { customers } = place.sandbox.world;
  const counts = new Map<number, number>();
  for (let customer = 0; customer < customers.length; customer += 1) {
    const day = customers.firstOrderDay[customer] ?? -1;
    if (day < dayOf(period.from) || day > dayOf(period.to)) continue;
    const orders = customers.orders[customer] ?? 0;
    counts.set(orders, (counts.get(orders) ?? 0) + 1);
  }
  const withAtLeast = (least: number): number =>
    [...counts].reduce((sum, [orders, count]) => sum + (orders >= least ? count : 0), 0);
  assert.ok(withAtLeast(3) > 0 && withAtLeast(3) < withAtLeast(2) && withAtLeast(2) < withAtLeast(1));

  const of = (filter: Pick<Filter, 'is' | 'is_not'>) => ({
    metrics: ['customers_on_record'],
    where: [{ dimension: 'number_of_orders', ...filter }],
    period,
  });
  const split = { metrics: ['customers_on_record'], by: ['number_of_orders'], period };
  const results = await askNumbers(place.server.deps, place.who.organizationId, [
    of({ is: ['2'] }),
    of({ is_not: ['0', '1', '2'] }),
    split,
  ]);
  assert.deepEqual(
    results.flatMap(({ issues }) => issues),
    [],
  );
  const [exactly, atLeast, all] = results.map(({ rows }) =>
    rows.map(({ by, values }) => [by['number_of_orders'] ?? '', values['customers_on_record']?.value]),
  );
  assert.deepEqual(exactly, [['', counts.get(2)]]);
  assert.deepEqual(atLeast, [['', withAtLeast(3)]]);
  assert.deepEqual(
    new Map(all as [string, number][]),
    new Map([...counts].map(([orders, count]) => [String(orders), count])),
  );
});
