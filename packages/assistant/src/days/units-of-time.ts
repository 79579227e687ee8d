/** Ways to say days by their distance from today, by their weekday, or as a weekend. */
import { weekdays } from '../vocabulary/calendar-words.ts';
import { unitAt } from './moment.ts';
import { areRivals } from '../reading/rival-weekdays.ts';
import { afterFillers, has, isFree, says, typedAs } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import {
  anyOf,
  before,
  cue,
  either,
  idea,
  maybe,
  perhaps,
  typed,
  way,
  where,
  word,
  type Construction,
  type Reader,
} from './chart.ts';
import { turnBack } from './dates.ts';
import {
  calendarUnit,
  count,
  countOrOne,
  lastOrThis,
  noMonth,
  plainNumber,
  turn,
  unit,
  weekdayWord,
  year,
} from './day-words.ts';
import type { Days, Turn, Unit } from './days.ts';
import { dates, feasts } from './once-a-year.ts';

type Ways = Construction<Days>[];

const ago = idea('ago');
const last = idea('last');
/** "the week before last week" is another. */
const notOfUnit = where((words, at) => unitAt(words[at]) === undefined);
const toLast = typed('to', 'se', 'से');
const weekdayOrWeekend = where((words, at) => isFree(words[at]) && has(words[at], 'weekend', ...weekdays));

/** So many days, weeks or months, and how long "a few" of them are. */
const few: Reader<number> = (words, at) =>
  typedAs(words[at], 'few', 'couple', 'several', 'kuch', 'kuchh', 'kai') && isFree(words[at])
    ? [{ size: 1, meaning: unitAt(words[afterFillers(words, at + 1)]) === 'day' ? 7 : 3 }]
    : [];
const isTurn =
  (which: Turn): Reader<Turn> =>
  (words, at, calendar) =>
    turn(words, at, calendar).filter(({ meaning }) => meaning === which);
const counted = (which: Turn, many: number, each: Unit): Days | undefined =>
  many >= 1 && many <= 800 ? { unit: each, count: many, turn: which } : undefined;

/** "the past year", "over the last year": twelve months up to now, and no calendar year. */
const rolling: Reader<boolean> = (words, at) =>
  isFree(words[at]) && has(words[at], 'last')
    ? [{ size: 1, meaning: words[at]?.text === 'past' || typedAs(words[at - 1], 'over the') }]
    : [];

const ownWords = ['my', 'our', 'mera', 'meri', 'mere', 'hamara', 'hamare', 'apna'];

const unitsAgo = (many: number, each: Unit): Days | undefined => {
  if (many > 400) return undefined;
  return each === 'day' || each === 'fortnight' || each === 'half'
    ? { near: each === 'day' ? -many : -14 * many }
    : { unit: each, back: many };
};
const agoDays: Ways = [
  way('so many units ago', [countOrOne, unit, ago], unitsAgo, '3 weeks ago', 'a couple of months ago', '2 din pehle'),
]; // prettier-ignore

/** "is hafte"; "how is the week" is English. */
const isBeforeUnit = where((words, at) => unitAt(words[at + 1]) !== undefined);

export const relative: Ways = [
  ...agoDays,
  way('from today so many days ago', [idea('today'), typed('se', 'से'), anyOf(agoDays)], days => days, 'aaj se 10 din pehle'),
  way('the one before last', [calendarUnit, idea('before'), last, notOfUnit], (each) => ({ unit: each, back: 2 }), 'week before last'),
  way('last few whole ones', [isTurn('last'), count, typed('complete', 'completed', 'full', 'whole', 'entire', 'calendar', 'poore', 'pure'), unit], (which, many, each) => which === 'last' && many >= 1 && many <= 800 ? { unit: each, count: many, turn: which, whole: true } : undefined, 'last 12 complete weeks'),
  way('last few', [isTurn('last'), count, unit], counted, 'past 30 days', 'pichle do mahine'),
  way('last couple of', [isTurn('last'), typed('couple'), typed('of'), unit], (which, each) => counted(which, 2, each), 'last couple of weeks'),
  way('next few', [isTurn('next'), count, unit], counted, 'next 7 days'),
  way('last several', [isTurn('last'), few, unit], counted, 'last few weeks'),
  way('last to last', [last, toLast, last, unit], (each) => ({ unit: each, back: 2 }), 'last to last week', 'pichle se pichle hafte'),
  way('last one', [rolling, unit], (isRolling, each) => ({ unit: each, back: 1, rolling: isRolling, named: true }), 'last week', 'pichla mahina'),
  way('this one', [isTurn('this'), unit], (_, each) => ({ unit: each, back: 0 }), 'this quarter'),
  way('this one, in Hindi', [isBeforeUnit, typed('is', 'iss', 'ye', 'yeh', 'yah', 'यह', 'ये'), unit], (each) => ({ unit: each, back: 0 }), 'is hafte'),
  way('next one', [isTurn('next'), unit], (_, each) => ({ unit: each, back: -1 }), 'next month'),
  way('the day, asked after', [where((words, at) => isOwn(words, at) || isAskedAfter(words, at)), typed('day')], () => ({ near: 0 })),
  way('the one so far', [calendarUnit, idea('so_far')], (each) => ({ unit: each, back: 0 }), 'year so far'),
  way('the running one', [where(isPointedAt), calendarUnit], (each) => ({ unit: each, back: 0 })),
  way('to date', [word(({ concepts }) => concepts.map(concept => toDate[concept]).find(each => each !== undefined))], (each) => ({ unit: each, back: 0 }), 'ytd', 'mtd'),
]; // prettier-ignore

