import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayCount, daysOf } from './period.ts';
import { rateOn, stretchesOf, type Rates } from './rates.ts';
import type { MetricRequest, MetricResult, Period, SourceQuery } from './request.ts';
import { run } from './run.ts';

const rates: Rates = {
  shipping_out: [
    { from: '2026-01-01', value: 60 },
    { from: '2026-10-11', value: 70 },
  ],
  shipping_back: [{ from: '2026-01-01', value: 50 }],
  packaging: [{ from: '2026-10-01', value: 10 }],
  cod_percent: [{ from: '2026-01-01', value: 2 }],
  gateway_percent: [{ from: '2026-01-01', value: 3 }],
  fee_tax_percent: [{ from: '2026-10-21', value: 18 }],
};

test('a rate holds from its day on, tax on fees comes on top, and one of the two COD fees is enough', () => {
  for (const [name, day, expected] of [
    ['shipping_out', '2025-12-31', null],
    ['shipping_out', '2026-10-10', 60],
    ['shipping_out', '2026-10-11', 70],
    ['shipping_out', '2026-10-21', 82.6],
    ['packaging', '2026-10-21', 10],
    ['cod_percent', '2026-10-01', 0.02],
    ['cod_fixed', '2026-10-01', 0],
    ['cod_fixed', '2025-10-01', null],
    ['gateway_percent', '2026-11-01', 0.0354],
  ] as const) {
    const found = rateOn(rates, name, day);
    assert.equal(found === null ? null : Number(found.toFixed(6)), expected, `${name} on ${day}`);
  }
});

test('a period is cut where a rate changes, and nowhere else', () => {
  const cut = (name: Parameters<typeof stretchesOf>[1], period: Period) =>
    stretchesOf(rates, name, period).map(each => [each.period.from, each.period.to, each.rate]);
  assert.deepEqual(cut('shipping_back', { from: '2026-09-01', to: '2026-10-20' }), [['2026-09-01', '2026-10-20', 50]]);
  assert.deepEqual(cut('packaging', { from: '2026-09-30', to: '2026-10-31' }), [
    ['2026-09-30', '2026-09-30', null],
    ['2026-10-01', '2026-10-31', 10],
  ]);
  const [before, since, taxed] = cut('shipping_out', { from: '2026-10-01', to: '2026-10-31' });
  assert.deepEqual(
    [before, since],
    [
      ['2026-10-01', '2026-10-10', 60],
      ['2026-10-11', '2026-10-20', 70],
    ],
  );
  assert.deepEqual(taxed?.slice(0, 2), ['2026-10-21', '2026-10-31']);
});

const asked: SourceQuery[][] = [];

/** A shop that sends ten parcels a day, two of which come back. */
function shop(queries: readonly SourceQuery[]) {
  asked.push([...queries]);
  const valuesOf = (query: SourceQuery, days: number) =>
    Object.fromEntries(query.metrics.map(({ key }) => [key, days * (key === 'rto_orders' ? 2 : 10)]));
  const rowsOf = (query: SourceQuery, period: Period) =>
    query.by.includes('day')
      ? daysOf(period).map(day => ({ by: { day }, values: valuesOf(query, 1) }))
      : [{ by: {}, values: valuesOf(query, dayCount(period)) }];
  return Promise.resolve(
    queries.map(query => ({
      queryId: query.id,
      rows: rowsOf(query, query.period),
      baseRows: query.base ? rowsOf(query, query.base) : [],
      issues: [],
    })),
  );
}

async function ask(
  request: Omit<MetricRequest, 'period'> & { period?: Period },
  own: Rates = rates,
): Promise<MetricResult> {
  asked.length = 0;
  const now = Date.parse('2026-11-20T06:00:00Z');
  const period = { from: '2026-10-01', to: '2026-10-20' };
  const context = { sources: { shopify: shop }, now, timeZone: 'Asia/Kolkata', currency: 'INR', rates: own };
  const [result] = await run([{ period, ...request }], context);
  assert.ok(result);
  return result;
}

test('each day costs what its rate says, in sum, by day, by month and in the base, in one call', async () => {
  const sum = await ask({ metrics: ['shipping_out_costs'], base: { from: '2026-09-11', to: '2026-09-30' } });
  assert.deepEqual(sum.rows[0]?.values['shipping_out_costs']?.value, 10 * 10 * 60 + 10 * 10 * 70);
  assert.equal(sum.rows[0]?.values['shipping_out_costs']?.base, 20 * 10 * 60);
  assert.equal(asked.length, 1);
  const days = await ask({ metrics: ['shipping_out_costs'], by: ['day'] });
  const byDay = new Map(days.rows.map(({ by, values }) => [by['day'], values['shipping_out_costs']?.value]));
  assert.deepEqual([byDay.size, byDay.get('2026-10-10'), byDay.get('2026-10-11')], [20, 600, 700]);
  const weeks = await ask({
    metrics: ['shipping_out_costs'],
    by: ['week'],
    period: { from: '2026-10-05', to: '2026-10-18' },
  });
  assert.deepEqual(
    weeks.rows.map(({ values }) => values['shipping_out_costs']?.value),
    [6 * 600 + 700, 7 * 700],
  );
  const inBase = await ask({
    metrics: ['shipping_out_costs'],
    period: { from: '2026-10-14', to: '2026-10-18' },
    base: { from: '2026-10-08', to: '2026-10-12' },
  });
  assert.deepEqual(inBase.rows[0]?.values['shipping_out_costs'], {
    value: 3500,
    base: 3 * 600 + 2 * 700,
    change: 300 / 3200,
  });
});

test('a base that lies in a day that runs is cut at the same time, whatever its rates', async () => {
  const { rows, baseUntil } = await ask({
    metrics: ['shipping_out_costs'],
    period: { from: '2026-11-18', to: '2026-11-20' },
    base: { from: '2026-10-19', to: '2026-10-21' },
  });
  assert.deepEqual(baseUntil, { shipping_out_costs: '11:30' });
  const [base] = asked.flat().flatMap(query => (query.base?.until ? [query.base] : []));
  assert.deepEqual(base, { from: '2026-10-21', to: '2026-10-21', until: '11:30' });
  assert.equal(rows[0]?.values['shipping_out_costs']?.base, 20 * 70 + 10 * 82.6);
});

test('what no rate is set for is not known, and the issue says which rates and from when', async () => {
  const none = await ask({ metrics: ['delivered_profit', 'sent_parcels'] }, {});
  assert.equal(none.rows[0]?.values['delivered_profit']?.value, null);
  assert.equal(none.rows[0]?.values['sent_parcels']?.value, 200);
  const names = ['shipping_out', 'shipping_back', 'packaging', 'cod_fixed', 'cod_percent', 'gateway_percent'];
  assert.deepEqual(none.issues, [{ kind: 'rates-not-set', metrics: ['delivered_profit'], rates: names }]);
  const late = await ask({ metrics: ['packaging_costs'], period: { from: '2026-09-21', to: '2026-10-05' } });
  assert.equal(late.rows[0]?.values['packaging_costs']?.value, null);
  const since = { metrics: ['packaging_costs'], rates: ['packaging'], since: '2026-10-01' };
  assert.deepEqual(late.issues, [{ kind: 'rates-not-set', ...since }]);
  const compared = await ask({ metrics: ['packaging_costs'], base: { from: '2026-09-11', to: '2026-09-30' } });
  assert.deepEqual(compared.rows[0]?.values['packaging_costs'], { value: 2000, base: null, change: null });
  assert.deepEqual(compared.issues, [{ kind: 'rates-not-set', ...since, ofBase: true }]);
});
