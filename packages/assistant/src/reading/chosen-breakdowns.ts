/** Of all splits a question mentions, those it wants: at most two, one of them of time. */
import { dayCount } from '@tillsight/metrics/period';
import type { AskedFilter, AskedPeriod } from '../intent.ts';
import { dimensionAt, isOfWholePeriod, type FoundBreakdown } from './breakdowns.ts';
import type { FilterOption } from './filters.ts';
import type { Reading } from './read.ts';
import { courseStep, isGrain } from './courses.ts';
import { impliedBreakdown } from './implied-breakdowns.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import type { Word } from '../words/annotate.ts';
import { has, textOf } from './words.ts';

/** Mentioned at all, these are what is asked about. */
const telling = ['return_reason', 'payment_method', 'payment_gateway', 'age', 'gender'];

export function chosenBreakdowns(reading: Reading, filters: AskedFilter[], when: AskedPeriod | undefined): string[] {
  const fixed = filters
    .filter(filter => filter.options.some(option => telling.includes(option.dimension)))
    .flatMap(filter => filter.options.map(option => option.dimension));
  const said = saidBreakdowns(reading, when).filter(each => !fixed.includes(each.dimension));
  const by = said.map(each => each.dimension);
  by.splice(0, by.length, ...by.map(each => asNamedPlaces(each, filters)));
  if (by.every(isGrain)) by.push(...looseBreakdown(reading, filters, said).slice(0, 1));
  else if (String(by) === 'return_reason' && reading.ranking !== undefined)
    by.unshift(...looseBreakdown(reading, filters, said).slice(0, 1));
  if (by.length === 0) by.push(...eachOfDays(reading));
  if (by.length === 0) by.push(...impliedBreakdown(reading, filters, when));
  if (reading.metrics.some(({ key }) => key === 'days_of_cover')) return by.filter(each => !isGrain(each));
  // "sold per day on average" is one figure, and no row for each day.
  if (reading.metrics.some(({ key }) => key === 'units_sold_per_day'))
    by.splice(0, by.length, ...by.filter(each => each !== 'day'));
  by.push(...[courseStep(reading, by, when) ?? []].flat());
  if (by.length === 1) by.push(...rivalsIn(reading, filters, by));
  // "average orders per day by weekday": each day is of one weekday.
  if (by.includes('weekday')) by.splice(0, by.length, ...by.filter(each => each !== 'day'));
  if (by.length < 2) by.push(...toldSeparately(reading.words, filters, by));
  return [...new Set(by)].slice(0, 2);
}

/** "Among Mumbai and Pune, … did each place": the places that were named. */
const asNamedPlaces = (dimension: string, filters: AskedFilter[]): string =>
  dimension === 'location'
    ? (filters.find(
        ({ not, options: [option] }) => !not && isPlace.test(option!.dimension) && option!.values.length > 1,
      )?.options[0]!.dimension ?? dimension)
    : dimension;
const isPlace = /^(city|region|country|pos_location|inventory_location)$/;

/** "for Pune and Jaipur, sarees and lehengas separately": a row for each of them. */
function toldSeparately(words: Word[], filters: AskedFilter[], by: readonly string[]): string[] {
  if (!words.some(({ text }) => /^(separately|individually|alag alag|alag-alag)$/.test(text))) return [];
  return filters
    .filter(({ not, text, options: [option] }) => !not && text.includes(' and ') && (option?.values.length ?? 0) > 1)
    .map(({ options }) => options[0]!.dimension)
    .filter(each => !by.includes(each));
}

/** "mobile vs desktop by day", "Mumbai versus Pune by product type": each of the two in every row. */
function rivalsIn({ words, filters: found }: Reading, filters: AskedFilter[], by: readonly string[]): string[] {
  const named = found.filter(filter => !filter.not);
  const pairs = named.flatMap((one, place) => {
    const next = named[place + 1];
    const between = next ? words.slice(one.at + one.size, next.at) : [];
    const isSetAgainst =
      between.length <= 3 &&
      (between.some(word => has(word, 'compare')) || isNamedOnItsOwn(words[one.at - 1], between));
    return isSetAgainst ? one.options.filter(option => next!.options.some(other => isSame(option, other))) : [];
  });
  const dimensions = pairs.map(({ dimension }) => dimension);
  if (dimensions.some(each => by.includes(each))) return [];
  const meant = filters.map(({ options }) => options[0]?.dimension).find(each => dimensions.includes(each ?? ''));
  return [meant ?? dimensions[0] ?? []].flat();
}

/** "for COD and for prepaid", "in Mumbai and in Pune": the small word said again tells them apart. */
const isNamedOnItsOwn = (before: Word | undefined, between: Word[]): boolean =>
  before !== undefined &&
  /^(for|in|of|from|on|at|by|with)$/.test(before.text) &&
  between.some(word => has(word, 'and')) &&
  between.at(-1)?.text === before.text;

const isSame = (one: FilterOption, other: FilterOption): boolean =>
  one.dimension === other.dimension && String(one.values) !== String(other.values);

