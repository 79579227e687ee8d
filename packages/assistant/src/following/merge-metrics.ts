/** Which figures are asked for when a question goes on: new ones, the old ones, or the old ones as a rate or in money. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Ask, AskedMetric } from '../intent.ts';
import { isGrain } from '../reading/courses.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, typedText } from '../reading/words.ts';
import { asRate } from '../vocabulary/as-rate.ts';
import { ideaOf } from '../vocabulary/ideas.ts';
import { inMoney } from '../vocabulary/in-money.ts';
import type { Word } from '../words/annotate.ts';
import { canBeSplit, matterOf } from './matters.ts';
import { inThisTalk } from './in-this-talk.ts';
import { besides } from './both-in-view.ts';
import { alongside, sortsThem } from './said-in-talk.ts';

export function mergedMetrics(before: Ask, now: Ask, reading: Reading): AskedMetric[] {
  const { words } = reading;
  const first = before.metrics[0]?.key ?? '';
  const isInMoney = first !== '' && saysOnlyMoney.test(typedText(words));
  // "what share is Mumbai" is a part of the figure there was, and no rate in its place.
  const isRestated = (now.metrics.length === 0 && !now.whole) || isInMoney || ofSales.test(typedText(words));
  const told = isRestated
    ? (restated(first, words) ?? (isInMoney && metricByKey(first)?.unit === 'money' ? first : undefined))
    : undefined;
  const other = inThisTalk({ before, now, words }) ?? told;
  const asked = other === undefined ? now.metrics : [{ key: other, named: true }];
  const isOfTheSame = other !== undefined && told === undefined && other === first;
  if (
    asked.length === 0 ||
    isOfTheSame ||
    namesOnlyTheSplit(before, now, words) ||
    areStillThose(before, asked, reading)
  )
    return keptMetrics(before, now, reading);
  const isMentioned = ({ key }: AskedMetric): boolean => asked.some(each => isMeant(key, each.key));
  if (sortsThem.test(typedText(words)) && before.metrics.some(isMentioned))
    return before.metrics.toSorted((one, other) => Number(isMentioned(other)) - Number(isMentioned(one)));
  const kept = inItsPlace(before, asked, reading) ?? leftAfter(before, now, words);
  if (kept) return kept;
  const adds =
    words.some(word => /^(also|bhi|too|plus|add|beside|besides|alongside)$/.test(word.text)) ||
    nextToIt.test(typedText(words)) ||
    alongside.test(typedText(words)) ||
    (besides.test(typedText(words)) && / (with|and|plus|ke saath) /.test(typedText(words))) ||
    (againstIt.test(typedText(words)) && now.filters.length + now.by.length === 0 && !now.when);
  const isNew = ({ key }: AskedMetric): boolean => !before.metrics.some(each => each.key === key);
  return adds ? [...before.metrics, ...asked.filter(isNew)] : asked;
}

/** "in rupees, for last month": no other figure is asked for. */
const saysOnlyMoney = /^(and |ok |so |now )*(in|as) (rupees|rs|inr|money|value)( |,|$)/;

/** "put conversions next to it", "iske saath orders", "and clicks as well" */
const nextToIt =
  /(^| )(next to|alongside|along with|together with|besides?) (it|that|this|them|these|those)( |$)|(^| )as well( |$)|^(and |ok |now )?(with|along with) (the |their |its )?\S+( \S+)?$|(^| )(iske|uske|inke|unke|isi ke|इसके|उसके|इनके) (saath|sath|साथ|bagal)( |$)/;

/** "vs shopify orders" after the purchases Google counts: both are told. */
const againstIt = /^(and |ok |now )?(vs|versus|against|compared (to|with)|compare (it |that |this )?(to|with)) /;

/** "add returns, without AOV": what is named behind "without" goes, what is named before it comes; "sort by that" puts it in front. */
function inItsPlace(before: Ask, asked: AskedMetric[], { words, metrics }: Reading): AskedMetric[] | undefined {
  const at = words.findIndex(word => has(word, 'except'));
  const isOut = (key: string): boolean => metrics.some(each => isMeant(each.key, key) && each.places[0]! > at);
  const added = asked.filter(({ key }) => !isOut(key));
  const left = before.metrics.filter(
    ({ key }) => !metrics.some(each => each.places[0]! > at && isMeant(key, each.key)),
  );
  if (at < 0 || added.length === 0 || left.length === before.metrics.length || !addsFirst.test(typedText(words)))
    return undefined;
  words[at]!.used ??= 'except';
  return says(words, 'sort') ? [...added, ...left] : [...left, ...added];
}

