/** Two years of the demonstration's hours, looked at as an alert looks, with incidents planted and without. */
import { judge, requestToJudge } from '@tillsight/assistant/alerts/judge-alert';
import type { Rule } from '@tillsight/assistant/alerts/tell-alert';
import type { MetricResult } from '@tillsight/metrics/request';
import { makeWorld } from '@tillsight/sandbox/world/make-world';
import { mayFire } from '../src/features/alerts/times.ts';

const timeZone = 'Asia/Kolkata';
const minuteMs = 60_000;
const watched = ['total_orders', 'total_sales_revenue', 'store_sessions'] as const;
type Watched = (typeof watched)[number];

/** Figures by minute of the history, so that a day that runs is as far as its clock. */
export type Hours = { firstDay: number; days: number; of: Record<Watched, Float64Array> };

const perDay = 24 * 60;

export function hoursOf(seed: string | undefined): Hours {
  const given = seed === undefined ? {} : { seed, events: [] };
  const world = makeWorld({ now: '2026-11-20T11:30:00+05:30', months: 24, ...given });
  const { firstDay, today, orders, lines, visits } = world;
  const days = today - firstDay + 1;
  const series = (): Float64Array => new Float64Array(days * perDay);
  const of = { total_orders: series(), total_sales_revenue: series(), store_sessions: series() };
  const at = (rows: { day: ArrayLike<number>; minute: ArrayLike<number> }, row: number): number =>
    ((rows.day[row] ?? 0) - firstDay) * perDay + (rows.minute[row] ?? 0);
  const add = (to: Float64Array, index: number, figure: number): void => void (to[index] = (to[index] ?? 0) + figure);
  for (let order = 0; order < orders.length; order++) add(of.total_orders, at(orders, order), 1);
  for (let visit = 0; visit < visits.length; visit++) add(of.store_sessions, at(visits, visit), 1);
  for (let line = 0; line < lines.length; line++)
    add(of.total_sales_revenue, at(orders, lines.order[line] ?? 0), (lines.gross[line] ?? 0) / 100);
  return { firstDay, days, of };
}

const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

const ruleOf = (metric: Watched): Rule => ({
  request: { metrics: [metric], days: 'today' },
  condition: { kind: 'unusual', way: 'either' },
});

/** What the look of a minute says, by the figures a platform would give then. */
function isSo(hours: Hours, metric: Watched, index: number): boolean {
  const now = Date.parse(`${isoOf(hours.firstDay)}T00:00:00+05:30`) + index * minuteMs;
  const at = { now, timeZone };
  const rule = ruleOf(metric);
  const request = requestToJudge(rule, at);
  const wanted = new Set(request.where?.flatMap(({ dimension, is }) => (dimension === 'hour' ? (is ?? []) : [])));
  const byHour = request.by?.includes('hour') === true;
  const first = dayIndex(hours, request.period.from);
  const last = dayIndex(hours, request.period.to);
  const rows: MetricResult['rows'] = [];
  for (let day = Math.max(0, first); day <= last; day++) {
    const name = isoOf(hours.firstDay + day);
    let sum = 0;
    for (const hour of wanted) {
      const from = day * perDay + Number(hour) * 60;
      const figure = total(hours.of[metric], from, Math.min(from + 60, index));
      sum += figure;
      if (byHour) rows.push({ by: { day: name, hour }, values: { [metric]: { value: figure } } });
    }
    if (!byHour) rows.push({ by: { day: name }, values: { [metric]: { value: sum } } });
  }
  return judge(rule, { request, rows, issues: [], sources: [], currency: 'INR' }, at).is === 'so';
}

