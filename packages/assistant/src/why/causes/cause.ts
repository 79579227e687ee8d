/** What is common to everything that may be behind a change: a suspicion from the first figures, a verdict from the second. */
import { dayCount, daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sumOf } from '../arithmetic.ts';
import type { Amounts } from '../effect.ts';
import type { Evidence } from '../evidence.ts';
import { pairIn, type Pair } from '../measure.ts';

/** Something that happened, as far as the platforms show it. */
export type Found = {
  kind: 'bulk' | 'stock-out' | 'campaign' | 'checkout' | 'code' | 'price' | 'place' | 'rows' | 'refused';
  subject: string;
  /** What it brought or took away: an estimate. */
  did: Amounts;
  /** Whole sentences around what it did to the figure, "about -23 orders". */
  tell: (effect: string) => string;
  /** What no platform tells about it. */
  unknown?: string;
};

/** Something that moved the figure that was asked about. */
export type Cause = Omit<Found, 'did' | 'tell'> & { effect: number; text: string };

/**
 * `requests` are asked together with those of all other suspicions, in one call. What needs figures that are worth their
 * price only once the first ones bear a suspicion out is a closer look.
 */
export type Suspicion = { requests: MetricRequest[]; judge: (results: MetricResult[]) => Judged[] };

export type Judged = Found | Suspicion;

/** Several suspects, each with requests of its own. */
export function suspicionOf<Suspect>(
  suspects: readonly Suspect[],
  ask: (suspect: Suspect) => MetricRequest[],
  judge: (suspect: Suspect, results: MetricResult[]) => Judged | undefined,
): Suspicion | undefined {
  if (suspects.length === 0) return undefined;
  const asked = suspects.map(suspect => ({ suspect, requests: ask(suspect) }));
  return {
    requests: asked.flatMap(({ requests }) => requests),
    judge: results => {
      let at = 0;
      return asked.flatMap(({ suspect, requests }) => judge(suspect, results.slice(at, (at += requests.length))) ?? []);
    },
  };
}

/** Rows of a named result by the value of its first dimension. */
export function rowsBy({ results }: Evidence, name: string, key: string): Map<string, Pair> {
  const result = results.get(name);
  const [dimension] = result?.request.by ?? [];
  if (!result?.request.metrics.includes(key)) return new Map();
  return new Map(
    result.rows.flatMap(({ by, values }): [string, Pair][] => {
      const label = dimension === undefined ? null : by[dimension];
      return label ? [[label, pairIn(values, key)]] : [];
    }),
  );
}

/** Per value of a dimension its days; a day without a row had nothing. */
export function seriesBy(result: MetricResult | undefined, key: string): Map<string, Map<Day, number>> {
  const series = new Map<string, Map<Day, number>>();
  const dimension = result?.request.by?.find(each => each !== 'day');
  for (const { by, values } of result?.rows ?? []) {
    const label = dimension === undefined ? '' : by[dimension];
    const { day } = by;
    if (label === null || label === undefined || !day) continue;
    const days = series.get(label) ?? new Map<Day, number>();
    days.set(day, values[key]?.value ?? 0);
    series.set(label, days);
  }
  return series;
}

/** Orders of a day in the rows that were asked about. */
export function ordersByDay({ results }: Evidence): Map<Day, number> {
  return seriesBy(results.get('days'), 'total_orders').get('') ?? new Map<Day, number>();
}

/** Orders of a day in the whole shop: what is expected of goods must not rest on what they sold that day. */
export function allOrdersByDay(evidence: Evidence): Map<Day, number> {
  const all = evidence.results.get('everything days');
  return all ? (seriesBy(all, 'total_orders').get('') ?? new Map<Day, number>()) : ordersByDay(evidence);
}

/** How much busier a period was than the weeks before, all orders together; by its length alone where nothing better is known. */
export function busyness(evidence: Evidence, period: Period, orders = ordersByDay(evidence)): number {
  const { before } = evidence.windows;
  if (!before) return 0;
  const count = (of: Period): number => sumOf(daysOf(of).map(day => orders.get(day) ?? 0));
  const usual = count(before);
  return usual > 0 && orders.size > dayCount(before) / 2 ? count(period) / usual : dayCount(period) / dayCount(before);
}

/** Both windows, and what each does to the change; a typical day is no window of its own. */
export const sides = ({ windows }: Evidence): { period: Period; side: keyof Pair; sign: 1 | -1 }[] => [
  { period: windows.period, side: 'now', sign: 1 },
  ...(windows.suchDays ? [] : [{ period: windows.base, side: 'past' as const, sign: -1 as const }]),
];

/** How far a count is from what was expected, in deviations of chance that varies a little more than a coin does. */
export function surprise(count: number, expected: number): number {
  return (count - expected) / Math.sqrt(Math.max(expected, 0.5) + (0.12 * expected) ** 2);
}

/** By how much the whole shop's goods sold more than in the base, so that a season is not taken for a product's own doing. */
export function growth({ results }: Evidence): number {
  const all = results.get('everything') ?? results.get('whole');
  const { now, past } = pairIn(all?.rows[0]?.values, 'gross_sales');
  return past > 0 && now > 0 ? now / past : 1;
}
