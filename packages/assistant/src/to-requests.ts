/** Intent -> MetricRequests and issues: which source serves each figure, and what cannot be had the way it was asked. */
import { catalogue, metricByKey } from '@tillsight/metrics/catalogue';
import { clashAt } from '@tillsight/metrics/combination';
import { keysOf, parseFormula } from '@tillsight/metrics/formula';
import type { Issue } from '@tillsight/metrics/issue';
import type { Metric, SourceName } from '@tillsight/metrics/metric';
import { addDays, dayAt, dayCount, lastDays, previousPeriod, samePeriodLastYear } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, Period } from '@tillsight/metrics/request';
import type { Shop } from './conversation.ts';
import type { Ask, AskedFilter, Platform } from './intent.ts';
import { variantsBesideProduct } from './named-variants.ts';
import { ideaOf } from './vocabulary/ideas.ts';

export type Planned = {
  requests: MetricRequest[];
  issues: Issue[];
  /** The period was not said. */
  assumedPeriod: boolean;
  /** Metrics that stand in for the one that was named. */
  stoodIn: { asked: string; used: string }[];
};

export type PlanContext = {
  shop: Shop;
  platform?: Platform | undefined;
  compares: boolean;
  /** No other source may stand in. */
  strict?: boolean;
};

export function planOf(ask: Ask, context: PlanContext): Planned {
  const planned: Planned = { requests: [], issues: [], assumedPeriod: false, stoodIn: [] };
  const today = dayAt(context.shop.now, context.shop.timeZone);
  for (const asked of ask.metrics) {
    const by = ask.by.map(dimension => concreteDimension(dimension, asked.key));
    const isCompanion = planned.requests.length > 0 && by.length > 0;
    const filters = isCompanion ? legalFilters(asked.key, ask.filters) : ask.filters;
    const { platform: _, ...anywhere } = context;
    const served = serve(asked.key, by, filters, asked.only ? anywhere : context);
    if ('issue' in served) {
      planned.issues.push(served.issue);
      continue;
    }
    if (served.metric.key !== asked.key) planned.stoodIn.push({ asked: asked.key, used: served.metric.key });
    addRequest(planned, served, { ask, today, compares: context.compares, isCompanion });
  }
  return planned;
}

/** What is shown beside the rows that were asked for need not be cut the same way. */
const legalFilters = (key: string, filters: AskedFilter[]): AskedFilter[] =>
  filters.filter(filter => filter.options.some(option => metricByKey(key)?.dimensions.includes(option.dimension)));

type Served = { metric: Metric; by: string[]; where: Filter[] };

/** The first source of the idea that is connected and can be split and filtered that way. */
function serve(key: string, by: string[], filters: AskedFilter[], context: PlanContext): Served | { issue: Issue } {
  const candidates = candidatesOf(key, by, filters, context);
  let issue: Issue = { kind: 'unknown-metric', metric: key, suggestions: [] };
  let isFirst = true;
  for (const metric of candidates) {
    const tried = fit(metric, by, filters, context);
    if (!('issue' in tried)) return tried;
    if (isFirst) issue = tried.issue;
    isFirst = false;
  }
  return { issue };
}

const adDimensions = [
  'campaign',
  'ad_group',
  'ad',
  'keyword',
  'search_term',
  'campaign_type',
  'ad_network',
  'conversion_action',
];

