/** Rows of a list that was told, pointed at by their place or all together: "the second one", "the worst one", "the first two", "these". */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { addDays } from '@tillsight/metrics/period';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { StoreNames, Turn } from '../conversation.ts';
import type { Ask, AskedFilter, AskedPeriod } from '../intent.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, textOf, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import type { InView } from './in-view.ts';
import { someOfThem } from './merge-breakdown.ts';
import { isGoods } from './merge-filters.ts';
import { awayFromIt, countOf, isSoonest, points } from './pointing-words.ts';

/** A value, a stretch of days, or the same list once more. */
export type Pointed = { filter: AskedFilter } | { when: AskedPeriod; others?: AskedPeriod[] } | { list: true };
export type Pointing = {
  view: InView;
  words: Word[];
  reading: Reading;
  ask: Ask;
  names: StoreNames;
  turns: readonly Turn[];
};

export type Found = { dimension: string; values: string[] };

/** "orders on them" after the two best days, "sessions on those two days": each of them, where they do not follow each other. */
export function byDays({ view: { rows }, words, ask }: Pointing): Pointed | undefined {
  if (!rows || !isGrain(rows.dimension) || ask.when || ask.by.length > 0 || !saysThem(words)) return undefined;
  const { dimension: unit, values, asked = 0 } = rows;
  if (asked < 2 || asked > mostDays || values.length < asked) return undefined;
  const [first, ...others] = values
    .slice(0, asked)
    .toSorted()
    .map(label => ({ period: bucketDays(unit, label), unit }));
  const last = others.at(-1)!;
  const isRow = others.every(({ period }, at) => addDays((others[at - 1] ?? first!).period.to, 1) === period.from);
  return isRow ? { when: { period: { from: first!.period.from, to: last.period.to } } } : { when: first!, others };
}

/** So many stretches of days are told beside each other. */
const mostDays = 3;
const saysThem = (words: Word[]): boolean =>
  words.some((word, at) => points(word, 'them', 'both') && !/^(they|their)$/.test(word.text) && at > 0) ||
  /(^| )(those|these|un|in|dono) (two |three |2 |3 )?(days|weeks|months|dino|dinon|din)( |$)/.test(typedText(words));

/** "who is second?", "दूसरे नंबर पर कौन है": the list says it. */
export function asksWhoIsPlaced({ view: { rows }, words, ask, reading }: Pointing): boolean {
  const isPlace = words.some(
    (word, at) =>
      has(word, ...ranks) &&
      (words[at + 1] === undefined || words[at + 1]!.kind === 'mark' || isNumberWord(words[at + 1])),
  );
  const isSaid = rows !== undefined && isPlace && says(words, 'who', 'which');
  if (!isSaid || ask.metrics.length + reading.breakdowns.length > 0) return false;
  for (const word of words) if (has(word, ...ranks, 'who', 'which') || isNumberWord(word)) word.used ??= 'pointer';
  return true;
}

const ranks = ['first', 'second', 'third', 'fourth'];

/** "the first one", "the second", "the last one", "number two", "dusre wale ka"; "which is second" asks for the list. */
export function byRank({ view: { rows, ask: before }, words }: Pointing): Found | undefined {
  if (!rows) return undefined;
  const isRank = (word: Word, at: number): boolean =>
    word.used !== 'ranking' &&
    !isSoonest.test(textOf(words.slice(0, at + 1))) &&
    words[at - 1]?.used !== 'ranking' &&
    (endsPhrase(words[at + 1]) ||
      isOneWord.test(word.text) ||
      isNumberWord(words[at + 1]) ||
      isFromThatEnd(words, at + 1, before));
  const rank = ranks.findIndex((each, place) =>
    words.some(
      (word, at) => (has(word, each) || isFormer(words, at, place)) && isRank(word, at) && !isInTime(words, at),
    ),
  );
  const isLast = words.some((word, at) => has(word, 'last') && words[at + 1]?.text === 'one');
  words.forEach((word, at) => {
    if (has(word, ...ranks) || isNumberWord(word) || isFormer(words, at, 0)) word.used ??= 'pointer';
  });
  const both = ranks.flatMap((each, place) => (words.some(word => has(word, each)) ? [rows.values[place]] : []));
  if (rank >= 0 && both.length === 2 && says(words, 'and', 'or'))
    return { dimension: rows.dimension, values: both.filter(each => each !== undefined) };
  const value = rank >= 0 ? rows.values[rank] : isLast ? rows.values.at(-1) : undefined;
  return value === undefined ? undefined : { dimension: rows.dimension, values: [value] };
}

