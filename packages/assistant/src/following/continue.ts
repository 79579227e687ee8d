/** A question that leans on the one before: only the slots it names change. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import { bucketDays } from '@tillsight/metrics/time-grain';
import type { StoreNames, Turn } from '../conversation.ts';
import { isPlace } from '../dimension-kinds.ts';
import type { Ask, AskedFilter, AskedPeriod, Notes } from '../intent.ts';
import type { Asked } from '../reading/ask.ts';
import { isGrain } from '../reading/courses.ts';
import { steps } from '../reading/doubts.ts';
import type { Calendar } from '../days/moment.ts';
import type { Reading } from '../reading/read.ts';
import { asksShares, shareOf } from '../reading/shares.ts';
import { isOfStockNow } from '../reading/stock-of-now.ts';
import { has, textOf, typedText, withoutMarks } from '../reading/words.ts';
import { campaignTypeOf } from '../vocabulary/values.ts';
import type { Word } from '../words/annotate.ts';
import { carriedFrom } from './carried.ts';
import { earlierView, isCutLikeNone, takeSpokenOf, viewThatFits } from './earlier-view.ts';
import { inView, oneOfTwo, type InView } from './in-view.ts';
import { leansBack } from './leans-back.ts';
import { asksWhatNobodyKnows, namesARow, namesItsSubject, takeDays } from './own-subject.ts';
import { dropWhatCannotHold, isOfOtherDays } from './hold-together.ts';
import { mergeBreakdown } from './merge-breakdown.ts';
import { areAllThree, comparesTwo, holdsBothDays, saysTheTwo, sumOfThem, takeBoth } from './both-in-view.ts';
import { isAcross, mergeFilters, severalRows, withFilter } from './merge-filters.ts';
import { mergedMetrics, ofSales, swapsFigures } from './merge-metrics.ts';
import { isUntilFestival, mergedPeriod } from './merge-period.ts';
import { addsWhatIsLeftOut, takeParts } from './parts-in-view.ts';
import { puttingBack } from './said-in-talk.ts';
import {
  asksWithinOne,
  forEach,
  points,
  pointsAtARow,
  pointsAtDays,
  pointsAtOne,
  type Bucket,
} from './pointing-words.ts';
import { pointedAt, pointsNowhere } from './pointed-at.ts';
import type { Pointed } from './pointed-rows.ts';
import { inYear, yearOf } from './other-year.ts';
import { settleSplit } from './settled-split.ts';
import { askedAgain, besideAll, besideAnother, bothSides, lastTwo } from './about-the-answer.ts';

type Surroundings = { turns: Turn[]; calendar: Calendar; names: StoreNames };

/** What is asked with all it takes over; nothing where it stands by itself, and `asked` is then what it means in this talk. */
export function continueFrom(reading: Reading, asked: Asked, around: Surroundings): Asked | undefined {
  const { words } = reading;
  const last = inView(around.turns, around.calendar);
  if (!last) return undefined;
  // What was spoken of is left: the days alone are still in view.
  if (last.behaviour === 'chat') return takeDays({ reading, asked, view: last, ...around });
  const again = askedAgain(words, last.ask, around.calendar);
  if (again) reading.unread = { unknown: [], ordinary: [] };
  if (again) return continued({ ...asked, ask: again, also: [] }, last, around.calendar);
  const both = lastTwo(words, around.turns, around.calendar);
  if (both === 'lost') return lostAt(typedText(words), asked);
  if (both) return heldTogether(both, asked, reading);
  if (asksWhatNobodyKnows(words, last.ask)) return lostAt(typedText(words), asked);
  if (namesItsSubject(reading, asked, last.ask)) return takeDays({ reading, asked, view: last, ...around });
  // "cod % this month" after what ads cost: a share of its own, as nothing spoken of can be cut so.
  if (asked.notes.share && isCutLikeNone(last, asked.ask, around)) return undefined;
  const share = words.findIndex(word => has(word, 'share', 'percent'));
  if (share > 0 && swapsFigures(words)) return lostAt(textOf(words.slice(share - 1, share + 1)), asked);
  readAfter(last, asked, { reading, calendar: around.calendar });
  takeSpokenOf(asked.ask, around.turns, reading);
  const view =
    earlierView({ ...around, view: last, reading, ask: asked.ask }) ?? viewThatFits(last, asked.ask, around) ?? last;
  const pointing = { view, words, reading, ask: asked.ask, names: around.names, turns: around.turns };
  const nowhere = pointsNowhere(pointing);
  if (nowhere !== undefined) return lostAt(nowhere, asked);
  takeParts({ words, reading, ask: asked.ask, before: view.ask, names: around.names, turns: around.turns });
  const pointed = pointedAt(pointing);
  if (!pointed && !leansBack(reading, asked.ask, view.ask))
    return namesARow(view, asked.ask) ? takeDays({ reading, asked, view, ...around }) : undefined;
  if (isUnknowableStill(view, asked.ask) || isOfUnknownSender(view, asked.ask, around.turns))
    return lostAt(typedText(words), asked);
  const bucket = asked.ask.when === undefined && !pointed ? pointsAtDays(words) : undefined;
  if (bucket !== undefined && isLongerThan(bucket, view.ask)) {
    const when = daysTold(bucket, around.turns);
    return when ? takenUp({ ...around, reading, asked, view, pointed: { when } }) : lostAt(typedText(words), asked);
  }
  const isOfRows = view.ask.by.some(each => !isGrain(each));
  if (!pointed && isOfRows && asksWithinOne(words, asked.ask, view.ask)) return lostAt(typedText(words), asked);
  if (!pointed && (pointsAtARow(words) || (isOfRows && pointsAtOne(words)))) return lostAt(typedText(words), asked);
  if (!pointed && asksWhatIsInThem(words, asked.ask, view.ask)) return lostAt(typedText(words), asked);
  return takenUp({ ...around, reading, asked, view, pointed });
}