const unitDays: Partial<Record<Unit, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };
const older = (many: number, each: Unit): Days | undefined => {
  const age = many * (unitDays[each] ?? 0);
  return age > 0 && age <= 180 ? { olderThan: age } : undefined;
};
/** Of orders and carts; how long goods lie and people have bought here is no age that days could tell. */
const areOrders = (words: Word[]): boolean => !says(words, 'stock', 'product', 'goods', 'customer', 'people', 'sold');
const ofOrders = where(areOrders);
const moreThan = idea('above');
/** "orders stuck more than 3 days", "not sent for over a week" */
const isOfWaiting = (words: Word[], at: number): boolean =>
  words.slice(0, at).some(said => typedAs(said, 'stuck') || has(said, 'unfulfilled', 'pending'));

/** A number that tells how long something waits bounds no figure: "more than 3 days old". */
export const isHowOld = (words: Word[], at: number): boolean =>
  unitAt(words[at + 1]) !== undefined &&
  (typedAs(words[at + 2], ...oldWords) || isOfWaiting(words, at)) &&
  areOrders(words);

const oldWords = ['old', 'purane', 'purana', 'purani', 'पुराने', 'पुराना', 'पुरानी'];
const old = typed(...oldWords);

/** How long something waits. */
export const ages: Ways = [
  way('older than', [ofOrders, typed('older', 'longer'), idea('than'), countOrOne, unit], older, 'older than a week'),
  way('older than, in one word', [ofOrders, typed('older than', 'longer than'), countOrOne, unit], older),
  way('more than so old', [ofOrders, moreThan, countOrOne, unit, old], older, 'more than 3 days old', 'over a week old'),
  way('so old and more, in Hindi', [ofOrders, countOrOne, unit, moreThan, perhaps(either(idea('since'), old))], older, '3 din se zyada purane'),
  way('waiting for more than', [where(isOfWaiting), moreThan, countOrOne, unit], older),
]; // prettier-ignore

const toDate: Record<string, Unit> = {
  week_to_date: 'week', month_to_date: 'month', quarter_to_date: 'quarter', year_to_date: 'year', fiscal_to_date: 'fiscal-year',
}; // prettier-ignore

const isOwn = (words: Word[], at: number): boolean => typedAs(words[at - 1], ...ownWords);

/** "for the quarter", "mahine ki sale", "how has the week been": the running one. */
function isPointedAt(words: Word[], at: number): boolean {
  const next = words[at + 1];
  const isPointed = isOwn(words, at) || isSaidFirst(words, at) || isBehindThe(words, at) || isAskedAfter(words, at);
  return (
    isPointed &&
    !words[at]?.text.endsWith('s') &&
    next?.kind !== 'number' &&
    !has(next, 'before', 'after') &&
    !typedAs(next, 'of', 'before', 'after', 'to', 'when', 'that', 'from', 'starting', 'ending')
  );
}

const isBehindThe = (words: Word[], at: number): boolean =>
  typedAs(words[at - 1], 'over the') ||
  (typedAs(words[at - 1], 'the') && typedAs(words[at - 2], 'for', 'of', 'in', 'during', 'through', 'across'));

/** "how has the week been", "what does the month look like", "how was the day". */
const isAskedAfter = (words: Word[], at: number): boolean =>
  typedAs(words[at - 1], 'the') &&
  has(words[at - 3], 'how', 'what') &&
  (typedAs(words[at - 2], 'was')
    ? at === words.findLastIndex(({ kind }) => kind !== 'mark')
    : typedAs(words[at - 2], 'is', 'has', 'does', 'did') &&
      !typedAs(words[at + 1], 'with') &&
      words.some(({ text }) => asked.test(text)));
