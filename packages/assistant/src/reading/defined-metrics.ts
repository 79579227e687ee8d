/** Which figures is a definition about, the one that was asked for first? */
import type { Word } from '../words/annotate.ts';
import { countingRuleOf } from './counting-rules.ts';
import { readMetrics } from './metrics.ts';
import type { Reading } from './read.ts';
import { has, textOf, typedAs, typedText } from './words.ts';

/** The rates first: "is MER on net or total sales" is about MER. */
export function definedMetrics(words: Word[], { metrics }: Reading): string[] {
  const rule = countingRuleOf(textOf(words), metrics.length > 0);
  if (rule?.metrics) return rule.metrics;
  const named = words
    .filter(word => !has(word, ...asking, 'classed', 'define'))
    .map(word => ({ ...word, used: undefined }));
  const found = readMetrics(named);
  const taken = new Set(found.flatMap(({ places }) => places.map(at => named[at])));
  const besides = named.filter(word => !taken.has(word) && !word.small).flatMap(word => readMetrics([word]));
  const others = [...(found.length > 0 ? found : metrics), ...besides.filter(({ key }) => rates.test(key))]
    .map(({ key }) => key)
    .toSorted((a, b) => Number(rates.test(b)) - Number(rates.test(a)));
  return withTwins([...new Set([...subjectKeys(words), ...ratesBeforeChoice(words), ...others])], typedText(words));
}

const asking = ['what', 'which', 'who', 'when', 'how'];
export const rates = /efficiency|rate|margin|roas|average|per_|_per|share|return_on|cac|ctr|cpc|cpm|Rate|PerS/;

const keysIn = (words: Word[]): string[] =>
  readMetrics(words.map(word => ({ ...word, used: undefined }))).map(({ key }) => key);

/** "does units sold include returned pieces" is about units sold, "is GST inside net sales" about net sales. */
function subjectKeys(words: Word[]): string[] {
  const at = words.findIndex(isHolding);
  if (at < 1) return [];
  const isOpened = /^(is|are|tax|gst|shipping|returns|discounts|what|which|how)$/.test(words[0]!.text);
  const isOfTheFirst = typedAs(words[at], 'before', 'after', 'uses', 'use') || typedAs(words[at + 1], 'when', 'on', 'by', 'from', 'at', 'twice', 'once'); // prettier-ignore
  return keysIn(isOpened && !isOfTheFirst ? words.slice(at + 1) : words.slice(0, at));
}

const isHolding = (word: Word, at: number): boolean =>
  at > 0 &&
  (has(word, 'include') ||
    /^(in|inside|within|part of|part|before|after|me|mein|mai|में|include|includes|included|count|counts|counted|cover|covers|uses?|consider\w*|excludes?)$/.test(
      word.text,
    ));

/** "return rate units me hai ya value me" is about the return rate: what stands around "or" is only what it is taken of. */
function ratesBeforeChoice(words: Word[]): string[] {
  const or = words.findIndex(word => has(word, 'or') || typedAs(word, 'ya', 'या', 'or'));
  if (or < 0) return [];
  const left = words.filter((word, at) => Math.abs(at - or) > 4 || !has(word, ...bases));
  return keysIn(left).filter(key => rates.test(key));
}

export const bases = ['gross', 'value', 'net', 'total', 'sales', 'unit', 'order', 'visit', 'visitor', 'tax', 'cost', 'price', 'customer', 'except', 'include']; // prettier-ignore

/** Where two platforms count the same thing and both are named, both are told. */
function withTwins(keys: string[], text: string): string[] {
  const areBothNamed = /\b(shopify|shop|store)\b/.test(text) && /\b(ga4|google analytics|analytics)\b/.test(text);
  const pair = twins.find(each => each.some(key => keys.includes(key)));
  return pair && areBothNamed ? [...pair, ...keys.filter(key => !pair.includes(key))] : keys;
}

const twins = [
  ['store_conversion_rate', 'sessionPurchaseRate'],
  ['store_sessions', 'sessions'],
  ['store_visitors', 'activeUsers'],
  ['total_orders', 'ecommercePurchases'],
  ['total_sales_revenue', 'purchaseRevenue'],
];
