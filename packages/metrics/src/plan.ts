/** Requests to the fewest queries that answer them, and what each request then takes from which query. */
import type { Catalogue } from './catalogue.ts';
import type { Demand } from './demand.ts';
import type { Issue } from './issue.ts';
import { sourceOf } from './measure.ts';
import type { Metric, SourceName } from './metric.ts';
import type { Filter, MetricRequest, Order } from './request.ts';
import { comparisonIssues, resolveMetrics } from './resolve.ts';
import { slotFor } from './slot.ts';
import type { Slot } from './slot.ts';
import { sourceTitles } from './source-title.ts';
import { cellOf, measuresOf, standingOf } from './standing.ts';
import type { NeededMeasure, StateOf } from './standing.ts';
import { foldedName, isPlace, namesOf } from './place-names.ts';
import { partMoments, youngIssues } from './maturity.ts';
import { rateIssues } from './rate-issues.ts';
import type { Rates } from './rates.ts';
import { neededToFold } from './fold-ratios.ts';
import { neededToListAll } from './listed-rows.ts';
import { canBeToldOf, unknownsOf, withoutUnknown } from './unknown-rows.ts';
import { passes, timeFrameOf } from './time-frame.ts';
import type { Clock, TimeFrame } from './time-frame.ts';
import { isTime } from './time-grain.ts';

export type PlanContext = { catalogue: Catalogue; stateOf: StateOf; clock: Clock; rates?: Rates };

/** Figures of one shape: the rows that were asked for, or the totals beside them. Slots by the name of their measure. */
export type TablePlan = { frame: TimeFrame; splits: readonly string[]; slots: Map<string, Slot> };

export type RequestPlan = {
  request: MetricRequest;
  metrics: Metric[];
  /** As asked, by a metric there is; without one rows come as time runs. */
  order?: Order;
  rows: TablePlan;
  /** Moments of which only a part is told. */
  parts: ReadonlySet<string>;
  totals?: TablePlan;
  /** The rows of which a filter knows no value. */
  unknowns: { dimension: string; isLeftOut: boolean; table: TablePlan }[];
  /** One row for each of these platforms: the split by `ad_platform`. */
  platforms?: SourceName[];
  issues: Issue[];
};

/** `demands`: each once. */
export type Plans = { requests: RequestPlan[]; demands: Demand[] };

export function planRequests(requests: readonly MetricRequest[], context: PlanContext): Plans {
  const planned = requests.map(request => planRequest(request, context));
  const demands = planned
    .flatMap(({ rows, totals, unknowns }) => [rows, ...(totals ? [totals] : []), ...unknowns.map(({ table }) => table)])
    .flatMap(({ slots }) => [...slots.values()])
    .flatMap(slot => slot.parts.map(part => part.demand));
  return { requests: planned, demands: [...new Set(demands)] };
}

function planRequest(request: MetricRequest, context: PlanContext): RequestPlan {
  const { catalogue, stateOf, clock, rates = {} } = context;
  const { metrics, issues } = resolveMetrics(request, catalogue, stateOf);
  const { by = [], where = [], period, base } = request;
  const isVirtual = (key: string): boolean => catalogue.dimensionByKey(key)?.virtual === true;
  const splits = by.filter(key => !isTime(key) && !isVirtual(key));
  const filters = where
    .filter(filter => !isTime(filter.dimension) && !isVirtual(filter.dimension))
    .map(filter => withoutUnknown(byEveryName(filter, where)));
  const times = where.filter(filter => isTime(filter.dimension));
  const own = [...neededBy(metrics, context), ...neededToFold(metrics, request, catalogue)];
  const needed = [...own, ...neededToListAll(own, request, catalogue)];
  const asked = askedOrder(request, metrics, catalogue);
  const order: Order = asked ?? { by: metrics[0]?.key ?? '', direction: 'desc' };
  const tableFor = (dimensions: string[], table: readonly string[]): TablePlan => {
    const frame = timeFrameOf({ dimensions, filters: times, period, base }, clock);
    return {
      frame,
      splits: table,
      slots: slotsFor(needed, { frame, splits: table, filters, clock, order, catalogue, rates }),
    };
  };
  const unknowns = unknownsOf(filters).map(({ dimension, isLeftOut, filters: own }) => {
    const frame = timeFrameOf({ dimensions: [], filters: times, period }, clock);
    const sums = needed.filter(
      ({ measure, windowDays, rate }) => windowDays === undefined && rate === undefined && canBeToldOf(measure),
    );
    const slots = slotsFor(sums, { frame, splits: [], filters: own, clock, order, catalogue, rates });
    return { dimension, isLeftOut, table: { frame, splits: [], slots } };
  });
  const rows = tableFor(by.filter(isTime), splits);
  const totals = request.withTotals && by.length > 0 ? tableFor([], []) : undefined;
  if (totals) shareSums(rows, totals);
  const isByPlatform = [...by, ...where.map(filter => filter.dimension)].some(isVirtual);
  return {
    request,
    metrics,
    ...(asked && { order: asked }),
    rows,
    parts: partMoments(metrics, rows.frame),
    ...(totals && { totals }),
    unknowns,
    ...(isByPlatform && { platforms: platformsOf(request, needed, isVirtual) }),
    issues: [
      ...issues,
      ...standingIssues(metrics, context),
      ...comparisonIssues(request, metrics),
      ...youngIssues(metrics, period, clock),
      ...rateIssues(metrics, rows.frame, { catalogue, rates }),
      ...slotIssues(rows),
    ],
  };
}

