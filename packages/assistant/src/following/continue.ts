/** A question that leans on the one before: only the slots it names change. */
import type { StoreNames, Turn } from '../conversation.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import type { Asked } from '../reading/ask.ts';
import type { Calendar } from '../reading/moment.ts';
import type { Reading } from '../reading/read.ts';
import { asksShares } from '../reading/shares.ts';
import { has, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { earlierView } from './earlier-view.ts';
import { inView, type InView } from './in-view.ts';
import { asksOfSameGoods, leansBack } from './leans-back.ts';
import { canBeSplit, mergeBreakdown } from './merge-breakdown.ts';
import { mergeFilters, takeBoth, withFilter } from './merge-filters.ts';
import { mergedMetrics } from './merge-metrics.ts';
import { isUntilFestival, mergedPeriod } from './merge-period.ts';
import { takeParts } from './parts-in-view.ts';
import { pointedAt, pointsNowhere, type Pointed } from './pointed-at.ts';
import { inYear, yearOf } from './other-year.ts';
import { asksAgain, asksIfBetter, asksIfGood, weighed } from './weighs.ts';

type Surroundings = { turns: Turn[]; calendar: Calendar; names: StoreNames };

export function continueFrom(
  reading: Reading,
  asked: Asked,
  { turns, calendar, names }: Surroundings,
): Asked | undefined {
  const { words } = reading;
  const last = inView(turns, calendar);
  if (!last) return undefined;
  if (last.behaviour === 'forecast') asked.ask = inComingDays(asked.ask, words, calendar);
  if (asksIfGood(words)) return goingOn({ ...asked, ask: weighed(last.ask, calendar), also: [] }, last, calendar);
  if (asksAgain(words)) return goingOn({ ...asked, ask: last.ask, also: [] }, last, calendar);
  if (asksIfBetter(words))
    return goingOn({ ...asked, ask: { ...last.ask, base: { kind: 'previous' } }, also: [] }, last, calendar);
  if (asked.notes.share && reading.metrics.length === 0) asked.ask = { ...asked.ask, metrics: [] };
  const view = earlierView({ view: last, turns, calendar, reading, ask: asked.ask }) ?? last;
  const lost = pointsNowhere({ view, words, reading, ask: asked.ask, names });
  if (lost !== undefined) return { ...asked, notes: { ...asked.notes, lost } };
  if (isUntilFestival(words)) asked.also = [];
  takeParts({ words, ask: asked.ask, before: view.ask, names });
  const pointed = pointedAt({ view, words, reading, ask: asked.ask, names });
  if (!pointed && !leansBack(reading, asked.ask, view.ask) && !asksOfSameGoods(words, asked.ask, view.ask))
    return undefined;
  if (!pointed && pointsAtARow(words)) return { ...asked, notes: { ...asked.notes, lost: typedText(words) } };
  const isOne = pointed !== undefined && 'filter' in pointed;
  const kept = isOne ? pointed.filter : ofTheShare(view, asked.ask);
  const before = kept ? { ...view.ask, filters: withFilter(view.ask.filters, kept) } : view.ask;
  const merged = merge(before, asked.ask, reading, calendar);
  if (view.behaviour === 'explain') suspect(merged, asked.ask, words);
  takeBoth(merged, turns, words);
  if (missesBoth(merged, { before: view.ask, now: asked.ask }, words))
    return { ...asked, notes: { ...asked.notes, lost: typedText(words) } };
  const shares = asksShares({ ...merged, ranking: undefined }, words) && merged.metrics === before.metrics;
  if (pointed && 'when' in pointed) merged.when = pointed.when;
  merged.by = merged.by.filter(each => !isSettled(each, merged, { reading, asked: asked.ask, pointed }));
  if (merged.by.length === 0) delete merged.ranking;
  const also = asked.also.map(each => ({ ...merged, ...(each.when ? { when: each.when } : {}) }));
  const dated = asked.ask.when && asked.ask.when.period.to < calendar.today ? { dated: true } : {};
  const share = view.rows?.share && merged.by[0] === view.rows.dimension ? { share: [view.rows.values] } : {};
  const idle = !pointed && !shares && isIdle(asked, merged, view.ask) ? { idle: true } : {};
  const notes = { ...asked.notes, ...dated, ...share, ...idle };
  if (!shares) return goingOn({ ask: merged, also, notes }, view, calendar);
  return goingOn({ ask: { ...merged, whole: true }, also, notes: { ...notes, shares } }, view, calendar);
}

/** "and the second worst?", "for the top one" where no list is known that it could be of. */
const pointsAtARow = (words: Word[]): boolean =>
  /(^| )(second|third|2nd|3rd|dusra|doosra|teesra) (worst|best|highest|lowest|biggest|largest|smallest)( one)?$|^(and )?(for|of|in|from) the (top|best|worst|highest|lowest|biggest|largest) one( |$)/.test(
    typedText(words),
  );

/** "dono ka stock" where no two were spoken of, or which two is not known. */
const missesBoth = (
  { filters, metrics, by, when }: Ask,
  { before, now }: { before: Ask; now: Ask },
  words: Word[],
): boolean =>
  words.some(
    ({ text, used }) =>
      /^(both|dono|donon|teeno|teenon|दोनों|तीनों)$/.test(text) && (used === undefined || used === 'pointer'),
  ) &&
  metrics.length + by.length < 2 &&
  !filters.some(({ options: [option] }) => (option?.values.length ?? 0) > 1) &&
  (now.when !== undefined || JSON.stringify(when?.period) === JSON.stringify(before.when?.period));

/** "and its hour": nothing of it was taken up, so that the same figures would be told again. */
function isIdle({ ask, notes }: Asked, merged: Ask, before: Ask): boolean {
  const named = ask.metrics.length + ask.by.length + ask.filters.length + ask.bounds.length;
  if (named > 0 || ask.when || ask.base || ask.ranking || notes.scale || notes.chart || notes.count) return false;
  const slots = ({ metrics, by, filters, when, ranking }: Ask): string =>
    JSON.stringify([metrics.map(({ key }) => key), by, filters, when?.period, ranking]);
  return merged.base === undefined && slots(merged) === slots(before);
}

/** After an outlook the next question is about days to come as well, unless it names days that are over. */
function goingOn({ ask, also, notes }: Asked, { ask: before, behaviour }: InView, { today }: Calendar): Asked {
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

function merge(before: Ask, now: Ask, reading: Reading, calendar: Calendar): Ask {
  const { words } = reading;
  const { base: _, when: __, ...kept } = before;
  const merged: Ask = {
    ...kept,
    ...(before.when ? { when: before.when } : {}),
    ...mergedPeriod(before, now, reading, calendar),
    metrics: mergedMetrics(before, now, reading),
    bounds: now.bounds,
  };
  mergeFilters(merged, now, words);
  mergeBreakdown(merged, before, now, words, reading);
  return merged;
}

/** A split by what is fixed has one row, and one made for another figure may not be had: both are left out unless named just now. */
function isSettled(dimension: string, { metrics, filters, when }: Ask, { reading, asked, pointed }: Settling): boolean {
  if (pointed && 'when' in pointed && when?.unit === dimension) return true;
  if (
    !asked.by.includes(dimension) &&
    asked.metrics.length > 0 &&
    !metrics.some(({ key }) => canBeSplit(key, dimension))
  )
    return true;
  if (
    dimension === 'pos_location' &&
    filters.some(({ options, not }) => !not && options[0]?.values.includes('Online Store'))
  )
    return true;
  const isNamed = reading.breakdowns.some(each => each.dimension === dimension && each.mark !== 'bare');
  const isFixed = filters.some(
    ({ options: [option], not }) => !not && option?.dimension === dimension && option.values.length === 1,
  );
  return isFixed && !isNamed;
}

type Settling = { reading: Reading; asked: Ask; pointed: Pointed | undefined };
