/** The same days of another year: a festival moves with its calendar, other days keep their dates. */
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { AskedPeriod } from '../intent.ts';
import type { Calendar } from '../days/moment.ts';
import { festivalIn } from '../days/feasts.ts';
import { festivals, type Festival } from '../vocabulary/festivals.ts';
import { normalise } from '../words/normalise.ts';

/** A year named after days of another year means those days of it. */
export function ofItsYear(
  now: Pick<AskedPeriod, 'period' | 'unit'>,
  before: AskedPeriod,
  calendar: Calendar,
): AskedPeriod | undefined {
  if (now.unit !== 'year' || before.unit === 'year' || before.unit === 'fiscal-year') return undefined;
  const year = yearOf(now.period.from);
  if (year === yearOf(before.period.from)) return undefined;
  if (year === yearOf(before.period.from) - 1 && before.unit === 'festival' && before.earlier)
    return { period: before.earlier, unit: 'festival' };
  return inYear(before.period, year, calendar, before.around);
}

/** A festival that was named moves with its calendar, and so do days counted from it; other days keep their dates. */
export function inYear(period: Period, year: number, calendar: Calendar, around?: string): AskedPeriod {
  const festival = festivalOf(period);
  const day = festival && festival.key === around ? festivalIn(festival, year) : undefined;
  if (festival && day) {
    const earlier = festivalIn(festival, year - 1);
    return { period: day, unit: 'festival', label: festival.name, ...(earlier ? { earlier } : {}) };
  }
  const beside = around !== undefined ? besideFestival(period, around, year) : undefined;
  const earlier = beside && besideFestival(period, around!, year - 1);
  if (beside && beside.to <= calendar.today)
    return { period: beside, around: around!, ...(earlier ? { earlier } : {}) };
  return onDatesOf(period, year, calendar);
}

/** What lies ahead of them is left out. */
export function onDatesOf(period: Period, year: number, { today }: Calendar): AskedPeriod {
  const years = year - yearOf(period.from);
  const moved = { from: inOtherYear(period.from, years), to: inOtherYear(period.to, years) };
  return { period: moved.from <= today && moved.to > today ? { ...moved, to: today } : moved };
}

const festivalOf = (period: Period): Festival | undefined =>
  festivals.find(festival => {
    const days = festivalIn(festival, yearOf(period.from));
    return days !== undefined && isSame(days, period);
  });

/** The very days of one. */
export const isFestival = (period: Period): boolean => festivalOf(period) !== undefined;

/** "against last year, aligned to Diwali and not to the date", "diwali ke hisaab se": the festival that the days are counted from. */
export const alignedTo =
  /(?:, )?(?:align(?:ed|ing)|matched|lined up|adjusted) (?:to|with|by|on|for|around) (?:the )?\S+(?:(?: ,)? (?:and |but )?not (?:to |by |on )?(?:the |same )*(?:calendar )?dates?)?|(?<=^|\s)\S+ (?:ke hisaa?b se|के हिसाब से)/u;

export function festivalAlignedTo(text: string): string | undefined {
  const said = alignedTo.exec(text)?.[0];
  if (said === undefined) return undefined;
  return festivals.find(({ forms }) => forms.split(', ').some(form => said.split(' ').includes(normalise(form))))?.key;
}

/** The days that end with a festival, "diwali week", in another year. */
export function untilFestival(period: Period, year: number): AskedPeriod | undefined {
  const festival = festivals.find(each => festivalIn(each, yearOf(period.to))?.to === period.to);
  const other = festival && festivalIn(festival, year);
  if (!other) return undefined;
  return { period: { from: addDays(other.to, 1 - dayCount(period)), to: other.to }, unit: 'festival' };
}

/** "the 7 days before Diwali" of another year. */
function besideFestival({ from, to }: Period, key: string, year: number): Period | undefined {
  const festival = festivals.find(each => each.key === key);
  const [own, other] = [yearOf(to), year].map(each => festival && festivalIn(festival, each));
  if (!own || !other) return undefined;
  const moved = dayCount({ from: own.from, to: other.from }) - 1;
  const days = own.from <= other.from ? moved : 1 - dayCount({ from: other.from, to: own.from });
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** The festival whose days these are, or that they were counted from, by the question that named it: "the 10 days before Holi". */
export function festivalBeside({ from, to }: Period, question: string): string | undefined {
  const text = ` ${normalise(question).replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `;
  const own = festivalOf({ from, to });
  const isNear = (festival: Festival): boolean => {
    const days = festivalIn(festival, yearOf(to));
    if (days === undefined) return false;
    return from <= addDays(days.to, mostDays) && to >= addDays(days.from, -mostDays);
  };
  const formOf = (festival: Festival): string =>
    festival.forms
      .split(', ')
      .map(form => normalise(form))
      .filter(form => text.includes(` ${form} `) && (festival === own || countedFrom(form).test(text)))
      .reduce((longest, form) => (form.length > longest.length ? form : longest), '');
  const said = festivals.filter(each => formOf(each) !== '' && isNear(each));
  return said.toSorted((a, b) => formOf(b).length - formOf(a).length)[0]?.key;
}

const mostDays = 31;
const countedFrom = (form: string): RegExp =>
  new RegExp(
    ` (?:before|after|following|upto|up to|until|till|to|of|prior to|ahead of|post|pre|since|from|into) (?:the )?${form} | ${form} (?:ke |k |se |के |से )*(?:pehle|pahle|phle|baad|bad|tak|week|weekend|fortnight|season|पहले|बाद|तक) `,
    'u',
  );

/** "the week leading up to it", "the 10 days before that". */
export const upToIt =
  /(?:^| )(?:the |last )?(?:(\d+|two|three|four|five|seven|ten|fifteen) )?(days?|weeks?|fortnight) (?:(?:leading |running |in the run )(?:up )?(?:to|into)|up ?to|ahead of|prior to|before|until|till) (?:it|that|then|the (?:day|festival|sale|event))(?: itself)?( |$)/;

/** The festival whose very days these are, where it goes on with days up to it. */
export const festivalLedTo = (period: Period, next: string): string | undefined =>
  upToIt.test(
    normalise(next)
      .replace(/[?.!,]+/g, ' ')
      .trim(),
  )
    ? festivalOf(period)?.key
    : undefined;

/** Whether these days lie to the festival as those do, in whichever year. */
export const isLikewise = (period: Period, other: Period, festival: string): boolean => {
  const moved = besideFestival(other, festival, yearOf(period.to));
  return moved !== undefined && isSame(moved, period);
};

/** The 29th of February has no twin in most years; its day before stands for it. */
function inOtherYear(day: string, years: number): string {
  const moved = `${yearOf(day) + years}${day.slice(4)}`;
  return isRealDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

export const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;
export const yearOf = (day: string): number => Number(day.slice(0, 4));

export const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
