/**
 * Every metric of the catalogue, in total, by day and by each of its first three dimensions (and by window): asked through the engine and the connectors,
 * and summed a second time by plain loops over the sandbox's world.
 */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { allMetrics } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { connectMetaAccount } from '../connected-meta.ts';
import { connectShiprocket } from '../connected-shiprocket.ts';
import { noQuotas, startWithEveryPlatform, type EveryPlatform, type EveryPlatformOptions } from '../every-platform.ts';
import { ratesOfTheTests } from './delivery-costs.ts';
import { loopsWithMeta, plainLoops } from './every-metric.ts';
import { labelOf, type Loop } from './groups.ts';
import { loopsOfCouriers } from './shiprocket.ts';
import { askNumbers } from '../../src/features/insights/insights.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');
const period = { from: '2026-10-12', to: '2026-11-19' };
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Nobody sells abroad with duties in this story, and its tag sends no refunds. */
const alwaysNothing = ['duties', 'refundAmount'];

/** Medians, which nobody can put together from those of two spellings of a city: each spelling has its row. */
const spelledApart = ['fulfilment_time'];

type Question = { metric: Metric; splits: string[] };

/** A metric that makes sense only by keyword is asked by keyword, and by keyword and day. */
function questionsOf(metric: Metric): Question[] {
  const late = metric.dimensions.filter(dimension => dimension === 'attribution_window');
  const first = [...metric.dimensions.slice(0, 3), ...late].map(dimension => [dimension]);
  const wanted = [[], ...(metric.dimensions.includes('day') ? [['day']] : []), ...first];
  const needed = metric.needs?.[0];
  const all = wanted.map(splits =>
    needed === undefined || splits.some(split => metric.needs?.includes(split)) ? splits : [needed, ...splits],
  );
  return [...new Map(all.map(splits => [splits.join(), { metric, splits }])).values()];
}

/** `atOnce`: questions that each platform answers within its eight seconds. */
export type Held = Pick<EveryPlatformOptions, 'world'> & { atOnce: number };

export async function holdEveryMetric(t: TestContext, { world, atOnce }: Held): Promise<void> {
  const place = await startWithEveryPlatform(t, { now, world, settings: noQuotas });
  for (const rate of ratesOfTheTests) assert.equal((await place.who.client.post('/api/v1/rates/', rate)).status, 200);
  const loops = plainLoops(sceneOf(place));
  await hold(place, { loops, metrics: allMetrics, atOnce });
  const unknown = [...loops.keys()].filter(key => !allMetrics.some(metric => metric.key === key));
  assert.deepEqual(unknown, [], 'Loops of metrics that do not exist.');
}

/** Meta's own metrics, and all that change once Meta is connected beside Google Ads. */
export async function holdMetaMetrics(t: TestContext, { world, atOnce }: Held): Promise<void> {
  const place = await startWithEveryPlatform(t, {
    now,
    world,
    settings: noQuotas,
    environment: { SANDBOX_META: 'on' },
  });
  await connectMetaAccount(place.who.client);
  const loops = loopsWithMeta(sceneOf(place));
  const metrics = allMetrics.filter(({ key }) => loops.has(key));
  const without = allMetrics.filter(({ category, key }) => category === 'meta_metrics' && !loops.has(key));
  assert.deepEqual([without, metrics.length], [[], loops.size]);
  await hold(place, { loops, metrics, atOnce });
}

/** What couriers tell of the parcels. */
export async function holdCourierMetrics(t: TestContext, { world, atOnce }: Held): Promise<void> {
  const place = await startWithEveryPlatform(t, {
    now,
    world,
    settings: noQuotas,
    environment: { SANDBOX_SHIPROCKET: 'on' },
  });
  assert.equal((await connectShiprocket(place.who.client))[0], 200);
  const loops = loopsOfCouriers(sceneOf(place));
  const metrics = allMetrics.filter(({ category }) => category === 'shiprocket_metrics');
  assert.deepEqual(new Set(metrics.map(({ key }) => key)), new Set(loops.keys()));
  await hold(place, { loops, metrics, atOnce });
}

const sceneOf = ({ sandbox }: EveryPlatform) => ({
  world: sandbox.world,
  from: dayOf(period.from),
  to: dayOf(period.to),
});

type Holding = { loops: Map<string, Loop>; metrics: readonly Metric[]; atOnce: number };

