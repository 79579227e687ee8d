/** "Not India" says nothing of orders without a country: they are left out, and counted beside the answer. */
import type { Metric } from './metric.ts';
import type { SourceFilter } from './request.ts';

/** Everything has one of these, known or not. What has no code or campaign simply has none, and stays. */
const alwaysThere = new Set(
  'city region country customer_type customer_group device age gender payment_gateway payment_method shipping_carrier'.split(
    ' ',
  ),
);

/** Of these a reader may wonder. */
const mayBeNone = new Set(['order_tag']);

export function withoutUnknown(filter: SourceFilter): SourceFilter {
  return filter.is_not && alwaysThere.has(filter.dimension) ? { ...filter, unknown: 'left-out' } : filter;
}

export type UnknownOf = { dimension: string; isLeftOut: boolean; filters: SourceFilter[] };

/** For each filter by what something is not, the filters that find the rows without a value instead. */
export function unknownsOf(filters: readonly SourceFilter[]): UnknownOf[] {
  return filters.flatMap(filter => {
    const { dimension, is_not } = filter;
    const isLeftOut = alwaysThere.has(dimension);
    if (!is_not || !(isLeftOut || mayBeNone.has(dimension))) return [];
    const only: SourceFilter = { dimension, unknown: 'only' };
    return [{ dimension, isLeftOut, filters: filters.map(each => (each === filter ? only : each)) }];
  });
}

/** Sums can be told of the rows without a value, where reports and not single records are read. */
export const canBeToldOf = ({ additive, source, timing }: Metric): boolean =>
  additive && timing === 'period' && !('shopify_graphql' in source) && !('formula' in source);