/** "only prepaid 1st, leave cod": what is done first, behind the part that is named. */
const isInTime = (words: Word[], at: number): boolean =>
  /^(first|1st)$/.test(words[at]!.text) &&
  (words[at + 1] === undefined || words[at + 1]!.kind === 'mark') &&
  (words[at - 1]?.used === 'value' || words[at - 1]?.used === 'name');

/** "pehle wala", "the first one" as one idea. */
const isOneWord = / (?:wal[aei]|वाल[ाेी]|one)$/;

/** "and the second biggest" of the biggest ones. */
const isFromThatEnd = (words: Word[], at: number, { ranking }: Ask): boolean => {
  const isUpper = /^(biggest|highest|largest|best|top)$/.test(words[at]?.text ?? '');
  return isUpper && ranking?.direction !== 'asc' && endsPhrase(words[at + 1]);
};

/** "stock of the first two", "and the top 3's returns", "drop the last two": so many rows from an end of what was told. */
export function byRange({ view: { rows }, words, ask, reading }: Pointing): Found | undefined {
  const [, lead, end, count, tail] = someRows.exec(typedText(words)) ?? [];
  const size = countOf(count ?? '');
  const isMeant = lead !== undefined || tail !== undefined || says(words, 'except');
  if (!rows || isGrain(rows.dimension) || end === undefined || !isMeant) return undefined;
  const told = rows.values.slice(0, rows.asked === 1 ? undefined : rows.asked);
  const isLast = /^(last|bottom)$/.test(end);
  if (size >= told.length || (isLast && rows.asked === undefined && told.length >= 10)) return undefined;
  const at = words.findIndex(({ text }, place) => text === end && words[place + 1]?.text === count);
  for (const word of words.slice(at, at + 2)) word.used = 'pointer';
  delete reading.ranking;
  delete ask.ranking;
  return { dimension: rows.dimension, values: isLast ? told.slice(-size) : told.slice(0, size) };
}

const someRows =
  /(?:^| )(?:((?:of|for|to|in|from|on|by|at|with) (?:the )?)|(?:the )?)(first|top|last|bottom) (\d|two|three|four|five)(?:( (?:s|ka|ki|ke|me|mein|pe|par)(?= )| of (?:them|these|those)$)|(?: ones?)?$)/;

/** "pehle wale ka": the first of them; "usse pehle wale ka", "pehle wale hafte ka" are earlier days. */
const isFormer = (words: Word[], at: number, place: number): boolean =>
  place === 0 &&
  /^(pehle|pehla|pehli|पहले|पहला|पहली)$/.test(words[at]!.text) &&
  (/^(wal|वाल)/.test(words[at + 1]?.text ?? '') || isNumberWord(words[at + 1])) &&
  !awayFromIt.test(words[at - 1]?.text ?? '') &&
  !words.slice(at, at + 3).some(word => has(word, 'day', 'week', 'month', 'quarter', 'year', 'weekend'));

/** The worst return rate is the highest, the worst sales are the lowest; which of them stands first is said by the ranking. */
export function isAtTheTop(word: string, { metrics: [metric], ranking }: Ask): boolean {
  const isHighUp = ranking?.direction !== 'asc';
  if (/^(highest|biggest|largest)$/.test(word)) return isHighUp;
  if (/^(lowest|smallest|least)$/.test(word)) return !isHighUp;
  if (!/^(best|worst|weakest)$/.test(word)) return true;
  const isGoodHigh = metricByKey(metric?.key ?? '')?.good_when !== 'down';
  return (word === 'best') === (isGoodHigh === isHighUp);
}

