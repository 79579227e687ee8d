/** Days named one after another that are said to be a part of each. */
import type { Calendar, Moment } from './moment.ts';
import { afterFillers, has, isFree, typedAs } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { anyOf, longest } from './chart.ts';
import { momentOf } from './days-at.ts';
import { month, partsOfMonths } from './parts-of-days.ts';

const parts = anyOf(partsOfMonths);

/** "the first ten days of November and of October", "first week of Sep, Oct and Nov": the same part of each. */
export function readPartOfMonths(
  words: Word[],
  at: number,
  calendar: Calendar,
): { size: number; moments: (Moment & { at: number })[] } | undefined {
  if (!isFree(words[at])) return undefined;
  const first = longest(parts(words, at, calendar));
  const begin = first && momentOf([first], calendar);
  if (!first || !begin) return undefined;
  const moments = [{ ...begin, at }];
  for (let end = at + first.size; ;) {
    const joint = words[end]?.text === ',' && has(words[end + 1], 'and') ? end + 1 : end;
    const isOfEach = typedAs(words[joint + 1], 'of', 'in');
    const isListed = has(words[joint], 'and') || typedAs(words[joint], ',', '&');
    const mayFollow = isListed || (isOfEach && has(words[joint], 'compare', 'or'));
    const from = joint + 1;
    const place = afterFillers(words, from);
    const next = mayFollow
      ? momentOf(
          month(words, place, calendar).map(({ size, meaning: of }) => ({
            size: place - from + size,
            meaning: { ...first.meaning, of },
          })),
          calendar,
        )
      : undefined;
    if (!next) return moments.length > 1 ? { size: end - at, moments } : undefined;
    moments.push({ ...next, at: from });
    end = from + next.size;
  }
}

/** "since mid September", "from mid October to mid November": as the end of a stretch it is the 15th. */
export function atMiddle(word: Word | undefined, moment: Moment): Moment {
  if (!has(word, 'middle') || moment.unit !== 'days') return moment;
  const day = `${moment.period.from.slice(0, 8)}15`;
  return { ...moment, period: { from: day, to: day } };
}
