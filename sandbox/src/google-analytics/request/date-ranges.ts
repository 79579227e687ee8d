import { present } from '../../checked.ts';
import { invalidArgument } from '../../google/api-error.ts';
import { dayOf, isoDate } from '../../world/calendar.ts';
import type { ReportRequest } from './report-request.ts';

export type DateRange = { name: string; firstDay: number; lastDay: number };

const MOST = 4;
const EARLIEST = dayOf('2015-08-14');

/** The request's ranges in the property's days. */
export function dateRangesOf({ dateRanges = [] }: ReportRequest, today: number): DateRange[] {
  if (dateRanges.length === 0) throw invalidArgument('A dateRange or a cohortSpec is required.');
  if (dateRanges.length > MOST)
    throw invalidArgument(`Requests are limited to ${MOST} dateRanges; ${dateRanges.length} were given.`);
  const ranges = dateRanges.map(({ startDate, endDate, name }, at) => ({
    name: nameOf(name, at),
    firstDay: dayNamed(startDate, 'startDate', today),
    lastDay: dayNamed(endDate, 'endDate', today),
  }));
  for (const { firstDay, lastDay } of ranges)
    if (firstDay > lastDay)
      throw invalidArgument(
        `Invalid dateRange: startDate, ${isoDate(firstDay)}, must be before or equal to endDate, ${isoDate(lastDay)}.`,
      );
  const names = ranges.map(({ name }) => name);
  if (new Set(names).size < names.length) throw invalidArgument('Names of dateRanges must be different.');
  return ranges;
}

function nameOf(name: string | undefined, at: number): string {
  if (name === undefined || name === '') return `date_range_${at}`;
  if (/^(date_range_|RESERVED_)/.test(name))
    throw invalidArgument(`The name of a dateRange may not begin with date_range_ or RESERVED_: ${name}`);
  return name;
}

function dayNamed(text: string | undefined, field: string, today: number): number {
  if (text === 'today') return today;
  if (text === 'yesterday') return today - 1;
  const ago = /^(\d{1,5})daysAgo$/.exec(text ?? '')?.[1];
  if (ago !== undefined) return today - Number(ago);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? dayOf(present(text, 'text')) : Number.NaN;
  if (Number.isNaN(day) || isoDate(day) !== text)
    throw invalidArgument(
      `Invalid ${field}: '${text ?? ''}'. Dates are written YYYY-MM-DD, NdaysAgo, yesterday or today.`,
    );
  if (day < EARLIEST) throw invalidArgument(`Invalid ${field}: '${text}' is before 2015-08-14.`);
  return day;
}
