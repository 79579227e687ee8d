/** By which phrases is each metric called? Phrases of the vocabulary and of the catalogue, as sets of ideas with weights. */
import { allMetrics } from '@tillsight/metrics/catalogue';
import { deliveredPhrases } from '../vocabulary/delivered-phrases.ts';
import { salesPhrases } from '../vocabulary/sales-phrases.ts';
import { visitPhrases } from '../vocabulary/visit-phrases.ts';
import { annotatePhrase, type Word } from '../words/annotate.ts';
import { has, withoutFillers } from './words.ts';

export type MetricPattern = {
  key: string;
  parts: PatternPart[];
  weight: number;
  /** Rests on words that mean other things as well. */
  weak: boolean;
  /** The order in which patterns were written: the earlier one is meant. */
  place: number;
};
export type PatternPart = { concepts: string[]; weight: number };

/** The patterns whose first idea is among these, in their order. */
export const patternsWith = (concepts: Iterable<string>): MetricPattern[] =>
  [...new Set([...concepts].flatMap(concept => byFirstPart.get(concept) ?? []))].toSorted((a, b) => a.place - b.place);

export type WholeName = { key: string; from: number; to: number };

/** Where the catalogue's names of two words and more stand in these words, as they are written there; the longest first. */
export function wholeNamesIn(words: readonly Word[]): WholeName[] {
  const typed = words.map(word => word.text);
  return typed
    .flatMap((text, from) =>
      (namesByFirstWord.get(text) ?? [])
        .filter(({ parts }) => parts.every((part, at) => typed[from + at] === part))
        .map(({ key, parts, place }) => ({ key, from, to: from + parts.length - 1, place })),
    )
    .toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.place - other.place);
}

/** A vocabulary phrase may also name an idea outright, `run_out`. */
export function conceptsOf(word: Word): string[] {
  if (word.text.includes('_')) return [word.text];
  if (word.concepts.length === 0) return word.kind === 'word' ? [`=${word.text}`] : [];
  return has(word, 'email') ? word.concepts.filter(concept => concept !== 'send') : word.concepts;
}

/** Words that go with many metrics weigh little. */
const weights: Record<string, number> = {
  earn: 0.8, already: 0.2, google_ads: 0.4, ga4: 0.5, google: 0.4, conversions: 1.05, total: 0.2, count: 0.25, how_many: 0.25, how_much: 0.25, amount: 0.3, money: 0.6, value: 0.7, rate: 0.8, percent: 0.8, share: 0.8, average: 0.75, give: 0.3,
  received: 0.3, people: 0.6, product: 0.55, goods: 0.6, website: 0.5, online: 0.9, unit: 0.9, sold: 0.7, buy: 0.7, purchase: 0.8, collect: 0.4, recorded: 0.3, who: 0.3, most: 0.3,
  what: 0.15, where: 0.2, how: 0.15, get: 0.3, bring: 0.3, by: 0.2, more: 0.3, now: 0.4, 'in': 0.2, day: 0.4, not: 0.4, forecast: 0.2, include: 0.2, below: 0.3, low: 0.9, least: 0.4,
  how_long: 0.7, run_out: 0.8, time: 0.5, have: 0.4, cheap: 0.7, best: 0.2, list: 0.1, compare: 0.3, and: 0.1, above: 0.2, only: 0.1, view: 0.9, worst: 0.2, campaign: 0.6, keyword: 0.6, ad_group: 0.6, search_term: 0.6, shopify: 0.4,
}; // prettier-ignore

/** One of these alone is not enough to be sure. */
const unsureAlone = new Set(['money', 'sold', 'available', 'low', 'view', 'spend', 'cost', 'search', 'load', 'received', 'how_many', 'position', 'left', 'earn', 'tied', 'acquire', 'gross', 'net',
  'retention', 'finished', 'cover', 'abandoned', 'payment', 'fee', 'collect', 'buy', 'on_hand', 'goods', 'unit', 'people', 'bill', 'returning', 'velocity', 'engaged',
  'online_store', 'collection', 'dispatch', 'how_long', 'time', 'have', 'cheap', 'run_out']); // prettier-ignore

/** These are no figure even in a list. */
export const neverListed = new Set(['run_out', 'how_long', 'time', 'cheap', 'have', 'available', 'low', 'finished', 'buy', 'people', 'received', 'search', 'acquire', 'goods']); // prettier-ignore