/** "any out of stock items in them" of orders: no platform knows the stock of what a list of orders holds. */
const asksWhatIsInThem = (words: Word[], { metrics }: Ask, before: Ask): boolean =>
  inThem.test(typedText(words)) &&
  metrics.length > 0 &&
  metrics.every(({ key }) => /^(inventory_|low_stock|out_of_stock)/.test(key)) &&
  before.metrics.every(({ key }) => key.endsWith('orders'));
const inThem =
  /(?:^| )(?:in|of|from|among) (?:them|these|those)(?: orders)?$|(?:^| )(?:inme(?:in)?|unme(?:in)?|इनमें|उनमें)(?: |$)/u;

/** "total that day" after which day was best and what sold: that day, however long ago it was told. */
function daysTold(unit: Bucket, turns: readonly Turn[]): AskedPeriod | undefined {
  const isOfThem = ({ mentioned: [rows], requests: [request] }: Turn): boolean =>
    rows?.dimension === unit && request?.order !== undefined;
  const at = turns.findLastIndex(isOfThem);
  const label = at < 0 ? undefined : oneOfTwo(turns[at]!)?.values[0];
  return label === undefined ? undefined : { period: bucketDays(unit, label), unit };
}

const isLongerThan = (unit: Bucket, { when }: Ask): boolean =>
  when !== undefined && dayCount(when.period) > { day: 1, week: 7, month: 31 }[unit];

/** "last week?" after payouts, which nobody knows: the figure nearest to them was not what was asked about. */
const isUnknowableStill = ({ behaviour, rows }: InView, { metrics, filters, by }: Ask): boolean =>
  (behaviour === 'no-data' || (behaviour === 'no-source' && filters.length + by.length === 0)) &&
  rows === undefined &&
  metrics.length === 0;

/** "and orders" after the visits of a mailing nobody knows: all orders were not asked about. */
const isOfUnknownSender = ({ behaviour, rows }: InView, { filters, when, by }: Ask, turns: readonly Turn[]): boolean =>
  behaviour === 'no-source' &&
  rows === undefined &&
  filters.length + by.length === 0 &&
  when === undefined &&
  /(^| )(from|by|of|through|via) .*\b(campaign|newsletter|mailer|mailing|blast|broadcast|flow|influencer|affiliate)s?\b/i.test(
    turns.at(-1)?.question ?? '',
  );

