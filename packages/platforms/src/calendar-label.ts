/** The metrics' names for pieces of time, made from what platforms write and from instants. */
import type { BasePeriod } from '@tillsight/metrics/request';
import { isTime, timeLabel, weekdayPosition } from '@tillsight/metrics/time-grain';

/** The label of a day or the first day of a bucket, as platforms write it, perhaps with a time behind it. */
export function labelOfDay(text: string, dimension: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (day === undefined || !isRealDay(day)) return undefined;
  return isTime(dimension) ? timeLabel(day, dimension) : day.slice(0, 7);
}

/** The label of an instant in a time zone; undefined for what is no instant. */
export function labelOfInstant(dimension: string, instant: string, timeZone: string): string | undefined {
  const epochMs = Date.parse(instant);
  if (Number.isNaN(epochMs)) return undefined;
  const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  return dimension === 'hour' ? String(local.hour) : timeLabel(local.toPlainDate().toString(), dimension);
}

/** A weekday's name, full or by its first letters, as its full name. */
export function fullWeekday(name: string): string | undefined {
  const start = name.trim().slice(0, 3).toLowerCase();
  return weekdays.find(weekday => start.length === 3 && weekday.toLowerCase().startsWith(start));
}

/** 1 is Monday; 0 and 7 are Sunday. */
export function weekdayAt(number: number): string {
  return weekdays.find(name => weekdayPosition(name) === (((number - 1) % 7) + 7) % 7) ?? '';
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The moments a period begins and is over in a time zone; days on which the clock is changed included. */
export function instantsOf(period: BasePeriod, timeZone: string): { from: string; before: string } {
  const begin = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant().toString();
  return {
    from: begin(Temporal.PlainDate.from(period.from)),
    before: period.until
      ? Temporal.PlainDateTime.from(`${period.to}T${period.until}`).toZonedDateTime(timeZone).toInstant().toString()
      : begin(Temporal.PlainDate.from(period.to).add({ days: 1 })),
  };
}

/** Asked of each row of each answer, so that it costs no object of a calendar. */
function isRealDay(day: string): boolean {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  if (month < 1 || month > 12 || date < 1) return false;
  return date <= 28 || date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
