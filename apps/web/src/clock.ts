/** Moments as a clock in some time zone tells them: days in the browser's words, hours by twelve as Sierra tells them. */
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
  const time = twelveHours(timeZone);
  const day = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium' });
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return {
    timeZone,
    time,
    day: at => day.format(new Date(at)),
    moment: at => `${day.format(new Date(at))}, ${time(at)}`,
    hour: at => Number(hour.format(new Date(at))),
    isoDay: at => isoDay.format(new Date(at)),
  };
}

/** `18:30` as it is said: `6:30 pm`, and `9 am` for the full hour. */
export const timeOfDay = (time: string): string => sayTime(`1970-01-01T${time}Z`).replace(':00', '');

const sayTime = twelveHours('UTC');

function twelveHours(timeZone: string): (at: Moment) => string {
  // Some browsers set a narrow space before "pm", which would be another space than that of the sentences.
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  return at => format.format(new Date(at)).replace(/\s/u, ' ').toLowerCase();
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
