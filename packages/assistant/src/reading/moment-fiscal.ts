/** Which days does a financial year hold so far? */
import { unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import type { Calendar, Moment } from './moment.ts';
import { readYear } from './moment-years.ts';
import { afterFillers, has, isFree } from './words.ts';

/** "YTD FY27", "FY26 to date", "same time last FY": an earlier year is cut on the same day of it. */
export function readFiscalToDate(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  return readToDate(words, at, calendar) ?? readSameTime(words, at, calendar);
}

function readToDate(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const isBefore = isFree(words[at]) && has(words[at], 'year_to_date', 'fiscal_to_date');
  const place = isBefore ? afterFillers(words, at + 1, ['for']) : at;
  const year = isFree(words[place]) ? readYear(words, place, calendar) : undefined;
  if (year?.unit !== 'fiscal-year') return undefined;
  const end = place + year.size;
  const isBehind = has(words[end], 'year_to_date', 'fiscal_to_date', 'so_far');
  if (!isBefore && !isBehind) return undefined;
  return { size: end + (isBehind ? 1 : 0) - at, period: toDate(year.period, calendar), unit: 'fiscal-year' };
}

/** "same time last FY", "the same point of last financial year". */
function readSameTime(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const place = afterFillers(words, at + 2);
  const end = afterFillers(words, place + 1);
  if (!has(words[at], 'same') || !/^(time|period|point|stage|days|dates?|part)$/.test(words[at + 1]?.text ?? ''))
    return undefined;
  if (!has(words[place], 'last') || !has(words[end], 'fiscal_year') || !isFree(words[at])) return undefined;
  const running = unitAround('fiscal-year', calendar.today, calendar.country);
  const last = yearBefore(running);
  return { size: end + 1 - at, period: toDate(last, calendar), unit: 'fiscal-year' };
}

/** As far into that year as today is into its own. */
function toDate({ from, to }: Period, { today }: Calendar): Period {
  if (to >= today) return { from, to: today };
  const year = Number(from.slice(0, 4)) + (today.slice(5) < from.slice(5) ? 1 : 0);
  return { from, to: `${year}${today.slice(5) === '02-29' ? '-02-28' : today.slice(4)}` };
}

const yearBefore = ({ from, to }: Period): Period => ({
  from: `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`,
  to: `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`,
});
