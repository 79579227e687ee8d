/** Which dates are the days that were said? Here alone they are worked out, by the calendar and the day it is. */
import {
  addDays,
  calendarMonth,
  dayCount,
  fiscalYear,
  lastDays,
  lastUnits,
  namedPeriod,
  startOf,
  unitAround,
  type CalendarUnit,
} from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { cutToday, unitBack, untilToday, type Calendar, type Moment } from './moment.ts';
import type { Days, Turn, Unit, Yearly } from './days.ts';
import { feastIn, latestFeast } from './feasts.ts';
import { daysOfPart, type Part } from './part-of-whole.ts';

type Dated = Omit<Moment, 'size'>;
type Of<Key extends string> = Extract<Days, Record<Key, unknown>>;

/** Undefined where the calendar has no such days. */
export function datesOf(days: Days, calendar: Calendar): Dated | undefined {
  const found = dated(days, calendar);
  if (!found || !inYear(days, 0, calendar)) return found;
  const ofYear = (year: number): Period | undefined => {
    const other = inYear(days, year, calendar);
    return other && periodOf(other, calendar);
  };
  return { ...found, ofYear };
}

const periodOf = (days: Days, calendar: Calendar): Period | undefined =>
  isYearly(days) && days.year !== undefined ? periodIn(days, days.year, calendar) : dated(days, calendar)?.period;

const isYearly = (days: Days): days is Yearly =>
  'month' in days || 'feast' in days || 'season' in days || 'week' in days || ('quarter' in days && !days.fiscal);

/** The same days as they are said of another year. */
export function inYear(days: Days, year: number, calendar: Calendar): Days | undefined {
  if ('part' in days || 'days' in days) {
    const of = inYear(days.of, year, calendar);
    return of && { ...days, of };
  }
  if (!isYearly(days)) return undefined;
  if (!('season' in days)) return { ...days, year };
  // One that still runs is held against as many days of another.
  const [running, whole] = [dated(days, calendar)?.period, wholeSeason(days, yearOf(days, calendar))];
  return { ...days, year, ...(running && running.to !== whole.to ? { lasts: dayCount(running) } : {}) };
}

function dated(days: Days, calendar: Calendar): Dated | undefined {
  const { today, country } = calendar;
  if ('near' in days) return oneDay(addDays(today, days.flips && calendar.ahead ? -days.near : days.near), calendar);
  if ('hours' in days) return lastHours(days.hours, today);
  if ('olderThan' in days) return { period: lastDays(90, addDays(today, -days.olderThan)) };
  if ('fiscal' in days && !('quarter' in days)) return fiscal(days, calendar);
  if ('count' in days) return counted(days, calendar);
  if ('back' in days && 'unit' in days) return unitOf(days, calendar);
  if ('date' in days) return dateInMonth(days, calendar);
  if ('weekday' in days) return weekday(days, calendar);
  if ('weekend' in days) return weekend(days, calendar);
  if ('length' in days) return weekBy(days, calendar);
  if ('days' in days) return beside(days, calendar);
  if ('part' in days) return partOf(days.part, days.of, calendar);
  if ('quarter' in days) return quarter(days, calendar);
  if (isYearly(days)) return yearly(days, calendar);
  return { period: untilToday(unitAround('year', `${days.year}-01-01`, country), today), unit: 'year' };
}

const single = (day: Day): Period => ({ from: day, to: day });
const oneDay = (day: Day, { today }: Calendar): Dated => ({
  period: single(day),
  unit: 'day',
  ...(day > today ? { ahead: true } : {}),
});

/** "the past 24 hours": whole days are counted, so yesterday and today; yesterday alone is offered. */
const lastHours = (hours: number, today: Day): Dated => ({
  period: { from: addDays(today, -hours / 24), to: today },
  unit: 'days',
  other: { label: 'the whole days before today', period: lastDays(hours / 24, today) },
});

// What comes once a year.

