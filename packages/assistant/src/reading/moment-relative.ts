/** Which days are named by their distance from today: "last week", "the past 30 days", "3 weeks ago", "this month to date"? */
import { addDays, lastDays, lastUnits, namedPeriod, unitAround, type CalendarUnit } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { unitAt, unitBack, untilToday, type Calendar, type Moment } from './moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree, numberAt, typedAs } from './words.ts';

/** "last week", "this quarter", "the past 30 days", "pichle do mahine", "3 weeks ago", "next month". */
export function readRelative(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  return (
    readAgo(words, at, calendar) ??
    fromToday(words, at, calendar) ??
    readBeforeLast(words, at, calendar) ??
    readTurned(words, at, calendar) ??
    readRunning(words, at, calendar) ??
    readToDate(words, at, calendar)
  );
}

/** "the week before last". */
function readBeforeLast(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const unit = unitAt(words[at]);
  if (!unit || !isCalendarUnit(unit) || !isFree(words[at])) return undefined;
  if (!has(words[at + 1], 'before') || !has(words[at + 2], 'last') || unitAt(words[at + 3])) return undefined;
  return { size: 3, period: unitBack(unit, 2, calendar), unit };
}

/** "the year so far", "for the quarter", "the month till date": the running one. */
function readRunning(words: Word[], at: number, { today, country }: Calendar): Moment | undefined {
  const unit = unitAt(words[at]);
  const isOwn = typedAs(words[at - 1], 'my', 'our', 'mera', 'meri', 'mere', 'hamara', 'hamare', 'apna');
  if ((isOwn || isAskedAfter(words, at)) && words[at]!.text === 'day')
    return { size: 1, period: { from: today, to: today }, unit: 'day' };
  if (!unit || !isCalendarUnit(unit) || !isFree(words[at]) || words[at]!.text.endsWith('s')) return undefined;
  const isSoFar = has(words[at + 1], 'so_far');
  const isPointedAt =
    (isOwn || isSaidFirst(words, at) || isBehindThe(words, at) || isAskedAfter(words, at)) &&
    words[at + 1]?.kind !== 'number' &&
    !has(words[at + 1], 'before', 'after') &&
    !typedAs(words[at + 1], 'of', 'before', 'after', 'to', 'when', 'that', 'from', 'starting', 'ending');
  if (!isSoFar && !isPointedAt) return undefined;
  return { size: isSoFar ? 2 : 1, period: namedPeriod(`this-${unit}`, today, country), unit };
}

type Unit = NonNullable<ReturnType<typeof unitAt>>;

const isCalendarUnit = (unit: Unit): unit is CalendarUnit => unit !== 'day' && unit !== 'fortnight' && unit !== 'half';

/** "for the quarter", "over the month". */
const isBehindThe = (words: Word[], at: number): boolean =>
  typedAs(words[at - 1], 'over the') ||
  (typedAs(words[at - 1], 'the') && typedAs(words[at - 2], 'for', 'of', 'in', 'during', 'through', 'across'));

/** "how has the week been", "what does the month look like", "how was the day". */
const isAskedAfter = (words: Word[], at: number): boolean =>
  typedAs(words[at - 1], 'the') &&
  has(words[at - 3], 'how', 'what') &&
  (typedAs(words[at - 2], 'was')
    ? at === words.findLastIndex(word => word.kind !== 'mark')
    : typedAs(words[at - 2], 'is', 'has', 'does', 'did') &&
      !typedAs(words[at + 1], 'with') &&
      words.some(word => asked.test(word.text)));
const asked = /^(been|go|going|look|looking|doing|shaping|fare|faring)$/;

/** "mahine ki sale": Hindi needs no article, unless something is counted by it. */
const isSaidFirst = (words: Word[], at: number): boolean =>
  typedAs(words[at + 1], 'ka', 'ki', 'ke', 'का', 'की', 'के') &&
  (at === 0 || (words[at - 1]!.kind === 'mark' && words[at - 1]!.text !== '-')) &&
  !words.some(word => has(word, 'more', 'most', 'by', 'average') || (word.kind === 'number' && isFree(word)));

