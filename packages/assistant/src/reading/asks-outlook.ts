/** Does the question look at days to come: an outlook, a plan, or how far it is to a number? */
import { dayCount } from '@tillsight/metrics/period';
import type { Word } from '../words/annotate.ts';
import { readAs } from '../days/days-at.ts';
import { feasts, monthsOfYears } from '../days/once-a-year.ts';
import type { Calendar, Moment } from '../days/moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import type { Reading } from './read.ts';
import { has, mentions, numberAt, textOf, typedAs, withoutMarks } from './words.ts';

export const looksAhead = (words: Word[]): boolean =>
  mentions(words, 'forecast', 'tomorrow') ||
  untilTheEnd.test(textOf(words)) ||
  isOfTomorrow.test(textOf(words)) ||
  mayBeat.test(textOf(words)) ||
  words.some((word, at) => has(word, 'next') && isStretch(words.slice(at + 1, at + 3))) ||
  asksToPlan(words);

/** "how were sales in october": of days that are over. */
export const looksBack = (words: Word[]): boolean => over.test(textOf(words));
const over =
  /^(?:and |so |ok )*(?:how|what|which|who|where) (?:\S+ ){0,3}?(?:was|were|did|sold|had|happened|went|came)(?: |$)|^(?:was|were|did|had) | (?:tha|thi|the|hua|hui|hue|raha|rahi|rahe|gaya|gayi|gaye|kiya|bika|biki|bike|था|थी|थे|हुआ|हुई|हुए|रहा|रही|बिका|बिकी|बिके)$/u;

/** "is there enough stock till 31 December": the day lies ahead. */
export const asksIfStockLasts = (words: Word[]): boolean =>
  mentions(words, 'cover', 'run_out') && mentions(words, 'until', 'before');

/** "can November still beat September" */
const mayBeat =
  /^(?:and |so |ok )*(?:can|could|may|might) (?:\S+ ){1,4}(?:beat|cross|match|outdo|surpass|overtake|exceed) /;

/** "kal aane wale order"; "kal aane wale log kitne the" is past. */
const isOfTomorrow =
  /^(?!.*\b(?:the|thi|tha|aaye|aayi|aaya|hue|hui|hua|kiye|kiya)\b(?! (?:total|number))).*(?:\b(?:aane|hone|bikne|milne) wal[aei]\b.*\bkal\b|\bkal\b.*\b(?:aane|hone|bikne|milne) wal[aei]\b)/;

const untilTheEnd = /\b(till|until|by|upto|up to) (the )?end of (the|this) (week|month|quarter|year)\b/;
/** "next week", "next four weeks". */
const isStretch = ([next, behind]: Word[]): boolean =>
  has(next, ...stretches) || (numberAt(next ? [next] : [], 0) !== undefined && has(behind, ...stretches));
const stretches = ['week', 'month', 'quarter', 'year', 'day', 'weekend', 'season'];

/** "how does December look", "is Christmas looking good": what is sooner to come than it was last there is looked forward to. */
export const looksAtComing = (words: Word[], calendar: Omit<Calendar, 'ahead'>): boolean =>
  looks.test(textOf(words)) && words.some((_, at) => isNearerAhead(words, at, calendar));

const looks =
  /\b(?:how|what) (?:do|does|is|are) (?!.*\bso far\b).*\b(?:look|looking|going|shaping|shape|seem|seeming)\b|^how (?!did |was |were |has |have |had )(?:\S+ ){1,4}looks\b|\blooks how\b|^(?:is|are) .*\blooking\b|(?:kaisa|kaisi|kaise|कैसा|कैसी) (?:lag|dikh|lagta|dikhta|लग|दिख)\S*(?: |$)/u;

const readMonthOrFeast = readAs(monthsOfYears, feasts);

function isNearerAhead(words: Word[], at: number, calendar: Omit<Calendar, 'ahead'>): boolean {
  if (has(words[at - 1], 'last', 'this', 'so_far')) return false;
  if (has(words[at], ...weekdays, 'weekend')) return true;
  const read = (ahead: boolean): Moment | undefined => readMonthOrFeast(words, at, { ...calendar, ahead });
  const [coming, latest] = [read(true), read(false)];
  if (!coming || !latest || latest.yearSaid || coming.period.from <= calendar.today) return false;
  return (
    dayCount({ from: calendar.today, to: coming.period.from }) <
    dayCount({ from: latest.period.to, to: calendar.today })
  );
}

/** "How much traffic should we plan for on Black Friday?" asks for a figure of days to come, not for advice. */
export const asksHowMuchAhead = (words: Word[], reading: Reading, { today }: Calendar): boolean =>
  asksToPlan(words) &&
  reading.metrics.some(metric => !metric.weak) &&
  reading.periods.some(({ period }) => period.to > today);

const asksToPlan = (words: Word[]): boolean =>
  mentions(words, 'how_much', 'how_many') &&
  (/\bto (?:plan|prepare|brace|budget) for\b/.test(textOf(words)) ||
    mentions(words, 'should') ||
    typedAs(withoutMarks(words).at(-1), ...shallI)) &&
  words.some(word => planning.test(word.text));

const planning =
  /^(plan|expect|prepare|brace|count|ready|staff|gear|cater|provision|tai?yyaa?r|taiyar|intezaa?m|intzaa?m|तैयार|इंतजाम|इंतज़ाम)/;

const shallI = ['rakhe', 'rakhen', 'rakhein', 'rakhu', 'rahe', 'karu', 'karun', 'karoon', 'karein', 'kare', 'करूं', 'करें'];

/** "how far are we from one crore", "will we hit 80 lakh": measured against a number. */
export const asksGoal = (words: Word[]): boolean => mentions(words, 'far', 'target', 'hit');
