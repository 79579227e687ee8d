/** Which days are named at a place of the question? Of all that may be said there, what accounts for most words. */
import { isFree, numberAt, typedAs } from '../reading/words.ts';
import type { Calendar, Moment } from './moment.ts';
import { festivals } from '../vocabulary/festivals.ts';
import { timeWords } from '../vocabulary/time-words.ts';
import type { Word } from '../words/annotate.ts';
import { anyOf, way, where, type Construction, type Reader, type Span } from './chart.ts';
import { datesOf, inYear } from './dates.ts';
import { year } from './day-words.ts';
import { waysBeside } from './days-beside.ts';
import type { Days } from './days.ts';
import { dates, feasts, fiscalToDate, monthsOfYears, quarters, seasons, years } from './once-a-year.ts';
import { partsOfDays } from './parts-of-days.ts';
import { ages, nearDays, relative, weekdayDays, weekends, weeks } from './units-of-time.ts';

/** Of those that account for as many words the first is meant. */
const single: Construction<Days>[] = [
  ...seasons, ...fiscalToDate, ...partsOfDays, ...feasts, ...dates, ...weekends, ...weekdayDays, ...weeks, ...ages, ...relative, ...quarters, ...monthsOfYears, ...years, ...nearDays,
]; // prettier-ignore

/** A year said before what it is of. */
const ofYear = way(
  'year, then its days',
  [year, where((words, at) => !typedAs(words[at - 1], ',')), anyOf(single)],
  (said, days, calendar) => ('year' in days && days.year !== undefined ? undefined : inYear(days, said, calendar)),
  'last year Diwali',
);

const plain = [...single, ofYear];
export const waysToSayDays: Construction<Days>[] = [...plain, ...waysBeside(anyOf(plain))];

const days = anyOf(waysToSayDays);

export const momentAt = (words: Word[], at: number, calendar: Calendar): Moment | undefined =>
  mayBeginDays(words[at]) ? momentOf(days(words, at, calendar), calendar) : undefined;

/** Most words do not, and are passed over quickly. */
const mayBeginDays = (said: Word | undefined): boolean =>
  said !== undefined &&
  isFree(said) &&
  (said.kind !== 'word' ||
    said.house !== undefined ||
    beginsDays.test(said.text) ||
    isAboutTime(said.concepts) ||
    numberAt([said], 0) !== undefined);

const beginsDays =
  /^(?:a|an|more than|over|above|older(?: than)?|longer(?: than)?|is|iss|ye|yeh|yah|यह|ये|final|eve|shuruaa?ti|[qh][1-4]|fy\d+)$/;
const isAboutTime = (concepts: string[]): boolean => concepts.some(concept => timeIdeas.has(concept));
const timeIdeas = new Set([...Object.keys(timeWords), ...festivals.map(({ key }) => key)]);

/** The longest that the calendar has. */
export function momentOf(spans: Span<Days>[], calendar: Calendar): Moment | undefined {
  for (const { size, meaning } of spans.toSorted((one, other) => other.size - one.size)) {
    const dated = datesOf(meaning, calendar);
    if (dated) return { ...dated, size };
  }
  return undefined;
}

/** The same of some ways only. */
export function readAs(...ways: Construction<Days>[][]): (...place: Parameters<Reader<Days>>) => Moment | undefined {
  const read = anyOf(ways.flat());
  return (words, at, calendar) => (isFree(words[at]) ? momentOf(read(words, at, calendar), calendar) : undefined);
}
