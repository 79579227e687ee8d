/** Weekdays that stand for all of their kind: "sunday ko kis time sabse zyada bill bante hain" is of no single Sunday. */
import { weekdays } from '../vocabulary/calendar-words.ts';
import type { Word } from '../words/annotate.ts';
import type { FoundFilter } from './filters.ts';
import { has, textOf } from './words.ts';

/** Read before days are, which would take the last one. */
export function readHabitualDays(words: Word[]): FoundFilter[] {
  const isOfHours = words.some(word => has(word, 'hour'));
  const [first = -1, ...rest] = words.keys().filter(at => isWeekday(words[at]));
  if (first < 0 || !isOfHours || !habitual.test(textOf(words)) || words.some(isOfOneDay)) return [];
  const run = [first, ...rest.filter(at => at - first <= 2 * rest.length)];
  for (const at of run) words[at]!.used = 'value';
  const named = has(words[first], 'weekend')
    ? ['saturday', 'sunday']
    : weekdays.filter(day => run.some(at => has(words[at], day)));
  const values = named.map(day => day[0]!.toUpperCase() + day.slice(1));
  return [{ options: [{ dimension: 'weekday', values }], not: false, at: first, size: 1, text: words[first]!.text }];
}

const isWeekday = (word: Word | undefined): boolean => has(word, 'weekend', ...weekdays);
const isOfOneDay = (word: Word): boolean => has(word, 'last', 'this', 'next', 'yesterday', 'today');

/** "hoti hai", "do orders peak", "is busiest": as a rule. */
const habitual =
  /(?:^| )(?:hot[aei]|bant[aei]|aat[aei]|jaat[aei]|reht[aei]|bikt[aei]|milt[aei]|kart[ei]|होत[ाेी]|बनत[ाेी]|आत[ाेी]|रहत[ाेी]|बिकत[ाेी]|करत[ेी])(?: |$)|\b(?:usually|normally|generally|typically|mostly|on average|aksar|hamesha)\b|\b(?:do|does) (?:we|people|customers|they|most|it|our|the)\b|\b(?:is|are) .*\b(?:busiest|quietest|slowest|best|peak|highest|lowest|most)\b|आमतौर|अक्सर/u;
