/** A suggestion rests on the store's own figures, and a rule says which figures it needs and when it speaks. */
import { dayAt, lastDays } from '@tillsight/metrics/period';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Filter, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { AdviceTopic } from '../intent.ts';

export type Suggestion = {
  /** Whole sentences: what to do, and the figures it rests on. */
  text: string;
  /** Money of four weeks that is at stake; suggestions are ranked by it. */
  stake: number;
};

export type AdviceContext = {
  shop: Shop;
  /** The last 28 complete days. */
  period: Period;
  /** What the question is limited to, such as one product. */
  where: Filter[];
};

export type Rule = {
  topics: readonly AdviceTopic[];
  needs: readonly SourceName[];
  requests: (context: AdviceContext) => MetricRequest[];
  judge: (results: readonly MetricResult[], context: AdviceContext) => Suggestion[];
};

export function adviceContext(shop: Shop, where: Filter[]): AdviceContext {
  return { shop, period: lastDays(28, dayAt(shop.now, shop.timeZone)), where };
}

/** Filters of a dimension, for a rule that can be limited by it. */
export const filtersOf = ({ where }: AdviceContext, ...dimensions: string[]): { where?: Filter[] } => {
  const own = where.filter(filter => dimensions.includes(filter.dimension));
  return own.length > 0 ? { where: own } : {};
};

export type Figures = Record<string, number | null>;

/** Rows by the value of their dimension; rows without a value are nobody's. */
export function figuresBy(result: MetricResult | undefined, dimension: string): Map<string, Figures> {
  return new Map(
    (result?.rows ?? []).flatMap(({ by, values }): [string, Figures][] => {
      const label = by[dimension];
      if (!label) return [];
      return [[label, Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]))]];
    }),
  );
}

export const figuresOf = (result: MetricResult | undefined): Figures =>
  Object.fromEntries(Object.entries(result?.rows[0]?.values ?? {}).map(([key, { value }]) => [key, value]));

export const byStake = (a: Suggestion, b: Suggestion): number => b.stake - a.stake || a.text.localeCompare(b.text);
