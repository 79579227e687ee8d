/** Which metrics a question names: phrases as sets of ideas, matched in any order within a short stretch of words. */
import { allMetrics } from '@tillsight/metrics/catalogue';
import { salesPhrases } from '../vocabulary/sales-phrases.ts';
import { visitPhrases } from '../vocabulary/visit-phrases.ts';
import { annotatePhrase, type Word } from '../words/annotate.ts';
import { ruledOut } from './ruled-out.ts';
import { has, isFree } from './words.ts';

export type FoundMetric = {
  key: string;
  /** Place of its first word. */
  at: number;
  places: number[];
  score: number;
  /** Rests on a word that means other things as well. */
  weak: boolean;
  /** How much stands between its words that is not part of it. */
  gap: number;
};

type Pattern = { key: string; parts: Part[]; weight: number; rank: number; weak: boolean; place: number };
type Part = { concepts: string[]; weight: number };

export function readMetrics(words: Word[]): FoundMetric[] {
  const free = new Set(
    words.flatMap((word, at) => ((isFree(word) || word.used === 'ranking') && !word.small ? [at] : [])),
  );
  const known = new Set(words.flatMap((word, at) => (free.has(at) ? conceptsOf(word) : [])));
  const isOut = ruledOut(words);
  const able = [...new Set([...known].flatMap(concept => byFirstPart.get(concept) ?? []))]
    .filter(
      pattern => !isOut(pattern.key) && pattern.parts.every(part => part.concepts.some(concept => known.has(concept))),
    )
    .toSorted((a, b) => a.place - b.place);
  const found: FoundMetric[] = [];
  for (;;) {
    const best = bestMatch(words, able, free, found);
    if (!best) break;
    for (const place of best.places) free.delete(place);
    found.push(best);
  }
  addListed(words, able, free, found);
  return joined(
    words,
    found.toSorted((a, b) => a.at - b.at),
  );
}

function bestMatch(words: Word[], able: Pattern[], free: Set<number>, found: FoundMetric[]): FoundMetric | undefined {
  let best: FoundMetric | undefined;
  for (const pattern of able) {
    if (
      pattern.weight <= (best?.score ?? 0) ||
      found.some(each => each.key === pattern.key) ||
      (pattern.weak && found.length > 0)
    )
      continue;
    const match = matchOf(words, pattern, free);
    if (match && match.score > (best?.score ?? 0.45)) best = { key: pattern.key, weak: pattern.weak, ...match };
  }
  return best;
}

/** In a list even words that mean other things alone are figures: "orders, units and discounts". */
function addListed(words: Word[], able: Pattern[], free: Set<number>, found: FoundMetric[]): void {
  if (found.length === 0) return;
  for (const pattern of able.filter(
    each => each.weak && each.parts.length === 1 && !unlisted.has(each.parts[0]!.concepts[0]!),
  )) {
    if (found.some(each => each.key === pattern.key)) continue;
    const match = matchOf(words, pattern, free);
    if (!match || !found.some(each => isBeside(words, each, match.at))) continue;
    for (const place of match.places) free.delete(place);
    found.push({ key: pattern.key, weak: true, ...match });
  }
}

/** Nothing but a comma or "and", and fillers, between. */
function isBeside(words: Word[], metric: FoundMetric, at: number): boolean {
  const [from, to] = at < metric.at ? [at, metric.at] : [Math.max(...metric.places), at];
  const between = words.slice(from + 1, to);
  return between.some(isSeparator) && between.every(word => isSeparator(word) || word.small || word.used === 'period');
}

const isSeparator = (word: Word): boolean => /^[,+&/\n]/.test(word.text) || has(word, 'and', 'compare');