function yearly(days: Yearly, calendar: Calendar): Dated | undefined {
  const year = yearOf(days, calendar);
  const isUnknown = days.year !== undefined && 'feast' in days;
  const period = periodIn(days, year, calendar) ?? (isUnknown ? wholeYear(year) : undefined);
  if (!period) return undefined;
  const isSaid = days.year !== undefined || isTurned(days, calendar);
  const isAhead = period.from > calendar.today && !('month' in days && !('day' in days) && days.year !== undefined);
  return {
    period,
    unit:
      'week' in days
        ? 'week'
        : 'day' in days
          ? days.through === undefined
            ? 'day'
            : 'days'
          : 'month' in days
            ? 'month'
            : 'festival',
    ...('feast' in days ? { label: days.feast.name } : 'season' in days ? { label: days.season.word } : {}),
    ...(isSaid ? { yearSaid: true } : {}),
    ...(isAhead ? { ahead: true } : {}),
  };
}

/** "Diwali 2023": of a year whose feasts nobody told us the year is all that is known. */
export const wholeYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** "last Diwali" names a year where it is not simply the latest one. */
const isTurned = (days: Yearly, calendar: Calendar): boolean =>
  'month' in days
    ? days.turn !== undefined && !(calendar.ahead && yearOf(days, calendar) > latestYear(days, calendar))
    : days.turn === 'last' && yearOf(days, calendar) < latestYear(days, calendar);

/** The year of those that are meant where none is said: the latest that have begun, or the next where one looks ahead. */
function yearOf(days: Yearly, calendar: Calendar): number {
  if (days.year !== undefined) return days.year;
  const { today } = calendar;
  const latest = latestYear(days, calendar);
  const period = periodIn(days, latest, calendar);
  if (!period) return latest;
  if ('day' in days) return latest;
  if ('month' in days) {
    if (days.turn === 'last' && period.to >= addDays(today, -1)) return latest - 1;
    return calendar.ahead && period.to < today && !days.rivals ? latest + 1 : latest;
  }
  if ('feast' in days) {
    const day = days.feast.days[latest];
    const isRecent = day !== undefined && `${latest}-${day}` > addDays(today, -60);
    return days.turn === 'last' && isRecent && !calendar.ahead ? latest - 1 : latest;
  }
  if ('season' in days) {
    const isOver = wholeSeason(days, latest).to < today;
    return (
      latest + Number(days.turn === 'next' || (calendar.ahead && isOver)) - Number(days.turn === 'last' && !isOver)
    );
  }
  return latest;
}

function latestYear(days: Yearly, calendar: Calendar): number {
  const { today, ahead } = calendar;
  const running = Number(today.slice(0, 4));
  if ('feast' in days) return latestFeast(days.feast, { ...calendar, ahead: ahead || days.turn === 'next' });
  if ('season' in days) return running - Number(wholeSeason(days, running).from > today);
  const { from, to } = periodIn(days, running, calendar) ?? single(today);
  if ('quarter' in days) return running - Number(from > today && !ahead);
  if ('week' in days) return running - Number(from > today);
  if (!('day' in days)) return running - Number(from > today);
  // An outlook on 14 February is on the next one; on 1 November it is on the month that runs.
  const turn = ahead ? Number(to < addDays(today, -182)) : -Number(from > today);
  return periodIn(days, running + turn, calendar) ? running + turn : running;
}

function periodIn(days: Yearly, year: number, calendar: Calendar): Period | undefined {
  const { today } = calendar;
  if ('day' in days) {
    const day = `${year}-${String(days.month).padStart(2, '0')}-${String(days.day).padStart(2, '0')}`;
    const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
    if (!isDay) return undefined;
    return days.through === undefined
      ? single(day)
      : untilToday({ from: day, to: addDays(day, days.through - days.day) }, today);
  }
  if ('month' in days) return calendarMonth(days.month, today, year);
  if ('feast' in days) return feastIn(days.feast, year, days.as, today);
  if ('quarter' in days) return untilToday(monthsOfYear(days, `${year}-01-01`), today);
  if ('week' in days) {
    const from = addDays(startOf('week', `${year}-01-04`), 7 * (days.week - 1));
    return cutToday({ from, to: addDays(from, 6) }, calendar);
  }
  const whole = wholeSeason(days, year);
  return days.lasts === undefined
    ? cutToday(whole, calendar)
    : { from: whole.from, to: addDays(whole.from, days.lasts - 1) };
}

