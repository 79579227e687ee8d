/** Which metrics does a question name? Their phrases are sets of ideas, found in any order within a short stretch of words. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Word } from '../words/annotate.ts';
import { singular } from '../words/names.ts';
import { dimensionAt } from './breakdowns.ts';
import type { FoundMetric } from './found-metric.ts';
import {
  conceptsOf,
  neverListed,
  patternsWith,
  wholeNamesIn,
  type MetricPattern,
  type WholeName,
} from './metric-patterns.ts';
import { ruledOut } from './ruled-out.ts';
import { metricsMeant } from './several-metrics.ts';
import { has, isFree, typedAs } from './words.ts';

/** `inFull`: those that were read by their whole names before anything else. */
export function readMetrics(words: Word[], inFull: readonly FoundMetric[] = []): FoundMetric[] {
  const free = new Set(
    words.flatMap((word, at) => ((isFree(word) || word.used === 'ranking') && !word.small ? [at] : [])),
  );
  const known = new Set(words.flatMap((word, at) => (free.has(at) ? conceptsOf(word) : [])));
  const isOut = ruledOut(words);
  const possible = patternsWith(known).filter(
    pattern => !isOut(pattern.key) && pattern.parts.every(part => part.concepts.some(concept => known.has(concept))),
  );
  const found: FoundMetric[] = [...inFull];
  const named = wholeNamesIn(words).filter(({ key }) => !isOut(key));
  for (;;) {
    const match = bestMatch(words, possible, free, found);
    if (!match) break;
    const best = byWholeName(match, named);
    for (const place of best.places) free.delete(place);
    found.push(best);
  }
  addListed(words, possible, free, found);
  return metricsMeant(
    words,
    asTheHouseSays(words, free, found).toSorted((a, b) => a.at - b.at),
  );
}

/** What is named by the house's own word alone is the figure the house means; of "gross sales" the word is only a part. */
function asTheHouseSays(words: Word[], free: ReadonlySet<number>, found: FoundMetric[]): FoundMetric[] {
  const own = (at: number): string | undefined => {
    const meaning = words[at]?.house?.meaning;
    return meaning?.kind === 'figure' ? meaning.metric : undefined;
  };
  const said = found.map(each => {
    const rest = each.places.filter(at => !has(words[at], 'how_much', 'how_many'));
    const [key] = rest.map(own);
    return key !== undefined && rest.every(at => own(at) === key) ? { ...each, key, weak: false } : each;
  });
  const further = words.flatMap((_word, at): FoundMetric[] => {
    const key = free.has(at) ? own(at) : undefined;
    return key === undefined ? [] : [{ key, at, places: [at], score: 1, weak: false, gap: 0 }];
  });
  const all = [...said, ...further];
  return all.filter(({ key }, at) => all.findIndex(each => each.key === key) === at);
}

/** Several figures share their ideas, as "returning rate" and "repeat rate" do: one that is called by its whole name is meant. */
function byWholeName(match: FoundMetric, named: readonly WholeName[]): FoundMetric {
  const name = named.find(({ from, to }) => match.places.every(at => at >= from && at <= to));
  return name === undefined ? match : { ...match, key: name.key, weak: false };
}

