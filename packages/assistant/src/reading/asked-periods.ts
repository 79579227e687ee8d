/** Of the days a question names: which are asked about, and which they are held against. */
import {
  addDays,
  dayCount,
  lastUnits,
  namedPeriod,
  previousPeriod,
  samePeriodLastYear,
  startOf,
  unitAround,
  type CalendarUnit,
} from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { AskedBase, AskedPeriod } from '../intent.ts';
import { sidesOf, type SidesOfEvent } from './before-and-after.ts';
import type { Calendar } from '../days/moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import type { FoundPeriod } from './found-period.ts';
import type { Reading } from './read.ts';
import { isWhatChanged } from './comparison.ts';
import { asksOfThisMoment } from './this-moment.ts';
import { has, numberAt, says, typedAs } from './words.ts';

export type AskedPeriods = { when?: AskedPeriod; base?: AskedBase; others: AskedPeriod[] };

export function periodsOf(reading: Reading, calendar: Calendar): AskedPeriods {
  const found = periodsIn(reading, calendar);
  const { base } = found;
  return base?.kind === 'named' && isSaidWhole(reading, base.period)
    ? { ...found, base: { ...base, whole: true } }
    : found;
}

/** "this month so far against the whole of October". */
const isSaidWhole = ({ words, periods }: Reading, { from, to }: Period): boolean =>
  periods.some(
    ({ at, size, period }) =>
      period.from === from &&
      period.to === to &&
      words.slice(Math.max(0, at - 3), at + size).some(word => typedAs(word, 'full', 'whole', 'entire', 'complete', 'all', 'pura', 'poora', 'pure', 'poore')), // prettier-ignore
  );

function periodsIn(reading: Reading, calendar: Calendar): AskedPeriods {
  const { periods, comparison } = reading;
  const [first, second, ...rest] = periods;
  const sides = reading.sides && first && sidesOf(reading.sides, first, calendar.today);
  if (sides) return besidesEvent(sides);
  const kind = comparison.kind ?? (comparison.asked ? 'previous' : undefined);
  const told = toldByFirst(reading, calendar);
  if (told.length > 0) return { when: first ? periodOf(first) : runningDay(calendar), others: told };
  if (!first && reading.metrics.length > 0 && (kind === 'week-ago' || saysSameDayLastYear(reading)))
    return {
      when: runningDay(calendar),
      base: { kind: kind! },
      others: [],
    };
  if (!first && kind === 'month-ago')
    return {
      when: saysOneDay(reading)
        ? { period: { from: calendar.today, to: calendar.today }, unit: 'day' }
        : { period: namedPeriod('this-month', calendar.today, calendar.country), unit: 'month' },
      base: { kind },
      others: [],
    };
  const span = first ? undefined : spanOfLastYear(reading);
  if (span && (reading.metrics.length > 0 || reading.comparison.directed || says(reading.words, 'compare')))
    return {
      when: { period: namedPeriod(`this-${span}`, calendar.today, calendar.country), unit: span },
      base: { kind: 'year-ago' },
      others: [],
    };
  if (!first && asksOfThisMoment(reading)) return { when: runningDay(calendar), others: [] };
  if (!first) return { ...stepOf(reading, calendar), ...(kind ? { base: { kind } } : {}), others: [] };
  if (!second) return onlyOne(reading, first, kind, calendar);
  const named = rest.length === 0 ? namedByFestival(reading, first, second) : undefined;
  if (named) return onlyOne(reading, named, kind, calendar);
  return rest.length > 0
    ? { when: periodOf(first), others: [second, ...rest].map(periodOf) }
    : twoOf({ reading, first, second });
}

/** The event itself is on neither side. */
const besidesEvent = ({ before, after, event }: SidesOfEvent): AskedPeriods => ({
  when: { period: after, unit: 'days', between: event },
  base: { kind: 'named', period: before, whole: true },
  others: [],
});

const runningDay = ({ today }: Pick<Calendar, 'today'>): AskedPeriod => ({
  period: { from: today, to: today },
  unit: 'day',
});

