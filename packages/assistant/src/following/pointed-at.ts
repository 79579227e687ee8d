/** Words that point at something said before: "that day", "there", "it", "the other one", or at rows of a list. */
import { dayCount } from '@tillsight/metrics/period';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { Ask } from '../intent.ts';
import type { Reading } from '../reading/read.ts';
import { has, says, textOf, typedText, withoutFillers } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { asksWorthOfSlow } from './in-this-talk.ts';
import { isOrigin, isPlace } from '../dimension-kinds.ts';
import { isGoods } from './merge-filters.ts';
import {
  asksWhoIsPlaced,
  byDays,
  byRange,
  byRank,
  byThese,
  endsPhrase,
  type Found,
  type Pointed,
  type Pointing,
} from './pointed-rows.ts';
import { awayFromIt, countOf, points } from './pointing-words.ts';
import { asksWholeList, puttingBack, turningRound } from './said-in-talk.ts';

/** What is pointed at; nothing where no word points, or at nothing that can be told from others. */
export function pointedAt(pointing: Pointing): Pointed | undefined {
  if (asksWhoIsPlaced(pointing)) return { list: true };
  if ([puttingBack, turningRound].some(phrase => phrase.test(typedText(pointing.words)))) return undefined;
  if (asksWholeList(pointing.words, pointing.view.ask.by)) return { list: true };
  const days = byDays(pointing);
  if (days) return days;
  for (const way of [
    byRange,
    byRank,
    byKind,
    byOther,
    byNext,
    byThere,
    bySellers,
    byWorth,
    byIt,
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
export function pointsNowhere(pointing: Pointing): string | undefined {
  const {
    view: { ask: before, rows },
    words,
    reading,
    ask,
  } = pointing;
  const kept = [...ask.filters, ...before.filters].flatMap(({ options }) => options.map(({ dimension }) => dimension));
  const known = [...kept, ...before.by, ...(rows ? [rows.dimension] : [])];
  const split = reading.breakdowns.find(
    ({ at, dimension }) =>
      points(words[at - 1], 'that') &&
      oneOfMany.test(dimension) &&
      !known.some(each => isOfKind(each, dimension) || isOfKind(dimension, each)),
  );
  if (before.ranking && nextRows.test(typedText(words))) return typedText(words);
  // "returns in it" of the three best: which of them is not said.
  const isOneKept = before.filters.some(({ options: [option], not }) => !not && option?.dimension === rows?.dimension);
  const areSeveral = rows !== undefined && !isGrain(rows.dimension) && (rows.asked ?? 0) > 1 && !isOneKept;
  const isOfOne = ask.metrics.length > 0 && ask.by.length + ask.filters.length === 0;
  if (otherOnes.test(typedText(words)) && !byOther(pointing)) return typedText(words);
  if (areSeveral && isOfOne && endsWithIt.test(typedText(words))) return typedText(words);
  // "sessions on both days" of a list of days: which two is not said.
  const isOfDays = before.ranking !== undefined && before.by.some(isGrain) && ask.by.length === 0 && !ask.when;
  if (isOfDays && /(^| )(both|dono)( days| din| dino)?( |$)/.test(typedText(words)) && !byDays(pointing)) return 'both';
  if (countsTheirOrders(before, ask, words)) return typedText(words);
  return split && `${words[split.at - 1]!.text} ${words[split.at]!.text}`;
}

const endsWithIt = /^(and )?\S+( \S+)? (in|on|for|from|at) it$/;

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

/** "that day", "us city me": the row in front. */
function byKind({ view: { rows, ask: before }, words, reading, ask }: Pointing): Found | undefined {
  takeKept({ words, reading, ask, before });
  const page = words.find(({ text }, at) => text === 'page' && points(words[at - 1], 'that', 'this'));
  if (!rows) return undefined;
  const isSaid = words.some((word, at) => {
    if (!points(words[at - 1], 'that', 'this') || word.used === 'period' || word.text.endsWith('s')) return false;
    const split = reading.breakdowns.find(each => each.at === at);
    const isKind =
      (word === page && rows.dimension === 'landing_page') ||
      has(word, rows.dimension) ||
      (split !== undefined && isOfKind(rows.dimension, split.dimension));
    if (isKind) takeAsPointer(at, { words, reading, ask });
    return isKind;
  });
  return isSaid ? { dimension: rows.dimension, values: rows.values.slice(0, 1) } : undefined;
}

/** "returns from that city?" of the one city in view, "us din kaunse code chale" of one day: it is kept to anyway, and no split. */
function takeKept({ words, reading, ask, before }: { words: Word[]; reading: Reading; ask: Ask; before: Ask }): void {
  const kinds = before.filters.flatMap(({ options: [option], not }) =>
    option && !not && option.values.length === 1 ? [option.dimension] : [],
  );
  const days = before.when && dayCount(before.when.period);
  words.forEach((word, at) => {
    if (!points(words[at - 1], 'that') && !/^(same|this)$/.test(words[at - 1]?.text ?? '')) return;
    if (word.used === 'period' || (word.text.endsWith('s') && !word.text.endsWith('ss'))) return;
    const split = reading.breakdowns.find(each => each.at === at)?.dimension;
    const isKind = kinds.some(
      each =>
        has(word, each) ||
        (split !== undefined && isOfKind(each, split)) ||
        (word.text === 'page' && each.endsWith('page')),
    );
    const isStretch = points(words[at - 1], 'that') && days !== undefined && has(word, ...stretches(days));
    if (!isKind && !isStretch) return;
    takeAsPointer(at, { words, reading, ask });
  });
}

/** A word that points splits nothing. */
function takeAsPointer(at: number, { words, reading, ask }: Pick<Pointing, 'words' | 'reading' | 'ask'>): void {
  const split = reading.breakdowns.find(each => each.at === at)?.dimension;
  words[at]!.used = 'pointer';
  reading.breakdowns = reading.breakdowns.filter(each => each.at !== at);
  if (split !== undefined && !reading.breakdowns.some(({ dimension }) => dimension === split))
    ask.by = ask.by.filter(each => each !== split);
}

/** What so many days are called. */
const stretches = (days: number): string[] =>
  days === 1 ? ['day'] : days === 7 ? ['week'] : days > 27 && days < 32 ? ['month'] : [];

const isOfKind = (dimension: string, kind: string): boolean =>
  dimension === kind || (isGoods(dimension) && isGoods(kind)) || (isOrigin(dimension) && kind === 'channel');

/** "and the other one": of two shops, or of the two that were told or asked about one after the other, the one that is not in view. */
function byOther({ view: { ask: before, rows }, words, names, turns }: Pointing): Found | undefined {
  const [, count] = otherOnes.exec(typedText(words)) ?? [];
  const wanted = countOf(count ?? '1');
  if (count === undefined && !words.some((word, at) => isOther(word, words[at + 1]))) return undefined;
  for (const { options, not } of before.filters) {
    const [option] = options;
    if (!option || not || option.values.length !== 1) continue;
    const { dimension } = option;
    const asked = turns.flatMap(({ requests }) => requests.flatMap(({ where = [] }) => where));
    const spokenOf = asked.flatMap(each => (each.dimension === dimension ? (each.is ?? []) : []));
    for (const all of [rows?.dimension === dimension ? rows.values : [], spokenOf, names.values[dimension] ?? []]) {
      const areShops = words.some(({ text }) => /^(other )?(store|shop|outlet)$/.test(text));
      const others = [...new Set(all)].filter(
        value => !option.values.includes(value) && !(areShops && /warehouse|godown/i.test(value)),
      );
      if (others.length === wanted) {
        for (const word of words) if (otherWords.test(word.text) || word.text === count) word.used = 'pointer';
        return { dimension, values: others };
      }
    }
  }
  return undefined;
}

const otherOnes = /(?:^| )other (two|three|four|[2-4])(?: |$)/;
const otherWords = /^(other|dusra|doosra|dusri|doosri|dusre|doosre|दूसरा|दूसरी|दूसरे)( (store|shop|one|outlet))?$/;
const isOther = ({ text }: Word, next: Word | undefined): boolean => otherWords.test(text) && endsPhrase(next);

/** "the next source?", "aur agla", "the one below it" after a look at one of a list: the row behind it. */
function byNext({ view: { ask: before, rows }, words, ask }: Pointing): Found | undefined {
  if (!rows || isGrain(rows.dimension) || ask.when || !nextRow.test(typedText(words))) return undefined;
  const kept = before.filters.find(({ options: [option], not }) => !not && option?.dimension === rows.dimension);
  const isFirst = kept === undefined && rows.asked === 1;
  const at = isFirst ? 0 : rows.values.indexOf(kept?.options[0]?.values.at(-1) ?? '');
  if (at < 0 || rows.values[at + 1] === undefined) return undefined;
  for (const word of words) word.used ??= 'pointer';
  ask.by = ask.by.filter(each => each !== rows.dimension);
  return { dimension: rows.dimension, values: [rows.values[at + 1]!] };
}

const nextRow =
  /^(and |what about |how about |same for |for |aur )*((\S+ ){0,2}(?:of|from|in|for|on) )?((the )?next (one|in line|in the list|on the list|source|city|state|campaign|product|code|page|channel|category|keyword|vendor|collection)|(the )?next|agl[aei]( (kaunsa|kaunsi|wal[aei]|number))?( ka| ki| ke)?|(the )?one (right |just )?(below|after|behind|next to) (it|that|this))$/;

/** "orders from there", "wahan kitne bike": the place in front. */
function byThere({ view: { ask: before, rows }, words, ask }: Pointing): Found | undefined {
  const isSaid = words.some(
    (word, at) => points(word, 'there') && !/^(is|are|was|were)$/.test(words[at - 1]?.text ?? ''),
  );
  const isKept = [...ask.filters, ...before.filters].some(each => isWhere(each.options[0]?.dimension ?? ''));
  if (!isSaid || !rows || isKept) return undefined;
  return isWhere(rows.dimension) ? { dimension: rows.dimension, values: rows.values.slice(0, 1) } : undefined;
}

/** "what did they sell mostly" after the shops, or whoever stands at their tills. */
function bySellers({ view: { rows }, words, ask }: Pointing): Found | undefined {
  const isOfTills = rows !== undefined && /^(pos_location|staff_member)$/.test(rows.dimension);
  if (!isOfTills || ask.filters.length > 0 || !theySell.test(typedText(words))) return undefined;
  return { dimension: rows.dimension, values: [...rows.values] };
}

const theySell =
  /(^| )(do|did|does|have|has|are) (they|these|those|these two|those two|both|both of them|the two) (\S+ )?(sell|sold|selling|bill|billed)( |$)|(^| )(unhone|unhonne|inhone|dono ne|un dono ne) (\S+ ){0,4}bech/;

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
  const isSaid =
    words.some((word, at) => points(word, 'it', 'its', 'use') && !isEmptySubject(words, at)) ||
    (ask.metrics.length > 0 && ask.by.length === 0 && itsState.test(typedText(words)));
  if (!isSaid || !rows || !(rows.asked === 1 || rows.values.length === 1)) return undefined;
  if (isGrain(rows.dimension) && !/(^| )(in|on|for) (it|that)( |$)/.test(textOf(words))) return undefined;
  const isNamed = ask.filters.some(each => isOfKind(each.options[0]?.dimension ?? '', rows.dimension));
  // A size that was asked for is meant, and not the kurta it is of.
  const mayBeWithin = isWhere(rows.dimension) || (rows.dimension === 'variant' && rows.asked !== 1);
  const isKept =
    mayBeWithin &&
    before.filters.some(
      ({ options: [option], not }) =>
        !not && option?.values.length === 1 && !(isOrigin(rows.dimension) && isOrigin(option.dimension)),
    );
  return isNamed || isKept ? undefined : { dimension: rows.dimension, values: rows.values.slice(0, 1) };
}

/** "is it in stock?", "is it selling well" of the product that sold most. */
const itsState =
  /^(and |so |ok |but )*(is|was) (it|that)( one| still| also| now| already| even)* (in stock|out of stock|sold out|available|finished|low|running|selling|doing|moving|profitable|returned|coming back)( |$)/;

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
  (/^(it|that|this)$/.test(words[at]!.text) &&
    /^(caused?|behind|drove|drives|explains?|explained|triggered)$/.test(words[at - 1]?.text ?? '')) ||
  (awayFromIt.test(words[at]!.text) && fartherOn.test(words[at + 1]?.text ?? '')) ||
  (/^(that|us)$/.test(words[at]!.text) && has(words[at + 1], 'day', 'week', 'month', 'quarter', 'year'));

/** "usse pehle", "usse zyada": counted from it, or held against it. */
const fartherOn =
  /^(\d+|ek|do|pehle|pahle|pichl[aei]|agl[aei]|baad|zyada|jyada|kam|behtar|accha|acha|achha|alag|पहले|पिछल[ाेी]|अगल[ाेी]|बाद|ज्यादा|कम|बेहतर)$/;

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
  /^(and |ok |okay |then |now |so |only |just |the |what |whats |were |are |is |which |its |main |common |top |show |me |give |tell |aur |kya |sirf )*(return )?(reasons?|wajah|vajah)(?: (?:that |the |do |did |jo )*(?:people|customers|buyers|they|most|log|grahak|customer) (?:\S+ )?(?:give|gave|giving|say|said|tell|told|mention|mentioned|state|stated|dete|batate|de|bata)(?: us| rahe| hai| hain)*)?( for (it|that|this)| of (it|that|this)| kya| thi| hai| batao| dikhao| then)*$/;
