/** A suggestion rests on the store's own figures, and a rule says which figures it needs and when it speaks. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceName } from '@tillsight/metrics/metric';
import { dayAt, lastDays } from '@tillsight/metrics/period';
import type { Day, Filter, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import type { Said } from '../sentences/advice-parts.ts';

/** `stake`: money of four weeks; suggestions are ranked by it. */
export type Suggestion = Said & { stake: number };

export type AdviceContext = {
  shop: Shop;
  today: Day;
  /** The last 28 complete days. */
  period: Period;
  /** What the question asks about: its figures, days and parts. */
  ask: Ask;
};

export type Rule = {
  needs: readonly SourceName[];
  /** Its figures; what a question keeps to has to fit them, or the rule is not about it. */
  of: readonly string[];
  /** Parts of a question that it looks at by itself. */
  settles?: readonly string[];
  requests: (context: AdviceContext) => MetricRequest[];
  judge: (results: readonly MetricResult[], context: AdviceContext) => Suggestion[];
};

/** How the subject itself stands, before any suggestion. */
export type Opening = Omit<Rule, 'judge'> & {
  tell: (results: readonly MetricResult[], context: AdviceContext) => string | undefined;
};

export function adviceContext(shop: Shop, ask: Ask): AdviceContext {
  const today = dayAt(shop.now, shop.timeZone);
  return { shop, today, period: lastDays(28, today), ask };
}

/** Whether everything a question keeps to can be kept to in these figures. */
export const fitsQuestion = ({ of, settles = [] }: Omit<Rule, 'judge'>, { ask }: AdviceContext): boolean =>
  ask.filters.every(
    filter => filter.options.some(({ dimension }) => settles.includes(dimension)) || fitting(filter, of) !== undefined,
  );

/** The parts a question keeps to, as these figures know them. */
export function keptTo(
  { ask }: AdviceContext,
  keys: readonly string[],
  settled: readonly string[] = [],
): { where?: Filter[] } {
  const where = ask.filters
    .filter(filter => !filter.options.some(({ dimension }) => settled.includes(dimension)))
    .flatMap(filter => fitting(filter, keys) ?? []);
  return where.length > 0 ? { where } : {};
}

function fitting(filter: AskedFilter, keys: readonly string[]): Filter | undefined {
  const knows = (dimension: string): boolean => keys.every(key => metricByKey(key)?.dimensions.includes(dimension));
  const option = filter.options.find(({ dimension }) => knows(dimension));
  if (option) {
    const isLeftOut = filter.not !== (option.not ?? false);
    return { dimension: option.dimension, [isLeftOut ? 'is_not' : 'is']: option.values };
  }
  // A kind of goods is the products that are called so, where kinds are not known.
  return filter.members && !filter.not && knows('product') ? { dimension: 'product', is: filter.members } : undefined;
}

/** Whether the question names a value of the dimension. */
export const namesOne = ({ ask }: AdviceContext, ...dimensions: string[]): boolean =>
  ask.filters.some(({ options, not }) => !not && options.some(({ dimension }) => dimensions.includes(dimension)));

export type Figures = Record<string, number | null>;

/** Rows by the value of their dimension; rows without a value are nobody's. */
export function figuresBy(result: MetricResult | undefined, dimension: string): Map<string, Figures> {
  return new Map(
    (result?.rows ?? []).flatMap(({ by, values, isPart }): [string, Figures][] => {
      const label = by[dimension];
      if (!label || isPart) return [];
      return [[label, Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]))]];
    }),
  );
}

export const figuresOf = (result: MetricResult | undefined): Figures =>
  Object.fromEntries(Object.entries(result?.rows[0]?.values ?? {}).map(([key, { value }]) => [key, value]));

export const byStake = (a: Suggestion, b: Suggestion): number => b.stake - a.stake || a.act.localeCompare(b.act);

/** The share of one in the other; nothing where there is nothing to share. */
export const ratio = (part: number | null | undefined, whole: number | null | undefined): number =>
  whole ? (part ?? 0) / whole : 0;

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
