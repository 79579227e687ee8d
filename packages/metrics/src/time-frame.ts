/** The moments a request's rows stand for: every bucket its period has, how long it lasted, and its partner in the base. */
import { addDays, dayAt, dayCount, daysOf, elapsedDays, samePeriodLastYear } from './period.ts';
import type { Day, Filter, Period, SourceFilter } from './request.ts';
import { alignBuckets, isGrain, timeLabel } from './time-grain.ts';

export type Moment = {
  /** Values of the dimensions of time, in the order of the request. */
  labels: string[];
  firstDay: Day;
  /** Length in days as far as it is over. */
  days: number;
};

export type TimeFrame = {
  dimensions: readonly string[];
  filters: readonly Filter[];
  today: Day;
  /** Ends today at the latest; nothing if it lies wholly ahead. */
  period?: Period;
  /** The last day of it that is over; before its first where none is. */
  lastOver?: Day;
  base?: Period;
  /** How far the last day has come, where the base ends on a day that answers to it. */
  cut?: TimeOfDay;
  moments: Map<string, Moment>;
  /** By the key of the period's moment. */
  baseMoments: Map<string, Moment>;
  /** Per dimension of the calendar: label in the base to label in the period. */
  aligned: Map<string, Map<string, string>>;
};

/** `time` is the first minute that is not over, `hours` how many hours are. */
export type TimeOfDay = { time: string; hours: number; part: number };

export type Clock = { now: number; timeZone: string };

export function timeFrameOf(
  asked: { dimensions: readonly string[]; filters: readonly Filter[]; period: Period; base?: Period },
  clock: Clock,
): TimeFrame {
  const { dimensions, filters } = asked;
  const period = upToToday(asked.period, clock);
  const base = asked.base && upToToday(asked.base, clock);
  const aligned = new Map(
    period && base ? dimensions.filter(isGrain).map(grain => [grain, alignBuckets(period, base, grain)]) : [],
  );
  const today = dayAt(clock.now, clock.timeZone);
  const frame: TimeFrame = {
    dimensions,
    filters,
    today,
    period,
    base,
    moments: new Map(),
    baseMoments: new Map(),
    aligned,
  };
  frame.moments = period ? momentsOf(period, frame, runningPart(clock)) : new Map();
  if (period) frame.lastOver = period.to < today ? period.to : addDays(period.to, -1);
  if (period && base && isSameStretch(period, base, clock)) frame.cut = timeOfDay(clock);
  if (base) {
    const last = frame.cut ? { day: base.to, part: frame.cut.part } : runningPart(clock);
    for (const moment of momentsOf(base, frame, last).values()) {
      const partner = partnerOf(moment.labels, frame);
      if (partner) frame.baseMoments.set(momentKey(partner), moment);
    }
  }
  return frame;
}

export function momentKey(labels: readonly (string | null)[]): string {
  return labels.join(' ');
}

/** The labels in the period that belong to labels in the base; nothing where none does. */
export function partnerOf(labels: readonly (string | null)[], frame: TimeFrame): string[] | undefined {
  const partner = frame.dimensions.map((dimension, index) => {
    const label = labels[index] ?? '';
    const calendar = frame.aligned.get(dimension);
    return calendar ? calendar.get(label) : label;
  });
  return partner.every(label => label !== undefined) ? partner : undefined;
}

/** Whether a filter lets a value through; capitals do not matter, and three letters are enough for a weekday. */
export function passes(filter: SourceFilter, value: string | null): boolean {
  if (filter.unknown !== undefined && (value === null || filter.unknown === 'only'))
    return value === null && filter.unknown === 'only';
  const same = (wanted: string): boolean =>
    filter.dimension === 'weekday'
      ? wanted.slice(0, 3).toLowerCase() === value?.slice(0, 3).toLowerCase()
      : wanted.toLowerCase() === value?.toLowerCase();
  if (filter.is) return filter.is.some(same);
  return !filter.is_not?.some(same);
}

function upToToday(period: Period, { now, timeZone }: Clock): Period | undefined {
  const today = dayAt(now, timeZone);
  if (period.from > today) return undefined;
  return period.to > today ? { from: period.from, to: today } : period;
}

/** A base of as many days that are over, or the same days a year before: its last day answers to today. */
function isSameStretch(period: Period, base: Period, { now, timeZone }: Clock): boolean {
  const today = dayAt(now, timeZone);
  if (period.to !== today || base.to >= today) return false;
  const yearAgo = samePeriodLastYear(period);
  return dayCount(period) === dayCount(base) || (base.from === yearAgo.from && base.to === yearAgo.to);
}

/** In the first minute of a day that minute counts, as no stretch is shorter. */
function timeOfDay({ now, timeZone }: Clock): TimeOfDay {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const over = Math.max(1, hour * 60 + minute);
  const two = (number: number): string => String(number).padStart(2, '0');
  return { time: `${two(Math.floor(over / 60))}:${two(over % 60)}`, hours: hour, part: over / 1440 };
}

/** The day that is not over, and how much of it is. */
type LastDay = { day: Day; part: number };

function runningPart({ now, timeZone }: Clock): LastDay {
  const day = dayAt(now, timeZone);
  return { day, part: elapsedDays({ from: day, to: day }, now, timeZone) };
}

function momentsOf(period: Period, frame: TimeFrame, last: LastDay): Map<string, Moment> {
  if (frame.dimensions.length + frame.filters.length === 0) return asOneMoment(period, last);
  const byHour = frame.dimensions.includes('hour');
  const filters = frame.filters.filter(({ dimension }) => dimension !== 'hour');
  const moments = new Map<string, Moment>();
  for (const day of daysOf(period)) {
    if (!filters.every(filter => passes(filter, timeLabel(day, filter.dimension)))) continue;
    const over = day === last.day ? last.part : 1;
    const length = byHour ? 1 : over;
    for (const hour of byHour ? hoursOf(frame, over) : ['']) {
      const labels = frame.dimensions.map(dimension => (dimension === 'hour' ? hour : timeLabel(day, dimension)));
      const key = momentKey(labels);
      const known = moments.get(key);
      if (known) known.days += length;
      else moments.set(key, { labels, firstDay: day, days: length });
    }
  }
  return moments;
}

/** Half a year in one sum need not be walked day by day. */
function asOneMoment(period: Period, { day, part }: LastDay): Map<string, Moment> {
  const days = period.to === day ? dayCount(period) - 1 + part : dayCount(period);
  const moment = { labels: [], firstDay: period.from, days };
  return new Map([[momentKey(moment.labels), moment]]);
}

/** Hours of a day that have begun. */
function hoursOf(frame: TimeFrame, elapsed: number): string[] {
  const filters = frame.filters.filter(({ dimension }) => dimension === 'hour');
  const begun = Math.max(1, Math.min(24, Math.ceil(elapsed * 24)));
  return Array.from({ length: begun }, (_, hour) => String(hour)).filter(hour =>
    filters.every(filter => passes(filter, hour)),
  );
}
