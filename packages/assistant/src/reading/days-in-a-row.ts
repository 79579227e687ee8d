/** Days named one after the other that follow each other are one list, with a row for each of them. */
import { addDays } from '@tillsight/metrics/period';
import type { Ask, AskedPeriod } from '../intent.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

const isOfTheMoment = /^(inventory_|days_of_cover|low_stock|out_of_stock|unpaid_|unfulfilled_|lifetime_)/;

/** "cancelled orders of Monday and Tuesday"; rankings and splits are told for each day on its own. */
export function listedByDay(ask: Ask, others: AskedPeriod[]): Ask | undefined {
  const days = [...(ask.when ? [ask.when] : []), ...others];
  const isRow = days.every(
    ({ period, unit }, at) =>
      unit === 'day' &&
      period.from === period.to &&
      (at === 0 || period.from === addDays(days[at - 1]!.period.from, 1)),
  );
  const isPlain = ask.by.length === 0 && ask.ranking === undefined && ask.base === undefined;
  if (!isRow || !isPlain || days.length < 2 || ask.metrics.some(({ key }) => isOfTheMoment.test(key))) return undefined;
  return {
    ...ask,
    by: ['day'],
    when: { period: { from: days[0]!.period.from, to: days.at(-1)!.period.to }, unit: 'days' },
  };
}

/** "weekly impressions through September and October": months in a row that are cut in smaller steps are one stretch. */
export function asOneStretch(ask: Ask, others: AskedPeriod[]): Ask | undefined {
  const months = [...(ask.when ? [ask.when] : []), ...others];
  const isRow = months.every(
    ({ period, unit }, at) => unit === 'month' && (at === 0 || period.from === addDays(months[at - 1]!.period.to, 1)),
  );
  const isCut = ask.by.length === 1 && /^(day|week)$/.test(ask.by[0]!) && ask.base === undefined;
  if (!isRow || !isCut || months.length < 2) return undefined;
  return { ...ask, when: { period: { from: months[0]!.period.from, to: months.at(-1)!.period.to }, unit: 'days' } };
}

/** Nothing but "and" or a comma between them: "on Monday and uh on Tuesday" asks twice. */
export const areListed = ({ words, periods }: Reading): boolean =>
  periods.every(({ at, size }, place) => {
    const next = periods[place + 1];
    return next === undefined || words.slice(at + size, next.at).every(word => has(word, 'and') || word.text === ',');
  });
