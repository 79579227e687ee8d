/** Today against the same hours a week ago, asked for as days of one stretch. */
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Rule } from './tell-alert.ts';
import { hasMoved } from './has-moved.ts';
import type { PartOfDay } from './usual-hours.ts';
import type { Moment, Verdict } from './verdict.ts';

type Moved = Extract<Rule['condition'], { kind: 'moved' }>;

export function requestByWeek(plain: MetricRequest, { until }: PartOfDay, { now, timeZone }: Moment): MetricRequest {
  const today = dayAt(now, timeZone);
  const over = { dimension: 'hour', is: Array.from({ length: Math.max(1, until) }, (_, hour) => String(hour)) };
  const where = [...(plain.where ?? []), over];
  return { ...plain, where, by: ['day'], period: { from: addDays(today, -7), to: today }, limit: 8 };
}

/** Before a quarter of the day has passed, shares of it say nothing. */
const fewestHours = 6;

type Asked = { part: PartOfDay; condition: Moved; at: Moment };

export function movedByWeek({ rows }: MetricResult, { part, condition, at }: Asked): Verdict {
  const { metric, until } = part;
  const today = dayAt(at.now, at.timeZone);
  const on = (day: string): number | null => rows.find(({ by }) => by['day'] === day)?.values[metric]?.value ?? null;
  const row = { name: null, value: on(today), base: on(addDays(today, -7)) };
  if (row.value === null) return { is: 'unknown' };
  const is = until >= fewestHours && hasMoved(row, condition) ? 'so' : 'not';
  return { is, rows: [row], hours: { from: 0, until } };
}
