/** GA4's values as our labels, and back again for filters. */
import { fullWeekday, labelOfDay, weekdayAt } from '../calendar-label.ts';
import { toNumber } from '../json.ts';

/** What GA4 writes where it knows no value. */
export const unknownValue = '(not set)';

/** null where GA4 knows no value; undefined for what cannot be one. */
export function labelOf(dimension: string, value: string): string | null | undefined {
  if (value === '' || value === unknownValue) return null;
  if (dimension === 'hour' || dimension === 'weekday') {
    const number = toNumber(value);
    if (number === undefined) return undefined;
    return dimension === 'hour' ? String(number) : weekdayAt(number);
  }
  if (dimension === 'day') return labelOfDay(dashed(value), 'day');
  if (dimension === 'week') return mondayOf(value);
  if (dimension === 'month') return labelOfDay(`${dashed(value)}-01`, 'month');
  return value;
}

/** The values a filter has to name. GA4 writes hours with one digit or two, so both are asked for. */
export function valuesFor(dimension: string, label: string): string[] {
  if (dimension === 'hour') return [...new Set([label, label.padStart(2, '0')])];
  if (dimension === 'weekday') {
    const number = [0, 1, 2, 3, 4, 5, 6].find(day => weekdayAt(day) === fullWeekday(label));
    return [number === undefined ? label : String(number)];
  }
  if (dimension === 'day' || dimension === 'month') return [label.replaceAll('-', '')];
  return [dimension === 'week' ? isoWeekOf(label) : label];
}

/** `20261119` and `202611` with their dashes. */
function dashed(value: string): string {
  if (!/^\d{6}(?:\d{2})?$/.test(value)) return value;
  const month = `${value.slice(0, 4)}-${value.slice(4, 6)}`;
  return value.length === 6 ? month : `${month}-${value.slice(6)}`;
}

/** `202647` as the Monday of that week: the first week of a year is the one with the 4th of January. */
function mondayOf(value: string): string | undefined {
  const [, year, week] = /^(\d{4})(\d{2})$/.exec(value) ?? [];
  if (year === undefined || week === undefined || Number(week) < 1 || Number(week) > 53) return undefined;
  const fourth = Temporal.PlainDate.from(`${year}-01-04`);
  return fourth
    .subtract({ days: fourth.dayOfWeek - 1 })
    .add({ weeks: Number(week) - 1 })
    .toString();
}

function isoWeekOf(monday: string): string {
  if (labelOfDay(monday, 'day') !== monday) return monday;
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(monday);
  return `${yearOfWeek}${String(weekOfYear).padStart(2, '0')}`;
}