/** The tightest places of all parts of a pattern. */
function matchOf(
  words: Word[],
  pattern: Pattern,
  free: Set<number>,
): { at: number; places: number[]; score: number; gap: number } | undefined {
  const options = pattern.parts.map(part =>
    [...free].filter(at => conceptsOf(words[at]!).some(concept => part.concepts.includes(concept))),
  );
  if (options.some(each => each.length === 0)) return undefined;
  let best: { places: number[]; gap: number } | undefined;
  const starts = options.reduce((rarest, each) => (each.length < rarest.length ? each : rarest));
  for (const start of starts) {
    const places = nearestPlaces(options, starts, start);
    if (!places) continue;
    const gap = gapOf(words, places, places.length >= 3);
    if (!best || gap < best.gap) best = { places, gap };
  }
  const allowed = pattern.parts.length <= 2 ? 2.5 : 3.5;
  if (!best || best.gap > allowed || !isCounted(words, pattern, best.places)) return undefined;
  const missed = best.places.filter(
    at =>
      words[at]!.concepts.some(each => each.startsWith('per:')) &&
      !pattern.parts.some(part => part.concepts[0]!.startsWith('per:')),
  ).length;
  return {
    at: Math.min(...best.places),
    places: best.places,
    score: pattern.weight - 0.12 * best.gap - 0.9 * missed,
    gap: best.gap,
  };
}

/** "How many days … earned" counts days: "how many" belongs to the word beside it. */
function isCounted(words: Word[], pattern: Pattern, places: number[]): boolean {
  const part = pattern.parts.findIndex(each => each.concepts[0] === 'how_many');
  if (part < 0 || pattern.parts.length < 2) return true;
  const at = places[part]!;
  const counts = (word: Word): boolean =>
    word.kind !== 'mark' && !word.small && word.used !== 'name' && word.used !== 'period' && word.kind !== 'number';
  const after = words.findIndex((word, place) => place > at && counts(word));
  const before = words.findLastIndex((word, place) => place < at && counts(word));
  if (places.includes(after)) return true;
  if (has(words[after], 'day', 'daily', 'product', 'city', 'campaign', 'month', 'week', 'time') && after === at + 1)
    return false;
  return (
    places.includes(before) ||
    !has(words[after], 'day', 'daily', 'product', 'city', 'campaign', 'month', 'week', 'time')
  );
}

