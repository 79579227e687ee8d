/** Days hinted at where none are named: "so far", "ever", a bare "30 days". */
import { addDays, namedPeriod } from '@tillsight/metrics/period';
import type { Word } from '../words/annotate.ts';
import { unitAt, type Calendar, type Moment } from '../days/moment.ts';
import { recordWords } from './records.ts';
import { customersSpend, isOfOne } from './ruled-out.ts';
import { has, isFree, numberAt, take } from './words.ts';

type Found = Moment & { at: number };

export const readLoosePeriod = (words: Word[], calendar: Calendar): Found[] =>
  [
    ...readRecord(words, calendar),
    ...readSoFar(words, calendar),
    ...readEver(words, calendar),
    ...readBareLength(words, calendar),
  ].slice(0, 1);

/** A record is one of all days that are known. */
function readRecord(words: Word[], { today, begins }: Calendar): Found[] {
  const [at] = recordWords(words);
  if (at === undefined || begins === undefined) return [];
  if (has(words[at], 'ever', 'so_far')) take(words, at, 1, 'period');
  return [{ at, size: 1, period: { from: begins, to: today }, unit: 'days' }];
}

/** "so far this morning" is today; "so far" alone is the running month, and all there is of what one customer has spent, or a code has given away. */
function readSoFar(words: Word[], { today, begins }: Calendar): Found[] {
  const at = words.findIndex(word => has(word, 'so_far') && isFree(word));
  const part = words.findIndex(
    (word, place) => has(word, 'morning', 'afternoon', 'evening', 'night') && has(words[place - 1], 'this'),
  );
  if (at < 0 && part < 0) return [];
  take(words, at < 0 ? part : at, 1, 'period');
  if (part >= 0) return [{ at: part, size: 1, period: { from: today, to: today }, unit: 'day' }];
  if (begins !== undefined && ((customersSpend(words) && isOfOne(words)) || words.some(isCode)))
    return [{ at, size: 1, period: { from: begins, to: today }, unit: 'days' }];
  return [{ at, size: 1, period: namedPeriod('this-month', today), unit: 'month' }];
}

const isCode = ({ names }: Word): boolean => names.some(({ dimension }) => dimension === 'discount_code');

/** "how many customers have we ever had": everything that is known. */
function readEver(words: Word[], { today, begins }: Calendar): Found[] {
  const at = words.findIndex(word => has(word, 'ever') && isFree(word));
  if (at < 0 || begins === undefined) return [];
  take(words, at, 1, 'period');
  return [{ at, size: 1, period: { from: begins, to: today }, unit: 'days' }];
}

/** "30 days", "7 din ki bikri": a bare length means the last of it, when nothing else was said. */
function readBareLength(words: Word[], calendar: Calendar): Found[] {
  if (words.some(word => has(word, 'ago', 'before'))) return [];
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at);
    const unit = count && !count.ordinal ? unitAt(words[at + count.size]) : undefined;
    if (has(words[at], 'fortnight') && isFree(words[at])) {
      take(words, at, 1, 'period');
      return [
        { at, size: 1, period: { from: addDays(calendar.today, -14), to: addDays(calendar.today, -1) }, unit: 'days' },
      ];
    }
    if (
      !count ||
      !unit ||
      (unit !== 'day' && unit !== 'week' && unit !== 'month') ||
      count.value > 400 ||
      (count.value < 2 && unit === 'day')
    )
      continue;
    if (has(words[at + count.size + 1], 'cover', 'available')) continue;
    const isOver = /^(over|in|for|within|during|across)$/.test(words[at - 1]?.text ?? '');
    if (words.some(word => has(word, 'cover', 'pending', 'forecast'))) continue;
    if (!isOver && words.some(word => has(word, 'above', 'below', 'more', 'less'))) continue;
    const days = Math.round(count.value * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30));
    const size = count.size + 1;
    take(words, at, size, 'period');
    return [
      { at, size, period: { from: addDays(calendar.today, -days), to: addDays(calendar.today, -1) }, unit: 'days' },
    ];
  }
  return [];
}
