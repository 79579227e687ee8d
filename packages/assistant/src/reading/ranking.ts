/** Order, number of rows, and bounds: "top 5", "worst", "cheapest", "above 3 lakh", "five or fewer". */
import type { Bound } from '../conversation.ts';
import type { Word } from '../words/annotate.ts';
import { isHowOld } from '../days/units-of-time.ts';
import { festivals } from '../vocabulary/festivals.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { recordWords } from './records.ts';
import { has, isFree, numberAt, take } from './words.ts';

export type FoundRanking = {
  direction: 'desc' | 'asc';
  /** "best" and "worst" depend on what is good for the metric; "most" and "least" do not. */
  isQuality: boolean;
  /** "slowest", "quickest": of what takes time, the longest and the shortest. */
  ofSpeed?: true;
  limit?: number;
  /** A single one was asked for. */
  single: boolean;
  at: number;
  /** Only "sorted by", no superlative. */
  isSort: boolean;
  /** "best and worst": the other end is asked for as well. */
  bothEnds?: true;
};

export function readRanking(words: Word[]): FoundRanking | undefined {
  const kinds: [string, 'desc' | 'asc', boolean, boolean][] = [
    ['bestseller', 'desc', false, false],
    ['slowseller', 'asc', false, false],
    ['least', 'asc', false, false],
    ['worst', 'asc', true, false],
    ['best', 'desc', true, false],
    ['most', 'desc', false, false],
    ['sort_up', 'asc', false, true],
    ['sort', 'desc', false, true],
  ];
  for (const [concept, direction, isQuality, isSort] of kinds) {
    const at = words.findIndex(
      word =>
        isFree(word) &&
        has(word, concept) &&
        !(concept === 'most' && has(word, 'more') && !/zyada|jyada|ज्यादा/.test(word.text)),
    );
    if (at < 0) continue;
    if ((concept === 'most' || concept === 'least') && isPartOfBound(words, at)) continue;
    words[at]!.used = 'ranking';
    takeOtherSorts(words);
    const record = recordWords(words);
    for (const place of record) words[place]!.used ??= 'ranking';
    const limit = limitOf(words, at) ?? (record.length > 0 ? 1 : undefined);
    const other = otherEnd(words, at, direction);
    if (other >= 0) words[other]!.used = 'ranking';
    if (other >= 0 && words[other + 1]?.kind === 'number') words[other + 1]!.used ??= 'limit';
    return {
      direction: other >= 0 ? 'desc' : direction,
      isQuality,
      at,
      isSort,
      single: false,
      ...(speeds.test(words[at]!.text) ? { ofSpeed: true as const } : {}),
      ...(limit === undefined ? {} : { limit }),
      ...(other >= 0 ? { bothEnds: true as const } : {}),
    };
  }
  return undefined;
}

/** "which five cities do new customers come from": the first five of them. */
export function firstOfRows(words: Word[], rows: readonly { at: number }[]): FoundRanking | undefined {
  for (const { at } of rows) {
    const from = words.findLastIndex((word, place) => place < at && has(word, 'which', 'what'));
    const number = from < 0 ? undefined : numberAt(words, from + 1);
    if (!number || number.ordinal || number.value < 2 || number.value > 100 || from + 1 + number.size !== at) continue;
    take(words, from + 1, number.size, 'limit');
    return { direction: 'desc', isQuality: false, single: false, isSort: false, at: from + 1, limit: number.value };
  }
  return undefined;
}

const speeds =
  /^(slowest|fastest|quickest|sabse (tez|jaldi|dheere|dheema|dheemi|slow|fast)|सबसे (तेज|जल्दी|धीरे|धीमा|धीमी))/u;

/** "rank all vendors by margin, worst first": that they are put in an order is said twice. */
function takeOtherSorts(words: Word[]): void {
  for (const word of words)
    if (
      isFree(word) &&
      has(word, 'sort', 'sort_up') &&
      /^(rank|ranked|ranking|sort|sorted|order them|arrange)/.test(word.text)
    )
      word.used = 'ranking';
}

