/** Parts of a whole: of every row, or of one group against all. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Bound } from '../conversation.ts';
import type { Ask, AskedFilter, Notes } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { analyticsLike, isOfAnalytics } from '../serving.ts';
import { knownValues, wholePairs } from '../vocabulary/values.ts';
import { isGrain } from './courses.ts';
import type { Reading } from './read.ts';
import { has, says } from './words.ts';

/** "what percent of sales does each city bring", "what share comes from our top 5 products": every row is told with its part of the whole. */
export function asksShares({ metrics, by, ranking }: Ask, words: Word[]): boolean {
  const isOfSome = ranking?.direction === 'desc' && (ranking.limit ?? 1) > 1;
  const isSplit = by.length === 1 && !isGrain(by[0]!) && (ranking === undefined || isOfSome);
  return isSplit && says(words, 'share', 'percent', 'mix') && metrics.every(areParts) && !isOfChange(metrics, words);
}

const areParts = ({ key }: Ask['metrics'][number]): boolean => metricByKey(key)?.additive === true;

/** "sales and units, percent change": of several figures. */
const isOfChange = (metrics: Ask['metrics'], words: Word[]): boolean =>
  metrics.length > 1 && says(words, 'change', 'grow', 'fall', 'compare');

/** "how much did we give away in discounts, and through which codes": the whole, and then the rows. */
export function asksAllAndEach({ by, metrics, ranking, bounds }: Ask, words: Word[]): boolean {
  const first = words.findIndex(word => has(word, 'how_much', 'how_many', 'total'));
  const joint = words.findIndex((word, at) => at > first && has(word, 'and'));
  return (
    first >= 0 &&
    joint > first &&
    words.slice(joint, joint + 4).some(word => has(word, 'which', 'what', 'by', 'per')) &&
    by.length === 1 &&
    !isGrain(by[0]!) &&
    !ranking &&
    bounds.length === 0 &&
    metrics.every(({ key }) => metricByKey(key)?.additive === true)
  );
}

/** "what part of orders is COD", "share of COD in Bihar": the rows of that split, so that one of them can be held against all. */
export function shareOf(
  ask: Ask,
  words: Word[],
): { ask: Ask; notes: Pick<Notes, 'share' | 'shareOfOthers'> } | undefined {
  if (!words.some((word, at) => has(word, 'share', 'percent') && !has(words[at + 1], 'change', 'grow', 'fall')))
    return undefined;
  const group = groupOf(ask.filters);
  if (!group || group.not) return undefined;
  const step = ask.by.find(isGrain);
  const rows = ask.by.filter(each => each !== step);
  const isEach =
    rows.length === 1 && group.options.some(({ dimension, values }) => dimension === rows[0] && values.length > 1);
  if (rows.length > 0 && !isEach) return undefined;
  // Orders are counted where they are tagged, payments where they are not.
  const isTagged = step === undefined && group.options.some(({ dimension }) => dimension === 'order_tag');
  const paid =
    ask.metrics.length < 2 && !isTagged
      ? group.options.find(each => each.dimension === 'payment_gateway' && !each.not)
      : undefined;
  const option = paid ?? group.options.find(each => each.dimension === 'order_tag') ?? group.options[0]!;
  const implied = paid || option.dimension === 'order_tag' ? 'total_orders' : 'total_sales_revenue';
  const metrics = ask.metrics.length > 0 ? ask.metrics : [{ key: implied, named: true }];
  if (!metrics.every(areParts) || isOfChange(metrics, words)) return undefined;
  const counted = ({ key }: Ask['metrics'][number]): Ask['metrics'][number] => {
    const tracked = isOfAnalytics(option) ? analyticsLike(key)?.key : undefined;
    return { key: tracked ?? (paid && key === 'total_orders' ? 'orders_with_payments' : key), named: true };
  };
  const held = { ...ask };
  if (step !== undefined) delete held.base;
  return {
    ask: {
      ...held,
      metrics: metrics.map(counted),
      by: step === undefined ? [option.dimension] : [step, option.dimension],
      filters: [
        ...ask.filters.filter(each => each !== group),
        ...(step === undefined || option.dimension !== 'order_tag' ? [] : [withTheOther(group, option)]),
      ],
      whole: true as const,
    },
    notes: {
      share: isEach || areTheWhole(group) ? option.values.map(value => [value]) : [option.values],
      ...(option.not ? { shareOfOthers: true as const } : {}),
    },
  };
}

/** "COD and prepaid": the two are all there is, and a sum of both says nothing. */
export const areTheWhole = ({ concept = '' }: AskedFilter): boolean =>
  wholePairs.some(pair => pair.every(each => concept.split(' ').includes(each)));

/** An order carries any number of tags: what prepaid orders are a part of, step by step, is those that are prepaid or paid in cash. */
function withTheOther(group: AskedFilter, option: AskedFilter['options'][number]): AskedFilter {
  const others = wholePairs
    .filter(pair => pair.includes(group.concept ?? ''))
    .flatMap(pair => pair.filter(each => each !== group.concept))
    .flatMap(each => knownValues[each] ?? [])
    .filter(({ dimension }) => dimension === option.dimension)
    .flatMap(({ is }) => is);
  return { ...group, options: [{ ...option, values: [...new Set([...option.values, ...others])] }] };
}

/** Of several the one that says what kind of orders, customers or visits: the others say where, and of which goods. */
function groupOf(filters: AskedFilter[]): AskedFilter | undefined {
  const kinds = filters.filter(({ options }) => kindsOfOrders.includes(options[0]?.dimension ?? ''));
  return filters.length === 1 ? filters[0] : kinds.length === 1 ? kinds[0] : undefined;
}

const kindsOfOrders = [
  'order_tag',
  'payment_gateway',
  'payment_method',
  'sales_channel',
  'customer_type',
  'device',
  'operating_system',
  'browser',
];

/** "return rate above 10": of every hundred. */
export const asShare = (bound: Bound, figure: { key: string } | undefined, words: Reading['words']): Bound =>
  bound.value > 1 &&
  bound.value <= 100 &&
  metricByKey(figure?.key ?? '')?.unit === 'percent' &&
  !words.slice(bound.at, bound.at + 4).some(isCounted)
    ? { ...bound, value: bound.value / 100 }
    : bound;
const isCounted = (word: Reading['words'][number]): boolean =>
  has(word, 'sold', 'unit', 'order', 'visit', 'visitor', 'click', 'customer', 'view', 'day', 'money');
