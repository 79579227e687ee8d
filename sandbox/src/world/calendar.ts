/** Local days as whole numbers (days since 1970-01-01) and the moments they stand for. */
const DAY_MS = 86_400_000;

export function dayOf(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;
}

export function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

/** A moment in the store's own calendar. */
export function localTime(now: number, timeZone: string): { day: number; minute: number } {
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO(timeZone);
  return { day: dayOf(local.toPlainDate().toString()), minute: local.hour * 60 + local.minute };
}

/** The moment of a local day and minute, in epoch milliseconds. */
export function instantOf(day: number, minute: number, timeZone: string): number {
  const date = Temporal.PlainDate.from(isoDate(day));
  const time = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}