/** What remains of a phrase whose other words were fillers. */
const noFigureAlone = new Set(['how_long', 'time', 'have', 'cheap', 'trend', 'per:day', 'average', 'website', 'when', 'amount', 'give', 'campaign', 'discount_code', 'how_many', 'how_much', 'conversion_action', 'people', '=soon', '=runs', '=break', 'ad',
  'online_store', 'where', 'who', 'what', 'keyword', 'product', 'ga4', 'google_ads', 'google', 'shopify', 'total', 'count', 'value', 'percent', 'share', 'rate', 'received', 'unassigned', 'day',
  'daily', 'city', 'best', 'worst', 'tracking', 'impression_', 'target_topic', 'marketing', 'now', 'and', '=soon', 'budget', 'order_tag', 'recorded', 'include', 'first', 'new', 'most', 'website', 'customer_', 'below']); // prettier-ignore

/** Names in the catalogue that merchants more often use for something else. */
const misleading = new Set(['units per day', 'daily run rate', 'instagram sales', 'instagram orders', 'views', 'engagement', 'frequency', 'conversion', 'collection amount', 'aov by device', 'aov by channel',
  'revenue by channel', 'channel wise revenue', 'conversion rate by channel', 'conversion rate by device', 'clicks to website', 'reach', 'payment method split', 'link clicks', 'ad impressions', 'ad clicks',
  'impressions', 'click-through rate', 'click rate', 'cost per click', 'price per click', 'cpm', 'cost per thousand impressions', 'free stock', 'unpaid', 'sales pace', 'total kamai', 'average position',
  'times ads were shown', 'ad par kitne click', 'ek click ka kharcha', 'ad kitni baar dikha', 'ad engagement', 'likes and comments on ads', 'cost per reach', 'hits on pages', 'retention of new customers',
  'refunds', 'sales velocity', 'budget limited share', 'basket size']); // prettier-ignore

/** Only patterns whose first idea occurs need a look. */
const byFirstPart = new Map<string, MetricPattern[]>();
for (const pattern of patternsOf())
  for (const concept of pattern.parts[0]?.concepts ?? [])
    byFirstPart.set(concept, [...(byFirstPart.get(concept) ?? []), pattern]);

function patternsOf(): MetricPattern[] {
  const all: MetricPattern[] = [];
  const seen = new Set<string>();
  const add = (key: string, phrase: string): void => {
    const parts = ofPeople(key, partsOf(phrase));
    const signature = parts
      .map(part => part.concepts[0])
      .toSorted((a, b) => a!.localeCompare(b!))
      .join(' ');
    if (seen.has(signature) || !namesAFigure(parts)) return;
    seen.add(signature);
    all.push({ key, parts, weight: weightOf(parts), weak: isWeak(parts), place: all.length });
  };
  for (const [key, phrases] of Object.entries({ ...deliveredPhrases, ...salesPhrases, ...visitPhrases }))
    for (const phrase of phrases.split(';')) add(key, phrase);
  for (const metric of allMetrics.filter(({ said_in_full: isInFull }) => isInFull === undefined))
    for (const phrase of metric.also_called) if (!misleading.has(phrase)) add(metric.key, phrase);
  return all;
}

const names: { key: string; parts: string[] }[] = allMetrics
  .filter(({ said_in_full: isInFull }) => isInFull === undefined)
  .flatMap(({ key, also_called: called }) =>
    called
      .filter(name => !misleading.has(name))
      .map(name => ({ key, parts: annotatePhrase(name).map(word => word.text) }))
      .filter(({ parts }) => parts.length > 1),
  );
const namesByFirstWord = Map.groupBy(
  names.map((name, place) => ({ ...name, place })),
  ({ parts }) => parts[0],
);

function weightOf(parts: PatternPart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0);
}

function namesAFigure(parts: PatternPart[]): boolean {
  const says = parts.some(part => !noFigureAlone.has(part.concepts[0]!));
  return parts.length === 1 ? says : says || weightOf(parts) >= 1.05;
}

function isWeak(parts: PatternPart[]): boolean {
  const isLight = (part: PatternPart): boolean => part.weight < 0.5;
  return (
    parts.every(part => isLight(part) || part.concepts.some(concept => unsureAlone.has(concept))) &&
    parts.filter(part => !isLight(part)).length < 2
  );
}

/** Of shares of visits people speak as shares of visitors. */
function ofPeople(key: string, parts: PatternPart[]): PatternPart[] {
  if (!/Rate$|_rate$|Duration|per_session/.test(key)) return parts;
  return parts.map(part =>
    part.concepts[0] === 'visit'
      ? { ...part, concepts: /per_session/i.test(key) ? ['visit', 'visitor'] : ['visit', 'visitor', 'people'] }
      : part,
  );
}

function partsOf(phrase: string): PatternPart[] {
  const concepts = withoutFillers(annotatePhrase(phrase))
    .filter(word => !has(word, 'per'))
    .flatMap(word => conceptsOf(word).find(concept => concept.startsWith('per:')) ?? conceptsOf(word).slice(0, 1));
  return concepts.map(concept => ({
    concepts: [concept],
    weight: weights[concept] ?? (concept.startsWith('per:') ? 1.25 : 1),
  }));
}