export const endsPhrase = (word: Word | undefined): boolean =>
  word === undefined ||
  word.kind === 'mark' ||
  /^(one|wala|wali|wale|वाला|वाली|वाले|ka|ki|ke|का|की|के|me|mein|में|pe|par|पर|product|city|campaign|row|store|shop|outlet|code|page|is|in|on|at|so|doing|selling)$/.test(
    word.text,
  );

const isNumberWord = (word: Word | undefined): boolean => /^(number|no|नंबर|nambar)$/.test(word?.text ?? '');

/** "refunds in those five days": days are pointed at, and no rows. */
const areDays = (next: Word | undefined, second: Word | undefined): boolean =>
  [next, second].some(
    word => word?.used === 'pointer' && /^(day|week|month|din|haft|mahin|दिन|हफ्त|महीन)/.test(word.text),
  );

/** "stock of these" after the five best, "how many did each sell" after those below a bound: just those. */
export function byThese({ view: { ask: before, rows }, words, ask }: Pointing): Found | undefined {
  const isSaid =
    words.some(
      (word, at) =>
        (rows?.asked === 3 && points(word, 'allThree')) ||
        (points(word, 'them') && !areDays(words[at + 1], words[at + 2])) ||
        isOneOf(words, at) ||
        isEach(words, at, ask),
    ) || someOfThem.test(textOf(words));
  const areSeveral = words.some(({ text }) => nearOnes.test(text)) || someOfThem.test(textOf(words));
  const told = rows?.values.length ?? 0;
  const isCut = rows?.asked === 1 || (rows?.asked === undefined && before.ranking?.limit === told);
  if (
    rows?.asked === 1 &&
    isGoods(rows.dimension) &&
    ask.filters.length + ask.by.length === 0 &&
    ofItsPieces.test(typedText(words))
  )
    return { dimension: rows.dimension, values: rows.values.slice(0, 1) };
  const limit = isCut && areSeveral ? told : (rows?.asked ?? 0);
  if (!isSaid || !rows || limit < 2 || ask.filters.length > 0 || isGrain(rows.dimension)) return undefined;
  if (rows.asked === undefined && !isGoods(rows.dimension) && ofThoseCounted.test(typedText(words))) return undefined;
  const kept = before.filters.find(({ options, not }) => !not && options[0]?.dimension === rows.dimension);
  const isBackToAll = kept?.options[0]?.values.length === 1 && someOfThem.test(textOf(words));
  return kept && !isBackToAll ? undefined : { dimension: rows.dimension, values: rows.values.slice(0, limit) };
}

const nearOnes = /^(these|those|inka|inke|inki|inme|inmein|inmese|inse|इनसे|इनका|इनके|इनकी|इनमें)$/;
/** "how many of them are left" of the product that sold most: its pieces. */
const ofItsPieces =
  /^(?:and |so |ok |aur )*(?:how many|how much) (?:of )?(?:them|these|those)( |$)|^(?:aur )?(?:unme|inme|unmein|inmein)(?: se)? kitn[aei] /;

/** "how many of these got cancelled" after the cities orders came from: of the orders, and not of the cities. */
const ofThoseCounted = /(^| )(how many|how much|share|percent|percentage) of (these|those)( |$)/;

/** "how many did each sell": a row for each; "each city" is a split. */
const isEach = (words: Word[], at: number, { metrics, by }: Ask): boolean =>
  words[at]!.text === 'each' &&
  (metrics.length > 0 || says(words, 'how_many', 'how_much')) &&
  by.length === 0 &&
  words[at + 1]?.used !== 'dimension';

/** "which ones sell fastest": some of the rows. */
const isOneOf = (words: Word[], at: number): boolean => words[at]!.text === 'ones' && has(words[at - 1], 'which');