/** "yesterday, same day last week and same day last year": of three stretches or more, those behind the first, by which some of them are told. */
function toldByFirst({ words, periods: [first, ...more] }: Reading, { today }: Calendar): AskedPeriod[] {
  const { period, unit } = first ?? runningDay({ today });
  const said = ['week_ago', 'month_ago', 'year_ago'].filter(each =>
    words.some(word => word.used !== 'period' && has(word, each)),
  );
  if (said.length === 0 || said.length + more.length < 2 || (!first && more.length > 0)) return [];
  // "same day last week and last year"
  const isYearOfIt = unit !== 'year' && more.at(-1)?.unit === 'year';
  const others = isYearOfIt ? more.slice(0, -1) : more;
  if (isYearOfIt) said.push('year_ago');
  const of: Record<string, () => Period> = {
    week_ago: () => ({ from: addDays(period.from, -7), to: addDays(period.to, -7) }),
    month_ago: () => previousPeriod(period, 'month'),
    year_ago: () => samePeriodLastYear(period),
  };
  return [...others.map(periodOf), ...said.map(each => ({ period: of[each]!(), unit: unit ?? 'day' }))];
}

/** "Onam sales, the nine days up to 26 August": the festival only names the days that are then counted. */
function namedByFestival(
  { words, comparison }: Reading,
  first: FoundPeriod,
  second: FoundPeriod,
): FoundPeriod | undefined {
  const [day, days] = first.unit === 'festival' ? [first, second] : [second, first];
  const joint = words.slice(first.at + first.size, second.at);
  const isOneDay = day.unit === 'festival' && day.period.from === day.period.to;
  const isSame =
    days.unit !== 'festival' && days.period.from < day.period.from && days.period.to >= addDays(day.period.from, -1);
  const isListed = comparison.asked || joint.some(word => has(word, 'and', 'or', 'compare', 'than'));
  return isOneDay && isSame && !isListed && days.period.to <= day.period.to ? days : undefined;
}

/** "same week last year sales": the running one is held against it. */
function spanOfLastYear({ words }: Reading): 'week' | 'month' | 'quarter' | undefined {
  const said = words.find(word => has(word, 'year_ago'))?.text ?? '';
  return (['week', 'month', 'quarter'] as const).find(each => new RegExp(`\\bsame ${each}\\b`).test(said));
}

/** "same day last month sales", and not "same days". */
const saysOneDay = ({ words }: Reading): boolean =>
  words.some(word => has(word, 'month_ago') && /\b(?:day|date)\b/.test(word.text));

/** "same day last year sales": today is held against it. */
const saysSameDayLastYear = ({ words }: Reading): boolean =>
  words.some(word => has(word, 'year_ago') && /\bdate\b|\bday\b/.test(word.text));

/** "week on week change" names its step only: the last whole one. */
function stepOf({ words }: Reading, { today, country }: Calendar): { when?: AskedPeriod } {
  const steps: [string, CalendarUnit][] = [
    ['wow', 'week'],
    ['mom', 'month'],
    ['qoq', 'quarter'],
  ];
  const step = steps.find(([concept]) => words.some(word => has(word, concept)));
  const isCourse = words.some(word => has(word, 'trend'));
  return step && !isCourse ? { when: { period: lastUnits(1, step[1], today, country), unit: step[1] } } : {};
}

type Looking = Exclude<AskedBase['kind'], 'named'> | undefined;

/** "than last month", "vs yesterday" with nothing else named: the running month, today, is held against it. */
function onlyOne({ words }: Reading, first: FoundPeriod, kind: Looking, calendar: Calendar): AskedPeriods {
  // "than last month", "than it was in October".
  const against = [1, 2, 3, 4, 5].some(
    back =>
      ((isAgainst(words[first.at - back]) &&
        !isDuring(words, first.at - back) &&
        !isOnThatDay(words, first.at - back, first)) ||
        isHeldWith(words, first.at - back)) &&
      words.slice(first.at - back + 1, first.at).every(word => word.small || word.kind === 'mark' || has(word, 'same')),
  );
  const running = against || isHeldBehind(words, first) ? runningLike(first, calendar) : undefined;
  if (running && kind !== 'year-ago') return { when: running, base: named(first), others: [] };
  const isWeek = words.slice(first.at, first.at + first.size).some(word => has(word, 'week'));
  const justBefore =
    kind === 'previous' &&
    words.some(
      (word, at) => (has(word, 'day', 'week') || (isWeek && typedAs(word, 'one'))) && has(words[at + 1], 'before'),
    );
  if (justBefore) return { when: { ...periodOf(first), earlier: undefined }, base: { kind }, others: [] };
  return { when: periodOf(first), ...(kind ? { base: { kind } } : {}), others: [] };
}

