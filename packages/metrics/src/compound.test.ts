/** Requests that say more, each part held against naive loops over the facts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from './request.ts';
import { run } from './run.ts';
import { now, resultOf, sale } from './synthetic-run.ts';
import { syntheticSource } from './synthetic-source.ts';
import type { Fact } from './synthetic-source.ts';

const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let at = noon(from); at <= noon(to); at += 86_400_000) days.push(dayOf(at));
  return days;
};

/** Uneven, and never the same from one week to the next. */
const amountOn = (day: string): number => ((noon(day) / 86_400_000) * 7919) % 997;
const everyDay = daysBetween('2026-07-01', '2026-11-20').map(day => sale(day, 'Kurta', amountOn(day)));

test('typical: the median of the eight such weekdays before, and the middle half', async () => {
  const friday = { from: '2026-11-13', to: '2026-11-13' };
  const { rows } = await resultOf(
    { metrics: ['net_sales'], period: friday, typical: true },
    { facts: { shopify: everyDay } },
  );
  const past = [1, 2, 3, 4, 5, 6, 7, 8].map(weeks => amountOn(dayOf(noon('2026-11-13') - weeks * 7 * 86_400_000)));
  past.sort((a, b) => a - b);
  const [, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0] = past;
  const typical = rows[0]?.values['net_sales']?.typical;
  assert.equal(typical?.of, 8);
  assert.ok(Math.abs((typical?.middle ?? 0) - (p3 + p4) / 2) < 1e-9);
  assert.ok(Math.abs((typical?.low ?? 0) - (p1 + 0.75 * (p2 - p1))) < 1e-9);
  assert.ok(Math.abs((typical?.high ?? 0) - (p5 + 0.25 * (p6 - p5))) < 1e-9);
  assert.equal(rows[0]?.values['net_sales']?.value, amountOn('2026-11-13'));
});

test('typical: a day that runs is held against the same hours of such days', async () => {
  const atHours = everyDay.flatMap((fact): Fact[] => [
    { ...fact, hour: 9 },
    { ...fact, hour: 15, values: { ...fact.values, net_sales: 5000 } },
  ]);
  const today = { from: '2026-11-20', to: '2026-11-20' };
  const { rows } = await resultOf(
    { metrics: ['net_sales'], period: today, typical: true },
    { facts: { shopify: atHours } },
  );
  const mornings = [1, 2, 3, 4, 5, 6, 7, 8].map(weeks => amountOn(dayOf(noon('2026-11-20') - weeks * 7 * 86_400_000)));
  assert.ok((rows[0]?.values['net_sales']?.typical?.middle ?? Infinity) <= Math.max(...mornings));
});

test('typical: too little history is no usual day, and months or rows of products have none', async () => {
  const young = everyDay.filter(({ day }) => day >= '2026-11-01');
  const friday = { from: '2026-11-13', to: '2026-11-13' };
  const begins = () => [{ kind: 'history-begins' as const, source: 'shopify' as const, day: '2026-11-01' }];
  const told = await resultOf(
    { metrics: ['net_sales'], period: friday, typical: true },
    { facts: { shopify: young }, tells: { shopify: { issues: begins } } },
  );
  assert.deepEqual(told.rows[0]?.values['net_sales']?.typical, { middle: null, low: null, high: null, of: 1 });
  for (const wrong of [{ by: ['product'] }, { period: { from: '2026-10-01', to: '2026-10-31' } }]) {
    const { issues } = await resultOf(
      { metrics: ['net_sales'], period: friday, typical: true, ...wrong },
      { facts: { shopify: everyDay } },
    );
    assert.ok(
      issues.some(({ kind }) => kind === 'no-typical'),
      JSON.stringify(wrong),
    );
  }
});

const goods: Fact[] = ['Kurta', 'Saree', 'Stole', 'Lamp', 'Mug', 'Rug'].flatMap((product, at) =>
  daysBetween('2026-10-01', '2026-10-20').map((day, on) => sale(day, product, on < 3 * at ? at * 10 : 0)),
);
const october = { from: '2026-10-01', to: '2026-10-31' };
const soldOf = (product: string): number =>
  goods
    .filter(({ is }) => is?.['product'] === product)
    .reduce((sum, { values }) => sum + (values['net_sales'] ?? 0), 0);

test('having: rows by another figure, before the limit, with what is left out counted', async () => {
  const names = ['Kurta', 'Saree', 'Stole', 'Lamp', 'Mug', 'Rug'].filter(
    name => soldOf(name) > 100 && soldOf(name) * 2 <= 1500,
  );
  const request: Partial<MetricRequest> = {
    metrics: ['net_sales'],
    by: ['product'],
    period: october,
    having: [
      { metric: 'net_sales', is: 'above', value: 100 },
      { metric: 'gross_sales', is: 'at-most', value: 1500 },
    ],
    order: { by: 'net_sales', direction: 'asc' },
  };
  const { rows, request: asked } = await resultOf(request, { facts: { shopify: goods } });
  assert.deepEqual(new Set(rows.map(({ by }) => by['product'])), new Set(names));
  assert.ok(names.length > 1);
  assert.deepEqual(asked.metrics, ['net_sales', 'gross_sales']);
  const cut = await resultOf({ ...request, limit: 1 }, { facts: { shopify: goods } });
  assert.deepEqual([cut.rows.length, cut.rest?.rows], [1, names.length - 1]);
});

