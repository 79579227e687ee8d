/** What requests need of the platforms, gathered into as few queries as answer it. */
import { callOf, mostMeasuresOf, sourceOf } from './measure.ts';
import type { Metric } from './metric.ts';
import type { BasePeriod, Order, Period, SourceFilter, SourceQuery } from './request.ts';

/** One measure, split, filtered and dated in one way. */
export type Demand = {
  measure: Metric;
  by: readonly string[];
  where: readonly SourceFilter[];
  period: Period;
  base?: BasePeriod;
  /** Rows wanted at most; absent where nothing is split. */
  limit?: number;
  order?: Order;
};

export type GatheredQueries = { queries: SourceQuery[]; queryOf: Map<Demand, SourceQuery> };

/** Equal demands of several requests meet in one query; one without a base joins one that has one. */
export function gatherQueries(demands: readonly Demand[]): GatheredQueries {
  const queries: SourceQuery[] = [];
  const queryOf = new Map<Demand, SourceQuery>();
  for (const bundle of bundlesOf(demands)) {
    const source = sourceOf(bundle.lead.measure);
    for (const measures of chunks([...bundle.measures.values()], mostMeasuresOf(source))) {
      const query = queryFor(bundle, measures, `q${queries.length + 1}`);
      queries.push(query);
      const keys = new Set(measures.map(measure => measure.key));
      for (const demand of bundle.demands) if (keys.has(demand.measure.key)) queryOf.set(demand, query);
    }
  }
  return { queries, queryOf };
}

type Bundle = { lead: Demand; base?: BasePeriod; demands: Demand[]; measures: Map<string, Metric> };

function bundlesOf(demands: readonly Demand[]): Bundle[] {
  const alike = new Map<string, Bundle[]>();
  for (const demand of demands) {
    const key = keyOf(demand);
    const candidates = alike.get(key) ?? [];
    let bundle = candidates.find(({ base }) => !base || !demand.base || samePeriod(base, demand.base));
    if (!bundle) {
      bundle = { lead: demand, demands: [], measures: new Map() };
      alike.set(key, [...candidates, bundle]);
    }
    bundle.base ??= demand.base;
    bundle.demands.push(demand);
    bundle.measures.set(demand.measure.key, demand.measure);
  }
  return [...alike.values()].flat();
}

function queryFor({ lead, base, demands }: Bundle, measures: Metric[], id: string): SourceQuery {
  const limits = demands.flatMap(({ limit }) => limit ?? []);
  const isHere = measures.some(measure => measure.key === lead.order?.by);
  const order = isHere ? lead.order : { by: measures[0]?.key ?? lead.measure.key, direction: 'desc' as const };
  return {
    id,
    source: sourceOf(lead.measure),
    metrics: measures,
    by: lead.by,
    where: lead.where,
    period: lead.period,
    ...(base && { base }),
    ...(lead.order && { order }),
    ...(limits.length > 0 && { limit: Math.max(...limits) }),
  };
}

function keyOf({ measure, by, where, period }: Demand): string {
  const filters = where.map(({ dimension, is, is_not, unknown }) => [
    dimension,
    is?.toSorted(),
    is_not?.toSorted(),
    unknown,
  ]);
  return JSON.stringify([callOf(measure), by.toSorted(), filters.map(each => JSON.stringify(each)).sort(), period]);
}

function samePeriod(a: BasePeriod, b: BasePeriod): boolean {
  return a.from === b.from && a.to === b.to && a.until === b.until;
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  if (items.length <= size) return [items];
  return [items.slice(0, size), ...chunks(items.slice(size), size)];
}
