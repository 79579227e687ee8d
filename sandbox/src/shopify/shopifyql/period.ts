import type { ComparisonBase, Moment, Query, TimeUnit } from './ast.ts';
import { DAY_SECONDS, shift, startOf, wallSecondsAt, type WallSeconds } from './calendar.ts';
import { blackFriday, namedPeriod } from './named-period.ts';
import { QlProblem } from './ql-problem.ts';

/** Half open: `until` is the first second no longer inside. */
export interface Period {
  since: WallSeconds;
  until: WallSeconds;
}

/** Where a query with a time dimension and without dates begins; it ends now. */
const DEFAULT_SINCE: Record<string, { unit: TimeUnit; amount: number }> = {
  second: { unit: 'minute', amount: -1 },
  minute: { unit: 'hour', amount: -1 },
  hour: { unit: 'hour', amount: -24 },
  day: { unit: 'day', amount: -30 },
  week: { unit: 'week', amount: -4 },
  month: { unit: 'month', amount: -3 },
  quarter: { unit: 'quarter', amount: -4 },
  year: { unit: 'year', amount: -3 },
  hour_of_day: { unit: 'day', amount: -3 },
  day_of_week: { unit: 'week', amount: -4 },
  week_of_year: { unit: 'year', amount: -1 },
  month_of_year: { unit: 'year', amount: -1 },
};

export interface Today {
  now: WallSeconds;
  /** Where a query without dates and without a time dimension begins. */
  storeStart: WallSeconds;
}

export function todayIn(timeZone: string, nowMs: number, storeStart: WallSeconds): Today {
  return { now: wallSecondsAt(nowMs, timeZone), storeStart };
}

export function periodOf(query: Query, today: Today): Period {
  if (query.during !== null) {
    if (query.since ?? query.until) throw new QlProblem('Syntax Error: DURING cannot be used with SINCE or UNTIL');
    if (query.during === 'now') throw new QlProblem("Syntax Error: DURING does not accept 'now'");
    return namedOrProblem(query.during, today.now);
  }
  const since = query.since ? spanOf(query.since, today.now).since : defaultSince(query, today);
  const until = query.until ? spanOf(query.until, today.now).until : today.now + 1;
  if (query.until && !query.since && !query.timeseries) {
    throw new QlProblem('Syntax Error: UNTIL needs SINCE or TIMESERIES');
  }
  if (until <= since) throw new QlProblem('Invalid date range: SINCE is after UNTIL');
  return { since, until };
}

function defaultSince(query: Query, today: Today): WallSeconds {
  const names = [query.timeseries, ...query.groupBy.map(item => item.name)];
  const rule = names.map(name => DEFAULT_SINCE[name ?? '']).find(found => found !== undefined);
  return rule ? startOf(rule.unit, shift(today.now, rule.amount, rule.unit)) : today.storeStart;
}

/** What a moment covers: SINCE takes its start, UNTIL its end, so that `SINCE x UNTIL x` is all of x. */
function spanOf(moment: Moment, now: WallSeconds): Period {
  if (moment.kind === 'absolute') return absoluteSpan(moment.text);
  if (moment.kind === 'named') return namedOrProblem(moment.name, now);
  if (moment.kind === 'edge') {
    const start = startOf(moment.unit, shift(startOf(moment.unit, now), moment.amount, moment.unit));
    const end = shift(start, 1, moment.unit);
    return moment.edge === 'start' ? { since: start, until: start + 1 } : { since: end - 1, until: end };
  }
  const at = shift(now, moment.amount, moment.unit);
  if (moment.unit === 'second' || moment.unit === 'minute' || moment.unit === 'hour')
    return { since: at, until: at + 1 };
  const day = startOf('day', at);
  return { since: day, until: day + DAY_SECONDS };
}

function absoluteSpan(text: string): Period {
  const padded = `${text}${'0000-01-01T00:00:00'.slice(text.length)}Z`;
  const since = Date.parse(padded) / 1000;
  const isReal = !Number.isNaN(since) && new Date(since * 1000).toISOString().startsWith(text.slice(0, 10));
  if (!isReal) throw new QlProblem(`Syntax Error: '${text}' is not a date`);
  const length = { 10: DAY_SECONDS, 13: 3600, 16: 60 }[text.length] ?? 1;
  return { since, until: since + length };
}

function namedOrProblem(name: string, now: WallSeconds): Period {
  const period = namedPeriod(name, now) ?? blackFriday(name);
  if (!period) throw new QlProblem(`Syntax Error: unknown date '${name}'`);
  return period;
}

/** The period a comparison reads, for the period asked about. */
export function comparedPeriod(comparison: ComparisonBase, period: Period, now: WallSeconds): Period {
  const { base } = comparison;
  if (base.kind === 'relative') return relativePeriod(base.name, period);
  const since = spanOf(base.since, now).since;
  const until = base.until ? spanOf(base.until, now).until : since + (period.until - period.since);
  if (until <= since) throw new QlProblem('Invalid date range: COMPARE TO ends before it begins');
  return { since, until };
}

function relativePeriod(name: string, period: Period): Period {
  const length = period.until - period.since;
  if (name === 'previous_period') return { since: period.since - length, until: period.since };
  if (name === 'previous_year_match_day_of_week') {
    return { since: shift(period.since, -52, 'week'), until: shift(period.until, -52, 'week') };
  }
  const unit = name.slice('previous_'.length) as TimeUnit;
  // The end is shifted by its last second, so that 1–31 March becomes 1–28 February and not 1 February – 1 March.
  return { since: shift(period.since, -1, unit), until: shift(period.until - 1, -1, unit) + 1 };
}