/** A question that goes on, and what it goes on from. */
type Talk = Surroundings & { reading: Reading; asked: Asked; view: InView; pointed: Pointed | undefined };

function takenUp(talk: Talk): Asked {
  const { asked, view, reading, calendar, pointed } = talk;
  const before = narrowedView(talk);
  const merged = merge(before, talk);
  if (
    !holdsBothDays(merged, talk.turns) &&
    !view.others &&
    missesBoth(merged, { before: view.ask, now: asked.ask }, reading.words)
  )
    return lostAt(typedText(reading.words), asked);
  if (isElsewhere(before, asked.ask, reading.words) || isAcross(before, asked.ask, reading.words))
    return lostAt(asked.ask.filters[0]!.text, asked);
  if (liftsNothing(before, merged, reading.words)) return lostAt(typedText(reading.words), asked);
  if (isOfTwoKinds(before, asked.ask, reading.words)) return lostAt(typedText(reading.words), asked);
  if (wantsMoneyOfNone(merged, asked.ask, reading.words)) return lostAt(typedText(reading.words), asked);
  if (isCutByTheClock(talk)) return lostAt(typedText(reading.words), asked);
  if (merged.by.length === 0 && severalRows.test(typedText(reading.words)))
    return lostAt(typedText(reading.words), asked);
  const tooFine = stepOfTooFew(merged, reading);
  if (tooFine !== undefined) return lostAt(tooFine, asked);
  const part = partOfAll(before, merged, reading);
  if (part)
    return continued(
      { ask: part.ask, also: ofBothDays(merged, part.ask, talk.turns), notes: { ...asked.notes, ...part.notes } },
      view,
      calendar,
    );
  const shares = asksShares({ ...merged, ranking: undefined }, reading.words) && merged.metrics === before.metrics;
  settleSplit(merged, talk);
  const isOfThoseDays =
    asked.also.length === 0 && JSON.stringify(merged.when?.period) === JSON.stringify(before.when?.period);
  const days = pointed && 'when' in pointed ? pointed.others : undefined;
  const others =
    days ?? (isOfThoseDays && merged.base === undefined ? (view.others ?? []) : asked.also.map(({ when }) => when));
  const sides =
    besideAll(before, merged, reading.words) ??
    besideAnother(before, merged, asked.ask, reading.words) ??
    bothSides(before, merged, asked);
  const also = sides?.slice(1) ?? others.map(when => ({ ...merged, ...(when ? { when } : {}) }));
  const one = sides?.[0] ?? merged;
  const ask: Ask = shares ? { ...one, whole: true } : one;
  return continued({ ask, also, notes: { ...asked.notes, ...notesOn(merged, shares, talk) } }, view, calendar);
}

/** "same for pune" after one of the shops: whether the city takes the shop's place or narrows it is not said. */
const isElsewhere = (before: Ask, { filters: [named, ...more], metrics, by }: Ask, words: Word[]): boolean =>
  isPlace(named?.options[0]?.dimension ?? '') &&
  more.length + metrics.length + by.length === 0 &&
  withoutMarks(words).length <= 4 &&
  before.filters.some(({ options: [option], not }) => !not && option?.dimension === 'pos_location');

/** "everything, not only lehengas" where none were kept to, "put it back" where nothing is left out. */
const liftsNothing = (before: Ask, { filters }: Ask, words: Word[]): boolean =>
  (puttingBack.test(typedText(words)) && JSON.stringify(before.filters) === JSON.stringify(filters)) ||
  (filters.some(({ not }) => not) && /(^| )not (only|just) /.test(typedText(words)));

/** "how many of them were COD" after gift orders: both are tags, and no request keeps to two of them at once. */
const isOfTwoKinds = (before: Ask, { filters: [named] }: Ask, words: Word[]): boolean => {
  const [option] = named && !named.not ? named.options : [];
  const kept = before.filters.find(({ options, not }) => !not && options[0]?.dimension === option?.dimension)
    ?.options[0];
  const isOther = option !== undefined && kept !== undefined && !option.values.some(each => kept.values.includes(each));
  return isOther && option.dimension === 'order_tag' && /(^| )of (them|those|these)( |$)|(^| )(unme|inme|unmein|inmein|usme|isme)( |$)/.test(typedText(words)); // prettier-ignore
};