/** "highest and lowest sales day", "best aur sabse kharab product", "top 3 and bottom 3 cities". */
function otherEnd(words: Word[], at: number, direction: 'desc' | 'asc'): number {
  const others = direction === 'asc' ? ['best', 'most', 'bestseller'] : ['worst', 'least', 'slowseller'];
  return words.findIndex((word, place) => {
    const between = words.slice(Math.min(at, place) + 1, Math.max(at, place));
    return (
      has(word, ...others) &&
      isFree(word) &&
      (Math.abs(place - at) <= 5 || closes(words, Math.max(at, place))) &&
      between.some(each => has(each, 'and') || each.text === '&' || each.text === '/') &&
      (closes(words, Math.max(at, place)) ||
        between.every(each => each.small || each.kind !== 'word' || has(each, 'and', 'sold', 'day', 'product', 'most')))
    );
  });
}

/** "kis state me sabse zyada bikri hui aur sabse kam kahan": the other end stands alone at the end. */
const closes = (words: Word[], at: number): boolean =>
  has(words[at - 1], 'and') &&
  words
    .slice(at + 1)
    .every(word => word.small || word.kind !== 'word' || word.used === 'period' || has(word, 'where', 'which', 'what'));

const isPartOfBound = (words: Word[], at: number): boolean =>
  has(words[at], 'above', 'below') && (words[at + 1]?.kind === 'number' || words[at - 1]?.kind === 'number');

/** "top 5", "5 best", "three jewellery pieces". */
export function limitOf(words: Word[], near: number): number | undefined {
  const places = [near + 1, near - 1, near + 2, ...words.keys()];
  for (const at of places) {
    const word = words[at];
    if (!word || !isFree(word)) continue;
    const number = numberAt(words, at);
    if (
      !number ||
      number.ordinal ||
      !Number.isInteger(number.value) ||
      number.value < 1 ||
      number.value > 100 ||
      word.unit !== undefined
    )
      continue;
    if (/^(ek|one|do|das|char)$/.test(word.text) && at !== near + 1 && at !== near - 1) continue;
    const isOfHours = has(words[at + number.size], 'hour') && (at !== near + 1 || number.value > 12);
    if (isOfHours || has(words[at + number.size], 'percent', 'rate')) continue;
    take(words, at, number.size, 'limit');
    return number.value;
  }
  return undefined;
}

export function readBounds(words: Word[]): Bound[] {
  const found: Bound[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at) ?? percentAt(words, at);
    if (!number || number.ordinal || isOfDate(words, at) || isHowOld(words, at)) continue;
    // "under 1000, 1000-3000 and above": one of several.
    const isListed = found.length > 0 && (words[at - 1]?.text === ',' || has(words[at - 1], 'and', 'or'));
    const between = rangeOfAmounts(words, at, { ...number, isListed });
    if (between) {
      found.push(...between);
      continue;
    }
    const bound = boundAround(words, at, number.size);
    if (!bound || isStretch(words, bound.at, at + number.size)) continue;
    take(words, at, number.size, 'bound');
    take(words, bound.at, 1, 'bound');
    // "2 se kam": held against a number, and not against other days.
    words[bound.at]!.concepts = words[bound.at]!.concepts.filter(
      concept => concept !== 'than' && concept !== 'compare',
    );
    const money =
      words[at]!.unit === 'money' ||
      words[at]!.unit === 'scaled' ||
      words.slice(at, at + number.size + 2).some(word => has(word, 'money'));
    found.push({
      above: bound.above,
      orEqual: bound.orEqual,
      value:
        words[at]!.unit === 'percent' || has(words[at + number.size], 'percent') ? number.value / 100 : number.value,
      at: Math.min(at, bound.at),
      size: 1,
      isMoney: money || number.value >= 1000,
    });
  }
  return found;
}

/** "lower than 12 November", "than 16-31 October", "October 2025 se zyada": days and years. */
function isOfDate(words: Word[], at: number): boolean {
  const { value = 0, unit } = words[at]!;
  if (unit !== undefined && unit !== 'ordinal') return false;
  const isYear = value >= 2015 && value <= 2035 && has(words[at - 1], ...months, ...feasts);
  const isRange = /^(-|to|till|se|से)$/.test(words[at + 1]?.text ?? '') && words[at + 2]?.kind === 'number';
  const behind = at + (isRange ? 3 : 1);
  const next = words[behind]?.text === 'of' ? behind + 1 : behind;
  // "lower than the 10 days after Diwali"
  const isCounted = has(words[at + 1], 'day', 'week') && has(words[at + 2], 'before', 'after');
  return isYear || isCounted || (value >= 1 && value <= 31 && has(words[next], ...months) && !isModalMay(words, next));
}

