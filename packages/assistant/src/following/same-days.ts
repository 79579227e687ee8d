/** Days as many as, or lying like, those asked about: "same dates last year", "as many days", "aligned to Diwali". */
import { addDays, dayCount, unitAround } from '@tillsight/metrics/period';
import type { Ask, AskedPeriod } from '../intent.ts';
import type { Calendar } from '../days/moment.ts';
import { has, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { festivalAlignedTo, inYear, onDatesOf, yearOf } from './other-year.ts';
import { calendarUnitOf, type Shift } from './stepped-days.ts';

export type Moved = Pick<Ask, 'when' | 'base'>;
export type Leaning = {
  before: AskedPeriod;
  isRanked: boolean;
  now: Ask;
  words: Word[];
  calendar: Calendar;
  shifted: Shift | undefined;
};

const comparing = ['compare', 'than', 'change', 'grow', 'fall', 'yoy', 'mom', 'wow'];

/** "compare with September", "was that more than the month before"; "more than 5 orders" is a bound. */
export const holdsAgainst = (words: Word[]): boolean =>
  words.some(word => has(word, ...comparing)) || moreThan.test(typedText(words));
const moreThan =
  /(?:^| )(?:more|less|fewer|higher|lower|better|worse|bigger|smaller) than (?!\d|rs|₹|one |two |three |five |ten )/;

/** "against last year, aligned to Diwali and not to the date" */
export function alignedWithFestival({ before: { period }, words, calendar }: Leaning): Moved | undefined {
  const key = festivalAlignedTo(typedText(words));
  if (key === undefined) return undefined;
  return { base: { kind: 'named', period: inYear(period, yearOf(period.from) - 1, calendar, key).period } };
}

/** "same dates last year", "pichle saal wahi tareekh": whatever festival moved since. */
export function onSameDates({ before: { period }, now, words, calendar }: Leaning): Moved | undefined {
  const isOfYearBefore = now.base?.kind === 'year-ago' || now.when?.unit === 'year';
  if (!isOfYearBefore || !sameDates.test(typedText(words))) return undefined;
  const year = now.when?.unit === 'year' ? yearOf(now.when.period.from) : yearOf(period.from) - 1;
  const dates = onDatesOf(period, year, calendar);
  return holdsAgainst(words) ? { base: { kind: 'named', period: dates.period } } : { when: dates };
}

const sameDates =
  /(?:^| )(?:same|exact|exact same|wahi|wohi|usi|isi|inhi|unhi|वही|उसी|इन्हीं|उन्हीं) (?:dates?|ta+r[ie]+kh(?:on?)?|तारीख|तारीखों)(?: |$)/u;

/** "pichle mahine itne hi dino me": as many days of it as are in view. */
export function asManyDays({ before, now, words }: Leaning): Moved | undefined {
  const isSaid =
    /(^| )(itne|utne) (hi )?(din|dino|dinon)( |$)|(^| )(same|equal) number of days( |$)|(^| )as many days( |$)|(^| )इतने (ही )?दिन/.test(
      typedText(words),
    );
  if (!isSaid || !now.when || dayCount(now.when.period) < dayCount(before.period)) return undefined;
  const { from } = now.when.period;
  return { when: { period: { from, to: addDays(from, dayCount(before.period) - 1) } } };
}

/** "last week same days" after this week so far: its first days, as many. */
export function sameDaysOfIt({ before: { period, unit }, now, words }: Leaning): Moved | undefined {
  const own = calendarUnitOf(now.when?.unit);
  const isSaid = sameDays.test(typedText(words));
  if (!isSaid || !own || own === 'year' || !now.when) return undefined;
  const isOfOne =
    own === calendarUnitOf(unit) || (unit === undefined && unitAround(own, period.from).from === period.from);
  if (!isOfOne) return undefined;
  if (dayCount(period) >= dayCount(now.when.period)) return undefined;
  const { from } = now.when.period;
  return { when: { period: { from, to: addDays(from, dayCount(period) - 1) }, unit: own } };
}

const sameDays =
  /(^| )(same|those|these|wahi|wohi|usi|isi|inhi|unhi|in|un|यही|वही|इन्हीं|उन्हीं) (\d+ )?(days|dates|din|dino|dinon|period|stretch|span|dates? range|ta+r[ie]+kh(?:on?)?|दिन|दिनों|तारीखों)( |$)|(^| )(up ?to|till|until|by|tak) (the |that )?same (day|date|point|stage)( |$)/;