/** "value of those" after cancelled orders, whose worth nobody tells: their number once more is no answer. */
const wantsMoneyOfNone = ({ metrics }: Ask, { metrics: named }: Ask, words: Word[]): boolean =>
  named.length === 0 &&
  moneyOfThem.test(typedText(words)) &&
  metrics.every(({ key }) => metricByKey(key)?.unit === 'count');
const moneyOfThem =
  /^(and |so |ok |the |what is |what was |total )*(value|worth|amount|money) (of|in|for) (it|that|this|them|these|those|each|both)( \S+)?$|^(and |so |ok )*(their|its|iska|uska|inka|unka) (total )?(value|worth|amount)$/;

/** "same time yesterday" after today so far: days are whole here. */
const isCutByTheClock = ({ view, reading, calendar: { today } }: Talk): boolean =>
  view.ask.when?.period.from === today &&
  /(^| )(same|this|isi|is) (time|hour|point|samay|waqt)( |$)|इसी समय/.test(typedText(reading.words));

/** "what share is that", "its % of the total" */
const itsShare =
  /^(and |so |ok |what |whats |which |is |as |its |their |this |that |it |the |a |in |kitna |kitne |kitni |how much )*(share|percent|percentage|per cent|%|part|proportion|hissa|pratishat|हिस्सा|प्रतिशत)( (is|was|are|were) (that|it|this|those|these|they))?( of (the |our )?(total|all|whole|everything|it all|overall|entire))?( (is|was) (that|it|this))?( (me|mein|hai|h|kitna|kitni|tha|hua|then|please|total|batao|bata do|dikhao|dono|donon|dono ka|both|में|बताओ|दिखाओ|दोनों))*$/u;

/** "what share of all orders" after those paid on delivery. */
function partOfAll(before: Ask, merged: Ask, { words }: Reading): ReturnType<typeof shareOf> {
  const { base: _, ...ask } = merged;
  const keysOf = ({ metrics }: Pick<Ask, 'metrics'>): string => metrics.map(({ key }) => key).join(' ');
  const isAsked = [typedText(words), textOf(words)].some(text => ofSales.test(text) || itsShare.test(text));
  const { by, ...asOne } = ask;
  const isByTime = by.every(isGrain);
  return isAsked && keysOf(ask) === keysOf(before) ? shareOf(isByTime ? { ...asOne, by: [] } : ask, words) : undefined;
}

/** "% me batao dono" after one month and another: a share of each. */
const ofBothDays = (merged: Ask, ask: Ask, turns: readonly Turn[]): Ask[] =>
  merged.base?.kind === 'named' && holdsBothDays(merged, turns)
    ? [{ ...ask, when: { period: merged.base.period } }]
    : [];

/** "month by month" of the one month in view: which months is not said. */
const stepOfTooFew = ({ when, by }: Ask, { words, breakdowns, periods }: Reading): string | undefined => {
  const step = breakdowns.find(
    ({ dimension }) => by.includes(dimension) && when !== undefined && dayCount(when.period) < (steps[dimension] ?? 0),
  );
  return step && periods.length === 0 ? words[step.at]?.text : undefined;
};

/** All its words are read: the last two answers are held against each other. */
function heldTogether(ask: Ask, { notes }: Asked, { words }: Reading): Asked {
  for (const word of words) word.used ??= 'pointer';
  return { ask, also: [], notes: { ...notes, continued: true } };
}

/** Words that point at something which was not spoken of are asked about. */
const lostAt = (lost: string, asked: Asked): Asked => ({ ...asked, notes: { ...asked.notes, lost } });