/** "by city", "which product", "daily"; "month on month" about one month is a comparison. */
function saidBreakdowns(reading: Reading, when: AskedPeriod | undefined): FoundBreakdown[] {
  const { breakdowns, comparison, words } = reading;
  const isStep = words.some(word => has(word, 'mom', 'wow', 'dod', 'qoq')) && comparison.kind === 'previous';
  return breakdowns.filter(each => {
    if (each.mark !== 'by' && each.mark !== 'which') return telling.includes(each.dimension);
    if (isOfWholePeriod(reading, each)) return false;
    return !(isStep && (!when || dayCount(when.period) <= (steps[each.dimension] ?? 0)));
  });
}

/** "campaigns last week", "least selling collection": mentioned, not marked. */
function looseBreakdown(reading: Reading, filters: AskedFilter[], said: FoundBreakdown[]): string[] {
  const { breakdowns, ranking, metrics, bounds } = reading;
  const inMetric = (at: number): boolean => metrics.some(metric => metric.places.includes(at));
  const fixed = (dimension: string): boolean =>
    filters.some(filter => !filter.not && filter.options.some(option => option.dimension === dimension));
  const isHeaded = ({ at, mark }: FoundBreakdown): boolean =>
    mark === 'plural' &&
    (/^(with|along with|showing|having|that|whose|and their|ka|ki|ke|का|की|के)$/.test(
      reading.words[at + 1]?.text ?? '',
    ) ||
      isListedBy(reading, at));
  const loose = breakdowns.filter(
    each =>
      !said.includes(each) &&
      !fixed(each.dimension) &&
      !(each.dimension === 'ad_platform' && reading.words.some(word => has(word, 'claim'))) &&
      (!inMetric(each.at) || ranking !== undefined || isHeaded(each) || isRowOfAds(reading, each)),
  );
  const ofAds = loose.find(each => isRowOfAds(reading, each));
  if (ofAds) return [ofAds.dimension];
  const plurals = loose.filter(each => each.mark === 'plural' && isSubject(reading, each.at));
  const bare = loose.filter(each => each.mark === 'bare' && (!inMetric(each.at) || ranking !== undefined));
  const isTimeOnly = said.length > 0;
  if (plurals[0] && (!isTimeOnly || bounds.length > 0 || ranking)) return [plurals[0].dimension];
  if (ranking && bare[0] && !isTimeOnly) return [bare[0].dimension];
  return [];
}

const ofManyAds = /^(keyword|search_term|ad_group)$/;
/** "cost of search terms", "keyword clicks by month": what all of them took together is nobody's question. */
const isRowOfAds = ({ words, metrics }: Reading, { at, dimension }: FoundBreakdown): boolean =>
  ofManyAds.test(dimension) &&
  metrics.some(({ key }) => key.startsWith('google_ads_')) &&
  !has(words[at - 1], 'how_many', 'total', 'count');

/** "keywords of Brand Search by conversions": rows, and the figure they are told with. */
const isListedBy = ({ words, metrics }: Reading, at: number): boolean =>
  words.some(
    (word, place) =>
      place > at &&
      word.text === 'by' &&
      metrics.some(metric => metric.places.includes(place + 1)) &&
      dimensionAt(words[place + 1]!) === undefined,
  );

/** "campaigns ordered by cost", not "sales of products". */
function isSubject({ words, ranking, bounds, metrics }: Reading, at: number): boolean {
  const before = words[at - 1];
  if (metrics.length > 0 && !ranking && before?.used === 'name') return false;
  if (ranking || bounds.length > 0 || metrics.length === 0) return true;
  return !/^(of|from|on|in|for|all|to)$/.test(before?.text ?? '') && !has(before, 'how_many', 'total');
}

/** "orders for each of the last 7 days", "every Sunday's orders since October". */
function eachOfDays({ words, bounds, filters, metrics, periods }: Reading): string[] {
  // "how many Sundays this year did over 3 lakh": of a weekend both days are one.
  const counted = words.findIndex((word, at) => word.used === 'value' && has(words[at - 1], 'how_many'));
  if (bounds.length > 0 && has(words[counted], ...weekdays)) return ['day'];
  if (bounds.length > 0 && has(words[counted], 'weekend')) return ['week'];
  const isEachWeekday = words.some(
    (word, at) =>
      word.used === 'value' && has(word, ...weekdays) && /^(for )?(each|every|har|हर)$/.test(words[at - 1]?.text ?? ''),
  );
  if (isEachWeekday) return ['day'];
  const [period] = periods;
  if (period && filters.length < 2 && metrics.length < 2 && oneByOne.test(textOf(words))) {
    const said = words.slice(period.at, period.at + period.size);
    const days = dayCount(period.period);
    return Object.keys(steps)
      .filter(step => said.some(word => has(word, step)) && days > steps[step]!)
      .slice(0, 1);
  }
  const at = words.findIndex(word => /^(for )?(each|every)$/.test(word.text) && has(word, 'per'));
  const next = at < 0 ? [] : words.slice(at + 1, at + 7);
  if (next[0]?.text !== 'of' || !next.slice(1, 3).some(word => word.used === 'period')) return [];
  const grain = Object.keys(steps).find(each => next.some(word => has(word, each) && word.text.endsWith('s')));
  return grain === undefined ? [] : [grain];
}

/** Of more days than these there is more than one. */
const steps: Record<string, number> = { day: 1, week: 7, month: 31, quarter: 92 };
const oneByOne = /\b(one by one|separately|individually|alag[ -]alag|ek ek kar ?ke|each on its own)\b/;
