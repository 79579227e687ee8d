/** "orders 10 days before and after 1 November": two stretches of the same length, set against each other over the day or event between them. */
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import { festivals } from '../vocabulary/festivals.ts';
import type { Word } from '../words/annotate.ts';
import type { FoundPeriod } from './found-period.ts';
import { unitAt } from '../days/moment.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { has, isFree, numberAt, typedAs } from './words.ts';

/** Of as many days on either side as were said; where none were, of all days since. */
export type FoundSides = { days?: number };

export type SidesOfEvent = { before: Period; after: Period; event: Period };

/** Takes its own words, so that the day or event is read by itself. */
export function readBeforeAndAfter(words: Word[]): FoundSides | undefined {
  const first = words.findIndex((_, at) => isSide(words, at));
  const last = words.findIndex((_, at) => at > first && isSide(words, at));
  if (first < 0 || last < 0 || isAfter(words[first]) === isAfter(words[last])) return undefined;
  const between = words.slice(first + 1, last);
  const [near, far] = [lengthBefore(words, first), lengthBefore(words, last)];
  if (far && near?.days !== far.days) return undefined;
  const joint = between.findIndex(isJoint);
  const middle = [...between.slice(0, joint), ...between.slice(joint + 1, between.length - (far?.size ?? 0))];
  if (joint < 0 || !middle.every(word => word.small || isDay(word) || word.kind === 'number')) return undefined;
  const from = first - (near?.size ?? 0);
  // Hindi says the event first: "diwali se ek hafta pehle aur baad".
  const opening = typedAs(words[from - 1], 'se', 'ke', 'से', 'के') ? from - 1 : from;
  const places = [words[opening - 1], ...words.slice(last + 1, last + 4)];
  if (![...between, ...places].some(word => word !== undefined && isDay(word))) return undefined;
  const own = (at: number): boolean => at < first + 1 || at === first + 1 + joint || at >= last - (far?.size ?? 0);
  for (let at = opening; at <= last; at += 1) if (own(at)) words[at]!.used = 'sides';
  if (typedAs(words[last + 1], 'it', 'that', 'this')) words[last + 1]!.used = 'sides';
  return near ? { days: near.days } : {};
}

/** Nothing where the event is not over: there is no day after it yet. The days that are known after it decide how long both are. */
export function sidesOf({ days }: FoundSides, { period: event }: FoundPeriod, today: string): SidesOfEvent | undefined {
  const from = addDays(event.to, 1);
  if (from > today) return undefined;
  const end = days === undefined ? today : addDays(event.to, days);
  const after = { from, to: end > today ? today : end };
  return { event, after, before: { from: addDays(event.from, -dayCount(after)), to: addDays(event.from, -1) } };
}

/** In Hindi "pehle" is "ago" as well. */
const isBefore = (word: Word | undefined): boolean =>
  has(word, 'before') || typedAs(word, 'pehle', 'pahle', 'pehele', 'पहले');
const isAfter = (word: Word | undefined): boolean => has(word, 'after');
const isSide = (words: Word[], at: number): boolean => isFree(words[at]) && (isBefore(words[at]) || isAfter(words[at]));

const isJoint = (word: Word): boolean => has(word, 'and', 'or', 'compare') || typedAs(word, 'with', '/', '&', ',');

const events = [...months, ...weekdays, 'yesterday', ...festivals.map(({ key }) => key)];
const isDay = (word: Word): boolean => word.kind === 'date' || has(word, ...events);

const lengths: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30 };

/** "10 days", "a week", "the month". */
function lengthBefore(words: Word[], at: number): { days: number; size: number } | undefined {
  const days = lengths[unitAt(words[at - 1]) ?? ''];
  if (days === undefined || !isFree(words[at - 1])) return undefined;
  const count = numberAt(words, at - 2);
  const isOne = typedAs(words[at - 2], 'a', 'one', 'the', 'ek', 'एक');
  return { days: days * (count?.value ?? 1), size: count || isOne ? 2 : 1 };
}
