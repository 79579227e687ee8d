/** A great festival that lies in one of two stretches that are compared and not in the other: without a word the figures mislead. */
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { MetricResult, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { festivalIn } from '../days/feasts.ts';
import type { FestivalApart } from '../sentences/parts.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { festivals, type Festival } from '../vocabulary/festivals.ts';
import { isCrowded } from './one-row.ts';
import { isNow } from './wording.ts';

/** The greatest first; one is told. */
const great = ['diwali', 'bfcm', 'navratri', 'rakhi'];
const everywhere = new Set(['bfcm']);

export function seasonLine(results: readonly MetricResult[], shop: Shop): string | undefined {
  const compared = results.find(isCompared);
  const { period, base } = compared?.request ?? {};
  const apart = period && base && festivalApart(period, base, shop.country);
  return apart && sentencesFor(shop).notes.festivalApart(apart);
}

const isCompared = (result: MetricResult): boolean =>
  result.request.base !== undefined &&
  !result.request.metrics.every(isNow) &&
  !isCrowded(result) &&
  result.rows.some(({ values }) => Object.values(values).some(({ value, base }) => value !== null && base));

export function festivalApart(period: Period, base: Period, country: string): FestivalApart | undefined {
  const known = great
    .filter(key => country === 'IN' || everywhere.has(key))
    .flatMap(key => festivals.find(each => each.key === key) ?? []);
  for (const festival of known) {
    const [here, there] = [daysIn(festival, period), daysIn(festival, base)];
    if ((here === undefined) === (there === undefined)) continue;
    const days = here ?? there!;
    const otherYear = Number((here === undefined ? period : base).from.slice(0, 4));
    const otherDays = otherYear === Number(days.from.slice(0, 4)) ? undefined : festivalIn(festival, otherYear);
    return { name: festival.name, days, otherDays, isOfBase: here === undefined, isJustAfter: false };
  }
  return quietDays(period, base, country);
}

/** The days of the festival, where at least half of them lie in the period. */
function daysIn(festival: Festival, { from, to }: Period): Period | undefined {
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, at) => at);
  return years
    .flatMap(at => festivalIn(festival, Number(from.slice(0, 4)) + at) ?? [])
    .find(days => {
      const [first, last] = [days.from > from ? days.from : from, days.to < to ? days.to : to];
      return first <= last && 2 * dayCount({ from: first, to: last }) >= dayCount(days);
    });
}

/** For so many days after Diwali hardly anybody buys. */
const quietFor = 5;

function quietDays(period: Period, base: Period, country: string): FestivalApart | undefined {
  const diwali = country === 'IN' ? festivals.find(({ key }) => key === 'diwali') : undefined;
  if (!diwali) return undefined;
  const justBefore = ({ from, to }: Period): Period | undefined => {
    const days = festivalIn(diwali, Number(from.slice(0, 4)));
    return days !== undefined && days.to < from && to <= addDays(days.to, quietFor) ? days : undefined;
  };
  const [here, there] = [justBefore(period), justBefore(base)];
  if ((here === undefined) === (there === undefined)) return undefined;
  return {
    name: diwali.name,
    days: here ?? there!,
    otherDays: undefined,
    isOfBase: here === undefined,
    isJustAfter: true,
  };
}