/** A place by all its names; by one of them alone where the others are filtered by as well. */
function byEveryName(filter: Filter, where: readonly Filter[]): Filter {
  const { dimension, is, is_not } = filter;
  if (!isPlace(dimension)) return filter;
  const others = where.filter(each => each !== filter && each.dimension === dimension);
  const apart = new Set(others.flatMap(other => other.is ?? other.is_not ?? []).map(foldedName));
  const all = (names: readonly string[]): string[] =>
    [...new Set(names.flatMap(name => [name, ...namesOf(dimension, name)]))].filter(
      name => !apart.has(foldedName(name)),
    );
  return is ? { dimension, is: all(is) } : { dimension, is_not: all(is_not ?? []) };
}

/** The measures of all metrics that can have a value, each once. */
function neededBy(metrics: readonly Metric[], { catalogue, stateOf }: PlanContext): NeededMeasure[] {
  const needed = metrics
    .filter(metric => standingOf(metric, catalogue, stateOf).blockedBy.length === 0)
    .flatMap(metric => measuresOf(metric, catalogue))
    .filter(({ measure }) => stateOf(sourceOf(measure)) === 'connected');
  return [...new Map(needed.map(need => [cellOf(need), need])).values()];
}

function slotsFor(needed: readonly NeededMeasure[], shape: Parameters<typeof slotFor>[1]): Map<string, Slot> {
  return new Map(needed.map(need => [cellOf(need), slotFor(need, shape)]));
}

/** Rows over time alone hold the sum already; there is no need to ask for it again. */
function shareSums(rows: TablePlan, totals: TablePlan): void {
  if (rows.splits.length > 0 || rows.frame.dimensions.includes('hour')) return;
  for (const [name, slot] of rows.slots) {
    if (slot.measure.additive || rows.frame.dimensions.length === 0) totals.slots.set(name, slot);
  }
}

/** Who orders by a family means its member that is answered. */
function askedOrder({ order }: MetricRequest, metrics: readonly Metric[], catalogue: Catalogue): Order | undefined {
  const family = order && catalogue.familyByKey(order.by);
  const member = metrics.find(({ key }) => family?.prefer.includes(key));
  return order && member ? { ...order, by: member.key } : order;
}

function platformsOf(
  request: MetricRequest,
  needed: readonly NeededMeasure[],
  isVirtual: (dimension: string) => boolean,
): SourceName[] {
  const sources = new Set(needed.map(({ measure }) => sourceOf(measure)));
  const filters = (request.where ?? []).filter(filter => isVirtual(filter.dimension));
  return [...sources].filter(source => filters.every(filter => passes(filter, sourceTitles[source])));
}

function standingIssues(metrics: readonly Metric[], { catalogue, stateOf }: PlanContext): Issue[] {
  const blocked = new Map<SourceName, string[]>();
  const leftOut: Issue[] = [];
  for (const metric of metrics) {
    const standing = standingOf(metric, catalogue, stateOf);
    for (const source of standing.blockedBy) blocked.set(source, [...(blocked.get(source) ?? []), metric.key]);
    if (standing.blockedBy.length === 0 && standing.leftOut.length > 0) {
      leftOut.push({ kind: 'terms-left-out', metric: metric.key, sources: standing.leftOut });
    }
  }
  const blocks = [...blocked].map(([source, keys]): Issue => {
    const kind = stateOf(source) === 'dead' ? 'needs-reconnect' : 'not-connected';
    return { kind, source, metrics: keys };
  });
  return [...blocks, ...leftOut];
}

function slotIssues({ slots }: TablePlan): Issue[] {
  const cut = [...slots.values()].flatMap(({ leftOutAfter }) => leftOutAfter ?? []);
  return cut.length > 0 ? [{ kind: 'rows-left-out', limit: Math.max(...cut) }] : [];
}