/** "sales pichle mahine se kam hui kya", "october se behtar": what is held against stands in front. */
function isHeldBehind(words: Reading['words'], { at, size }: FoundPeriod): boolean {
  const [behind, next] = words.slice(at + size);
  const isThan = /^(se|से) \S/.test(behind?.text ?? '') && has(behind, 'than') && behind?.used !== 'bound';
  if (isThan || (typedAs(behind, 'se', 'से') && has(next, 'more', 'less', 'better', 'worse', 'best', 'worst')))
    return true;
  // "sale pichle mahine ke mukable kaisi hai"
  const compared = typedAs(behind, 'ke', 'ki', 'के', 'की') ? next : behind;
  return has(compared, 'compare') && /muk|muq|tulna|मुका|मुक़ा|तुलना/u.test(compared?.text ?? '');
}

/** "compare kurta sales with last month": with what is running. */
const isHeldWith = (words: Reading['words'], at: number): boolean =>
  /^(with|to|against)$/.test(words[at]?.text ?? '') &&
  words.slice(0, at).some(word => /^(compare|comparison)$/.test(word.text));

/** "margin over last quarter" is of that quarter, "up over last quarter" is held against it. */
const isDuring = (words: Reading['words'], at: number): boolean =>
  words[at]?.text === 'over' &&
  !words.some(
    word =>
      has(word, 'grow', 'fall', 'change', 'more', 'less', 'compare', 'percent', 'best', 'worst') &&
      word.used !== 'ranking',
  );

/** "orders were down on Monday" tells of that day, "are we down on last week" holds against it. */
const isOnThatDay = (words: Reading['words'], at: number, { unit, at: day }: FoundPeriod): boolean =>
  unit === 'day' &&
  words[day - 1]!.text.endsWith('on') &&
  !typedAs(words[day], 'yesterday') &&
  words.slice(0, at).some(word => typedAs(word, 'was', 'were', 'did', 'went', 'had'));

const isAgainst = (word: Reading['words'][number] | undefined): boolean =>
  (has(word, 'than', 'above', 'below') && word!.used !== 'bound') ||
  (has(word, 'compare') &&
    !/^(compare|comparison|comparing|tulna|तुलना|side by side|next to each other|next to|head to head)$/.test(
      word!.text,
    )) ||
  (word?.text.endsWith(' than') ?? false);