/** "aaj se 10 din pehle" is that day, and not the days up to today. */
function fromToday(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!has(words[at], 'today') || !typedAs(words[at + 1], 'se', 'से')) return undefined;
  const ago = readAgo(words, at + 2, calendar);
  return ago && { ...ago, size: ago.size + 2 };
}

function readAgo(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const count = numberAt(words, at) ?? agoCount(words, at);
  if (!count || count.ordinal) return undefined;
  if (has(words[at + count.size], 'weekend') && has(words[at + count.size + 1], 'ago') && count.value <= 52) {
    const from = addDays(unitBack('week', count.value, calendar).from, 5);
    return { size: count.size + 2, period: { from, to: addDays(from, 1) }, unit: 'weekend' };
  }
  const weekday = weekdays.findIndex(day => has(words[at + count.size], day));
  if (weekday >= 0 && has(words[at + count.size + 1], 'ago') && count.value <= 52) {
    const day = addDays(
      unitAround('week', addDays(calendar.today, -1 - weekday)).from,
      weekday - 7 * (count.value - 1),
    );
    return { size: count.size + 2, period: { from: day, to: day }, unit: 'day' };
  }
  const unit = unitAt(words[at + count.size]);
  const mark = afterFillers(words, at + count.size + 1);
  if (!unit || !has(words[mark], 'ago') || count.value > 400) return undefined;
  const size = mark + 1 - at;
  if (!isCalendarUnit(unit)) {
    const day = addDays(calendar.today, -count.value * (unit === 'day' ? 1 : 14));
    return { size, period: { from: day, to: day }, unit: 'day' };
  }
  return { size, period: unitBack(unit, count.value, calendar), unit };
}

/** "a week ago", "a couple of weeks ago". */
function agoCount(words: Word[], at: number): { value: number; size: number; ordinal: boolean } | undefined {
  if (!typedAs(words[at], 'a', 'an')) return undefined;
  const isPair = typedAs(words[at + 1], 'couple') && typedAs(words[at + 2], 'of');
  return { value: isPair ? 2 : 1, size: isPair ? 3 : 1, ordinal: false };
}

function readTurned(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turn = turnAt(words, at);
  if (!turn) return undefined;
  let place = afterFillers(words, at + turn.size);
  const count = numberAt(words, place);
  if (count && turn.turn !== 'this') {
    const isPair = typedAs(words[place], 'couple') && typedAs(words[place + count.size], 'of');
    const unitPlace = afterWhole(words, place + count.size + Number(isPair));
    const unit = unitAt(words[unitPlace]);
    if (unit && count.value >= 1 && count.value <= 800) {
      return { ...countedUnits(turn.turn, count.value, unit, calendar), size: unitPlace + 1 - at };
    }
    return undefined;
  }
  const few = typedAs(words[place], 'few', 'couple', 'several', 'kuch', 'kuchh', 'kai');
  if (few) place = afterFillers(words, place + 1);
  const unit = unitAt(words[place]);
  const size = place + 1 - at;
  if (!unit) return undefined;
  if (few) return { ...countedUnits(turn.turn, unit === 'day' ? 7 : 3, unit, calendar), size };
  return { ...oneUnit(turn, unit, calendar), size };
}

/** "the last three full months". */
const afterWhole = (words: Word[], at: number): number =>
  typedAs(words[at], 'full', 'whole', 'complete', 'completed', 'calendar', 'entire') ? at + 1 : at;

/** Rolling is "the past year", "over the last year": twelve months up to now, and no calendar year. */
type Turn = { turn: 'last' | 'this' | 'next'; back: number; size: number; isRolling?: boolean };

