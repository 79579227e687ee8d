/** Intent -> MetricRequests and issues: the days, the base, the order and the number of rows of each figure. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import { usualPeriod } from '@tillsight/metrics/maturity';
import type { Metric } from '@tillsight/metrics/metric';
import {
  addDays,
  dayAt,
  dayCount,
  daysOf,
  lastDays,
  previousPeriod,
  samePeriodLastYear,
  startOf,
} from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Ask, AskedFilter, Platform } from './intent.ts';
import { requestWithMore } from './request-with-more.ts';
import { isGrain } from './dimension-kinds.ts';
import { ideaOf } from './vocabulary/ideas.ts';
import { besideGoogle } from './beside-google.ts';
import { concreteDimension, serve, type Served, type ServingContext } from './serving.ts';

export type Planned = {
  requests: MetricRequest[];
  issues: Issue[];
  /** The period was not said. */
  assumedPeriod: boolean;
  /** Metrics that stand in for the one that was named. */
  stoodIn: { asked: string; used: string }[];
};

export type PlanContext = ServingContext & { compares: boolean };

export function planOf(ask: Ask, given: PlanContext): Planned {
  const context = withoutUnconnected(given);
  const planned: Planned = { requests: [], issues: [], assumedPeriod: false, stoodIn: [] };
  const today = dayAt(context.shop.now, context.shop.timeZone);
  const ofVisits = ask.by.includes('channel') && ask.metrics.some(({ key }) => concreteDimension('channel', key) === 'traffic_channel'); // prettier-ignore
  for (const asked of stockLast(ask)) {
    // "sessions and revenue by channel": the rows of one are those of the other.
    const by = [...new Set(ask.by.map(dimension => concreteDimension(dimension === 'channel' && ofVisits ? 'traffic_channel' : dimension, asked.key)))]; // prettier-ignore
    if (by.length === 1 && by[0] === 'order_number' && asked.key === 'average_order_value') by.push('day');
    const isCompanion = planned.requests.length > 0 && by.length > 0;
    const filters = isCompanion ? legalFilters(asked.key, ask.filters) : ask.filters;
    const { platform: _, ...anywhere } = context;
    const platform = by.some(each => isOfVisits.test(each)) ? platformOf(planned) : undefined;
    const beside = platform ? { platform } : {};
    const isPast = ask.when !== undefined && ask.when.period.to < today;
    const served = serve(asked.key, by, filters, asked.only ? anywhere : { ...context, ...beside, isPast });
    if ('issue' in served) {
      planned.issues.push(served.issue);
      continue;
    }
    const isOfNow = asked.key !== served.metric.key && metricByKey(asked.key)?.timing === 'now';
    if (served.metric.key !== asked.key && !isOfNow)
      planned.stoodIn.push({ asked: asked.key, used: served.metric.key });
    const compares = context.compares || isOfNow;
    addRequest(planned, served, {
      ask: isOfNow ? withDaysUntilNow(ask, today) : ask,
      today,
      begins: context.shop.historyFrom,
      compares,
      isCompanion,
    });
    const ofMeta = besideGoogle(served, context);
    if (ofMeta)
      addRequest(planned, ofMeta, {
        ask,
        today,
        begins: context.shop.historyFrom,
        compares,
        isCompanion,
        isApart: by.length > 0,
      });
  }
  planned.requests = planned.requests.map(request => withEnough(request));
  if (ask.more || ask.bounds.length > 0)
    planned.requests = planned.requests.map(request => requestWithMore(request, ask));
  return planned;
}

/** Of Meta nothing can be told where it is not connected; the question may mean visits from there. */
const withoutUnconnected = (context: PlanContext): PlanContext =>
  context.platform === 'meta' && !context.shop.connected.includes('meta')
    ? { ...context, platform: undefined }
    : context;

/** A share of three customers says nothing of a product. */
function withEnough(request: MetricRequest): MetricRequest {
  const [key = ''] = request.metrics;
  const { rows_with: enough } = metricByKey(key) ?? {};
  if (!enough || request.order?.by !== key || request.by?.some(isGrain)) return request;
  return { ...request, having: [{ metric: enough.metric, is: 'at-least', value: enough.at_least }] };
}

/** "stock and sales of each lehenga": stock knows no kinds of goods, so the rows are those of the sales. */
const stockLast = ({ metrics, by, filters }: Ask): Ask['metrics'] =>
  by.length > 0 && filters.length > 0
    ? metrics.toSorted((one, other) => Number(isStock.test(one.key)) - Number(isStock.test(other.key)))
    : metrics;