function candidatesOf(key: string, by: string[], filters: AskedFilter[], { platform, strict }: PlanContext): Metric[] {
  const idea = ideaOf(key);
  if (
    by.includes('return_reason') ||
    filters.some(filter => filter.options.some(option => option.dimension === 'return_reason'))
  ) {
    if (!metricByKey(key)?.dimensions.includes('return_reason')) return [metricByKey('units_returned')!];
  }
  const paid = paidInstead(key, by, filters);
  if (paid) return [paid];
  const members = (
    idea?.members[0] === key || idea?.key === 'visits' || idea?.key === 'visitors' ? idea.members : [key]
  ).flatMap(member => metricByKey(member) ?? []);
  const own = metricByKey(key);
  if (strict) return own ? [own] : [];
  if (platform && idea) {
    const of = idea.members
      .flatMap(member => metricByKey(member) ?? [])
      .filter(metric => sourcesOf(metric).every(source => source === platform));
    if (of.length > 0) return own && of.includes(own) ? [own, ...of.filter(each => each !== own)] : of;
  }
  const ordered = own ? [own, ...members.filter(each => each !== own)] : members;
  const inAds = [...by, ...filters.flatMap(filter => filter.options.slice(0, 1).map(option => option.dimension))].some(
    dimension => adDimensions.includes(dimension),
  );
  const isAds = (metric: Metric): boolean =>
    sourcesOf(metric).includes('google_ads') || sourcesOf(metric).includes('meta');
  if (!inAds) return ordered.filter(metric => metric === own || !isAds(metric) || (own !== undefined && isAds(own)));
  return ordered.toSorted((a, b) => Number(isAds(b)) - Number(isAds(a)));
}

/** "PayPal sales": sales are not told apart by the way they were paid, payments are. */
function paidInstead(key: string, by: string[], filters: AskedFilter[]): Metric | undefined {
  const isWay = (dimension: string): boolean => dimension === 'payment_gateway' || dimension === 'payment_method';
  const isPaid = by.some(isWay) || filters.some(({ options }) => options.every(option => isWay(option.dimension)));
  return isPaid && /^(total_sales_revenue|net_sales)$/.test(key) ? metricByKey('net_payments') : undefined;
}

/** Every platform a metric needs. */
export function sourcesOf(metric: Metric): SourceName[] {
  const { source } = metric;
  if ('shopify' in source || 'shopify_graphql' in source) return ['shopify'];
  if ('google_analytics' in source) return ['google_analytics'];
  if ('google_ads' in source) return ['google_ads'];
  if ('meta' in source) return ['meta'];
  return [...new Set(keysOf(parseFormula(source.formula)).flatMap(key => sourcesOf(metricByKey(key)!)))];
}

function missingSource(metric: Metric, { shop }: PlanContext): SourceName | undefined {
  const { source } = metric;
  if ('formula' in source) {
    const parts = keysOf(parseFormula(source.formula)).map(key =>
      missingSource(metricByKey(key)!, { shop, compares: false }),
    );
    const missing = parts.filter(each => each !== undefined);
    if (source.unconnected === 'skip') return missing.length === parts.length ? missing[0] : undefined;
    return missing[0];
  }
  return sourcesOf(metric).find(each => !shop.connected.includes(each));
}

function fit(metric: Metric, by: string[], filters: AskedFilter[], context: PlanContext): Served | { issue: Issue } {
  const source = missingSource(metric, context);
  if (source)
    return {
      issue: {
        kind: context.shop.needsReconnect.includes(source) ? 'needs-reconnect' : 'not-connected',
        source,
        metrics: [metric.key],
      },
    };
  const illegal = by.find(dimension => !metric.dimensions.includes(dimension));
  if (illegal !== undefined)
    return {
      issue: {
        kind: 'illegal-breakdown',
        metric: metric.key,
        dimension: illegal,
        suggestions: metric.dimensions.slice(0, 4),
      },
    };
  const clash = sourcesOf(metric)
    .map(each =>
      clashAt(
        each,
        [...by, ...filters.flatMap(filter => filter.options.slice(0, 1).map(option => option.dimension))],
        catalogue,
      ),
    )
    .find(each => each !== undefined);
  if (clash !== undefined)
    return { issue: { kind: 'illegal-breakdown', metric: metric.key, dimension: clash, suggestions: [] } };
  const where: Filter[] = [];
  for (const filter of filters) {
    const option = [...filter.options, ...elsewhereNamed(filter)].find(each =>
      metric.dimensions.includes(each.dimension),
    );
    if (!option && filter.concept === 'online_store') continue;
    if (!option)
      return {
        issue: {
          kind: 'illegal-breakdown',
          metric: metric.key,
          dimension: filter.options[0]!.dimension,
          suggestions: metric.dimensions.slice(0, 4),
        },
      };
    const isNot = filter.not !== (option.not ?? false);
    where.push(
      isNot
        ? { dimension: option.dimension, is_not: option.values }
        : { dimension: option.dimension, is: option.values },
    );
  }
  if (
    metric.needs &&
    !by.some(dimension => metric.needs!.includes(dimension)) &&
    !where.some(filter => metric.needs!.includes(filter.dimension))
  )
    by = [...by, metric.needs[0]!];
  return { metric, by, where: variantsBesideProduct(where) };
}

