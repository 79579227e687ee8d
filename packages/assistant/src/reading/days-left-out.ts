/** Days of a stretch that are not to be counted: "last week without 14 Nov", "October excluding Sundays". */
import { dayCount, daysOf } from '@tillsight/metrics/period';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import type { Word } from '../words/annotate.ts';
import { isExcluded, postposed } from './excluded.ts';
import type { FoundFilter } from './filters.ts';
import type { FoundPeriod } from './found-period.ts';
import { has, textOf } from './words.ts';

/** Takes them out of the periods that were found: those that lie within another, and a day or two by themselves. */
export function readDaysLeftOut(words: Word[], periods: FoundPeriod[]): FoundFilter[] {
  const out = periods.filter(each => {
    const isWithin = periods.some(other => other !== each && holds(other, each));
    return (isWithin || (periods.length === 1 && dayCount(each.period) <= 2)) && isNextToExcept(words, each);
  });
  periods.splice(0, periods.length, ...periods.filter(each => !out.includes(each)));
  return out.map(({ at, size, period }) => {
    isExcluded(words, at, size);
    return {
      options: [{ dimension: 'day', values: daysOf(period) }],
      not: true,
      at,
      size,
      text: textOf(words.slice(at, at + size)),
    };
  });
}

const holds = ({ period: outer }: FoundPeriod, { period: inner }: FoundPeriod): boolean =>
  outer.from <= inner.from && inner.to <= outer.to && dayCount(outer) > dayCount(inner);

/** "sales excluding Mumbai last week" leaves out no days: nothing but an article may stand between. */
function isNextToExcept(words: Word[], { at, size }: FoundPeriod): boolean {
  const before = words.slice(0, at).findLast(({ text }) => !/^(?:the|on|of|for|in|day)$/.test(text));
  const [next, second, third] = words.slice(at + size);
  const isAhead = has(before, 'except') && !postposed.test(before!.text);
  const isBehind = (word: Word | undefined): boolean => has(word, 'except') && !isAhead;
  return (
    isAhead ||
    isBehind(next) ||
    (next?.small === true && (isBehind(second) || (second?.small === true && isBehind(third))))
  );
}

/** Without a date they are all of their kind. Read before days are, which would take the last one. */
export function readWeekdaysLeftOut(words: Word[]): FoundFilter[] {
  const found = words.flatMap((word, at) => {
    const named = has(word, 'weekend') ? ['saturday', 'sunday'] : weekdays.filter(day => has(word, day));
    const isDated = [words[at - 1], words[at + 1]].some(each => each?.kind === 'number' || has(each, ...months));
    return named.length > 0 && !isDated && word.used === undefined && isExcluded(words, at, 1)
      ? [{ word, at, named }]
      : [];
  });
  const [first] = found;
  if (!first) return [];
  for (const { word } of found) word.used = 'value';
  const values = [...new Set(found.flatMap(({ named }) => named))].map(day => day[0]!.toUpperCase() + day.slice(1));
  return [{ options: [{ dimension: 'weekday', values }], not: true, at: first.at, size: 1, text: first.word.text }];
}