function bestMatch(
  words: Word[],
  possible: MetricPattern[],
  free: Set<number>,
  found: FoundMetric[],
): FoundMetric | undefined {
  let best: FoundMetric | undefined;
  for (const pattern of possible) {
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
function addListed(words: Word[], possible: MetricPattern[], free: Set<number>, found: FoundMetric[]): void {
  if (found.length === 0) return;
  for (const pattern of possible.filter(
    each => each.weak && each.parts.length === 1 && !neverListed.has(each.parts[0]!.concepts[0]!),
  )) {
    if (found.some(each => each.key === pattern.key)) continue;
    const match = matchOf(words, pattern, free);
    if (!match || !found.some(each => isBeside(words, each, match.at))) continue;
    for (const place of match.places) free.delete(place);
    found.push({ key: pattern.key, weak: true, ...match });
  }
}

/** Nothing but a comma or "and", and fillers, between; or what stands beside rows, "sales by vendor with units". */
function isBeside(words: Word[], metric: FoundMetric, at: number): boolean {
  if (/^((ke|के) )?(saath|sath|साथ)$/.test(words[at + 1]?.text ?? '')) return true;
  const joint = words.findLastIndex((word, place) => place < at && !word.small);
  if (words.slice(joint, at).some((_word, place) => isBesideRanking(words, Math.max(joint, 0) + place))) return true;
  const [from, to] = at < metric.at ? [at, metric.at] : [Math.max(...metric.places), at];
  const between = words.slice(from + 1, to);
  return (
    between.some(isSeparator) &&
    between.every(
      word =>
        isSeparator(word) ||
        word.small ||
        has(word, 'how_many', 'how_much', 'share', 'percent') ||
        (typedAs(word, 'what') && has(words[words.indexOf(word) + 1], 'share', 'percent')) ||
        /^(period|bound|name)$/.test(word.used ?? ''),
    )
  );
}

const isSeparator = (word: Word): boolean => /^[,+&/\n]/.test(word.text) || has(word, 'and', 'compare');

/** The tightest places of all parts of a pattern. */
function matchOf(
  words: Word[],
  pattern: MetricPattern,
  free: Set<number>,
): { at: number; places: number[]; score: number; gap: number } | undefined {
  const options = pattern.parts.map(part =>
    [...free].filter(at => conceptsOf(words[at]!).some(concept => part.concepts.includes(concept))),
  );
  if (options.some(each => each.length === 0)) return undefined;
  let best: { places: number[]; gap: number } | undefined;
  const starts = options.reduce((rarest, each) => (each.length < rarest.length ? each : rarest));
  for (const start of starts) {
    const places = nearestPlaces(words, options, starts, start);
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
function isCounted(words: Word[], pattern: MetricPattern, places: number[]): boolean {
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

function nearestPlaces(words: Word[], options: number[][], starts: number[], start: number): number[] | undefined {
  // In "add to cart rate, reached checkout rate" the comma is further away than the word behind.
  const farFrom = (at: number): number =>
    Math.abs(at - start) +
    (words.slice(Math.min(at, start), Math.max(at, start)).some(word => isSeparator(word) || word.text === 'with')
      ? 0.5
      : 0);
  const places: number[] = [];
  for (const each of options) {
    const near = each === starts ? [start] : each.toSorted((a, b) => farFrom(a) - farFrom(b));
    const place = near.find(at => !places.includes(at));
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

/** "top 5 products by profit last month with margin", "sales by city with the orders, best ten": what follows stands beside the rows. */
const isBesideRanking = (words: Word[], at: number): boolean =>
  /^(with|showing|plus|including|along with|together with|with their|along with their)$/.test(words[at]!.text) &&
  words.slice(0, at).some((word, place) => word.used === 'ranking' || isSplitBy(word, words[place + 1])) &&
  upToMark(words.slice(at + 1)).every(word => word.used !== 'ranking');

function upToMark(words: Word[]): Word[] {
  const end = words.findIndex(({ kind }) => kind === 'mark');
  return end < 0 ? words : words.slice(0, end);
}

const isSplitBy = (word: Word, next: Word | undefined): boolean =>
  word.text === 'by' &&
  next !== undefined &&
  (dimensionAt(next) !== undefined || has(next, 'hour', 'day', 'weekday', 'week', 'month', 'quarter'));

/** Words in between that belong to something else. A list is not bridged, save by "…, how many of them …". */
function gapOf(words: Word[], places: number[], isLong: boolean): number {
  let gap = 0;
  for (let at = Math.min(...places) + 1; at < Math.max(...places); at += 1) {
    const word = words[at]!;
    if (places.includes(at)) continue;
    if (word.kind === 'mark')
      gap += !/^[,;:?.\n+&]/.test(word.text)
        ? 0.3
        : isLong &&
            (!has(words[Math.min(...places)], 'how_many', 'how_much') || words[at + 2]?.text === 'of') &&
            has(words[at + 1], 'how_many', 'what', 'which', 'how_much', 'share', 'percent')
          ? 0.5
          : 9;
    else if (has(word, 'and', 'compare', 'or') || isBesideRanking(words, at)) gap += 9;
    else if (has(word, 'sort', 'sort_up') && words.slice(0, at).some(isSeparator)) gap += 9;
    else if (has(word, 'by') && (word.text.startsWith('split') || has(words[at + 1], 'count'))) gap += 9;
    else if (word.text === 'by' && places.includes(at - 1) && has(words[at + 1], 'order', 'sales')) gap += 9;
    else if (word.used !== undefined) gap += 0.2;
    else if (!word.small) gap += 0.8;
  }
  return gap;
}

/** "units physically in stock", "distinct buyers": whether the meaning or another name of one of these figures holds the word. */
export const isRepeated = (word: string, metrics: FoundMetric[]): boolean =>
  metrics.some(metric => !metric.weak && meaningOf(metric.key).has(singular(word)));

const meanings = new Map<string, Set<string>>();

function meaningOf(key: string): Set<string> {
  const known = meanings.get(key);
  if (known) return known;
  const metric = metricByKey(key);
  const said = metric ? [metric.description, ...metric.also_called].join(' ') : '';
  const words = new Set((said.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(singular));
  meanings.set(key, words);
  return words;
}
