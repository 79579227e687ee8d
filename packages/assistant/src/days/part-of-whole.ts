/** A part of a longer stretch of days, said without its dates, and the dates it has in a stretch. */
import { addDays, dayCount, startOf, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';

export type PartUnit = 'day' | 'week' | 'weekend' | 'half' | 'month' | { weekday: number };

/** Ordinals count from 0; -1 is the last. */
export type Part =
  | { nth: number; unit: PartUnit }
  | { take: 'first' | 'last'; count: number; unit: 'day' | 'week' | 'month' }
  | { third: 'start' | 'middle' | 'end' };

/** The days of the part; undefined where the whole has no such part, or is nothing else. */
export function daysOfPart(part: Part, whole: Period): Period | undefined {
  const days = 'third' in part ? third(part.third, whole) : 'take' in part ? taken(part, whole) : nth(part, whole);
  // A weekend belongs to where its Saturday lies.
  const end = 'nth' in part && part.unit === 'weekend' ? addDays(whole.to, 1) : whole.to;
  const isInside = days !== undefined && days.from >= whole.from && days.from <= days.to && days.to <= end;
  return isInside && dayCount(days) < dayCount(whole) ? days : undefined;
}

function third(named: 'start' | 'middle' | 'end', { from, to }: Period): Period {
  if (named === 'end') return { from: addDays(to, -9), to };
  return named === 'start' ? { from, to: addDays(from, 9) } : { from: addDays(from, 10), to: addDays(from, 19) };
}

const taken = ({ take, count, unit }: Extract<Part, { take: unknown }>, { from, to }: Period): Period =>
  take === 'last'
    ? { from: stepped(addDays(to, 1), -count, unit), to }
    : { from, to: addDays(stepped(from, count, unit), -1) };

function stepped(day: Day, count: number, unit: 'day' | 'week' | 'month'): Day {
  if (unit !== 'month') return addDays(day, Math.round(count * (unit === 'week' ? 7 : 1)));
  let at = day;
  for (let step = 0; step < Math.abs(count); step += 1)
    at = count > 0 ? addDays(unitAround('month', at).to, 1) : unitAround('month', addDays(at, -1)).from;
  return at;
}

function nth({ nth: index, unit }: Extract<Part, { nth: unknown }>, whole: Period): Period | undefined {
  const { from, to } = whole;
  if (unit === 'day') return single(index < 0 ? addDays(to, 1 + index) : addDays(from, index));
  if (unit === 'week') return week(index, whole);
  if (unit === 'weekend') return weekend(index, whole);
  if (unit === 'half') return half(index, whole);
  if (unit === 'month') return unitAround('month', stepped(index < 0 ? addDays(to, 1) : from, index, 'month'));
  const first = (unit.weekday - weekdayOf(from) + 7) % 7;
  const last = (weekdayOf(to) - unit.weekday + 7) % 7;
  return single(index < 0 ? addDays(to, 7 * (index + 1) - last) : addDays(from, first + 7 * index));
}

const single = (day: Day): Period => ({ from: day, to: day });
const weekdayOf = (day: Day): number => dayCount({ from: startOf('week', day), to: day }) - 1;

/** Weeks of a month are counted from its first day, and the fifth ends with it. */
function week(index: number, { from, to }: Period): Period {
  if (index < 0) return { from: addDays(to, -6), to };
  const begins = addDays(from, 7 * index);
  return { from: begins, to: addDays(begins, 6) > to ? to : addDays(begins, 6) };
}

function weekend(index: number, { from, to }: Period): Period {
  const first = addDays(startOf('week', addDays(from, 1)), 5);
  const last = addDays(startOf('week', addDays(to, 2)), -2);
  const saturday = index < 0 ? last : addDays(first, 7 * index);
  return { from: saturday, to: addDays(saturday, 1) };
}

/** A month's second half begins on the 16th, that of three months in the middle of the second. */
function half(index: number, { from, to }: Period): Period | undefined {
  const months = Math.round(dayCount({ from, to }) / 30.4);
  const middle = addDays(stepped(from, Math.floor(months / 2), 'month'), months % 2 === 1 ? 15 : 0);
  if (months === 0 || index > 1) return undefined;
  return index === 0 ? { from, to: addDays(middle, -1) } : { from: middle, to };
}
