/** Figures for a reader that pays by the word: names once, then rows of bare values. */
import { QueryMetricsResponse, type MetricValue } from '@tillsight/contract/metrics';
import * as z from 'zod/mini';

const { time_zone, currency, period, base, tally, issues, sources } = QueryMetricsResponse.shape;

export const CompactFigures = z.object({
  time_zone,
  currency,
  period,
  base,
  columns: z
    .array(z.string())
    .check(
      z.describe(
        'What stands where in each row: breakdowns, then metrics. metric.base and metric.change are the comparison, metric.typical.middle, .low, .high and .of what is usual, metric.course the total so far, average or growth.',
      ),
    ),
  rows: z
    .array(z.array(z.nullable(z.union([z.string(), z.number()]))))
    .check(z.describe('Money in main units of the currency, percentages as fractions; null is unknown, never zero.')),
  tally,
  issues,
  sources,
});
type CompactFigures = z.infer<typeof CompactFigures>;
type Figure = z.infer<typeof MetricValue>;

export function compact({ rows, success: _always, ...rest }: z.infer<typeof QueryMetricsResponse>): CompactFigures {
  const told = rows.map(({ by, values }) => {
    const figures = Object.entries(values).flatMap(([key, figure]) => partsOf(key, figure));
    return new Map<string, string | number | null>([...Object.entries(by), ...figures]);
  });
  // A part that one row lacks, as the change from nothing, is unknown there.
  const columns = [...new Set(told.flatMap(row => [...row.keys()]))];
  return { ...rest, columns, rows: told.map(row => columns.map(name => row.get(name) ?? null)) };
}

function partsOf(key: string, { value, base, change, typical, course }: Figure): [string, number | null][] {
  const parts = {
    base,
    change,
    course,
    'typical.middle': typical?.middle,
    'typical.low': typical?.low,
    'typical.high': typical?.high,
    'typical.of': typical?.of,
  };
  const present = Object.entries(parts).flatMap(([name, part]): [string, number | null][] =>
    part === undefined ? [] : [[`${key}.${name}`, part]],
  );
  return [[key, value], ...present];
}