/** "above 20 may need a call". */
const isModalMay = (words: Word[], at: number): boolean => words[at]!.text === 'may' && words[at + 1]?.small === true;
const feasts = festivals.map(({ key }) => key);

/** "return rate above 15%"; "fell more than 15%" bounds no figure but how far it went. */
const percentAt = (words: Word[], at: number): { value: number; size: number; ordinal: boolean } | undefined =>
  isFree(words[at]) && words[at]!.unit === 'percent' && !words.some(word => has(word, 'fall', 'grow', 'change'))
    ? { value: words[at]!.value!, size: 1, ordinal: false }
    : undefined;

/** "over 6 weeks" is a stretch of time; "with over 6 weeks of stock" is not. */
const isStretch = (words: Word[], over: number, unit: number): boolean =>
  words[over]!.text === 'over' &&
  has(words[unit], 'day', 'week', 'month', 'quarter', 'year') &&
  !words.some(word => has(word, 'cover', 'stock', 'available'));

/** "between 1000 and 2000": amounts, not days or years. */
function rangeOfAmounts(
  words: Word[],
  at: number,
  first: { value: number; size: number; isListed: boolean },
): Bound[] | undefined {
  const joint = words[at + first.size];
  const last =
    /^(and|to|-|se)$/.test(joint?.text ?? '') || has(joint, 'and') ? numberAt(words, at + first.size + 1) : undefined;
  if (!last || first.value < 100 || last.value <= first.value || (first.value >= 2015 && last.value <= 2035))
    return undefined;
  const isOpened = has(words[at - 1], 'between') || words[at - 1]?.text === 'from' || first.isListed;
  if (!isOpened && words[at]!.unit !== 'money') return undefined;
  const size = first.size + 1 + last.size;
  take(words, at, size, 'bound');
  const bound = { orEqual: true, at, size, isMoney: true };
  return [
    { ...bound, above: true, value: first.value },
    { ...bound, above: false, value: last.value },
  ];
}

/** "days that beat 3 lakh": an amount, and no number of things. */
const isBeaten = (word: Word | undefined, words: Word[], at: number, size: number): boolean =>
  /^(?:beat|beats|beaten|clear|clears|cleared)$/.test(word?.text ?? '') &&
  (words[at]!.unit === 'money' ||
    words[at]!.unit === 'scaled' ||
    size > 1 ||
    (numberAt(words, at)?.value ?? 0) >= 1000);

function boundAround(
  words: Word[],
  at: number,
  size: number,
): { above: boolean; orEqual: boolean; at: number } | undefined {
  for (const place of [at - 1, at - 2]) {
    const word = words[place];
    if (place === at - 2 && !words[at - 1]?.small) continue;
    if (isFree(word) && has(word, 'above', 'below'))
      return {
        above: has(word, 'above'),
        orEqual: /least|atleast|minimum|most|kam se kam|up to/.test(word!.text),
        at: place,
      };
    if (isFree(word) && isBeaten(word, words, at, size)) return { above: true, orEqual: false, at: place };
    if (isFree(word) && /^[<>]$/.test(word!.text)) return { above: word!.text === '>', orEqual: false, at: place };
    if (isFree(word) && has(word, 'than') && has(words[place - 1], 'more', 'less', 'grow', 'fall'))
      return { above: has(words[place - 1], 'more'), orEqual: false, at: place };
  }
  for (let place = at + size; place <= at + size + 2; place += 1) {
    const word = words[place];
    if (isFree(word) && has(word, 'above', 'below') && /^(or|and|se|से|plus)/.test(word!.text))
      return { above: has(word, 'above'), orEqual: word!.text.startsWith('or'), at: place };
    if (word?.text === '+' && place === at + size) return { above: true, orEqual: true, at: place };
    if (!word || (!word.small && !has(word, 'money', 'unit', 'order'))) break;
  }
  return undefined;
}
