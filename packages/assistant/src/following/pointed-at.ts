/** Words that point at something said before: "the second one", "that day", "there", "it", "the other one", "these". */
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { StoreNames } from '../conversation.ts';
import type { Ask, AskedFilter, AskedPeriod } from '../intent.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, textOf, typedText, withoutFillers } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import type { InView } from './in-view.ts';
import { isGoods, isOrigin, isPlace } from './merge-filters.ts';
import { asksWorthOfSlow } from './in-this-talk.ts';
import { awayFromIt, isSoonest, points } from './pointing-words.ts';
import { asksWholeList, puttingBack, turningRound } from './said-in-talk.ts';

/** A value, a stretch of days, or the same list once more. */
export type Pointed = { filter: AskedFilter } | { when: AskedPeriod } | { list: true };
export type Pointing = { view: InView; words: Word[]; reading: Reading; ask: Ask; names: StoreNames };

type Found = { dimension: string; values: string[] };

/** What is pointed at; nothing where no word points, or at nothing that can be told from others. */
export function pointedAt(pointing: Pointing): Pointed | undefined {
  if (asksWhoIsPlaced(pointing)) return { list: true };
  if ([puttingBack, turningRound].some(phrase => phrase.test(typedText(pointing.words)))) return undefined;
  if (asksWholeList(pointing.words, pointing.view.ask.by)) return { list: true };
  for (const way of [
    byTop,
    byRank,
    byKind,
    byOther,
    byThere,
    byWorth,
    byIt,
    byThatOne,
    byThen,
    byWhy,
    byReasons,
    byThese,
  ]) {
    const found = way(pointing);
    if (found && found.values.length > 0) return pointed(found, pointing.words);
  }
  return undefined;
}

/** "how much did that campaign cost" where none was spoken of. */
export function pointsNowhere({ view: { ask: before, rows }, words, reading, ask }: Pointing): string | undefined {
  const kept = [...ask.filters, ...before.filters].flatMap(({ options }) => options.map(({ dimension }) => dimension));
  const known = [...kept, ...before.by, ...(rows ? [rows.dimension] : [])];
  const split = reading.breakdowns.find(
    ({ at, dimension }) =>
      points(words[at - 1], 'that') &&
      oneOfMany.test(dimension) &&
      !known.some(each => isOfKind(each, dimension) || isOfKind(dimension, each)),
  );
  if (before.ranking && nextRows.test(typedText(words))) return typedText(words);
  if (countsTheirOrders(before, ask, words)) return typedText(words);
  return split && `${words[split.at - 1]!.text} ${words[split.at]!.text}`;
}

/** "next 5" after a list: rows can only be told from the first. */
const nextRows =
  /^(and |ok |show |give |me |the |what are |aur |now )*(next|agle|agli|following) (\d+|three|five|ten|few|ones?|lot|batch|page)( ones| please| bhi| batao| dikhao)*$/;

/** "how many orders was that for" of money paid back: nobody counts those orders. */
const countsTheirOrders = (before: Ask, { metrics: [only, ...more], when }: Ask, words: Word[]): boolean =>
  only?.key === 'total_orders' &&
  more.length === 0 &&
  when === undefined &&
  before.metrics.length > 0 &&
  before.metrics.every(({ key }) => /^(refunds_paid|returns_value|units_returned|return_rate)$/.test(key)) &&
  /(^| )((was|is|were|are) (that|it|this|those|these)|(that|it|this|those|these) (was|is|were|are)|of (those|that|these|them)|(ye|yeh|wo|woh) (kitne|hai|tha|the))( |$)/.test(
    typedText(words),
  );

const oneOfMany =
  /^(product|variant|campaign|ad_group|keyword|city|region|discount_code|vendor|collection|landing_page)$/;

/** A bucket of time is a stretch of days, anything else a value of its dimension, or all but that: "leave that city out". */
function pointed({ dimension, values }: Found, words: Word[]): Pointed {
  if (isGrain(dimension)) return { when: { period: bucketDays(dimension, values[0]!), unit: dimension } };
  const not = says(words, 'except');
  for (const word of words) if (has(word, 'except')) word.used ??= 'except';
  return { filter: { options: [{ dimension, values }], not, text: values.join(' and ') } };
}