test('having: what is not known holds no bound', async () => {
  const request = { metrics: ['return_rate'], by: ['product'], period: october };
  const below = await resultOf(
    { ...request, having: [{ metric: 'average_order_value', is: 'below', value: 1e9 }] },
    { facts: { shopify: goods } },
  );
  assert.deepEqual(
    below.rows.filter(row => row.values['average_order_value']?.value === null),
    [],
  );
});

test('within: rows that another list has, and those it lacks', async () => {
  const later = daysBetween('2026-11-01', '2026-11-05').map(day => sale(day, 'Mug', 5));
  const facts = { shopify: [...goods, ...later] };
  const sold = { metric: 'net_sales', is: 'above', value: 0 } as const;
  const request: Partial<MetricRequest> = { metrics: ['net_sales'], by: ['product'], period: october, having: [sold] };
  const other = { metrics: ['net_sales'], period: { from: '2026-11-01', to: '2026-11-19' }, having: [sold] };
  const both = await resultOf({ ...request, within: { list: other } }, { facts });
  assert.deepEqual(
    both.rows.map(({ by }) => by['product']),
    ['Mug'],
  );
  const only = await resultOf({ ...request, within: { list: other, isNot: true } }, { facts });
  assert.deepEqual(new Set(only.rows.map(({ by }) => by['product'])), new Set(['Lamp', 'Rug', 'Saree', 'Stole']));
  const top = { metrics: ['net_sales'], order: { by: 'net_sales', direction: 'desc' as const }, limit: 2 };
  const best = await resultOf({ ...request, metrics: ['discounts'], within: { list: top } }, { facts });
  assert.deepEqual(new Set(best.rows.map(({ by }) => by['product'])), new Set(['Mug', 'Rug']));
});

test('within: of a list that did not come nobody is missing', async () => {
  const request: Partial<MetricRequest> = { metrics: ['net_sales'], by: ['product'], period: october };
  const list = { metrics: ['google_ads_cost'] };
  const { rows, issues } = await resultOf({ ...request, within: { list, isNot: true } }, { facts: { shopify: goods } });
  assert.deepEqual(rows, []);
  assert.ok(issues.some(({ kind }) => kind === 'other-list-unknown'));
});

test('buckets over a bound are counted, and the longest run of them found', async () => {
  const period = { from: '2026-09-01', to: '2026-11-20' };
  const having = [{ metric: 'net_sales', is: 'above', value: 300 } as const];
  const days = daysBetween('2026-09-01', '2026-11-20');
  const over = days.filter(day => amountOn(day) > 300);
  let longest: string[] = [];
  let run: string[] = [];
  for (const day of days) {
    run = amountOn(day) > 300 ? [...run, day] : [];
    if (run.length > 0 && run.length >= longest.length) longest = run;
  }
  const facts = { shopify: everyDay };
  const { tally, rows } = await resultOf({ metrics: ['net_sales'], by: ['day'], period, having }, { facts });
  const isTodayOver = amountOn('2026-11-20') > 300;
  assert.deepEqual(tally, {
    held: over.length,
    of: days.length - (isTodayOver ? 0 : 1),
    unknown: 0,
    longest: longest.length,
  });
  assert.deepEqual(
    rows.map(({ by }) => by['day']),
    over,
  );
  const streak = await resultOf({ metrics: ['net_sales'], by: ['day'], period, having, streak: true }, { facts });
  assert.deepEqual(
    streak.rows.map(({ by }) => by['day']),
    longest,
  );
  const none = await resultOf({ metrics: ['net_sales'], by: ['product'], period, having, streak: true }, { facts });
  assert.ok(none.issues.some(({ kind }) => kind === 'no-streak'));
});

test('a day that is not over is below no bound yet', async () => {
  const period = { from: '2026-11-19', to: '2026-11-20' };
  const having = [{ metric: 'net_sales', is: 'below', value: 1000 } as const];
  const { tally } = await resultOf(
    { metrics: ['net_sales'], by: ['day'], period, having },
    { facts: { shopify: everyDay } },
  );
  assert.deepEqual(tally, { held: 1, of: 1, unknown: 0, longest: 1 });
});

