/** Many requests over a made-up world, each checked by a second road: a naive loop over its facts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from './catalogue.ts';
import { evaluateFormula, parseFormula } from './formula.ts';
import { sourceOf } from './measure.ts';
import type { Metric, SourceName } from './metric.ts';
import { addDays, dayCount } from './period.ts';
import type { Filter, MetricRequest, MetricResult, Period, ResultRow } from './request.ts';
import { run } from './run.ts';
import type { RunContext } from './run.ts';
import { fits, isWithin, measureOver, syntheticSource, valueOfFact } from './synthetic-source.ts';
import type { Fact, SyntheticSource } from './synthetic-source.ts';

/** Friday 20 November 2026, 11:30 in Kolkata. */
const now = Date.parse('2026-11-20T06:00:00Z');
const names: SourceName[] = ['shopify', 'google_analytics', 'google_ads'];

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function factsOf(source: SourceName, seed: number): Fact[] {
  const random = randomFrom(seed);
  const pick = (values: string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const amount = (): number => Math.floor(random() * 100);
  return Array.from({ length: 600 }, () => {
    const product = pick(['Kurta', 'Saree', 'Diya', 'Dupatta']);
    const day = addDays('2026-11-20', -Math.floor(random() * 110));
    return {
      day,
      hour: Math.floor(random() * (day === '2026-11-20' ? 11 : 24)),
      who: `person ${Math.floor(random() * 60)}`,
      is: {
        product,
        city: pick(source === 'shopify' ? ['Pune', 'Delhi', 'Mumbai'] : ['pune', 'Delhi', 'Kochi']),
        campaign: pick(['Brand', 'Festive', 'Sale']),
        device: pick(['mobile', 'desktop']),
      },
      ...(source === 'shopify' && { identity: { product: `id ${product}` } }),
      values: {
        net_sales: amount(),
        gross_sales: amount(),
        discounts: amount(),
        total_orders: 1,
        units_sold: amount(),
        total_sales_revenue: amount(),
        store_sessions: amount(),
        online_store_sales: amount(),
        units_returned: amount(),
        'average_order_value above': amount(),
        'average_order_value below': 1,
        sessions: amount(),
        purchaseRevenue: amount(),
        'bounceRate above': random(),
        'bounceRate below': 1,
        google_ads_cost: amount(),
        google_ads_clicks: amount(),
        google_ads_conversion_value: amount(),
      },
    };
  });
}

const facts = new Map(names.map((name, index) => [name, factsOf(name, 7 + index)]));

function worldWith(broken: readonly SourceName[] = []): {
  context: RunContext;
  sources: Map<SourceName, SyntheticSource>;
} {
  const sources = new Map(names.map(name => [name, syntheticSource(facts.get(name) ?? [])]));
  const asked = names.map(name => {
    const failure = Object.assign(new Error('gone'), { action: 'retry', reason: 'timeout' });
    return [name, broken.includes(name) ? () => Promise.reject(failure) : sources.get(name)?.ask] as const;
  });
  return { sources, context: { sources: Object.fromEntries(asked), now, timeZone: 'Asia/Kolkata', currency: 'INR' } };
}

type Keep = (fact: Fact, measure: Metric) => boolean;

/** The second road: facts of one source that fit, measured at once. */
function expected(metric: Metric, period: Period, keep: Keep): number | null {
  if (!('formula' in metric.source)) {
    const source = sourceOf(metric);
    if (!names.includes(source)) return null;
    const meant = (facts.get(source) ?? []).filter(fact => isWithin(fact, period, metric) && keep(fact, metric));
    return measureOver(metric, meant);
  }
  const value = evaluateFormula(parseFormula(metric.source.formula), key => {
    const part = metricByKey(key);
    if (!part) return null;
    const isSkipped = metric.key === 'total_ad_spend' && key === 'spend';
    return isSkipped ? undefined : expected(part, period, keep);
  });
  return value ?? null;
}

const from = '2026-10-05';
const to = '2026-11-20';
const period: Period = { from, to };
const base: Period = { from: addDays(from, -dayCount(period)), to: addDays(from, -1) };
const single = ['net_sales', 'discount_rate', 'average_order_value', 'total_orders'];
const everywhere = [
  ...single,
  'sessions',
  'bounceRate',
  'google_ads_cost',
  'marketing_efficiency_score',
  'activeUsers',
  'customers',
];
/** It is 11:30: Shopify's last day of the base ends there, the hours of others at 11; what has no hours is counted whole. */
function isLike({ day, hour = 0 }: Fact, measure: Metric): boolean {
  if (day < base.to) return true;
  if (sourceOf(measure) === 'shopify') return hour < 11.5;
  return measure.additive ? hour < 11 : true;
}

const pune: Filter = { dimension: 'city', is: ['Pune'] };
const weekend: Filter = { dimension: 'weekday', is: ['Saturday', 'sun'] };

const requests: MetricRequest[] = [
  { metrics: everywhere, period, base },
  { metrics: everywhere, by: ['day'], period, base, withTotals: true },
  { metrics: everywhere, by: ['week'], period, withTotals: true },
  { metrics: everywhere, by: ['month'], period, withTotals: true },
  { metrics: everywhere, by: ['quarter'], period },
  { metrics: ['net_sales', 'discount_rate', 'customers'], by: ['product'], period, base, withTotals: true },
  { metrics: single.filter(key => key !== 'average_order_value'), by: ['product', 'week'], period },
  { metrics: single, by: ['city', 'month'], period },
  { metrics: ['net_sales', 'sessions'], by: ['city'], period, withTotals: true },
  { metrics: ['net_sales', 'google_ads_cost', 'sessions'], by: ['campaign'], period, base },
  { metrics: ['net_sales', 'discount_rate'], by: ['weekday'], period },
  { metrics: ['net_sales', 'discount_rate'], by: ['weekday', 'hour'], period },
  { metrics: ['net_sales', 'average_order_value'], by: ['hour'], period },
  { metrics: single, period, where: [pune] },
  { metrics: ['net_sales', 'discount_rate', 'total_orders'], period, base, where: [weekend] },
  { metrics: ['net_sales'], by: ['product'], period, where: [weekend, pune], withTotals: true },
  { metrics: ['sessions'], by: ['device', 'week'], period, where: [{ dimension: 'city', is_not: ['Delhi'] }] },
];

function fitsRow(fact: Fact, row: ResultRow, filters: readonly Filter[]): boolean {
  const same = Object.entries(row.by).every(
    ([dimension, label]) => valueOfFact(fact, dimension)?.toLowerCase() === label?.toLowerCase(),
  );
  return same && fitsAll(fact, filters);
}

function fitsAll(fact: Fact, filters: readonly Filter[]): boolean {
  const full = filters.map(filter => (filter === weekend ? { ...filter, is: ['Saturday', 'Sunday'] } : filter));
  return full.every(filter => fits(fact, filter));
}

function isClose(actual: number | null | undefined, wanted: number | null, message: string): void {
  if (actual === null || actual === undefined || wanted === null) assert.equal(actual, wanted, message);
  else
    assert.ok(Math.abs(actual - wanted) < 1e-9 * Math.max(1, Math.abs(wanted)), `${message}: ${actual}, not ${wanted}`);
}

/** Cities and campaigns that one platform does not know have no figure there. */
function isKnown(metric: Metric, row: ResultRow, filters: readonly Filter[]): boolean {
  const splits = Object.entries(row.by).filter(([dimension]) => /city|campaign|product|device/.test(dimension));
  const known = (facts.get(sourceOf(metric)) ?? []).filter(fact => fitsAll(fact, filters));
  return known.some(fact =>
    splits.every(([key, label]) => valueOfFact(fact, key)?.toLowerCase() === label?.toLowerCase()),
  );
}

function checkRow(row: ResultRow, request: MetricRequest): void {
  for (const [key, { value }] of Object.entries(row.values)) {
    const metric = metricByKey(key);
    assert.ok(metric);
    const filters = request.where ?? [];
    const hasSplit = request.by?.some(dimension => /city|campaign|product|device/.test(dimension));
    const isUnknown = hasSplit && !('formula' in metric.source) && !isKnown(metric, row, filters);
    const wanted = isUnknown ? null : expected(metric, request.period, fact => fitsRow(fact, row, filters));
    const isEmpty = value === null && wanted === 0 && !metric.additive;
    if (!isEmpty) isClose(value, wanted, `${key} at ${JSON.stringify(row.by)}`);
  }
}

for (const request of requests) {
  const title = `${request.metrics.length} metrics by ${(request.by ?? ['nothing']).join(' and ')}`;
  test(`${title}${request.where ? ' filtered' : ''} are what a naive loop counts`, async () => {
    const { context, sources } = worldWith();
    const [result] = await run([request], context);
    assert.ok(result && result.rows.length > 0);
    for (const row of result.rows) checkRow(row, request);
    if (!request.by) {
      for (const [key, { base: before }] of Object.entries(result.rows[0]?.values ?? {})) {
        const metric = metricByKey(key);
        if (!metric || !request.base) continue;
        isClose(
          before,
          expected(
            metric,
            request.base,
            (fact, measure) => fitsAll(fact, request.where ?? []) && isLike(fact, measure),
          ),
          `${key} before`,
        );
      }
    }
    for (const [key, { value }] of Object.entries(result.totals ?? {})) {
      const metric = metricByKey(key);
      assert.ok(metric);
      isClose(
        value,
        expected(metric, period, fact => fitsAll(fact, request.where ?? [])),
        `${key} in all`,
      );
    }
    for (const source of sources.values()) assert.ok(source.calls.length <= 1);
  });
}

test('the bases of days add up to the base of all of them', async () => {
  const request = { metrics: ['net_sales', 'sessions', 'google_ads_cost'], period, base };
  const byTime = ['day', 'hour'].map(by => ({ ...request, by: [by] }));
  const [whole, ...split] = await run([request, ...byTime], worldWith().context);
  for (const { rows, request: asked } of split)
    for (const key of asked.metrics) {
      const sum = rows.reduce((total, row) => total + (row.values[key]?.base ?? 0), 0);
      isClose(sum, whole?.rows[0]?.values[key]?.base ?? null, `${key} by ${asked.by?.join()}`);
    }
});

test('all of them together cost one call a platform and give the same', async () => {
  const { context, sources } = worldWith();
  const together = await run(requests, context);
  const apart: MetricResult[] = [];
  for (const request of requests) apart.push(...(await run([request], worldWith().context)));
  assert.deepEqual(together, apart);
  for (const source of sources.values()) assert.equal(source.calls.length, 1);
});

test('rows of a sum add up to its total', async () => {
  for (const by of [['day'], ['week'], ['month'], ['weekday'], ['product'], ['city', 'week']]) {
    const [result] = await run([{ metrics: ['net_sales'], by, period, withTotals: true }], worldWith().context);
    const sum = result?.rows.reduce((total, row) => total + (row.values['net_sales']?.value ?? 0), 0);
    isClose(sum, result?.totals?.['net_sales']?.value ?? null, by.join(' and '));
  }
});

for (const broken of names) {
  test(`without ${broken} the rest of every answer is the same`, async () => {
    const whole = await run(requests, worldWith().context);
    const partial = await run(requests, worldWith([broken]).context);
    for (const [index, result] of partial.entries()) {
      const failed = new Set(result.issues.flatMap(issue => (issue.kind === 'source-failed' ? issue.metrics : [])));
      for (const row of result.rows) {
        const same = whole[index]?.rows.find(
          other => JSON.stringify(other.by).toLowerCase() === JSON.stringify(row.by).toLowerCase(),
        );
        for (const [key, value] of Object.entries(row.values)) {
          if (failed.has(key)) assert.equal(value.value, null, key);
          else assert.deepEqual(value, same?.values[key], `${key} at ${JSON.stringify(row.by)}`);
        }
      }
    }
  });
}