async function hold({ server, who }: EveryPlatform, { loops, metrics, atOnce }: Holding): Promise<void> {
  const questions = metrics.flatMap(questionsOf);
  const requests = questions.map(({ metric, splits }): MetricRequest => ({
    metrics: [metric.key],
    by: splits,
    period,
  }));
  const results: MetricResult[] = [];
  for (let start = 0; start < requests.length; start += atOnce)
    results.push(...(await askNumbers(server.deps, who.organizationId, requests.slice(start, start + atOnce))));
  const differences = questions.flatMap((question, at) => differencesOf(question, results[at], loops));
  assert.deepEqual(differences.slice(0, 40), [], `${differences.length} differences`);
  const told = new Set(results.flatMap(({ rows }) => rows.flatMap(({ values }) => keysWithFigure(values))));
  const silent = [...loops.keys()].filter(key => !told.has(key));
  const expected = alwaysNothing.filter(key => loops.has(key));
  assert.deepEqual(silent.sort(), expected, 'Metrics without any figure but 0 prove nothing.');
}

function keysWithFigure(values: MetricResult['rows'][number]['values']): string[] {
  return Object.entries(values).flatMap(([key, { value }]) => (value === null || value === 0 ? [] : [key]));
}

function differencesOf(
  { metric, splits }: Question,
  result: MetricResult | undefined,
  loops: Map<string, Loop>,
): string[] {
  const where = `${metric.key} by ${splits.join(' and ') || 'nothing'}`;
  if (!result) return [`${where} has no result`];
  const kinds = result.issues.map(({ kind }) => kind);
  const loop = loops.get(metric.key);
  const missing = result.issues.find(issue => issue.kind === 'not-connected');
  if (missing) {
    const isSaid = ['meta', 'shiprocket'].includes(missing.source) && kinds.length === 1 && !loop;
    return isSaid && result.rows.every(row => row.values[metric.key]?.value === null)
      ? []
      : [`${where}: ${kinds.join()}`];
  }
  if (!loop) return [`${metric.key} has no plain loop`];
  if (spelledApart.includes(metric.key) && kinds.join() === 'spelled-apart') return [];
  // These days are a few weeks old: whoever first ordered then has not had three months.
  const isYoung = metric.matures_in !== undefined;
  const unexpected = kinds.filter(kind => kind !== 'terms-left-out' && !(kind === 'too-young' && isYoung));
  if (unexpected.length > 0) return [`${where}: ${unexpected.join()}`];
  const found = compared(loop, result, { metric, splits });
  return found.length === 0 ? [] : [`${where}: ${found.length}, first ${found[0]}`];
}

/** Groups that share a name are compared as a list; where nothing lies, rows may be absent. */
function compared(loop: Loop, result: MetricResult, { metric, splits }: Question): string[] {
  const figures = Map.groupBy(loop.by(splits), ({ label }) => label);
  const rows = Map.groupBy(result.rows, row => labelOf(splits.map(split => row.by[split] ?? null)));
  return [...new Set([...figures.keys(), ...rows.keys()])].flatMap(label => {
    const wanted = filled(
      (figures.get(label) ?? []).map(({ value }) => value),
      rows.get(label)?.length ?? 0,
      loop,
    );
    const found = (rows.get(label) ?? []).map(row => row.values[metric.key]?.value ?? null);
    const isAbsent = found.length < wanted.length && wanted.every(value => value === loop.nothing || value === 0);
    if (isAbsent) return [];
    const [left, right] = [found.toSorted(byValue), wanted.toSorted(byValue)];
    const isSame = left.length === right.length && left.every((value, at) => isNear(metric, value, right[at] ?? null));
    return isSame ? [] : [`${label || 'all'} is ${left.join()}, the loop says ${right.join()}`];
  });
}

function filled(values: (number | null)[], count: number, { nothing }: Loop): (number | null)[] {
  return [...values, ...Array.from({ length: Math.max(0, count - values.length) }, () => nothing)];
}

function byValue(one: number | null, other: number | null): number {
  return (one ?? -Infinity) - (other ?? -Infinity);
}

/** ShopifyQL tells medians in hundredths of an hour. */
function slackOf({ unit }: Metric, wanted: number): number {
  return unit === 'days' ? 0.01 / 24 : 1e-6 * Math.max(1, Math.abs(wanted));
}

function isNear(metric: Metric, found: number | null, wanted: number | null): boolean {
  if (found === null || wanted === null) return found === wanted;
  return Math.abs(found - wanted) <= slackOf(metric, wanted);
}