const isStock = /^(inventory_(on_hand|available)|days_of_cover|(low|out_of)_stock_variants)$/;

/** Shopify sorts visits into other groups than Analytics: rows of both would not meet. */
const isOfVisits = /^(traffic_channel|source|medium|source_medium)$/;
const platformOf = ({ requests: [first] }: Planned): Platform | undefined => {
  const source = metricByKey(first?.metrics[0] ?? '')?.source ?? {};
  return 'google_analytics' in source ? 'google_analytics' : 'shopify' in source ? 'shopify' : undefined;
};

/** What is shown beside the rows that were asked for need not be cut the same way. */
const legalFilters = (key: string, filters: AskedFilter[]): AskedFilter[] =>
  filters.filter(({ options }) =>
    options.some(({ dimension }) =>
      [key, ...(ideaOf(key)?.members ?? [])].some(each => metricByKey(each)?.dimensions.includes(dimension)),
    ),
  );

/** What is so now, split as only orders of some days can be: those of the last 90 days, held against nothing. */
function withDaysUntilNow(asked: Ask, today: string): Ask {
  const { base: _, when, ...ask } = asked;
  const isOfDays = when !== undefined && when.period.from < today;
  return { ...ask, when: isOfDays ? when : { period: { from: addDays(today, -89), to: today } } };
}

type Wish = {
  ask: Ask;
  today: string;
  begins: string | undefined;
  compares: boolean;
  isCompanion: boolean;
  /** Rows of another platform, which are ranked among themselves. */
  isApart?: boolean;
};

function addRequest(planned: Planned, served: Served, wish: Wish): void {
  const { ask, today, begins, compares, isCompanion } = wish;
  const { metric, by, where } = served;
  const isNow = metric.timing === 'now' || metric.timing === 'realtime';
  const period = isNow
    ? { from: today, to: today }
    : (periodFor(metric, ask, today) ??
      (ask.more?.latest ? lastDays(365, today) : defaultPeriod(metric, by, { ask, today, begins })));
  if (!isNow && !ask.when) planned.assumedPeriod = true;
  // Earlier customers have had longer to come back, so the year before would always lead.
  const isAlone = ask.base === undefined || (!ask.when && ask.base.kind === 'previous');
  const isToDate =
    isAlone &&
    [metric, ...metricsOf(ask)].some(each => each.usually_of !== undefined && (!ask.when || !each.matures_in));
  const base = isNow || isToDate ? undefined : baseOf(ask, period, { by, today, compares });
  const isApart = ask.base?.kind === 'named' && ask.base.apart && base !== undefined;
  const periods = isApart ? [base, period] : [period];
  for (const each of periods) {
    const kept = base && !isApart ? leavingOutAsMuch(where, each, base) : where;
    const like = wish.isApart
      ? undefined
      : planned.requests.find(request => sameShape(request, { metrics: [], by, where: kept, period: each }));
    if (like?.metrics.includes(metric.key)) continue;
    if (like) like.metrics.push(metric.key);
    else
      planned.requests.push({
        metrics: [metric.key],
        ...shapeOf(ask, { ...served, where: kept }, isCompanion),
        period: each,
        ...(base && !isApart ? { base } : {}),
      });
  }
}

/** Days left out of a stretch are left out of the one it is held against, each at the same place. */
function leavingOutAsMuch(where: Served['where'], period: Period, base: Period): Served['where'] {
  const others = daysOf(base);
  const partners = (days: readonly string[]): string[] =>
    daysOf(period).flatMap((day, at) => (days.includes(day) ? (others[at] ?? []) : []));
  return where.map(filter =>
    filter.dimension === 'day' && filter.is_not
      ? { ...filter, is_not: [...new Set([...filter.is_not, ...partners(filter.is_not)])] }
      : filter,
  );
}