const dayIndex = (hours: Hours, day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 - hours.firstDay;

function total(series: Float64Array, from: number, until: number): number {
  let sum = 0;
  for (let index = from; index < until; index++) sum += series[index] ?? 0;
  return sum;
}

/** Every quarter of an hour but for the quiet hours. */
function looks(from: number, until: number): number[] {
  const all: number[] = [];
  for (let index = Math.ceil(from / 15) * 15; index <= until; index += 15) {
    const hour = Math.floor((index % perDay) / 60);
    if (hour >= 8 && hour < 22) all.push(index);
  }
  return all;
}

/** How often a rule fires in the seven days from `day` on. */
export function firedInWeek(hours: Hours, day: number): Record<Watched, number> {
  const fired = (metric: Watched): number => {
    let [times, at, cleared]: [number, number | null, number | null] = [0, null, null];
    for (const index of looks(day * perDay, (day + 7) * perDay - 1)) {
      const date = (of: number | null): Date | null => (of === null ? null : new Date(of * minuteMs));
      if (!isSo(hours, metric, index)) cleared = index;
      else if (
        mayFire({ fired_at: date(at), cleared_at: date(cleared), rest_hours: 24, isEach: false }, index * minuteMs)
      )
        [times, at] = [times + 1, index];
    }
    return times;
  };
  return {
    total_orders: fired('total_orders'),
    total_sales_revenue: fired('total_sales_revenue'),
    store_sessions: fired('store_sessions'),
  };
}

/** What is left of orders and of visits while it lasts; more than one is a surge. */
export type Incident = { name: string; orders: number; visits: number; day: number; minute: number; length: number };

/** Minutes from its beginning until the first of the rules sees it; null when none does within two hours. */
export function foundAfter(hours: Hours, incident: Incident, random: () => number): number | null {
  const from = incident.day * perDay + incident.minute;
  const until = from + incident.length;
  const keep = (series: Float64Array, part: number): Float64Array => {
    const changed = series.slice();
    for (let index = from; index < until; index++) {
      const figure = series[index] ?? 0;
      const whole = Math.floor(part);
      changed[index] = figure * (whole + (random() < part - whole ? 1 : 0));
    }
    return changed;
  };
  const of = {
    total_orders: keep(hours.of.total_orders, incident.orders),
    total_sales_revenue: keep(hours.of.total_sales_revenue, incident.orders),
    store_sessions: keep(hours.of.store_sessions, incident.visits),
  };
  const found = looks(from + 1, from + 120).find(index =>
    watched.some(metric => isSo({ ...hours, of }, metric, index) && !isSo(hours, metric, index)),
  );
  return found === undefined ? null : found - from;
}

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const kinds = [
  { name: 'the shop is down', orders: 0, visits: 0 },
  { name: 'nobody can pay', orders: 0, visits: 1 },
  { name: 'a flood of visits', orders: 1, visits: 3 },
  { name: 'a surge of orders', orders: 3, visits: 2 },
  { name: 'a source of visits is gone', orders: 0.4, visits: 0.4 },
];

/** What happened to the demonstration lately is no quiet time. */
const eventful = 60;

export type Tried = { found: number; missed: string[]; perMonth: Record<Watched, number> };

export function tryOut(hours: Hours, seed: number, { incidents, weeks }: { incidents: number; weeks: number }): Tried {
  const random = randomFrom(seed);
  const lastDay = hours.days - eventful;
  const between = (from: number, to: number): number => from + Math.floor(random() * (to - from));
  const missed: string[] = [];
  for (let index = 0; index < incidents; index++) {
    const kind = kinds[index % kinds.length] ?? { name: '', orders: 1, visits: 1 };
    const incident = { ...kind, day: between(64, lastDay), minute: between(9 * 60, 19 * 60), length: 240 };
    if (foundAfter(hours, incident, random) === null)
      missed.push(
        `${kind.name}, ${isoOf(hours.firstDay + incident.day)} ${Math.floor(incident.minute / 60)}:${incident.minute % 60}`,
      );
  }
  const chosen = new Set<number>();
  while (chosen.size < weeks) chosen.add(64 + 7 * between(0, Math.floor((lastDay - 71) / 7)));
  const fired = { total_orders: 0, total_sales_revenue: 0, store_sessions: 0 };
  for (const day of chosen) {
    const own = firedInWeek(hours, day);
    for (const metric of watched) fired[metric] += own[metric];
  }
  const month = weeks / (365.25 / 12 / 7);
  const perMonth = {
    total_orders: fired.total_orders / month,
    total_sales_revenue: fired.total_sales_revenue / month,
    store_sessions: fired.store_sessions / month,
  };
  return { found: incidents - missed.length, missed, perMonth };
}