const asked = /^(been|go|going|look|looking|doing|shaping|fare|faring)$/;

/** Hindi needs no article, unless something is counted by it. */
const isSaidFirst = (words: Word[], at: number): boolean =>
  typedAs(words[at + 1], 'ka', 'ki', 'ke', 'का', 'की', 'के') &&
  (at === 0 || (words[at - 1]?.kind === 'mark' && words[at - 1]?.text !== '-')) &&
  !words.some(said => has(said, 'more', 'most', 'by', 'average') || (said.kind === 'number' && isFree(said)));

/** "Sundays", "every Monday", "on weekends" name a habit, not a day. */
const oneWeekday: Reader<number> = (words, at, calendar) => {
  const isHabit =
    words[at]?.text.endsWith('days') ||
    (words[at - 1]?.used === 'period' && has(words[at - 2], 'last')) ||
    typedAs(words[at - 1], 'every', 'each', 'har', 'all', 'by', 'per');
  return isHabit ? [] : weekdayWord(words, at, calendar).filter(() => !areRivals(words));
};

/** A week that is over: "Monday a week ago", "Monday of the week before last". */
const relativeDays = anyOf(relative);
const weekThatIsOver: Reader<Days> = (...place) =>
  relativeDays(...place).filter(
    ({ meaning }) => 'unit' in meaning && meaning.unit === 'week' && 'back' in meaning && meaning.back > 0,
  );

const notTheSame = where((words, at) => !typedAs(words[at - 1], 'same'));

/** "the Monday before", where no other days are named that it may be before. */
const namesNoOther = (words: Word[], at: number): boolean =>
  (words[at] === undefined || words[at]?.kind === 'mark') &&
  !words.some((said, place) => place < at - 2 && (said.used === 'period' || has(said, ...weekdays)));

const yearAgo = word(said => (has(said, 'year_ago') && said.text.endsWith('ago') ? cue : undefined));

export const weekdayDays: Ways = [
  way('weekday, and its date', [weekdayWord, anyOf(dates)], (_, date) => ('day' in date ? date : 'date' in date ? date : undefined), 'Thu 5 Nov'),
  way('weekday beside a feast', [weekdayWord, idea('after'), anyOf(feasts)], (weekday, after) => ({ weekday, after }), 'Saturday after Diwali'),
  way('weekday before a feast', [weekdayWord, idea('before'), anyOf(feasts)], (weekday, feast) => ({ weekday, before: feast }), 'Saturday before Diwali'),
  way('the last few of a weekday', [last, count, weekdayOrWeekend], (many) =>
    many >= 2 && many <= 52 ? { unit: 'week', count: many, turn: 'last' } : undefined,
  ),
  way('weekdays ago', [countOrOne, weekdayWord, ago], (many, weekday) => (many <= 52 ? { weekday, back: many - 1 } : undefined), 'two Fridays ago'),
  way('weekday of this or last week', [oneWeekday, lastOrThis, idea('week')], (weekday, which) => ({ weekday, of: { unit: 'week', back: turnBack[which] } }), 'Tuesday of last week'),
  way('week, its weekday', [turn, idea('week'), oneWeekday], (which, weekday) => ({ weekday, of: { unit: 'week', back: which === 'last' ? 1 : 0 } }), "last week's Friday"),
  way('weekday of a week that is over', [oneWeekday, weekThatIsOver], (weekday, of) => ({ weekday, of }), 'Monday a week ago'),
  way('weekday before last', [perhaps(idea('last')), oneWeekday, idea('before'), last, notOfUnit, perhaps(typed('one'))], (weekday) => ({ weekday, back: 1 }), 'Sunday before last'),
  way('last to last weekday', [last, toLast, last, oneWeekday], (weekday) => ({ weekday, back: 1 }), 'last to last Sunday'),
  way('weekday of a year ago', [notTheSame, weekdayWord, yearAgo], (weekday) => ({ weekday, back: 52 }), 'Monday a year ago'),
  way('the weekday before', [notTheSame, weekdayWord, typed('before'), where(namesNoOther)], (weekday) => ({ weekday, back: 1 }), 'monday before'),
  way('weekday', [maybe(turn), oneWeekday], (which, weekday) => ({ weekday, ...(which ? { turn: which } : {}) }), 'Sunday', 'last Monday'),
]; // prettier-ignore