/** "add COD share, without AOV": a share is no column of a table. */
export const swapsFigures = (words: Word[]): boolean =>
  addsFirst.test(typedText(words)) && words.some(word => has(word, 'except'));

const addsFirst = /^(?:\S+ ){0,3}add /;
const isMeant = (key: string, said: string): boolean => key === said || ideaOf(said)?.members.includes(key) === true;

/** "drop aov" after three figures: the other two. */
function leftAfter(before: Ask, { metrics, filters, when }: Ask, words: Word[]): AskedMetric[] | undefined {
  // "ROAS without Brand Search", "leave the 14th out and compare CVR" leave out a part or days, and no figure.
  if (!says(words, 'except') || when !== undefined || filters.some(({ not }) => not)) return undefined;
  const left = before.metrics.filter(({ key }) => !metrics.some(each => isMeant(key, each.key)));
  if (left.length === 0 || left.length !== before.metrics.length - metrics.length) return undefined;
  for (const word of words) if (has(word, 'except')) word.used ??= 'except';
  return left;
}

/** "split that by payment gateway", "razorpay method wise" of refunds: the payment is how they are split, no other figure. */
const namesOnlyTheSplit = (before: Ask, { metrics, by }: Ask, words: Word[]): boolean =>
  metrics.every(({ key }) => /^(net_payments|orders_with_payments)$/.test(key)) &&
  by.some(each => each.startsWith('payment_')) &&
  before.metrics.length > 0 &&
  before.metrics.every(({ key }) => by.every(each => canBeSplit(key, each))) &&
  !says(words, 'order', 'how_many', 'how_much', 'collection', 'collect', 'received', 'money');

/** "inme cod kitne", "prepaid vs cod" of orders that wait or were cancelled: of those, and not of all orders. */
const areStillThose = (before: Ask, asked: AskedMetric[], { words }: Reading): boolean =>
  asked.every(({ key }) => /^(total_orders|orders_with_payments|units_sold)$/.test(key)) &&
  before.metrics.length === 1 &&
  /^(unsent|unfulfilled|cancelled|unpaid|rto)_orders$/.test(before.metrics[0]!.key) &&
  (ofThose.test(typedText(words)) || !says(words, 'order'));
const ofThose =
  /(^| )(of|in|from) (them|these|those)( |$)|(^| )(inme|unme|isme|usme|inmein|unmein|इनमें|उनमें)( |$)|(^| )(these|those|waiting|pending) (ones|orders)( |$)/u;

/** "as percent of sales" after discounts asks for no sales, "as a share of all orders" for no orders. */
export const ofSales =
  /^(and |so |ok )*((what|which|kitna) )?(as |in )?(a |the )?(percent|percentage|per cent|share|%|part) (is (that|it|this) )?of (all |the |total |net |gross |our |what (we|was|is) |units |pieces |items |goods )*(sales|revenue|orders|buyers|customers|shoppers|sold|(?<=the |of )(total|whole|gross)|overall)( is (that|it|this))?$/;

function keptMetrics(before: Ask, now: Ask, { ranking }: Reading): AskedMetric[] {
  if (isOverview(before) && isSplit(now)) return before.metrics.slice(0, 1);
  if (ranking?.isQuality && isSpend(before)) return [{ key: 'google_ads_roas', named: true }];
  return ranking?.isQuality ? before.metrics.toSorted((a, b) => Number(isRate(b)) - Number(isRate(a))) : before.metrics;
}

/** "which one is the weakest" of spend and ROAS is ranked by the ROAS. */
const isRate = ({ key }: AskedMetric): boolean => /^(percent|ratio)$/.test(metricByKey(key)?.unit ?? '');

/** "which campaign did best" after their cost is not the dearest. */
const isSpend = ({ metrics: [first, ...more] }: Ask): boolean => first?.key === 'google_ads_cost' && more.length === 0;

/** "top 5 products" after an overview of sales, visits and ads asks for sales, not for its six figures by product; figures that were named are all kept. */
const isOverview = ({ metrics }: Ask): boolean => new Set(metrics.map(({ key }) => matterOf(key))).size > 2;
const isSplit = ({ by, ranking }: Ask): boolean => by.some(each => !isGrain(each)) || ranking !== undefined;

/** "as a rate", "the value": the same thing told otherwise. */
function restated(key: string, words: Word[]): string | undefined {
  if (says(words, 'rate', 'percent', 'share')) return asRate[key] ?? valued(key, words);
  return valued(key, words);
}

const valued = (key: string, words: Word[]): string | undefined =>
  says(words, 'value', 'money', 'amount') ? inMoney[key] : undefined;