function wholeSeason({ season }: Yearly & Of<'season'>, year: number): Period {
  const { from, to } = season.meaning.kind === 'season' ? season.meaning : { from: '01-01', to: '12-31' };
  return { from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` };
}

/** The quarter that ends in June is the first of a year that begins in April. */
function monthsOfYear({ quarter: index, months, byMonth }: Of<'quarter'>, yearStart: Day): Period {
  const place = byMonth && yearStart.slice(5) === '04-01' ? (index + 3) % 4 : index;
  const from = stepped(yearStart, place * months);
  return { from, to: addDays(stepped(from, months), -1) };
}

function stepped(day: Day, months: number): Day {
  let at = day;
  for (let step = 0; step < months; step += 1) at = addDays(unitAround('month', at).to, 1);
  return at;
}

function quarter(days: Of<'quarter'>, calendar: Calendar): Dated | undefined {
  const { today, country } = calendar;
  const unit = days.months === 3 ? 'quarter' : 'month';
  const part = (yearStart: Day): Period => untilToday(monthsOfYear(days, yearStart), today);
  const fiscalFrom = days.fiscal && datesOf(days.fiscal, calendar)?.period.from;
  if (fiscalFrom !== undefined) return { period: part(fiscalFrom), unit, ofYearFrom: { said: fiscalFrom, part } };
  const said = days.year;
  const period = part(`${yearOf(days, calendar)}-01-01`);
  const fiscalStart = startOf('fiscal-year', today, country);
  const other = part(fiscalStart);
  const isEither =
    said === undefined && !days.isCalendar && !days.byMonth && !fiscalStart.endsWith('01-01') && other.from <= today;
  return {
    period,
    unit,
    ofYearFrom: { ...(said === undefined ? {} : { said: `${said}-01-01` }), part },
    ...(said === undefined ? {} : { yearSaid: true }),
    ...(isEither ? { other: { label: 'the financial-year quarter', period: other } } : {}),
  };
}

/** An earlier year is cut on the same day of it. */
function fiscal({ fiscal: starts, toDate }: Of<'fiscal'> & { toDate?: boolean }, { today, country }: Calendar): Dated {
  const whole = fiscalYear(starts, country);
  const year = Number(whole.from.slice(0, 4)) + (today.slice(5) < whole.from.slice(5) ? 1 : 0);
  const sameDay = `${year}${today.slice(5) === '02-29' ? '-02-28' : today.slice(4)}`;
  return {
    period: toDate && whole.to < today ? { from: whole.from, to: sameDay } : untilToday(whole, today),
    unit: 'fiscal-year',
  };
}

// What is told by its distance from today.

function counted({ unit, count, turn, whole }: Of<'count'>, { today, country }: Calendar): Dated {
  const days = Math.round(count * (unit === 'week' ? 7 : unit === 'fortnight' ? 14 : unit === 'month' ? 30 : 1));
  if (turn === 'next')
    return { period: { from: addDays(today, 1), to: addDays(today, days) }, unit: 'days', ahead: true };
  if (unit === 'day' || (unit === 'week' && !whole) || unit === 'fortnight')
    return { period: lastDays(days, today), unit: 'days' };
  return unit === 'half'
    ? { period: lastUnits(Math.round(count * 6), 'month', today, country), unit: 'month' }
    : { period: lastUnits(Math.round(count), unit, today, country), unit };
}

function unitOf(
  { unit, back, rolling, named }: Extract<Days, { unit: Unit; back: number }>,
  calendar: Calendar,
): Dated {
  const { today, country } = calendar;
  if (unit === 'day') return oneDay(addDays(today, -back), calendar);
  if (unit === 'fortnight') return { period: lastDays(14, today), unit: 'days' };
  if (unit === 'half') return { period: halfBack(Math.max(0, back), today), unit: 'month' };
  if (back === 0) return { period: namedPeriod(`this-${unit}`, today, country), unit };
  if (back < 0)
    return { period: unitAround(unit, addDays(unitAround(unit, today, country).to, 1), country), unit, ahead: true };
  if (rolling && unit === 'year') return { period: lastUnits(12, 'month', today, country), unit: 'month' };
  const isEither = named && unit === 'year' && (country === 'IN' || country === 'GB') && back === 1;
  const other = { label: 'last financial year', period: namedPeriod('last-fiscal-year', today, country) };
  return { period: unitBack(unit, back, calendar), unit, ...(isEither ? { other } : {}) };
}

function halfBack(back: number, today: Day): Period {
  const begun = `${today.slice(0, 4)}-${today.slice(5) >= '07-01' ? '07' : '01'}-01`;
  const from =
    back === 0
      ? begun
      : unitAround('month', addDays(begun, -1)).from.replace(/-\d\d-/, found => (found === '-06-' ? '-01-' : '-07-'));
  return untilToday({ from, to: addDays(stepped(from, 6), -1) }, today);
}

function dateInMonth({ date, through, of }: Of<'date'>, calendar: Calendar): Dated | undefined {
  const { today } = calendar;
  const isToCome = !of && (through ?? date) > Number(today.slice(8));
  const month = of
    ? datesOf(of, calendar)?.period.from
    : unitAround('month', isToCome ? addDays(`${today.slice(0, 8)}01`, -1) : today).from;
  if (month === undefined) return undefined;
  const [year = 0, number = 0] = month.split('-').map(Number);
  return datesOf({ month: number, day: date, year, ...(through === undefined ? {} : { through }) }, calendar);
}

// Weekdays and weekends.

function weekday(
  { weekday: index, back = 0, turn, of, after, before }: Of<'weekday'>,
  calendar: Calendar,
): Dated | undefined {
  const { today } = calendar;
  if (of) {
    const week = datesOf(of, calendar);
    return week?.unit === 'week' ? { period: single(addDays(week.period.from, index)), unit: 'day' } : undefined;
  }
  const beside = after ?? before;
  if (beside) {
    const { period } = datesOf(beside, calendar) ?? {};
    if (!period) return undefined;
    const near = addDays(startOf('week', after ? period.to : period.from), index);
    const isOut = after ? near <= period.to : near >= period.from;
    return { period: single(isOut ? addDays(near, after ? 7 : -7) : near), unit: 'day' };
  }
  const inWeek = addDays(startOf('week', today), index);
  const ahead = back === 0 && (calendar.ahead || turn === 'next');
  const latest = inWeek < today ? inWeek : addDays(inWeek, -7);
  const coming = inWeek > today ? inWeek : addDays(inWeek, 7);
  const day = turn === 'this' && inWeek === today ? inWeek : ahead ? coming : addDays(latest, -7 * back);
  return { period: single(day), unit: 'day', ...(ahead ? { ahead: true } : {}) };
}

function weekend({ back = 0, turn, of, ...beside }: Of<'weekend'>, calendar: Calendar): Dated | undefined {
  const { today } = calendar;
  const other = beside.before ?? beside.after ?? beside.around;
  if (other) {
    const { from, to } = datesOf(other, calendar)?.period ?? {};
    if (from === undefined || to === undefined) return undefined;
    // The Saturday and Sunday that follow it, lead up to it, or lie nearest.
    const near = beside.after
      ? addDays(startOf('week', addDays(to, 2)), 5)
      : addDays(startOf('week', addDays(from, -1)), beside.around ? 5 : -2);
    return { period: cutToday({ from: near, to: addDays(near, 1) }, calendar), unit: 'weekend' };
  }
  const around = of ? datesOf(of, calendar)?.period.from : today;
  if (around === undefined) return undefined;
  const saturday = addDays(startOf('week', around), 5);
  const days = (from: Day): Period => ({ from, to: addDays(from, 1) });
  if (of) return { period: days(saturday), unit: 'weekend' };
  if (back > 0) return { period: days(addDays(saturday, (saturday > today ? -7 : 0) - 7 * back)), unit: 'weekend' };
  const isNow = today >= saturday;
  const ahead = calendar.ahead || turn === 'next' || (turn === 'this' && !isNow);
  const from = ahead || (isNow && turn !== 'last') ? saturday : addDays(saturday, -7);
  const period = ahead ? days(from) : untilToday(days(from), today);
  return { period, unit: 'weekend', ...(ahead && from > today ? { ahead: true } : {}) };
}

function weekBy({ length, starts, ends, around }: Of<'length'>, calendar: Calendar): Dated | undefined {
  const told = starts ?? ends ?? around;
  const day = told && datesOf(told, calendar);
  if (!day || (day.unit !== 'day' && day.unit !== 'festival')) return undefined;
  const { from, to } = day.period;
  const first = starts ? from : ends ? addDays(to, 1 - length) : startOf('week', from);
  const period = cutToday({ from: first, to: addDays(first, length - 1) }, calendar);
  return day.unit === 'festival' ? { ...day, period } : { period, unit: 'days' };
}

function beside({ days, side, of }: Of<'days'>, calendar: Calendar): Dated | undefined {
  const found = datesOf(of, calendar);
  if (!found || (side === 'to' && found.unit !== 'day')) return undefined;
  const { from, to } = found.period;
  const isTo = side === 'to' || (side === 'upTo' && found.unit === 'day');
  if (isTo || side === 'around') {
    const { ofYear: _, ...alone } = found;
    const around = cutToday({ from: addDays(from, -days), to: addDays(to, days) }, calendar);
    return { ...alone, unit: 'days', period: isTo ? { from: addDays(to, 1 - days), to } : around };
  }
  const first = side === 'from' ? from : side === 'after' ? addDays(to, 1) : addDays(from, -days);
  return {
    period: cutToday({ from: first, to: addDays(first, days - 1) }, calendar),
    unit: 'days',
    ...(found.yearSaid && side !== 'from' ? { yearSaid: true } : {}),
  };
}

// Parts of longer stretches.

/** "The last three months" and "H1" are no calendar unit, and have no parts but the plain ones. */
function partOf(part: Part, of: Days, calendar: Calendar): Dated | undefined {
  const whole = datesOf(of, calendar);
  if (!whole || (!isCalendar(whole.unit) && whole.unit !== 'festival')) return undefined;
  const isWeekday = 'nth' in part && typeof part.unit === 'object';
  const days = daysOfPart(part, wholePeriod(whole, calendar));
  if (!days) return undefined;
  const day = whole.unit === 'festival' && 'nth' in part && part.unit === 'day' ? part.nth : undefined;
  const label = day === undefined || day < 0 ? `the last day of ${whole.label}` : `day ${day + 1} of ${whole.label}`;
  return {
    period: isWeekday ? days : untilToday(days, calendar.today),
    unit: isWeekday ? 'day' : !('third' in part) && part.unit === 'month' ? 'month' : 'days',
    ...(day === undefined
      ? {}
      : {
          unit: 'festival',
          label,
          ...(whole.yearSaid ? { yearSaid: true } : {}),
          ...(whole.ahead ? { ahead: true } : {}),
        }),
  };
}

const isCalendar = (unit: Moment['unit']): unit is CalendarUnit =>
  /^(week|month|quarter|year|fiscal-year)$/.test(unit ?? '');

/** What still runs is counted by its own end. */
function wholePeriod({ period, unit }: Dated, { country }: Calendar): Period {
  const around = isCalendar(unit) ? unitAround(unit, period.from, country) : undefined;
  return around && around.from === period.from && period.to <= around.to ? around : period;
}

export const turnBack: Record<Turn, number> = { last: 1, this: 0, next: -1 };
