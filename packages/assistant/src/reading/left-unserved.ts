/** Parts and days that were named and found no place in what is going to be fetched: passed over in silence, the answer would be of something else. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Ask } from '../intent.ts';
import { periodOf } from './asked-periods.ts';
import type { FoundFilter } from './filters.ts';
import type { FoundPeriod } from './found-period.ts';
import type { Reading } from './read.ts';
import { textOf } from './words.ts';

/** Fills in the one part and the one stretch of days that no wish keeps to. `left`: what still has no place, as it was said. */
export function served(readings: readonly Reading[], asks: readonly Ask[]): { asks: readonly Ask[]; left: string[] } {
  const { filters, periods } = unserved(readings, asks);
  const [found] = periods;
  const isOfThoseDays =
    found !== undefined &&
    periods.length === 1 &&
    asks.every(ask => !ask.when && (!ask.base || ask.base.kind !== 'named'));
  const [part] = filters;
  const isOfThatPart = part !== undefined && filters.length === 1 && asks.every(ask => mayKeep(ask, part));
  const all = asks.map(ask => ({
    ...ask,
    ...(isOfThoseDays ? { when: periodOf(found) } : {}),
    ...(isOfThatPart ? { filters: [...ask.filters, part] } : {}),
  }));
  const left = [
    ...(isOfThatPart ? [] : filters.map(({ text }) => text)),
    ...(isOfThoseDays ? [] : periods.map(each => daysSaid(each, readings))),
  ];
  return { asks: all, left: [...new Set(left)] };
}

/** What no wish keeps to; where nothing is asked for by name everything may be meant. */
export function unserved(readings: readonly Reading[], asks: readonly Ask[]): Pick<Reading, 'filters' | 'periods'> {
  if (asks.every(({ metrics, by, filters }) => metrics.length + by.length + filters.length === 0))
    return { filters: [], periods: [] };
  return {
    filters: readings.flatMap(({ words, filters }) =>
      filters.filter(each => words[each.at]?.used !== 'metric' && !asks.some(ask => keeps(ask, each))),
    ),
    periods: readings.flatMap(({ periods }) => periods.filter(each => !asks.some(ask => isOf(ask, each)))),
  };
}

/** Kept to, left out, or a row of its own; of two kinds with one name the engine takes the one that fits. */
function keeps({ filters, by, metrics, more }: Ask, { options, text, concept }: FoundFilter): boolean {
  const values = new Set(options.flatMap(option => option.values));
  const isOfShops = (dimension: string | undefined): boolean => /^(pos_location|sales_channel)$/.test(dimension ?? '');
  return (
    more !== undefined ||
    options.some(({ dimension }) => by.includes(dimension)) ||
    (by.includes('sales_channel') && concept !== undefined) ||
    filters.some(
      filter =>
        filter.text.includes(text) ||
        filter.members?.some(member => values.has(member)) ||
        (isOfShops(filter.options[0]?.dimension) && isOfShops(options[0]?.dimension)) ||
        filter.options.some(option => option.values.some(value => values.has(value))),
    ) ||
    metrics.some(({ key }) => ofAPart.test(key))
  );
}
/** A figure that is of one part by its meaning. */
const ofAPart =
  /^(new|returning|online_store|pos|cod|rto|meta|google_ads|message|organic|customers_who)_|^organicGoogle/;

/** Its own days, or those it is held against. */
function isOf({ when, base, lastsUntil, more, metrics }: Ask, { period, other }: FoundPeriod): boolean {
  if (lastsUntil !== undefined || more !== undefined || metrics.every(({ key }) => ofNow.test(key))) return true;
  const own = [when?.period, when?.other?.period, when?.earlier, when?.between, base?.kind === 'named' ? base.period : undefined]; // prettier-ignore
  const said = [period, other?.period].filter(each => each !== undefined);
  return (
    base?.kind === 'year-ago' ||
    own.some(days => days !== undefined && said.some(each => each.from <= days.to && days.from <= each.to))
  );
}
/** What there is now is of no day. */
const ofNow = /^(inventory_|days_of_cover|(low|out_of)_stock|(unfulfilled|unpaid)_orders|activeUsersNow)/;

/** Something named, of a sort that the wish says nothing of and its figures know. */
const mayKeep = ({ metrics, filters }: Ask, { options, not, unsure }: FoundFilter): boolean =>
  !not &&
  !unsure &&
  options.length === 1 &&
  filters.length === 0 &&
  metrics.every(({ key }) => metricByKey(key)?.dimensions.includes(options[0]!.dimension));

export function daysSaid({ at, size, period }: FoundPeriod, readings: readonly Reading[]): string {
  const own = readings.find(({ periods }) => periods.some(each => each.at === at && each.period === period));
  return own ? textOf(own.words.slice(at, at + size)) : '';
}