function nearestPlaces(options: number[][], starts: number[], start: number): number[] | undefined {
  const places: number[] = [];
  for (const each of options) {
    const near = each === starts ? [start] : each.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
    const place = near.find(at => !places.includes(at));
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

/** Words in between that belong to something else. A list is not bridged, save by "…, how many of them …". */
function gapOf(words: Word[], places: number[], isLong: boolean): number {
  let gap = 0;
  for (let at = Math.min(...places) + 1; at < Math.max(...places); at += 1) {
    const word = words[at]!;
    if (places.includes(at)) continue;
    if (word.kind === 'mark')
      gap += !/^[,;:?.\n+&]/.test(word.text)
        ? 0.3
        : isLong && has(words[at + 1], 'how_many', 'what', 'which', 'how_much', 'share', 'percent')
          ? 0.5
          : 9;
    else if (has(word, 'and', 'compare', 'or')) gap += 9;
    else if (has(word, 'by') && (word.text.startsWith('split') || has(words[at + 1], 'count'))) gap += 9;
    else if (word.text === 'by' && places.includes(at - 1) && has(words[at + 1], 'order', 'sales')) gap += 9;
    else if (word.used !== undefined) gap += 0.2;
    else if (!word.small) gap += 0.8;
  }
  return gap;
}

/** Several metrics are meant only when they are listed; otherwise the surest stays and the rest is its surroundings. */
function joined(words: Word[], found: FoundMetric[]): FoundMetric[] {
  const kept: FoundMetric[] = [];
  const isSplit = (metric: FoundMetric): boolean =>
    found.length > 1 && isPeople(metric) && has(words[metric.at - 1], 'customer_type');
  for (const metric of found.filter(each => !isSplit(each))) {
    const previous = kept.at(-1);
    const isOwned = /^(ka|ki|का|की)$/.test(words[metric.at - 1]?.text ?? '') && isRateLike(metric);
    if (!previous || isListed(words, previous, metric)) kept.push(metric);
    else if (isOwned) kept.splice(-1, 1, metric);
    else if (isPeople(previous) !== isPeople(metric)) kept.splice(-1, 1, headOf(words, previous, metric));
    else if (metric.score > previous.score + 0.01) kept.splice(-1, 1, metric);
  }
  return kept;
}

/** "prepaid orders ka aov": Hindi puts what is asked for last. */
const isRateLike = ({ key }: FoundMetric): boolean => /average_|_rate$|_per_|Rate$|_roas$|margin/.test(key);

const isPeople = ({ key }: FoundMetric): boolean =>
  /^(customers|new_customers|returning_customers|activeUsers|store_visitors|newUsers)$/.test(key);

/** "new customers' orders" and "orders from new customers" are about orders, "customers who ordered" is about people. */
function headOf(words: Word[], first: FoundMetric, second: FoundMetric): FoundMetric {
  const [people, other] = isPeople(first) ? [first, second] : [second, first];
  if (has(words[other.at - 1], 'by') && other.at > people.at) return other;
  if (words.slice(other.at, people.at).some(word => has(word, 'by')) && other.at < people.at) return other;
  const isVerb = other.places.every(
    at =>
      /^(ordered|bought|buy|order|purchased|purchase|came|come|visited|visit|kharida|kharide|khareeda)$/.test(
        words[at]!.text,
      ) && at > people.at,
  );
  return isVerb ? people : other;
}

function isListed(words: Word[], a: FoundMetric, b: FoundMetric): boolean {
  for (let at = a.at + 1; at < b.at; at += 1) {
    const word = words[at]!;
    if (/^[,;+&/\n]/.test(word.text) || word.text === 'with' || has(word, 'and', 'or', 'compare')) return true;
  }
  return false;
}

/** A vocabulary phrase may also name an idea outright, `run_out`. */
export const conceptsOf = (word: Word): string[] =>
  word.text.includes('_')
    ? [word.text]
    : word.concepts.length > 0
      ? has(word, 'email')
        ? word.concepts.filter(concept => concept !== 'send')
        : word.concepts
      : word.kind === 'word'
        ? [`=${word.text}`]
        : [];

/** Words that go with many metrics weigh little. */
const light: Record<string, number> = {
  earn: 0.8, already: 0.2, google_ads: 0.4, ga4: 0.5, google: 0.4, conversions: 1.05, total: 0.2, count: 0.25, how_many: 0.25, how_much: 0.25, amount: 0.3, money: 0.6, value: 0.7, rate: 0.8, percent: 0.8, share: 0.8, average: 0.75, give: 0.3,
  received: 0.3, people: 0.6, product: 0.55, goods: 0.6, website: 0.5, online: 0.9, unit: 0.9, sold: 0.7, buy: 0.7, purchase: 0.8, collect: 0.4, recorded: 0.3, who: 0.3, most: 0.3,
  what: 0.15, where: 0.2, how: 0.15, get: 0.3, bring: 0.3, by: 0.2, more: 0.3, now: 0.4, 'in': 0.2, day: 0.4, not: 0.4, forecast: 0.2, include: 0.2, below: 0.3, low: 0.9, least: 0.4,
  how_long: 0.7, run_out: 0.8, time: 0.5, have: 0.4, cheap: 0.7, best: 0.2, list: 0.1, compare: 0.3, and: 0.1, above: 0.2, only: 0.1, view: 0.9, worst: 0.2, campaign: 0.6, keyword: 0.6, ad_group: 0.6, search_term: 0.6, shopify: 0.4,
}; // prettier-ignore

/** One of these alone is not enough to be sure. */
const vague = new Set(['money', 'sold', 'available', 'low', 'view', 'spend', 'cost', 'search', 'load', 'received', 'how_many', 'position', 'left', 'earn', 'tied', 'acquire', 'gross', 'net',
  'retention', 'finished', 'cover', 'abandoned', 'payment', 'fee', 'collect', 'buy', 'on_hand', 'goods', 'unit', 'people', 'bill', 'returning', 'velocity', 'engaged', 'conversion_value',
  'online_store', 'collection', 'dispatch', 'how_long', 'time', 'have', 'cheap', 'run_out']); // prettier-ignore

const unlisted = new Set([
  'run_out',
  'how_long',
  'time',
  'cheap',
  'have',
  'available',
  'low',
  'finished',
  'buy',
  'people',
  'received',
  'search',
  'acquire',
  'goods',
]);

/** What remains of a phrase whose other words were fillers. */
const noMetric = new Set(['how_long', 'time', 'have', 'cheap', 'trend', 'per:day', 'average', 'website', 'when', 'amount', 'give', 'campaign', 'discount_code', 'how_many', 'how_much', 'conversion_action', 'people', '=soon', '=runs', '=break', 'ad',
  'online_store', 'where', 'who', 'what', 'keyword', 'product', 'ga4', 'google_ads', 'google', 'shopify', 'total', 'count', 'value', 'percent', 'share', 'rate', 'received', 'unassigned', 'day',
  'daily', 'city', 'best', 'worst', 'tracking', 'impression_', 'marketing', 'now', 'and', '=soon', 'budget', 'order_tag', 'recorded', 'include', 'first', 'new', 'most', 'website', 'customer_', 'below']); // prettier-ignore

/** Names in the catalogue that merchants more often use for something else. */
const misleading = new Set(['units per day', 'daily run rate', 'instagram sales', 'instagram orders', 'views', 'engagement', 'frequency', 'conversion', 'collection amount', 'aov by device', 'aov by channel',
  'revenue by channel', 'channel wise revenue', 'conversion rate by channel', 'conversion rate by device', 'clicks to website', 'reach', 'payment method split', 'link clicks', 'ad impressions', 'ad clicks',
  'impressions', 'click-through rate', 'click rate', 'cost per click', 'price per click', 'cpm', 'cost per thousand impressions', 'free stock', 'unpaid', 'sales pace', 'total kamai', 'average position',
  'times ads were shown', 'ad par kitne click', 'ek click ka kharcha', 'ad kitni baar dikha', 'ad engagement', 'likes and comments on ads', 'cost per reach', 'hits on pages', 'retention of new customers',
  'refunds', 'sales velocity', 'budget limited share', 'basket size']); // prettier-ignore

const patterns: Pattern[] = patternsOf();
/** Only patterns whose first idea occurs need a look. */
const byFirstPart = new Map<string, Pattern[]>();
for (const pattern of patterns)
  for (const concept of pattern.parts[0]?.concepts ?? [])
    byFirstPart.set(concept, [...(byFirstPart.get(concept) ?? []), pattern]);

function patternsOf(): Pattern[] {
  const all: Pattern[] = [];
  const seen = new Set<string>();
  const add = (key: string, phrase: string, rank: number): void => {
    const parts = ofPeople(key, partsOf(phrase));
    const signature = parts
      .map(part => part.concepts[0])
      .toSorted((a, b) => a!.localeCompare(b!))
      .join(' ');
    const says =
      parts.some(part => !noMetric.has(part.concepts[0]!)) || parts.reduce((sum, part) => sum + part.weight, 0) >= 1.05;
    if (
      seen.has(signature) ||
      parts.length === 0 ||
      (!says && parts.length > 0) ||
      (parts.length === 1 && noMetric.has(parts[0]!.concepts[0]!))
    )
      return;
    seen.add(signature);
    const weak =
      parts.every(part => part.weight < 0.5 || part.concepts.some(concept => vague.has(concept))) &&
      parts.filter(part => part.weight >= 0.5).length < 2;
    all.push({ key, parts, weight: parts.reduce((sum, part) => sum + part.weight, 0), rank, weak, place: all.length });
  };
  for (const [key, phrases] of Object.entries({ ...salesPhrases, ...visitPhrases }))
    for (const phrase of phrases.split(';')) add(key, phrase, 0);
  for (const metric of allMetrics)
    for (const phrase of metric.also_called) if (!misleading.has(phrase)) add(metric.key, phrase, 1);
  return all;
}

/** Of shares of visits people speak as shares of visitors. */
function ofPeople(key: string, parts: Part[]): Part[] {
  if (!/Rate$|_rate$|Duration|per_session/.test(key)) return parts;
  return parts.map(part =>
    part.concepts[0] === 'visit'
      ? { ...part, concepts: /per_session/i.test(key) ? ['visit', 'visitor'] : ['visit', 'visitor', 'people'] }
      : part,
  );
}

function partsOf(phrase: string): Part[] {
  const concepts = annotatePhrase(phrase)
    .filter(word => !word.small && word.kind !== 'mark' && !has(word, 'per'))
    .flatMap(word => conceptsOf(word).find(concept => concept.startsWith('per:')) ?? conceptsOf(word).slice(0, 1));
  return concepts.map(concept => ({
    concepts: [concept],
    weight: light[concept] ?? (concept.startsWith('per:') ? 1.25 : 1),
  }));
}
