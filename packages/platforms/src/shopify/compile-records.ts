/** Figures that only the records themselves know: stock now, open orders, abandoned checkouts. */
import { dimensionByKey } from '@tillsight/metrics/catalogue';
import type { Metric, ShopifyRecordsMeasure } from '@tillsight/metrics/metric';
import type { SourceQuery } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import { instantsOf } from '../calendar-label.ts';
import type { CountPart, PeriodOfPart, RecordsPart } from './part.ts';
import { pathsOfReduction } from './reduce.ts';

type Measured = { metric: Metric; measure: ShopifyRecordsMeasure; filter: string };

export function compileRecords(
  query: SourceQuery,
  period: PeriodOfPart,
  timeZone: string,
): (CountPart | RecordsPart)[] {
  const measured = query.metrics.flatMap(metric => {
    if (!('shopify_graphql' in metric.source)) return [];
    const measure = metric.source.shopify_graphql;
    return [{ metric, measure, filter: filterOf(measure, period, timeZone) }];
  });
  const isTotal = query.by.length === 0 && query.where.length === 0;
  const counted = measured.filter(({ measure }) => counterOf(measure, isTotal) !== undefined);
  const listed = measured.filter(item => !counted.includes(item));
  return [
    ...counted.map(item => countPart(query, period, item)),
    ...[...Map.groupBy(listed, ({ measure, filter }) => `${measure.query} ${filter}`).values()].map(items =>
      recordsPart(query, period, items),
    ),
  ];
}

/** `{period}` becomes two bounds, the first included and the second not; other names are parameters of the metric. */
function filterOf(measure: ShopifyRecordsMeasure, period: PeriodOfPart, timeZone: string): string {
  const { from, before } = instantsOf(period.days, timeZone);
  return (measure.filter ?? '')
    .replace(/(\w+):\{period\}/g, (_, field: string) => `${field}:>='${from}' ${field}:<'${before}'`)
    .replace(/\{(\w+)\}/g, (_, name: string) => String(measure.parameters?.[name] ?? ''));
}

type Counter = { field: string; filter?: string };

/** A count that the platform makes itself, where no breakdown asks for the records. */
function counterOf(measure: ShopifyRecordsMeasure, isTotal: boolean): Counter | undefined {
  const name =
    measure.reduce.op === 'value'
      ? `${measure.query}.${measure.reduce.of?.split('.')[0] ?? ''}`
      : isTotal
        ? measure.total
        : undefined;
  return name === undefined ? undefined : counters[name];
}

function countPart(query: SourceQuery, period: PeriodOfPart, { metric, measure, filter }: Measured): CountPart {
  const counter = counterOf(measure, true);
  if (counter === undefined) throw new Error(`There is no counter for ${measure.query}.`);
  return {
    kind: 'count',
    alias: '',
    queryId: query.id,
    period: period.name,
    metrics: [metric],
    field: counter.field,
    filter: counter.filter ?? filter,
  };
}

function recordsPart(query: SourceQuery, period: PeriodOfPart, items: readonly Measured[]): RecordsPart {
  const name = items[0]?.measure.query ?? '';
  const list = lists[name];
  if (list === undefined) throw new Error(`There is no list of records called ${name}.`);
  const dimensions = [...query.by, ...query.where.map(filter => filter.dimension)];
  const paths = [
    ...dimensions.flatMap(pathsOfDimension),
    ...items.flatMap(({ measure }) => pathsOfReduction(measure.reduce)),
  ];
  return {
    kind: 'records',
    alias: '',
    queryId: query.id,
    period: period.name,
    metrics: items.map(({ metric }) => metric),
    field: list.field,
    arguments: list.arguments,
    filter: items[0]?.filter ?? '',
    paths: [...new Set(['id', ...paths])],
    measures: items.map(({ metric, measure }) => ({ key: metric.key, measure })),
    by: query.by,
    where: query.where,
  };
}

function pathsOfDimension(key: string): string[] {
  if (isTime(key)) return ['createdAt'];
  const { path, identity } = recordPathOf(key);
  return identity === undefined ? [path] : [path, identity];
}

/** Where a dimension stands in a record, and the id that tells equal names apart. */
export function recordPathOf(key: string): { path: string; identity?: string } {
  const path = dimensionByKey(key)?.shopify_graphql;
  if (path === undefined) throw new Error(`Records of Shopify cannot be split by ${key}; the plan should have known.`);
  const identity = identities[path];
  return identity === undefined ? { path } : { path, identity };
}

const identities: Record<string, string> = { 'product.title': 'product.id', displayName: 'id' };

const counters: Record<string, Counter> = {
  'OpenOrders.unfulfilled': { field: 'ordersCount', filter: 'status:open fulfillment_status:unfulfilled' },
  'OpenOrders.unpaid': { field: 'ordersCount', filter: 'status:open financial_status:pending' },
  'AbandonedCount.notRecovered': { field: 'abandonedCheckoutsCount' },
};

const lists: Record<string, { field: string; arguments: string }> = {
  StockByVariant: { field: 'productVariants', arguments: '' },
  LowStock: { field: 'productVariants', arguments: 'sortKey: INVENTORY_QUANTITY' },
  AbandonedCheckouts: { field: 'abandonedCheckouts', arguments: 'sortKey: CREATED_AT' },
};