function runningLike({ period, unit, ofYear }: FoundPeriod, { today, country }: Calendar): AskedPeriod | undefined {
  const later = ofYear?.(Number(period.from.slice(0, 4)) + 1);
  if (unit === 'festival' && later && later.from <= today) return { period: later, unit, implied: true };
  // "against last year in October": the October that is over, and not these days of November.
  if (unit === 'month' && later && later.to < today) return { period: later, unit, implied: true };
  if (period.to >= today) return undefined;
  if (unit === 'day') return { period: { from: today, to: today }, unit, implied: true };
  if (unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year' && unit !== 'fiscal-year')
    return unit === 'festival' ? asManyLast(period, today) : undefined;
  return { period: namedPeriod(`this-${unit}`, today, country), unit, implied: true };
}

/** "slower than in Diwali week": as many days, up to yesterday. */
function asManyLast(period: Period, today: Day): AskedPeriod | undefined {
  const count = dayCount(period);
  const from = addDays(today, -count);
  return count > 1 && period.to < from
    ? { period: { from, to: addDays(today, -1) }, unit: 'days', implied: true }
    : undefined;
}

type Two = { reading: Reading; first: FoundPeriod; second: FoundPeriod };

/** Of two stretches one may only say what the other is held against; else both are asked for. */
function twoOf(two: Two): AskedPeriods {
  const { reading, first, second } = two;
  const { comparison, words } = reading;
  for (const baseOf of basesOfTheFirst) {
    const period = baseOf(two);
    if (period) return against(first, { kind: 'named', period });
  }
  const year = comparison.asked ? yearOfOther(first, second) : undefined;
  if (year) return year;
  if (isHeldAgainst(words, first) || isSaidFirst(words, first)) return against(second, named(first));
  if (!comparison.asked) return { when: periodOf(first), others: [periodOf(second)] };
  const older = first.period.from < second.period.from;
  const isChange = words.some(word => has(word, 'change', 'grow', 'fall', 'percent') || isWhatChanged(word)) && older;
  if (isChange && (!comparison.directed || isFromTo(two))) return against(second, named(first));
  if (!older || comparison.directed) return against(first, named(second));
  return against(second, { ...named(first), apart: true });
}

/** "pichle saal october se is october me kitna fark": of the difference from one to the other, the first is the base. */
const isFromTo = ({ reading: { words }, first, second }: Two): boolean =>
  /^(se|से)$/.test(words[first.at + first.size]?.text ?? '') && words.slice(second.at).some(word => has(word, 'change'));

const against = (found: FoundPeriod, base: AskedBase): AskedPeriods => ({ when: periodOf(found), base, others: [] });

/** Where the second says which days the first is held against, without being those days itself. */
const basesOfTheFirst: ((two: Two) => Period | undefined)[] = [
  sameWeekdayBefore,
  unitsEarlier,
  sameDaysOfMonth,
  sameDaysOfWeek,
  sameOfLastYear,
  theOneBefore,
];

/** "yesterday vs two weeks ago": the same weekday of that week. */
function sameWeekdayBefore({ reading: { words }, first, second }: Two): Period | undefined {
  const isBack =
    first.unit === 'day' && second.unit === 'week' && words.slice(second.at).some(word => has(word, 'ago'));
  if (!isBack) return undefined;
  const day = addDays(first.period.from, daysFrom(startOf('week', first.period.from), second.period.from));
  return { from: day, to: day };
}

/** "October vs two months earlier": earlier than October, and not than today. */
function unitsEarlier({ reading: { words }, first, second }: Two): Period | undefined {
  const said = words.slice(second.at, second.at + second.size);
  const isCounted = first.unit === second.unit && /^(week|month|quarter|year)$/.test(first.unit ?? '');
  const count = said
    .map((_, place) =>
      numberAt(
        said.map(word => ({ ...word, used: undefined })),
        place,
      ),
    )
    .find(Boolean);
  if (!isCounted || !count || !/^(earlier|before|prior)$/.test(said.at(-1)?.text ?? '')) return undefined;
  let period = first.period;
  for (let step = 0; step < count.value; step += 1)
    period = unitAround(first.unit as CalendarUnit, addDays(period.from, -1));
  return period;
}

const daysFrom = (one: string, other: string): number => Math.round((Date.parse(other) - Date.parse(one)) / 864e5);

/** "1 to 15 November against the same days of October". */
function sameDaysOfMonth({ reading, first: { period }, second }: Two): Period | undefined {
  const isWithinMonth = period.from.slice(0, 7) === period.to.slice(0, 7);
  if (!asksSameDays(reading, second) || second.unit !== 'month' || !isWithinMonth) return undefined;
  const month = second.period.from.slice(0, 7);
  const base = { from: `${month}${period.from.slice(7)}`, to: `${month}${period.to.slice(7)}` };
  return base.to <= unitAround('month', second.period.from).to ? base : undefined;
}

/** "Mon to Thu this week against the same four days of last week". */
function sameDaysOfWeek({ reading, first, second }: Two): Period | undefined {
  const week = startOf('week', first.period.from);
  const isWithinWeek = first.unit !== 'week' && startOf('week', first.period.to) === week;
  if (!asksSameDays(reading, second) || second.unit !== 'week' || !isWithinWeek) return undefined;
  const days = daysFrom(week, startOf('week', second.period.from));
  return days >= 0 ? undefined : { from: addDays(first.period.from, days), to: addDays(first.period.to, days) };
}

const asksSameDays = ({ words, comparison }: Reading, { at, size }: FoundPeriod): boolean =>
  comparison.asked &&
  (words.slice(Math.max(0, at - 4), at).some(word => has(word, 'same')) || has(words[at + size], 'same'));

/** "this Diwali and last Diwali" while this year's is the last one there was. */
function sameOfLastYear({ reading: { words }, first, second }: Two): Period | undefined {
  const mayBe = areTwins(first, second) && (first.unit === 'month' || first.unit === 'festival');
  const isNamed = !words.slice(second.at, second.at + second.size).some(word => has(word, 'month'));
  const isOfBefore = has(words[second.at], 'last') || (has(words[first.at], 'last') && isSaidFirst(words, first));
  return mayBe && isNamed && isOfBefore ? first.ofYear?.(Number(first.period.from.slice(0, 4)) - 1) : undefined;
}

function theOneBefore({ reading: { words }, first, second }: Two): Period | undefined {
  return areTwins(first, second) ? beforeIt(first, words.slice(first.at, second.at + second.size)) : undefined;
}

const areTwins = ({ period: one }: FoundPeriod, { period: other }: FoundPeriod): boolean =>
  one.from === other.from && one.to === other.to;

/** "parso se zyada", "pichle hafte ke mukable": in Hindi what something is held against comes first. */
function isHeldAgainst(words: Reading['words'], { at, size }: FoundPeriod): boolean {
  const behind = words.slice(at + size, at + size + 3).find(word => !/^(k[ei]|के|की)$/.test(word.text));
  return (
    (has(behind, 'than') && /^(se|से)/.test(behind!.text)) ||
    (has(behind, 'compare') && /^(k[ei] |के |की )?(mu[kq]|tulna|तुलना|मुकाब)/.test(behind!.text))
  );
}

/** "compared to last month, how many new customers this month" */
const isSaidFirst = (words: Reading['words'], { at }: FoundPeriod): boolean =>
  isAgainst(words.slice(0, at).findLast(word => !word.small));

/** "the last 7 days vs the previous 7 days", "last Sunday and the Sunday before". */
const beforeIt = ({ period, unit }: FoundPeriod, said: Reading['words']): Period =>
  unit === 'day' && !said.some(word => has(word, ...weekdays))
    ? { from: addDays(period.from, -1), to: addDays(period.from, -1) }
    : unit === 'day' || unit === 'weekend'
      ? { from: addDays(period.from, -7), to: addDays(period.to, -7) }
      : previousPeriod(period, unit === 'days' || unit === 'festival' ? undefined : unit);

/** "this month against last year": the same days of that year. */
function yearOfOther(first: FoundPeriod, second: FoundPeriod): AskedPeriods | undefined {
  const [year, other] = first.unit === 'year' ? [first, second] : [second, first];
  if (year.unit !== 'year' || other.unit === 'year' || other.unit === 'fiscal-year') return undefined;
  const years = Number(other.period.from.slice(0, 4)) - Number(year.period.from.slice(0, 4));
  if (years < 1 || years > 3) return undefined;
  let period = other.ofYear?.(Number(year.period.from.slice(0, 4))) ?? other.period;
  if (period === other.period) for (let count = 0; count < years; count += 1) period = samePeriodLastYear(period);
  return { when: periodOf(other), base: { kind: 'named', period }, others: [] };
}

/** "which was the best day in diwali": a festival of one day has rows of days in its week. */
export function ofItsWeek(when: AskedPeriod, by: string[]): AskedPeriod {
  const { from, to } = when.period;
  const week = ({ to: last }: Period): Period => ({ from: addDays(last, -6), to: last });
  return when.unit === 'festival' && from === to && by.length === 1 && by[0] === 'day'
    ? { ...when, period: week(when.period), ...(when.earlier ? { earlier: week(when.earlier) } : {}) }
    : when;
}

const named = (found: FoundPeriod): AskedBase & { kind: 'named' } => ({
  kind: 'named',
  period: found.period,
  ...(found.label ? { label: found.label } : {}),
});
const earlierOf = (earlier: Period | undefined): { earlier?: Period } => (earlier ? { earlier } : {});
export const periodOf = ({ period, unit, label, other, ofYear }: FoundPeriod): AskedPeriod => ({
  period,
  ...(unit === 'festival' ? earlierOf(ofYear?.(Number(period.from.slice(0, 4)) - 1)) : {}),
  ...(unit ? { unit } : {}),
  ...(label ? { label } : {}),
  ...(other ? { other } : {}),
});