/** A shop with a till is a place with stock under the same name. */
const elsewhereNamed = (filter: AskedFilter): AskedFilter['options'] =>
  filter.options.flatMap(option =>
    option.dimension === 'pos_location' ? [{ ...option, dimension: 'inventory_location' }] : [],
  );

/** "channel" and "location" mean different things to different figures. */
function concreteDimension(dimension: string, key: string): string {
  const metric = metricByKey(key);
  if (dimension === 'channel')
    return metric?.dimensions.includes('sales_channel') ? 'sales_channel' : 'traffic_channel';
  if (dimension === 'location')
    return metric?.dimensions.includes('inventory_location') && !metric.dimensions.includes('pos_location')
      ? 'inventory_location'
      : metric?.dimensions.includes('pos_location')
        ? 'pos_location'
        : 'city';
  if (
    dimension === 'pos_location' &&
    !metric?.dimensions.includes('pos_location') &&
    metric?.dimensions.includes('inventory_location')
  )
    return 'inventory_location';
  if (dimension === 'page' && !metric?.dimensions.includes('page') && metric?.dimensions.includes('landing_page'))
    return 'landing_page';
  if (
    dimension === 'search_term' &&
    !metric?.dimensions.includes('search_term') &&
    metric?.dimensions.includes('site_search_term')
  )
    return 'site_search_term';
  return dimension;
}

type Wish = { ask: Ask; today: string; compares: boolean; isCompanion: boolean };

function addRequest(planned: Planned, served: Served, { ask, today, compares, isCompanion }: Wish): void {
  const { metric, by, where } = served;
  const isNow = metric.timing === 'now' || metric.timing === 'realtime';
  const period = isNow ? { from: today, to: today } : (periodFor(metric, ask) ?? defaultPeriod(metric, by, today));
  if (!isNow && !ask.when) planned.assumedPeriod = true;
  const base = isNow ? undefined : baseOf(ask, period, { by, today, compares });
  const isApart = ask.base?.kind === 'named' && ask.base.apart && base !== undefined;
  const periods = isApart ? [base, period] : [period];
  for (const each of periods) {
    const like = planned.requests.find(request => sameShape(request, { metrics: [], by, where, period: each }));
    if (like?.metrics.includes(metric.key)) continue;
    if (like) like.metrics.push(metric.key);
    else
      planned.requests.push({
        metrics: [metric.key],
        ...shapeOf(ask, served, isCompanion),
        period: each,
        ...(base && !isApart ? { base } : {}),
      });
  }
}

/** "at the end of October": stock is told of one day, the last of the stretch. */
function periodFor(metric: Metric, { when }: Ask): Period | undefined {
  if (!when || metric.timing !== 'period_end' || when.unit !== 'days') return when?.period;
  return { from: when.period.to, to: when.period.to };
}

