import type { TimeUnit } from './ast.ts';
import { DAY_SECONDS, shift, startOf, weekdayOf, type WallSeconds } from './calendar.ts';

interface Span {
  since: WallSeconds;
  until: WallSeconds;
}

/** `today`, `this_week`, `last_month` and their kin. Running periods end with the present second. */
export function namedPeriod(name: string, now: WallSeconds): Span | null {
  const today = startOf('day', now);
  if (name === 'now') return { since: now, until: now + 1 };
  if (name === 'today') return { since: today, until: now + 1 };
  if (name === 'yesterday') return { since: today - DAY_SECONDS, until: today };
  const match = /^(this|last)_(week|weekend|month|quarter|year)$/.exec(name);
  if (!match) return null;
  const unit = (match[2] === 'weekend' ? 'week' : match[2]) as TimeUnit;
  const thisStart = startOf(unit, now);
  const start = match[1] === 'this' ? thisStart : startOf(unit, shift(thisStart, -1, unit));
  if (match[2] === 'weekend') return { since: start + 6 * DAY_SECONDS, until: start + 8 * DAY_SECONDS };
  return { since: start, until: match[1] === 'this' ? now + 1 : thisStart };
}

/** `bfcm2020` and later years: the Friday after the fourth Thursday of November to the Monday. */
export function blackFriday(name: string): Span | null {
  const year = Number(/^bfcm(20\d\d)$/.exec(name)?.[1]);
  if (!(year >= 2020)) return null;
  const november = Date.UTC(year, 10, 1) / 1000;
  const firstThursday = (4 - weekdayOf(november / DAY_SECONDS) + 7) % 7;
  const friday = november + (firstThursday + 22) * DAY_SECONDS;
  return { since: friday, until: friday + 4 * DAY_SECONDS };
}