/** "who is second?", "दूसरे नंबर पर कौन है": the list says it. */
function asksWhoIsPlaced({ view: { rows }, words, ask, reading }: Pointing): boolean {
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
function byRank({ view: { rows }, words }: Pointing): Found | undefined {
  if (!rows) return undefined;
  const isRank = (word: Word, at: number): boolean =>
    word.used !== 'ranking' &&
    !isSoonest.test(textOf(words.slice(0, at + 1))) &&
    words[at - 1]?.used !== 'ranking' &&
    (endsPhrase(words[at + 1]) || isNumberWord(words[at + 1]));
  const rank = ranks.findIndex((each, place) =>
    words.some((word, at) => (has(word, each) || isFormer(words, at, place)) && isRank(word, at)),
  );
  const isLast = words.some((word, at) => has(word, 'last') && words[at + 1]?.text === 'one');
  words.forEach((word, at) => {
    if (has(word, ...ranks) || isNumberWord(word) || isFormer(words, at, 0)) word.used ??= 'pointer';
  });
  const value = rank >= 0 ? rows.values[rank] : isLast ? rows.values.at(-1) : undefined;
  return value === undefined ? undefined : { dimension: rows.dimension, values: [value] };
}

/** "pehle wale ka": the first of them; "usse pehle wale ka", "pehle wale hafte ka" are earlier days. */
const isFormer = (words: Word[], at: number, place: number): boolean =>
  place === 0 &&
  /^(pehle|pehla|pehli|पहले|पहला|पहली)$/.test(words[at]!.text) &&
  (/^(wal|वाल)/.test(words[at + 1]?.text ?? '') || isNumberWord(words[at + 1])) &&
  !awayFromIt.test(words[at - 1]?.text ?? '') &&
  !words.slice(at, at + 3).some(word => has(word, 'day', 'week', 'month', 'quarter', 'year', 'weekend'));

/** "conversion in the top one", "for the highest one, which reasons", "no 1 city me": the first row, of another figure or split. */
function byTop({ view: { rows }, words, ask, reading }: Pointing): Found | undefined {
  const at = words.findIndex((word, place) => isTopAt(words, word, place));
  const isOther =
    ask.metrics.length > 0 || ask.by.some(each => each !== rows?.dimension) || says(words, 'which', 'why');
  if (!rows || at < 0 || !isOther) return undefined;
  const size = words[at]!.text.includes(' ') ? 1 : 2;
  const kind = has(words[at + size], rows.dimension) ? 1 : 0;
  for (const word of words.slice(at, at + size + kind)) word.used = 'pointer';
  reading.breakdowns = reading.breakdowns.filter(each => each.at !== at + size);
  if (kind === 1) ask.by = ask.by.filter(each => each !== rows.dimension);
  if (reading.ranking && reading.ranking.at >= at && reading.ranking.at < at + size) {
    delete reading.ranking;
    delete ask.ranking;
  }
  return { dimension: rows.dimension, values: rows.values.slice(0, 1) };
}

/** "the top one", "top one ka stock", "number one", "no 1". */
const isTopAt = (words: Word[], { text }: Word, at: number): boolean =>
  /^(no|no\.|number) (1|one)$/.test(text) ||
  (/^(top|best|biggest|largest|highest|number|no)$/.test(text) &&
    /^(one|1)$/.test(words[at + 1]?.text ?? '') &&
    (at === 0 || /^(the|that|this|of|for)$/.test(words[at - 1]?.text ?? '') || /^(number|no)$/.test(text)));

const endsPhrase = (word: Word | undefined): boolean =>
  word === undefined ||
  word.kind === 'mark' ||
  /^(one|wala|wali|wale|वाला|वाली|वाले|ka|ki|ke|का|की|के|product|city|campaign|row|is|in|on|at|so|doing|selling)$/.test(
    word.text,
  );

const isNumberWord = (word: Word | undefined): boolean => /^(number|no|नंबर|nambar)$/.test(word?.text ?? '');

/** "that day", "us city me": the row in front. */
function byKind({ view: { rows, ask: before }, words, reading, ask }: Pointing): Found | undefined {
  // "that page" of the one page in view: it is kept to anyway.
  const page = words.find(({ text }, at) => text === 'page' && points(words[at - 1], 'that', 'this'));
  if (page && before.filters.some(isOfPage)) page.used = 'pointer';
  if (!rows) return undefined;
  const isSaid = words.some((word, at) => {
    if (!points(words[at - 1], 'that', 'this') || word.used === 'period' || word.text.endsWith('s')) return false;
    const split = reading.breakdowns.find(each => each.at === at);
    const isKind =
      (word === page && rows.dimension === 'landing_page') ||
      has(word, rows.dimension) ||
      (split !== undefined && isOfKind(rows.dimension, split.dimension));
    if (isKind && (rows.dimension === 'hour' || !ask.by.includes(split?.dimension ?? ''))) word.used = 'pointer';
    return isKind;
  });
  return isSaid ? { dimension: rows.dimension, values: rows.values.slice(0, 1) } : undefined;
}

const isOfPage = ({ options: [option], not }: AskedFilter): boolean =>
  !not && /^(landing_page|page)$/.test(option?.dimension ?? '');

const isOfKind = (dimension: string, kind: string): boolean =>
  dimension === kind || (isGoods(dimension) && isGoods(kind)) || (isOrigin(dimension) && kind === 'channel');

/** "and the other one": of two shops the one that was not asked about. */
function byOther({ view, words, names }: Pointing): Found | undefined {
  const isSaid = words.some(
    (word, at) =>
      /^(other|dusra|doosra|dusri|doosri|dusre|doosre|दूसरा|दूसरी|दूसरे)$/.test(word.text) && endsPhrase(words[at + 1]),
  );
  if (!isSaid) return undefined;
  for (const { options, not } of view.ask.filters) {
    const [option] = options;
    const all = names.values[option?.dimension ?? ''] ?? [];
    const others = all.filter(value => !option?.values.includes(value));
    if (option && !not && option.values.length === 1 && others.length === 1)
      return { dimension: option.dimension, values: others };
  }
  return undefined;
}

/** "orders from there", "wahan kitne bike": the place in front. */
function byThere({ view: { ask: before, rows }, words, ask }: Pointing): Found | undefined {
  const isSaid = words.some(
    (word, at) => points(word, 'there') && !/^(is|are|was|were)$/.test(words[at - 1]?.text ?? ''),
  );
  const isKept = [...ask.filters, ...before.filters].some(each => isWhere(each.options[0]?.dimension ?? ''));
  if (!isSaid || !rows || isKept) return undefined;
  return isWhere(rows.dimension) ? { dimension: rows.dimension, values: rows.values.slice(0, 1) } : undefined;
}

const isWhere = (dimension: string): boolean =>
  isPlace(dimension) ||
  isOrigin(dimension) ||
  /^(pos_location|inventory_location|landing_page|sales_channel)$/.test(dimension);

/** "what is it worth" after a list of dead stock: all that was listed. */
const byWorth = ({ view: { rows, ask: before }, words, ask }: Pointing): Found | undefined =>
  rows && ask.filters.length + ask.by.length === 0 && asksWorthOfSlow(before, typedText(words))
    ? { dimension: rows.dimension, values: [...rows.values] }
    : undefined;

/** "it", "uska": the only row, or the one that was asked for; a thing kept to stays what is meant beside a place. */
function byIt({ view: { ask: before, rows }, words, ask }: Pointing): Found | undefined {
  const isSaid = words.some((word, at) => points(word, 'it', 'its', 'use') && !isEmptySubject(words, at));
  if (!isSaid || !rows || !(rows.asked === 1 || rows.values.length === 1)) return undefined;
  if (isGrain(rows.dimension) && !/(^| )(in|on|for) (it|that)( |$)/.test(textOf(words))) return undefined;
  const isNamed = ask.filters.some(each => isOfKind(each.options[0]?.dimension ?? '', rows.dimension));
  const isKept =
    (isWhere(rows.dimension) || rows.dimension === 'variant') &&
    before.filters.some(({ options, not }) => !not && options[0]?.values.length === 1);
  return isNamed || isKept ? undefined : { dimension: rows.dimension, values: rows.values.slice(0, 1) };
}

/** "how many of that one do we have left": the first of a list, where another figure is asked for. */
function byThatOne({ view: { rows }, words, ask }: Pointing): Found | undefined {
  const isSaid = /(^| )(that|this) one( |$)|(^| )(us|is) (wale|wali) (ka|ki|ke)( |$)/.test(textOf(words));
  if (!isSaid || !rows || ask.metrics.length === 0 || ask.filters.length + ask.by.length > 0) return undefined;
  return isGrain(rows.dimension) ? undefined : { dimension: rows.dimension, values: rows.values.slice(0, 1) };
}

/** "how many new customers then" after the month that was cheapest: in that month. */
function byThen({ view: { rows, ask: before }, words, ask }: Pointing): Found | undefined {
  const isSaid = /\S+ (then|at that time|(us|usi) (time|waqt|samay))$/.test(typedText(words));
  if (!isSaid || !rows || !before.ranking || !isGrain(rows.dimension)) return undefined;
  if (ask.metrics.length === 0 || ask.when) return undefined;
  return { dimension: rows.dimension, values: rows.values.slice(0, 1) };
}

/** "was it mobile?": nothing is pointed at. */
const isEmptySubject = (words: Word[], at: number): boolean =>
  (words[at]!.text === 'it' && /^(is|was|were|are|will)$/.test(words[at - 1]?.text ?? '') && at <= 2) ||
  (/^(it|that)$/.test(words[at]!.text) && has(words[at - 1], 'before', 'after')) ||
  (/^(that|us)$/.test(words[at]!.text) && has(words[at + 1], 'day', 'week', 'month', 'quarter', 'year'));

/** "why?" after "which day was lowest" asks about that day. */
function byWhy({ view: { rows }, words }: Pointing): Found | undefined {
  const isBare = says(words, 'why') && withoutFillers(words).length <= 1;
  return isBare && rows?.asked === 1 ? { dimension: rows.dimension, values: rows.values.slice(0, 1) } : undefined;
}

/** "what were the reasons" after "which product came back most" asks about that product. */
function byReasons({ view: { rows, ask: before }, words, ask }: Pointing): Found | undefined {
  const isBare = ask.filters.length === 0 && bareReasons.test(typedText(words));
  const isOfReturns = before.metrics.some(({ key }) => /return/.test(key));
  return isBare && isOfReturns && rows?.asked === 1 && !isGrain(rows.dimension)
    ? { dimension: rows.dimension, values: rows.values.slice(0, 1) }
    : undefined;
}

const bareReasons =
  /^(and |ok |okay |then |now |so |only |just |the |what |were |are |is |which |its |main |top |show |me |give |aur |kya |sirf )*(return )?(reasons?|wajah|vajah)( for (it|that|this)| of (it|that|this)| kya| thi| hai| batao| dikhao| then)*$/;

/** "refunds in those five days": days are pointed at, and no rows. */
const areDays = (next: Word | undefined, second: Word | undefined): boolean =>
  [next, second].some(
    word => word?.used === 'pointer' && /^(day|week|month|din|haft|mahin|दिन|हफ्त|महीन)/.test(word.text),
  );

/** "stock of these" after the five best, "how many did each sell" after those below a bound: just those. */
function byThese({ view: { ask: before, rows }, words, ask }: Pointing): Found | undefined {
  const isSaid = words.some(
    (word, at) =>
      (points(word, 'them') && !areDays(words[at + 1], words[at + 2])) || isOneOf(words, at) || isEach(words, at, ask),
  );
  const areSeveral = words.some(({ text }) => nearOnes.test(text)) || someOfThem.test(textOf(words));
  const told = rows?.values.length ?? 0;
  const isCut = rows?.asked === 1 || (rows?.asked === undefined && before.ranking?.limit === told);
  const limit = isCut && areSeveral ? told : (rows?.asked ?? 0);
  if (!isSaid || !rows || limit < 2 || ask.filters.length > 0 || isGrain(rows.dimension)) return undefined;
  const kept = before.filters.find(({ options, not }) => !not && options[0]?.dimension === rows.dimension);
  const isBackToAll = kept?.options[0]?.values.length === 1 && someOfThem.test(textOf(words));
  return kept && !isBackToAll ? undefined : { dimension: rows.dimension, values: rows.values.slice(0, limit) };
}

const nearOnes = /^(these|those|inka|inke|inki|inme|inmein|inmese|इनका|इनके|इनकी|इनमें)$/;
const someOfThem =
  /(^| )(which|any|all|each|most|none) of (them|these|those)( |$)|(^| )(inme|unme|inmein|unmein) se( |$)/;

/** "how many did each sell": a row for each; "each city" is a split. */
const isEach = (words: Word[], at: number, { metrics, by }: Ask): boolean =>
  words[at]!.text === 'each' &&
  (metrics.length > 0 || says(words, 'how_many', 'how_much')) &&
  by.length === 0 &&
  words[at + 1]?.used !== 'dimension';

/** "which ones sell fastest": some of the rows. */
const isOneOf = (words: Word[], at: number): boolean => words[at]!.text === 'ones' && has(words[at - 1], 'which');
