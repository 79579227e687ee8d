const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** A day as the reader's browser writes it. */
export function dayOf(date: Date): string {
  return day.format(date);
}