test('course: running total, moving average over the edge of the period, growth', async () => {
  const period = { from: '2026-10-01', to: '2026-10-20' };
  const facts = { shopify: everyDay };
  const asked = async (course: MetricRequest['course'], more: Partial<MetricRequest> = {}) => {
    const { rows } = await resultOf(
      { metrics: ['net_sales'], by: ['day'], period, ...(course && { course }), ...more },
      { facts },
    );
    return rows.map(row => row.values['net_sales']?.course ?? null);
  };
  let sum = 0;
  const days = daysBetween(period.from, period.to);
  assert.deepEqual(
    await asked({ as: 'running' }),
    days.map(day => (sum += amountOn(day))),
  );
  const means = days.map(day => {
    let total = 0;
    for (let back = 0; back < 7; back += 1) total += amountOn(dayOf(noon(day) - back * 86_400_000));
    return total / 7;
  });
  (await asked({ as: 'average', of: 7 })).forEach((value, at) =>
    assert.ok(Math.abs((value ?? 0) - (means[at] ?? 0)) < 1e-9),
  );
  const growths = days.map(day => {
    const before = amountOn(dayOf(noon(day) - 86_400_000));
    return before === 0 ? null : amountOn(day) / before - 1;
  });
  (await asked({ as: 'growth' })).forEach((value, at) => assert.ok(Math.abs((value ?? 0) - (growths[at] ?? 0)) < 1e-9));
  const monthly = await asked({ as: 'growth' }, { by: ['month'], period: { from: '2026-09-01', to: '2026-11-20' } });
  const monthOf = (month: string): number =>
    everyDay.filter(({ day }) => day.startsWith(month)).reduce((all, fact) => all + (fact.values['net_sales'] ?? 0), 0);
  const wanted = [monthOf('2026-09') / monthOf('2026-08') - 1, monthOf('2026-10') / monthOf('2026-09') - 1];
  wanted.forEach((value, at) => assert.ok(Math.abs((monthly[at] ?? 0) - value) < 1e-9));
  assert.equal(monthly[2], null, 'November still runs.');
});

test('course: what cannot be added up has no running total', async () => {
  const { issues, rows } = await resultOf(
    { metrics: ['average_order_value'], by: ['day'], course: { as: 'running' } },
    { facts: { shopify: everyDay } },
  );
  assert.ok(issues.some(({ kind }) => kind === 'no-course'));
  assert.equal(rows[0]?.values['average_order_value']?.course, undefined);
});

test('one over the other: the ratio of sums, row by row, and null where there is nothing to divide by', async () => {
  const facts = { shopify: goods };
  const { rows } = await resultOf({ metrics: ['discounts/gross_sales'], by: ['product'], period: october }, { facts });
  for (const { by, values } of rows) {
    const sold = soldOf(String(by['product']));
    assert.equal(values['discounts/gross_sales']?.value, sold === 0 ? null : sold / (sold * 2));
  }
  const strange = await resultOf({ metrics: ['net_sales/nothing', 'net_sales/net_sales'] }, { facts });
  assert.deepEqual(
    strange.issues.map(({ kind }) => kind),
    ['unknown-metric', 'unknown-metric'],
  );
});

test('one less another and both together, row by row', async () => {
  const facts = { shopify: goods };
  const metrics = ['gross_sales', 'discounts', 'gross_sales-discounts', 'gross_sales+discounts'];
  const { rows } = await resultOf({ metrics, by: ['product'], period: october }, { facts });
  assert.ok(rows.length > 1);
  for (const { values } of rows) {
    const [gross, off, less, both] = metrics.map(key => values[key]?.value ?? 0);
    assert.deepEqual([less, both], [(gross ?? 0) - (off ?? 0), (gross ?? 0) + (off ?? 0)]);
  }
  const strange = await resultOf({ metrics: ['gross_sales-total_orders', 'gross_sales-discounts-taxes'] }, { facts });
  assert.deepEqual(
    strange.issues.map(({ kind }) => kind),
    ['unknown-metric', 'unknown-metric'],
  );
});

test('all parts of one question cost one call', async () => {
  const shop = syntheticSource([...goods, ...everyDay]);
  const by = ['day'];
  const having = [{ metric: 'net_sales', is: 'above', value: 1 } as const];
  const requests: MetricRequest[] = [
    { metrics: ['net_sales'], period: { from: '2026-11-19', to: '2026-11-19' }, typical: true },
    { metrics: ['net_sales'], by, period: october, having, streak: true },
    { metrics: ['net_sales'], by, period: october, course: { as: 'average', of: 7 } },
    {
      metrics: ['net_sales'],
      by: ['product'],
      period: october,
      within: { list: { metrics: ['discounts'], limit: 3 } },
    },
    { metrics: ['discounts/gross_sales'], by: ['product'], period: october },
  ];
  await run(requests, { sources: { shopify: shop.ask }, now, timeZone: 'Asia/Kolkata', currency: 'INR' });
  assert.equal(shop.calls.length, 1);
});