/** Everything of a request but its figures and its days; figures beside a ranking are neither ranked nor cut off. */
function shapeOf(
  ask: Ask,
  { metric, by, where }: Served,
  isCompanion: boolean,
): Omit<MetricRequest, 'metrics' | 'period'> {
  const order = isCompanion ? undefined : orderOf(ask, metric, by);
  const isWhole = isCompanion || ask.bounds.length > 0 || ask.byChange !== undefined;
  const limit = isWhole ? undefined : limitOf(ask, by);
  return {
    ...(by.length > 0 ? { by } : {}),
    ...(where.length > 0 ? { where } : {}),
    ...(order ? { order } : {}),
    ...(limit ? { limit } : {}),
    ...(ask.whole ? { withTotals: true } : {}),
  };
}

const sameShape = (a: MetricRequest, b: MetricRequest): boolean =>
  JSON.stringify([a.by ?? [], a.where ?? [], a.period]) === JSON.stringify([b.by ?? [], b.where ?? [], b.period]);

const grains = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year'];

/** The last 30 days; a course over time looks further back. */
function defaultPeriod(metric: Metric, by: string[], today: string): Period {
  // Stock is valued about two days late; yesterday's value is not there yet.
  if (metric.timing === 'period_end') return { from: addDays(today, -2), to: addDays(today, -2) };
  if (by.includes('quarter') || by.includes('year')) return lastDays(365, today);
  return lastDays(by.includes('week') || by.includes('month') ? 90 : 30, today);
}

function baseOf(
  ask: Ask,
  period: Period,
  { by, today, compares }: { by: string[]; today: string; compares: boolean },
): Period | undefined {
  if (ask.base?.kind === 'named') return samePart(ask.base.period, period, ask.when?.unit, today);
  const earlier = ask.when?.earlier;
  if (earlier && (ask.base?.kind === 'year-ago' || ask.base?.kind === 'previous')) return earlier;
  if (ask.base?.kind === 'year-ago') return samePeriodLastYear(period);
  if (ask.base?.kind === 'week-ago') return daysBack(period, 7);
  if (ask.base?.kind === 'month-ago') return previousPeriod(period, 'month');
  const isPlainSplit = by.length > 0 && ask.byChange === undefined;
  if (ask.base === undefined && (isPlainSplit || compares || period.from === today)) return undefined;
  if (earlier) return earlier;
  const unit = ask.when?.unit;
  if (unit === 'weekend') return daysBack(period, 7);
  const isCalendar =
    unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' || unit === 'fiscal-year';
  return previousPeriod(period, isCalendar ? unit : undefined);
}

const daysBack = ({ from, to }: Period, days: number): Period => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
});

/** A running month is held against the same part of the other one, not against the whole of it. */
function samePart(base: Period, period: Period, unit: string | undefined, today: string): Period {
  if (period.to !== today || period.from === today || dayCount(base) <= dayCount(period)) return base;
  const calendar =
    unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' || unit === 'fiscal-year'
      ? unit
      : undefined;
  if (!calendar) return base;
  const parts = [samePeriodLastYear(period), previousPeriod(period, calendar)];
  return (
    parts.find(part => part.from === base.from) ?? { from: base.from, to: addDays(base.from, dayCount(period) - 1) }
  );
}

/** What runs out first is what is asked about. */
const soonestFirst = new Set(['days_of_cover']);

function orderOf(ask: Ask, metric: Metric, by: string[]): MetricRequest['order'] {
  const splits = by.filter(each => !grains.includes(each));
  if (!ask.ranking && (splits.length === 0 || by.length > 1)) return undefined;
  if (!ask.ranking || ask.byChange) return { by: metric.key, direction: soonestFirst.has(metric.key) ? 'asc' : 'desc' };
  const flips = ask.ranking.isQuality && metric.good_when === 'down';
  const direction = flips ? (ask.ranking.direction === 'desc' ? 'asc' : 'desc') : ask.ranking.direction;
  return { by: metric.key, direction };
}

function limitOf(ask: Ask, by: string[]): number | undefined {
  if (by.length === 0) return undefined;
  if (ask.ranking) return ask.ranking.limit ?? 5;
  return by.every(each => grains.includes(each)) ? undefined : 10;
}
