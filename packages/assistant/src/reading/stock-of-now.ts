/** Stock as it lies now: by product, and how long it lasts. */
import { dayCount } from '@tillsight/metrics/period';
import type { Day } from '@tillsight/metrics/request';
import type { Ask, AskedFilter } from '../intent.ts';
import { isGrain } from './courses.ts';

/** "which lehengas are in stock": stock knows products and not their kinds, so those that are called so are asked for. */
export const asStockIsFiltered = (filters: AskedFilter[], metrics: Ask['metrics']): AskedFilter[] =>
  isOfStockNow(metrics)
    ? filters.map(filter =>
        filter.members ? { ...filter, options: [{ dimension: 'product', values: filter.members }] } : filter,
      )
    : filters;

export const isOfStockNow = (metrics: Ask['metrics']): boolean =>
  metrics.length > 0 &&
  metrics.every(({ key }) => /^(inventory_(on|av)|days_of_cover|low_stock|out_of_stock)/.test(key));

/** "will it last till 14 December": how long stock lasts is told of this moment, whatever day it is held against. */
export function asOfNow(ask: Ask, today: Day): Ask {
  if (ask.metrics.length === 0 || ask.metrics.some(({ key }) => key !== 'days_of_cover')) return ask;
  const { when, base: _, ...now } = ask;
  const by = ask.by.filter(each => !isGrain(each));
  const until = when?.period.to;
  if (until === undefined || until <= today) return { ...now, by };
  // "what will run out before new year": the rows that do.
  const value = dayCount({ from: today, to: until }) - 1;
  const bound = { above: false, orEqual: true, value, at: 0, size: 0, isMoney: false };
  return { ...now, by, lastsUntil: until, bounds: by.length > 0 && ask.bounds.length === 0 ? [bound] : ask.bounds };
}
