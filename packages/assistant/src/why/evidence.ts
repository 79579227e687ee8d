/** Everything an explanation asks for at once, by name; what a metric or a store cannot be asked is left out. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import { addDays } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { daysSinceLast, seasonsIn, type Season } from '../forecasting/seasons.ts';
import { sourcesOf } from '../serving.ts';
import { isBridged } from './delivered-bridge.ts';
import { keysOfFirstSplit } from './first-split.ts';
import { effectsOn, isOfCheckouts, type Measure } from './measure.ts';
import { moved } from './spread.ts';
import type { Typical } from './typical.ts';
import { isLong, withFortnightBefore, type Windows } from './windows.ts';

export type WhyPlan = {
  measure: Measure;
  windows: Windows;
  where: Filter[];
  season?: { season: Season; shift?: number };
  requests: Map<string, MetricRequest>;
};

/** The plan and what came back, by the names of the requests. */
export type Evidence = WhyPlan & {
  shop: Shop;
  results: Map<string, MetricResult>;
  /** What the day is held against, where it is a typical one. */
  typical?: Typical;
  /** What is asked for later, as it is held against a typical day. */
  sized?: (result: MetricResult) => MetricResult;
  /** A platform left something out, so that finding nothing means nothing. */
  isPartial?: boolean;
  /** The way the question says it went. */
  moved?: 'up' | 'down' | undefined;
  /** What the store has noted of these days, in a sentence. */
  noted?: string;
};

export function planEvidence(measure: Measure, windows: Windows, where: Filter[], shop: Shop): WhyPlan {
  const season = seasonOf(windows, shop);
  const plan: WhyPlan = { measure, windows, where, requests: new Map(), ...(season ? { season } : {}) };
  const ask = asker(plan, shop);
  const { period, base, history, suchDays } = windows;
  const own = measure.needs;
  const isOfOrders = effectsOn(measure) !== undefined;
  const worth = isOfOrders ? ['total_orders', 'gross_sales'] : [];
  const whole = [...own, ...keysOfFirstSplit(measure.key), ...worth];
  ask('whole', { keys: whole, period, base });
  ask('days', { keys: suchDays ? whole : [...own, ...worth.slice(0, 1)], by: ['day'], period: history });
  if (where.length > 0) {
    ask('everything', { keys: [...own, ...worth], period, base, isUnfiltered: true });
    const known = suchDays ? [...own, ...worth] : worth.slice(0, 1);
    ask('everything days', { keys: known, by: ['day'], period: history, isUnfiltered: true });
  }
  if (season?.shift !== undefined) askYearAgo(plan, season.shift, ask);
  if (isOfOrders) askShop(plan, shop, ask);
  else if (isBridged(measure)) askDeliveries(plan, ask);
  else for (const dimension of splitsOf(measure)) ask(dimension, { keys: own, by: [dimension], period, base });
  if (/return|refund/.test(measure.key))
    ask('reasons', { keys: ['units_returned'], by: ['return_reason'], period, base });
  if (isOfCheckouts(measure) && !isLong(windows)) askCheckouts(plan, ask);
  askAds(plan, ask);
  return plan;
}

type Wanted = { keys: string[]; by?: string[]; period: Period; base?: Period; isUnfiltered?: boolean };
type Ask = (name: string, wanted: Wanted) => void;

/** What moves a shop's sales, orders and conversion: goods, places, channels, customers, codes, devices, campaigns. */
function askShop(plan: WhyPlan, shop: Shop, ask: Ask): void {
  const { measure, windows } = plan;
  const { period, base, before, span } = windows;
  const own = measure.needs;
  ask('product', { keys: [...own, 'gross_sales', 'units_sold'], by: ['product'], period, base });
  // Of a ratio a city's part says little, and its orders say who came.
  ask('city', { keys: [...(measure.kind === 'ratio' ? [] : own), 'total_orders'], by: ['city'], period, base });
  ask('discount_code', { keys: [...own, 'total_orders'], by: ['discount_code'], period, base });
  if (plan.where.length === 0) ask('sales_channel', { keys: own, by: ['sales_channel'], period, base });
  if (!isLong(windows)) askCheckouts(plan, ask);
  // What a campaign cost tells better whether it ran than the visits it brought.
  if (!shop.connected.includes('google_ads'))
    ask('campaign days', { keys: ['store_sessions'], by: ['campaign', 'day'], period: span });
  if (!measure.needs.every(key => metricByKey(key)?.dimensions.includes('product')))
    ask('device', { keys: own, by: ['device'], period, base });
  if (!before || isSame(before, base)) return;
  ask('product before', { keys: ['units_sold'], by: ['product'], period: before });
  ask('city before', { keys: ['total_orders'], by: ['city'], period: before });
  ask('discount_code before', { keys: ['total_orders'], by: ['discount_code'], period: before });
}