/** "last", "this", "next", "is" before a unit, "last to last", "pichle se pichle", "the week before last". */
function turnAt(words: Word[], at: number): Turn | undefined {
  const word = words[at];
  if (!isFree(word)) return undefined;
  const later = words[afterFillers(words, at + 1, ['to', 'se', 'से'])];
  if (has(word, 'last') && later !== words[at + 1] && has(later, 'last')) {
    return { turn: 'last', back: 2, size: afterFillers(words, at + 1, ['to', 'se', 'से']) - at + 1 };
  }
  if (unitAt(word) && has(words[at + 1], 'before') && has(words[at + 2], 'last')) return undefined;
  if (has(word, 'last'))
    return { turn: 'last', back: 1, size: 1, isRolling: word!.text === 'past' || typedAs(words[at - 1], 'over the') };
  if (has(word, 'this')) return { turn: 'this', back: 0, size: 1 };
  if (typedAs(word, 'is', 'iss', 'ye', 'yeh', 'yah', 'यह', 'ये') && unitAt(words[at + 1]))
    return { turn: 'this', back: 0, size: 1 };
  if (has(word, 'next')) return { turn: 'next', back: 0, size: 1 };
  return undefined;
}

function countedUnits(turn: Turn['turn'], count: number, unit: Unit, calendar: Calendar): Omit<Moment, 'size'> {
  const { today, country } = calendar;
  if (turn === 'next') {
    const days = unit === 'week' ? 7 * count : unit === 'month' ? 30 * count : count;
    return { period: { from: addDays(today, 1), to: addDays(today, days) }, unit: 'days', ahead: true };
  }
  if (unit === 'day') return { period: lastDays(Math.round(count), today), unit: 'days' };
  if (unit === 'week' || unit === 'fortnight')
    return { period: lastDays(Math.round(count * (unit === 'week' ? 7 : 14)), today), unit: 'days' };
  if (unit === 'half') return { period: lastUnits(Math.round(count * 6), 'month', today, country), unit: 'month' };
  return { period: lastUnits(Math.round(count), unit, today, country), unit };
}

function oneUnit(turn: Turn, unit: Unit, calendar: Calendar): Omit<Moment, 'size'> {
  const { today, country } = calendar;
  if (unit === 'day') {
    const day = addDays(today, turn.turn === 'last' ? -turn.back : turn.turn === 'next' ? 1 : 0);
    return { period: { from: day, to: day }, unit: 'day', ...(turn.turn === 'next' ? { ahead: true } : {}) };
  }
  if (unit === 'fortnight') return { period: lastDays(14, today), unit: 'days' };
  if (unit === 'half') return { period: halfYear(turn.turn === 'last' ? -1 : 0, calendar), unit: 'month' };
  if (turn.turn === 'this') return { period: namedPeriod(`this-${unit}`, today, country), unit };
  if (turn.turn === 'last') {
    if (turn.isRolling && unit === 'year') return { period: lastUnits(12, 'month', today, country), unit: 'month' };
    const period = unitBack(unit, turn.back, calendar);
    if (unit !== 'year' || (country !== 'IN' && country !== 'GB') || turn.back > 1) return { period, unit };
    return {
      period,
      unit,
      other: { label: 'last financial year', period: namedPeriod('last-fiscal-year', today, country) },
    };
  }
  const running = unitAround(unit, today, country);
  return { period: unitAround(unit, addDays(running.to, 1), country), unit, ahead: true };
}

function halfYear(offset: number, { today }: Calendar): Period {
  const year = Number(today.slice(0, 4));
  const second = today.slice(5) >= '07-01';
  const index = (second ? 1 : 0) + offset;
  const [ofYear, isSecond] = index < 0 ? [year - 1, true] : [year, index === 1];
  const [from, to] = isSecond ? ['07-01', '12-31'] : ['01-01', '06-30'];
  return untilToday({ from: `${ofYear}-${from}`, to: `${ofYear}-${to}` }, today);
}

const toDate: Record<string, 'week' | 'month' | 'quarter' | 'year' | 'fiscal-year'> = {
  week_to_date: 'week',
  month_to_date: 'month',
  quarter_to_date: 'quarter',
  year_to_date: 'year',
  fiscal_to_date: 'fiscal-year',
};

function readToDate(words: Word[], at: number, { today, country }: Calendar): Moment | undefined {
  const concept = words[at]?.concepts.find(each => toDate[each] !== undefined);
  if (concept === undefined) return undefined;
  const unit = toDate[concept]!;
  return { size: 1, period: namedPeriod(`this-${unit}`, today, country), unit };
}