/** "at the end of October": stock is told of one day, the last of the stretch that is valued already. */
function periodFor(metric: Metric, { when }: Ask, today: string): Period | undefined {
  if (!when || metric.timing !== 'period_end' || when.unit !== 'days') return when?.period;
  const valued = addDays(today, -2);
  const to = when.period.to > valued && when.period.from < valued ? valued : when.period.to;
  return { from: to, to };
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

const metricsOf = ({ metrics }: Ask): Metric[] => metrics.flatMap(({ key }) => metricByKey(key) ?? []);

/** The last 30 days; a course over time looks further back, and weekdays at whole weeks. */
function defaultPeriod(
  metric: Metric,
  by: string[],
  { ask, today, begins }: Pick<Wish, 'ask' | 'today' | 'begins'>,
): Period {
  // Who came first and who came back are told of the same days.
  const usual = usualPeriod([metric, ...metricsOf(ask)], today, begins);
  // A quarter that begins in the middle has had less time than the others.
  if (usual) return by.includes('quarter') ? { ...usual, from: startOf('quarter', usual.from) } : usual;
  // Stock is valued about two days late; yesterday's value is not there yet.
  if (metric.timing === 'period_end') return { from: addDays(today, -2), to: addDays(today, -2) };
  if (by.includes('quarter') || by.includes('year')) return lastDays(365, today);
  // As many of each weekday: the fifth Thursday of thirty days would make Thursdays the best.
  if (by.includes('weekday')) return lastDays(28, today);
  return lastDays(by.includes('week') || by.includes('month') ? 90 : 30, today);
}

function baseOf(
  ask: Ask,
  period: Period,
  { by, today, compares }: { by: string[]; today: string; compares: boolean },
): Period | undefined {
  if (ask.base?.kind === 'named')
    return ask.base.whole ? ask.base.period : samePart(ask.base.period, period, ask.when?.unit, today);
  const earlier = ask.when?.earlier;
  if (earlier && (ask.base?.kind === 'year-ago' || ask.base?.kind === 'previous'))
    return asManyOf(earlier, period, today);
  if (ask.base?.kind === 'year-ago') return samePeriodLastYear(period);
  if (ask.base?.kind === 'week-ago') return daysBack(period, 7);
  if (ask.base?.kind === 'month-ago') return previousPeriod(period, 'month');
  const isPlainSplit = by.length > 0 && ask.byChange === undefined;
  if (ask.base === undefined && (isPlainSplit || compares)) return undefined;
  // A morning says little beside the whole day before; the same weekday ends at the same time.
  if (ask.base === undefined && period.from === today) return daysBack(period, 7);
  if (earlier) return asManyOf(earlier, period, today);
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
  return parts.find(part => part.from === base.from) ?? asManyOf(base, period, today);
}

/** A season that still runs is held against its first days of another year. */
const asManyOf = (base: Period, period: Period, today: string): Period =>
  period.to === today && dayCount(base) > dayCount(period)
    ? { from: base.from, to: addDays(base.from, dayCount(period) - 1) }
    : base;

/** What runs out first is what is asked about. */
const soonestFirst = new Set(['days_of_cover']);

function orderOf(ask: Ask, metric: Metric, by: string[]): MetricRequest['order'] {
  const splits = by.filter(each => !isGrain(each));
  // What stays below a bound is found from below, where rows begin that had nothing.
  const isBelow = ask.metrics.length === 1 && ask.bounds.length > 0 && ask.bounds.every(({ above }) => !above);
  if (!ask.ranking && isBelow && splits.length === 1 && by.length === 1) return { by: metric.key, direction: 'asc' };
  if (!ask.ranking && (splits.length === 0 || by.length > 1)) return undefined;
  if (!ask.ranking || ask.byChange) return { by: metric.key, direction: soonestFirst.has(metric.key) ? 'asc' : 'desc' };
  const { isQuality, ofSpeed } = ask.ranking;
  const takesTime = metric.unit === 'days' || metric.unit === 'duration_seconds';
  const flips = (isQuality || (ofSpeed && takesTime)) && metric.good_when === 'down';
  const direction = flips ? (ask.ranking.direction === 'desc' ? 'asc' : 'desc') : ask.ranking.direction;
  return { by: metric.key, direction };
}

/** A table: the kinds of customers by month, all products by week. */
const mostCells = 400;

const isOfOneProduct = ({ filters }: Ask): boolean =>
  filters.some(({ not, options: [option] }) => !not && option?.dimension === 'product' && option.values.length === 1);

function limitOf(ask: Ask, by: string[]): number | undefined {
  if (by.length === 0) return undefined;
  // Seven weekdays and the hours of a day are seen whole beside the one that was asked for.
  if ((by[0] === 'hour' || by[0] === 'weekday') && by.length === 1 && (ask.ranking?.limit ?? 0) <= 2) return undefined;
  // Sizes and colours of one product are seen together only in all of its variants.
  if (by.length === 1 && by[0] === 'variant' && isOfOneProduct(ask)) return ask.ranking?.limit ?? 30;
  if (ask.ranking) return ask.ranking.limit ?? 5;
  if (by.length === 2 && by.some(isGrain)) return mostCells;
  return by.every(isGrain) ? undefined : 10;
}
