/** Which of the figures found are all meant, and which are only the surroundings of another? */
import type { Word } from '../words/annotate.ts';
import type { FoundMetric } from './found-metric.ts';
import { has, typedAs } from './words.ts';

/** Several metrics are meant only when they are listed; otherwise the surest stays and the rest is its surroundings. */
export function metricsMeant(words: Word[], found: FoundMetric[]): FoundMetric[] {
  const kept: FoundMetric[] = [];
  const isSplit = (metric: FoundMetric): boolean =>
    found.length > 1 &&
    ((isPeople(metric) && has(words[metric.at - 1], 'customer_type')) || isWayOfPaying(words, metric));
  for (const metric of found.filter(each => !isSplit(each))) {
    const previous = kept.at(-1);
    const isOwned = typedAs(words[metric.at - 1], 'ka', 'ki', 'का', 'की') && isRateLike(metric);
    if (!previous || (isListed(words, previous, metric) && !isFromThem(words, metric))) kept.push(metric);
    else if (isOwned) kept.splice(-1, 1, metric);
    else if (isRateOf(words, previous, metric)) continue;
    else if (isPeople(previous) !== isPeople(metric)) kept.splice(-1, 1, headOf(words, previous, metric));
    else if (metric.score > previous.score + 0.01) kept.splice(-1, 1, metric);
  }
  return kept;
}

/** "aov by payment method": a split, however often payments are a figure. */
const isWayOfPaying = (words: Word[], { key, at }: FoundMetric): boolean =>
  key === 'orders_with_payments' &&
  [words[at - 1], words[at], words[at + 1]].some(word => has(word, 'by', 'per')) &&
  !has(words[at], 'order');

/** "prepaid orders ka aov": Hindi puts what is asked for last. */
const isRateLike = ({ key }: FoundMetric): boolean => /average_|_rate$|_per_|Rate$|_roas$|margin/.test(key);

/** "return rate of online orders": the rate is asked for, and the orders are what it is of. */
const isRateOf = (words: Word[], rate: FoundMetric, { key, at }: FoundMetric): boolean => {
  const of = words.slice(0, at).findLastIndex(word => !/^(the|our|my|all|all the)$/.test(word.text));
  return (
    isRateLike(rate) &&
    key.endsWith('orders') &&
    typedAs(words[of], 'of', 'for', 'on', 'among') &&
    rate.places.includes(of - 1)
  );
};

const isPeople = ({ key }: FoundMetric): boolean =>
  /^(customers|new_customers|returning_customers|activeUsers|store_visitors|newUsers)$/.test(key);

/** "sales of sarees and jewellery from returning customers": whose they were, whatever was listed before. */
const isFromThem = (words: Word[], { key, at }: FoundMetric): boolean =>
  /^(new|returning)_customers$/.test(key) && typedAs(words[at - 1], 'from', 'to');

/** "new customers' orders" and "orders from new customers" are about orders, "customers who ordered" is about people. */
function headOf(words: Word[], first: FoundMetric, second: FoundMetric): FoundMetric {
  const [people, other] = isPeople(first) ? [first, second] : [second, first];
  if (other.at < people.at || has(words[other.at - 1], 'by')) return other;
  return other.places.every(at => at > people.at && isDone.test(words[at]!.text)) ? people : other;
}

const isDone = /^(ordered|bought|buy|order|purchased?|came|come|visit|visited|kharid[ae]|khareeda)$/;

function isListed(words: Word[], a: FoundMetric, b: FoundMetric): boolean {
  for (let at = a.at + 1; at < b.at; at += 1) {
    const word = words[at]!;
    if (/^[,;+&/\n]/.test(word.text) || word.text === 'with' || has(word, 'and', 'or', 'compare')) return true;
  }
  return false;
}
