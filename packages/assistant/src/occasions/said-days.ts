/** Which days a note is of, and where they stand among its words: "8 se 12 november tak", "last Sunday", "the day before yesterday". */
import { addDays, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';

/** `at` and `size` count words. */
export type SaidDays = { period: Period; at: number; size: number };

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const number = '(\\d{1,2})(?:st|nd|rd|th)?';
const dated = `(?:the )?${number}(?: of)? (${months})(?:,? (20\\d\\d))?`;
const to = '(?:to|till|until|and|se|through)';

type Way = { heard: RegExp; read: (groups: (string | undefined)[], of: Around) => Period | undefined };
type Around = { today: Day; isAhead: boolean };

const alone = (form: string): RegExp => new RegExp(`(?<=^| )${form}(?= |$)`);

/** The longer ways come first. */
const ways: Way[] = [
  {
    heard: alone(`(?:from |between )?${dated} ${to} ${dated}(?: tak)?`),
    read: ([day, month, year, lastDay, lastMonth, lastYear], of) =>
      span(
        dateOf({ day, month, year: year ?? lastYear }, of),
        dateOf({ day: lastDay, month: lastMonth, year: lastYear }, of),
      ),
  },
  {
    heard: alone(`(?:from |between )?(?:the )?${number} ${to} ${dated}(?: tak)?`),
    read: ([day, lastDay, month, year], of) =>
      span(dateOf({ day, month, year }, of), dateOf({ day: lastDay, month, year }, of)),
  },
  {
    heard: alone(`(?:from )?(${months}) ${number} ${to} ${number}(?:,? (20\\d\\d))?`),
    read: ([month, day, lastDay, year], of) =>
      span(dateOf({ day, month, year }, of), dateOf({ day: lastDay, month, year }, of)),
  },
  { heard: alone(dated), read: ([day, month, year], of) => oneDay(dateOf({ day, month, year }, of)) },
  {
    heard: alone(`(${months}) ${number}(?:,? (20\\d\\d))?`),
    read: ([month, day, year], of) => oneDay(dateOf({ day, month, year }, of)),
  },
  { heard: alone('(?:the )?day before yesterday'), read: (_, { today }) => oneDay(addDays(today, -2)) },
  {
    heard: alone('(?:(last|this|next|past|coming|pichle|agle|is) )?(week|hafte|weekend)'),
    read: ([turn, unit], { today }) => (turn === undefined ? undefined : weekOf(turn, unit === 'weekend', today)),
  },
  {
    heard: alone(`(?:(last|this|next|past|coming|pichle|agle|is) )?(${weekdays})`),
    read: ([turn, weekday = ''], of) => oneDay(weekdayOf(turn, weekdays.split('|').indexOf(weekday) + 1, of)),
  },
  { heard: alone('yesterday'), read: (_, { today }) => oneDay(addDays(today, -1)) },
  { heard: alone('tomorrow'), read: (_, { today }) => oneDay(addDays(today, 1)) },
  { heard: alone('(?:today|aaj)'), read: (_, { today }) => oneDay(today) },
  // The same words of Hindi mean days before and days ahead.
  { heard: alone('kal'), read: (_, { today, isAhead }) => oneDay(addDays(today, isAhead ? 1 : -1)) },
  { heard: alone('parso'), read: (_, { today, isAhead }) => oneDay(addDays(today, isAhead ? 2 : -2)) },
];

const ahead =
  /(?:^| )(?:will|going to|shall|upcoming|hogi|hoga|honge|rahegi|rahega|chalegi|lagegi|lagayenge|karenge|chalayenge|aayega|aayegi)(?= |$)/;

/** All that are said in these words, which are in small Latin letters; those of none that are there. */
export function saidDays(text: string, today: Day): SaidDays[] {
  const around = { today, isAhead: ahead.test(text) };
  const found: SaidDays[] = [];
  let left = text;
  for (const { heard, read } of ways) {
    for (let match = heard.exec(left); match; match = heard.exec(left)) {
      const [whole, ...groups] = match;
      const period = read(groups, around);
      const at = left.slice(0, match.index).split(' ').length - 1;
      if (period !== undefined) found.push({ period, at, size: whole.split(' ').length });
      // The places of the words stay.
      left = left.replace(whole, whole.replaceAll(/[^ ]+/g, '_'));
    }
  }
  return found;
}

const oneDay = (day: Day | undefined): Period | undefined => (day === undefined ? undefined : { from: day, to: day });
const span = (from: Day | undefined, to: Day | undefined): Period | undefined =>
  from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;

type Said = { day: string | undefined; month: string | undefined; year: string | undefined };

/** So far ahead a date without a year is still this year's. */
const aheadAtMost = 60;

function dateOf({ day, month, year }: Said, { today }: Around): Day | undefined {
  const inYear = (of: number): Day | undefined => realDay(of, months.split('|').indexOf(month ?? '') + 1, Number(day));
  if (year !== undefined) return inYear(Number(year));
  const thisYear = Number(today.slice(0, 4));
  const candidates = [thisYear + 1, thisYear, thisYear - 1].flatMap(each => inYear(each) ?? []);
  return candidates.find(each => each <= addDays(today, aheadAtMost));
}

function realDay(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || day < 1 || day > Temporal.PlainYearMonth.from({ year, month }).daysInMonth) return undefined;
  return Temporal.PlainDate.from({ year, month, day }).toString();
}

/** 1 is Monday. One that is said today is that of a week ago: today itself would be called so. */
function weekdayOf(turn: string | undefined, weekday: number, { today, isAhead }: Around): Day {
  const isNext = turn === 'next' || turn === 'coming' || turn === 'agle' || (turn === undefined && isAhead);
  const ago = (Temporal.PlainDate.from(today).dayOfWeek - weekday + 7) % 7;
  if (isNext) return addDays(today, 7 - ago);
  return addDays(today, ago === 0 ? -7 : -ago);
}

function weekOf(turn: string, isWeekend: boolean, today: Day): Period {
  const running = unitAround('week', today);
  const by = /^(?:next|coming|agle)$/.test(turn) ? 7 : /^(?:last|past|pichle)$/.test(turn) ? -7 : 0;
  const [from, to] = [addDays(running.from, by), addDays(running.to, by)];
  return { from: isWeekend ? addDays(to, -1) : from, to };
}