const anyDate = anyOf(dates);
const oneDate: Reader<Days> = (...place) => anyDate(...place).filter(({ meaning }) => !('through' in meaning));

/** "the week of 26 October", "week starting 2 Nov", "week ending Sunday", "fortnight ended 31 October". */
const weekOrTwo = word((said): 7 | 14 | undefined =>
  said.text.endsWith('s') ? undefined : has(said, 'week') ? 7 : has(said, 'fortnight') ? 14 : undefined,
);
const oneDay = either(oneDate, anyOf(weekdayDays));
const onFrom = perhaps(typed('on', 'from'));
export const weeks: Ways = [
  way('week by its number', [weekOrTwo, plainNumber, maybe(year), noMonth], (_, week, said) => week >= 6 && week <= 53 ? { week, ...(said === undefined ? {} : { year: said }) } : undefined, 'week 45'),
  way('week from a day', [weekOrTwo, typed('starting', 'beginning', 'commencing', 'from'), onFrom, oneDay], (length, starts) => ({ length, starts }), 'week starting 2 Nov'),
  way('week to a day', [weekOrTwo, perhaps(typed('that', 'which')), typed('ending', 'ended'), onFrom, oneDay], (length, ends) => ({ length, ends }), 'fortnight ended 31 October', 'week that ended on 8 November'),
  way('week of a date', [weekOrTwo, typed('of'), oneDate], (length, around) => (length === 7 ? { length, around } : undefined), 'week of 26 October'),
  way('week of a feast', [weekOrTwo, typed('of'), anyOf(feasts)], (length, feast) => (length === 7 ? { length, ends: feast } : undefined), 'week of Diwali'),
]; // prettier-ignore

/** Set against workdays it is what weekends are like. */
const isOneWeekend = where((words, at) => {
  const isAgainst = words.some(said => has(said, 'compare', 'or', 'and', 'than', 'above', 'below'));
  const isHabit = has(words[at + 1], 'compare', 'and', 'or') && has(words[at + 2], 'weekday', 'workday', 'day');
  return !isHabit && !(isAgainst && words.some(said => has(said, 'weekday', 'workday')));
});
const weekend = idea('weekend');

export const weekends: Ways = [
  way('weekends ago', [countOrOne, weekend, ago], (many) => (many <= 52 ? { weekend: true, of: { unit: 'week', back: many } } : undefined), '2 weekends ago'),
  way('weekend of a date', [maybe(turn), isOneWeekend, weekend, typed('of', 'on', 'around'), oneDate], (_, of) => ({ weekend: true, of }), 'weekend of 14 November'),
  way('weekend before last', [perhaps(idea('last')), isOneWeekend, weekend, idea('before'), last, notOfUnit, perhaps(typed('one'))], () => ({ weekend: true, back: 1 }), 'weekend before last'),
  way('last to last weekend', [last, toLast, last, isOneWeekend, weekend], () => ({ weekend: true, back: 1 }), 'last to last weekend'),
  way('turned weekend', [turn, isOneWeekend, weekend], (which) => ({ weekend: true, turn: which }), 'last weekend'),
  way('the weekend', [isOneWeekend, where((words, at) => !words[at]?.text.endsWith('s')), weekend], () => ({ weekend: true }), 'weekend'),
]; // prettier-ignore

const partsOfDay = ['night', 'evening', 'afternoon'];

export const nearDays: Ways = [
  way('last night', [last, before(...partsOfDay)], () => ({ near: -1 })),
  way('last hours', [last, word(said => (said.kind === 'number' && /^(24|48|72)$/.test(said.text) ? said.value : undefined)), idea('hour')], (hours) => ({ hours }), 'past 24 hours'),
  way('today', [idea('today')], () => ({ near: 0 }), 'today', 'aaj'),
  way('yesterday', [idea('yesterday')], () => ({ near: -1 }), 'yesterday'),
  way('tomorrow', [idea('tomorrow')], () => ({ near: 1 }), 'tomorrow'),
  way('kal', [idea('kal')], () => ({ near: -1, flips: true }), 'kal'),
  way('parso', [word(said => (has(said, 'parso') ? said.text : undefined))], (text) => ({ near: -2, flips: text !== 'day before yesterday' }), 'parso'),
  way('narso', [idea('narso')], () => ({ near: -3, flips: true }), 'narso'),
  way('day after tomorrow', [idea('day'), idea('after'), idea('tomorrow')], () => ({ near: 2 }), 'day after tomorrow'),
]; // prettier-ignore