/** What the words mean once something was spoken of, whether or not they go on from it. */
function readAfter(
  { behaviour }: InView,
  asked: Asked,
  { reading, calendar }: Pick<Talk, 'reading' | 'calendar'>,
): void {
  if (behaviour === 'forecast') asked.ask = inComingDays(asked.ask, reading.words, calendar);
  const isGuess = asked.ask.metrics.every(({ named }) => !named);
  if ((asked.notes.share || isGuess) && reading.metrics.length === 0) asked.ask = { ...asked.ask, metrics: [] };
  if (isUntilFestival(reading.words)) asked.also = [];
}

/** What was asked for before, kept to the one that is pointed at. */
function narrowedView({ view, pointed, asked }: Talk): Ask {
  const kept = pointed && 'filter' in pointed ? pointed.filter : ofTheShare(view, asked.ask);
  return kept ? { ...view.ask, filters: withFilter(view.ask.filters, kept) } : view.ask;
}

function merge(before: Ask, { view, asked: { ask: now }, reading, turns, calendar }: Talk): Ask {
  const { words } = reading;
  const { base: _, ...kept } = before;
  const merged: Ask = {
    ...kept,
    ...mergedPeriod(before, now, reading, calendar),
    metrics: mergedMetrics(before, now, reading),
    bounds: now.bounds,
  };
  mergeFilters(merged, now, reading);
  merged.filters = asChannelsAgain(merged, turns);
  const isPutBack = puttingBack.test(typedText(words)) || addsWhatIsLeftOut(before, now, words);
  mergeBreakdown(merged, before, isPutBack ? { ...now, filters: [] } : now, reading);
  if (view.behaviour === 'explain') suspect(merged, now, words);
  takeBoth(merged, turns, words);
  dropWhatCannotHold(merged, now);
  stockOfThoseTold(merged, turns);
  if (isOfOtherDays(view, merged, now, words)) for (const each of ['when', 'base'] as const) delete merged[each];
  return merged;
}

/** "how many of them are left" after the products of a kind: stock knows no kinds, so those that were told are asked for. */
function stockOfThoseTold(merged: Ask, turns: readonly Turn[]): void {
  const kind = merged.filters.find(
    ({ options: [option], not }) => !not && /^(product_type|collection|vendor)$/.test(option?.dimension ?? ''),
  );
  if (!kind || !isOfStockNow(merged.metrics)) return;
  const values = String(kind.options[0]!.values);
  const products = turns
    .filter(({ requests: [request] }) => request?.where?.some(({ is }) => String(is) === values))
    .flatMap(({ mentioned }) => mentioned.filter(({ dimension }) => dimension === 'product'))
    .at(-1);
  if (!products) return;
  const told: AskedFilter = { ...kind, options: [{ dimension: 'product', values: products.values }] };
  merged.filters = merged.filters.map(each => (each === kind ? told : each));
}

/** "and how many visits was that" after what paid search cost: the channel spoken of, no type of campaigns. */
function asChannelsAgain({ metrics, filters }: Ask, turns: readonly Turn[]): AskedFilter[] {
  const areVisits = metrics.every(({ key }) =>
    /^(sessions|store_sessions|activeUsers|newUsers|store_visitors)$/.test(key),
  );
  const areChannels = turns.some(({ requests: [request] }) => request?.by?.includes('traffic_channel') || request?.where?.some(({ dimension }) => dimension === 'traffic_channel')); // prettier-ignore
  if (!areVisits || !areChannels) return filters;
  return filters.map(filter => {
    const types = filter.options[0]?.dimension === 'campaign_type' ? filter.options[0].values : [];
    const values = Object.keys(campaignTypeOf).filter(each => types.includes(campaignTypeOf[each]!));
    return types.length > 0 && values.length > 0
      ? { ...filter, options: [{ dimension: 'traffic_channel', values }] }
      : filter;
  });
}

function notesOn(merged: Ask, shares: boolean, { asked, view, pointed, reading, calendar }: Talk): Partial<Notes> {
  const { ask } = asked;
  const carried = carriedFrom(ask, merged, view.ask);
  const isShare = view.rows?.share && asked.notes.share === undefined && merged.by[0] === view.rows.dimension;
  const ofAll = isShare ? [view.rows!.values] : undefined;
  return {
    ...(ask.when && ask.when.period.to < calendar.today ? { dated: true } : {}),
    ...(carried.length > 0 ? { carried } : {}),
    ...(ofAll ? { share: ofAll } : {}),
    ...(shares ? { shares } : {}),
    ...(!pointed &&
    !shares &&
    isIdle(
      asked,
      merged,
      view.ask,
      reading.ranking !== undefined || comparesTwo(reading.words, { ...asked.ask, by: [] }),
    )
      ? { idle: true }
      : {}),
  };
}

