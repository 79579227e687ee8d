/** Moments as a clock in some time zone tells them, in the words of the browser's language. */
export type Clock = {
  /** The one it tells. */
  timeZone: string;
  /** `6:43 pm` */
  time: (moment: Moment) => string;
  /** `20 Nov 2026` */
  day: (moment: Moment) => string;
  /** `20 Nov 2026, 6:43 pm` */
  moment: (moment: Moment) => string;
  /** `18`, of twenty-four. */
  hour: (moment: Moment) => number;
  /** `2026-11-20`, for the names of files. */
  isoDay: (moment: Moment) => string;
};

/** An instant: epoch milliseconds, or ISO text. */
type Moment = number | string;

const clocks = new Map<string, Clock>();

/** Stores may be in a zone that an old browser does not know; its own clock is all it can tell then. */
export function clockIn(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = isKnown(timeZone) ? makeClock(timeZone) : makeClock(ownTimeZone());
  clocks.set(timeZone, clock);
  return clock;
}

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function makeClock(timeZone: string): Clock {
  const time = new Intl.DateTimeFormat(undefined, { timeZone, hour: 'numeric', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return {
    timeZone,
    time: at => time.format(new Date(at)),
    day: at => day.format(new Date(at)),
    moment: at => moment.format(new Date(at)),
    hour: at => Number(hour.format(new Date(at))),
    isoDay: at => isoDay.format(new Date(at)),
  };
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
