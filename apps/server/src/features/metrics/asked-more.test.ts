/** Requests that say more, over HTTP against every platform, counted again by plain loops over the world. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { QueryMetricsResponse, type QueryMetricsRequest } from '@tillsight/contract/metrics';
import { dayOf, withSmallStore } from '../../../test/every-platform.ts';
import { plainLoops } from '../../../test/naive/every-metric.ts';
import { callsByPlatform } from '../../../test/three-platform-report.ts';

describe('requests that say more', () => {
  const at = withSmallStore();
  const query = async (body: QueryMetricsRequest): Promise<QueryMetricsResponse> => {
    const answer = await at().who.client.post('/api/v1/metrics/query/', body);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return QueryMetricsResponse.parse(answer.body);
  };
  /** By the naive loops: the figure of every row of a stretch of days. */
  const counted = (metric: string, from: string, to: string, by: string[] = []): Map<string | null, number | null> => {
    const loop = plainLoops({ world: at().sandbox.world, from: dayOf(from), to: dayOf(to) }).get(metric);
    assert.ok(loop);
    return new Map(loop.by(by).map(({ label, value }) => [label === '∅' ? null : label, value]));
  };
  const total = (metric: string, from: string, to: string): number => [...counted(metric, from, to).values()][0] ?? 0;

  test('what is usual is the median of the eight such days, in one call', async () => {
    const before = at().sandbox.control.requests.length;
    const { rows } = await query({ metrics: ['total_orders'], from: '2026-11-13', to: '2026-11-13', typical: true });
    const calls = callsByPlatform(
      at()
        .sandbox.control.requests.slice(before)
        .map(({ url }) => url),
    );
    assert.deepEqual(
      Object.values(calls).filter(count => count > 0),
      [1],
    );
    const past = [1, 2, 3, 4, 5, 6, 7, 8].map(weeks => {
      const day = new Date((dayOf('2026-11-13') - 7 * weeks) * 86_400_000).toISOString().slice(0, 10);
      return total('total_orders', day, day);
    });
    past.sort((a, b) => a - b);
    assert.equal(rows[0]?.values['total_orders']?.typical?.middle, ((past[3] ?? 0) + (past[4] ?? 0)) / 2);
  });

  for (const as of ['kept', 'so_far'] as const)
    test(`cohorts over the API: ${as} of each customer in every month since the first order`, async () => {
      const months = { from: '2026-08-01', to: '2026-10-31', by: ['month', 'months_since_first_order'] };
      const { rows, issues } = await query({ metrics: ['cohort_sales'], ...months, course: { as } });
      assert.deepEqual(issues, []);
      const { customers } = at().sandbox.world;
      for (const [month, own] of Map.groupBy(rows, row => row.by['month'] ?? '')) {
        const begins = new Date(`${month}-01T00:00:00Z`).getTime() / 86_400_000;
        const ends = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getTime() / 86_400_000;
        const count = customers.firstOrderDay.reduce((sum, day) => sum + (day >= begins && day <= ends ? 1 : 0), 0);
        assert.equal(own[0]?.values['cohort_customers']?.value, count, month);
        let sum = 0;
        for (const { values } of own) {
          sum += values['cohort_sales']?.value ?? 0;
          const told = as === 'kept' ? (values['cohort_sales']?.value ?? 0) : sum;
          assert.ok(Math.abs((values['cohort_sales']?.course ?? NaN) - told / count) < 1e-6, `${month} ${told}`);
        }
      }
      assert.ok(rows.length >= 6, `${rows.length} rows`);
    });

  for (const [metric, is, bound] of [
    ['average_order_value', 'above', 5000],
    ['average_order_value', 'below', 500],
    ['units_per_order', 'at_least', 3],
  ] as const)
    test(`single orders with ${metric} ${is} ${bound}`, async () => {
      const { orders, lines } = at().sandbox.world;
      const sums = new Map<number, { value: number; units: number }>();
      for (let line = 0; line < lines.length; line++) {
        const order = lines.order[line] ?? -1;
        const day = orders.day[order] ?? 0;
        if (day < dayOf('2026-10-01') || day > dayOf('2026-10-31')) continue;
        const sum = sums.get(order) ?? { value: 0, units: 0 };
        sum.value += ((lines.gross[line] ?? 0) + (lines.discount[line] ?? 0)) / 100;
        sum.units += lines.quantity[line] ?? 0;
        sums.set(order, sum);
      }
      const each = [...sums.values()].map(({ value, units }) => (metric === 'units_per_order' ? units : value));
      const held = each.filter(size => (is === 'above' ? size > bound : is === 'below' ? size < bound : size >= bound));
      const having = [{ metric, is, value: bound }];
      const days = { from: '2026-10-01', to: '2026-10-31' };
      const { rows, tally } = await query({
        metrics: [metric],
        by: ['order_number'],
        ...days,
        having,
        limit: 10,
      });
      assert.ok(held.length > 0 && held.length < each.length, `${held.length} of ${each.length}`);
      assert.equal(rows.length, 10);
      assert.deepEqual([tally?.held, tally?.of], [held.length, each.length]);
    });

  test('cities by a bound, and those of one month that another lacks', async () => {
    const [october, november] = [['2026-10-01', '2026-10-31'] as const, ['2026-11-01', '2026-11-15'] as const];
    const ordered = [{ metric: 'total_orders', is: 'at_least' as const, value: 2 }];
    const [from, to] = october;
    const request = { metrics: ['total_orders'], by: ['product'], from, to, having: ordered, limit: 1000 };
    const many = [...counted('total_orders', from, to, ['product'])].filter(([, value]) => (value ?? 0) >= 2);
    const listed = await query(request);
    assert.deepEqual(
      new Map(listed.rows.map(({ by, values }) => [by['product'], values['total_orders']?.value])),
      new Map(many),
    );
    const later = counted('total_orders', ...november, ['product']);
    const gone = many.filter(([name]) => name !== null && !((later.get(name) ?? 0) > 0)).map(([name]) => name);
    const lost = await query({
      ...request,
      within: {
        metrics: ['total_orders'],
        from: november[0],
        to: november[1],
        having: [{ metric: 'total_orders', is: 'above', value: 0 }],
        is_not: true,
      },
    });
    assert.deepEqual(new Set(lost.rows.map(({ by }) => by['product'])), new Set(gone));
    assert.ok(gone.length < many.length);
  });

  test('days over a bound are counted, followed and added up', async () => {
    const [from, to] = ['2026-10-01', '2026-11-15'];
    const daily = counted('total_orders', from, to, ['day']);
    const days = Array.from({ length: 46 }, (_, on) =>
      new Date((dayOf(from) + on) * 86_400_000).toISOString().slice(0, 10),
    );
    const orders = days.map(day => daily.get(day) ?? 0);
    const middle = orders.toSorted((a, b) => a - b)[23] ?? 0;
    const having = [{ metric: 'total_orders', is: 'above' as const, value: middle }];
    const { tally } = await query({ metrics: ['total_orders'], by: ['day'], from, to, having });
    let [run, longest] = [0, 0];
    for (const value of orders) longest = Math.max(longest, (run = value > middle ? run + 1 : 0));
    assert.deepEqual(tally, { held: orders.filter(value => value > middle).length, of: 46, unknown: 0, longest });
    const streak = await query({ metrics: ['total_orders'], by: ['day'], from, to, having, streak: true });
    assert.equal(streak.rows.length, longest);
    const running = await query({ metrics: ['total_orders'], by: ['day'], from, to, course: { as: 'running' } });
    assert.equal(
      running.rows.at(-1)?.values['total_orders']?.course,
      orders.reduce((sum, value) => sum + value, 0),
    );
  });

  test('one figure for each of another, of two platforms', async () => {
    const [from, to] = ['2026-10-01', '2026-10-31'];
    const key = 'total_orders/sessions';
    const { rows } = await query({ metrics: [key], from, to });
    const [orders, visits] = [total('total_orders', from, to), total('sessions', from, to)];
    assert.ok(Math.abs((rows[0]?.values[key]?.value ?? 0) - orders / visits) < 1e-12);
  });
});