/** "dono ka stock" where no two were spoken of, or which two is not known. */
const missesBoth = (
  { filters, metrics, by, when }: Ask,
  { before, now }: { before: Ask; now: Ask },
  words: Word[],
): boolean =>
  (saysTheTwo(words, { ...before, by: before.by }) ||
    (before.filters.length > 0 && forEach.test(typedText(words))) ||
    areAllThree(words) ||
    (sumOfThem.test(typedText(words)) &&
      JSON.stringify([before.filters, before.by]) === JSON.stringify([filters, by])) ||
    comparesTwo(words, now) ||
    words.some(word => points(word, 'both', 'allThree') && (word.used === undefined || word.used === 'pointer'))) &&
  metrics.length + by.length < 2 &&
  !filters.some(({ options: [option] }) => (option?.values.length ?? 0) > 1) &&
  (now.when !== undefined || JSON.stringify(when?.period) === JSON.stringify(before.when?.period));

/** "and its hour": nothing of it was taken up, so that the same figures would be told again. */
function isIdle({ ask, notes }: Asked, merged: Ask, before: Ask, isRanked: boolean): boolean {
  const named = ask.metrics.length + ask.by.length + ask.filters.length + ask.bounds.length;
  if (named > 0 || ask.when || ask.base || ask.ranking || isRanked || notes.scale || notes.count) return false;
  const slots = ({ metrics, by, filters, when, ranking }: Ask): string =>
    JSON.stringify([metrics.map(({ key }) => key), by, filters, when?.period, ranking]);
  return merged.base === undefined && slots(merged) === slots(before);
}

/** After an outlook the next question is about days to come as well, unless it names days that are over. */
function continued({ ask, also, notes }: Asked, { ask: before, behaviour }: InView, { today }: Calendar): Asked {
  const to = ask.when?.period.to ?? '';
  const isAhead = behaviour === 'forecast' && ask.by.length === 0 && (to === before.when?.period.to || to > today);
  const wanted = isAhead ? { ...ask, metrics: ask.metrics.slice(-1) } : ask;
  return { ask: wanted, also, notes: { ...notes, continued: true, ...(isAhead ? { ahead: true } : {}) } };
}

/** "and for december?" after the outlook for November is the December to come; "december last year" is not. */
function inComingDays(ask: Ask, words: Word[], calendar: Calendar): Ask {
  const { when } = ask;
  const saysYear = words.some(word => has(word, 'last', 'year', 'year_ago', 'before') || (word.value ?? 0) > 2000);
  if (when?.unit !== 'month' || when.period.to >= calendar.today || saysYear) return ask;
  const { period } = inYear(when.period, yearOf(calendar.today), calendar);
  return period.from > calendar.today ? { ...ask, when: { ...when, period } } : ask;
}

/** "which city is highest" after the share of cash on delivery is about those orders. */
const ofTheShare = ({ rows }: InView, { by, filters }: Ask): AskedFilter | undefined =>
  rows?.share && by.length > 0 && filters.length === 0 && !by.includes(rows.dimension)
    ? { options: [{ dimension: rows.dimension, values: rows.values }], not: false, text: rows.values.join(' and ') }
    : undefined;

/** "was it mobile?" after a reason holds what is suspected against its like. */
function suspect(merged: Ask, { metrics, filters: [filter], by }: Ask, words: Word[]): void {
  if (
    metrics.length + by.length > 0 ||
    !filter ||
    !/^(and |so |or )?(was|is|were) (it|this|that) /.test(typedText(words))
  )
    return;
  merged.filters = merged.filters.filter(each => each.options[0]?.dimension !== filter.options[0]?.dimension);
  merged.by = [filter.options[0]!.dimension];
}