/** Where parcels came back, and where what is left was earned. */
function askDeliveries({ measure, windows: { period, base } }: WhyPlan, ask: Ask): void {
  ask('region', { keys: [...measure.needs, 'rto_orders', 'parcels_with_outcome'], by: ['region'], period, base });
  for (const dimension of ['campaign', 'sales_channel'])
    ask(dimension, { keys: measure.needs, by: [dimension], period, base });
}

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

/** Where the weeks before are what everything is held against anyway, they are not asked for a second time. */
export function withWeeksBefore({ windows, results }: WhyPlan & Pick<Evidence, 'results'>): Map<string, MetricResult> {
  const { before, base } = windows;
  const all = new Map(results);
  if (!before || !isSame(before, base)) return all;
  for (const name of ['product', 'city', 'discount_code']) {
    const result = results.get(name);
    if (!result) continue;
    const rows = result.rows.map(({ by, values }) => ({
      by,
      values: Object.fromEntries(Object.entries(values).map(([key, each]) => [key, { value: each.base ?? null }])),
    }));
    const { base: _, ...request } = result.request;
    all.set(`${name} before`, { ...result, request: { ...request, period: before }, rows });
  }
  return all;
}

/** In a long stretch the hours of a failing checkout are lost. */
function askCheckouts({ windows, requests }: WhyPlan, ask: Ask): void {
  const checkouts = { keys: checkout, by: ['device', 'day'], period: withFortnightBefore(windows) };
  ask('device days', checkouts);
  // A checkout that fails for all fails for these rows as well.
  if (!requests.has('device days')) ask('device days', { ...checkouts, isUnfiltered: true });
}

const checkout = ['sessions_that_reached_checkout', 'sessions_that_completed_checkout'];

function askAds({ windows }: WhyPlan, ask: Ask): void {
  ask('ad days', { keys: ['google_ads_cost'], by: ['campaign', 'day'], period: windows.span, isUnfiltered: true });
}

/** The same days by the festival a year before; of a typical day such days before it as well. */
function askYearAgo({ measure, windows }: WhyPlan, shift: number, ask: Ask): void {
  const { period, base, suchDays } = windows;
  const keys = measure.needs;
  const then = moved(period, shift);
  if (!suchDays) return ask('year-ago', { keys, period: then, base: moved(base, shift) });
  ask('year-ago days', { keys, by: ['day'], period: { from: addDays(then.from, -7 * suchDays.length), to: then.to } });
}

/** Adds a request of what can be had: the source connected, the split and the filters legal. */
function asker(plan: WhyPlan, shop: Shop): Ask {
  return (name, { keys, by = [], period, base, isUnfiltered = false }) => {
    const where = [...(isUnfiltered ? [] : plan.where), ...plan.windows.hours];
    const cuts = [...by, ...where.map(filter => filter.dimension)];
    const isLegal = (metric: Metric): boolean =>
      isConnected(metric, shop) && cuts.every(dimension => metric.dimensions.includes(dimension));
    const metrics = [...new Set(keys)].filter(key => {
      const metric = metricByKey(key);
      return metric !== undefined && isLegal(metric);
    });
    if (metrics.length === 0) return;
    plan.requests.set(name, {
      metrics,
      ...(by.length > 0 ? { by } : {}),
      ...(where.length > 0 ? { where } : {}),
      period,
      ...(base ? { base } : {}),
    });
  };
}

/** A sum that may lack a platform is told of the others. */
function isConnected(metric: Metric, { connected }: Shop): boolean {
  const known = sourcesOf(metric).map(source => connected.includes(source));
  const maySkip = 'formula' in metric.source && metric.source.unconnected === 'skip';
  return maySkip ? known.includes(true) : !known.includes(false);
}

/** The splits in which a reason may show, in this order. */
function splitsOf({ key, counts, needs }: Measure): string[] {
  const preferred = [
    'campaign',
    'source',
    'traffic_channel',
    'device',
    'return_reason',
    'product',
    'city',
    'landing_page',
    'sales_channel',
    'payment_gateway',
  ];
  const legal = needs.map(need => metricByKey(need)?.dimensions ?? []);
  const isWhole = metricByKey(key)?.additive !== true && needs.length === 1;
  if (isWhole) return [];
  return preferred
    .filter(dimension => legal.every(dimensions => dimensions.includes(dimension)))
    .filter(dimension => !counts || dimension !== 'product')
    .slice(0, 5);
}

/** The longest season either of the two lies in, and where it was the year before, as far as the store remembers. */
function seasonOf({ period, base, suchDays }: Windows, { country, historyFrom }: Shop): WhyPlan['season'] {
  const around = [...seasonsIn(period, country), ...(suchDays ? [] : seasonsIn(base, country))];
  const [season] = around.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!season) return undefined;
  const shift = daysSinceLast(season);
  const first = suchDays?.at(-1) ?? (period.from < base.from ? period.from : base.from);
  const isKnown = shift !== undefined && (historyFrom === undefined || addDays(first, -shift) >= historyFrom);
  return { season, ...(isKnown ? { shift } : {}) };
}

const lengthOf = ({ days }: Season): number => Date.parse(days.to) - Date.parse(days.from);
