/** When alerts are looked at. Pure. */
import type { QuietHours } from '@tillsight/contract/alerts';

const minuteMs = 60_000;

/** On the clock's own grid, so that all alerts of an organization come due together and share one call. */
export function nextLook(now: number, everyMinutes: number): number {
  const step = everyMinutes * minuteMs;
  return (Math.floor(now / step) + 1) * step;
}

/** When quiet hours that are on now will end (epoch milliseconds); null outside of them. */
export function quietUntil(
  { from, to }: QuietHours,
  { now, timeZone }: { now: number; timeZone: string },
): number | null {
  if (from === to) return null;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return null;
  const day = time < to ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(to) }).epochMilliseconds;
}

/** The next morning, or the end of quiet hours that are on then (epoch milliseconds). */
export function tomorrowMorning(quiet: QuietHours, { now, timeZone }: { now: number; timeZone: string }): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const eight = today.add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from('08:00') });
  return quietUntil(quiet, { now: eight.epochMilliseconds, timeZone }) ?? eight.epochMilliseconds;
}

/** After it has fired it fires again only when it was not so in between, and has rested; watched row by row, once it has rested; or when somebody asked for it. */
export function mayFire(
  {
    fired_at,
    cleared_at,
    again_at = null,
    rest_hours,
    isEach,
  }: {
    fired_at: Date | null;
    cleared_at: Date | null;
    again_at?: Date | null;
    rest_hours: number;
    isEach: boolean;
  },
  now: number,
): boolean {
  if (fired_at === null || (again_at !== null && again_at.getTime() <= now)) return true;
  const hasRested = now - fired_at.getTime() >= rest_hours * 60 * minuteMs;
  return hasRested && (isEach || (cleared_at !== null && cleared_at > fired_at));
}
