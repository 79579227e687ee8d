/** A typical day of its weekday: what the last ones had, brought to the size of the median one. */
import { addDays } from '@tillsight/metrics/period';
import type { Day, MetricResult, ResultRow, ResultValue } from '@tillsight/metrics/request';
import { medianOf, sumOf } from './arithmetic.ts';
import { lower, upper, type Measure } from './measure.ts';

export type Typical = {
  figure: number;
  /** Every key of the days as it is on a typical one. */
  values: Record<string, number>;
  /** The figures of the days themselves. */
  figures: number[];
  /** Where most of them had nothing, the average stands for the median. */
  isMedian: boolean;
};

const most = 8;

/** The days of the same weekday before one, the latest first. */
export const suchDaysBefore = (day: Day, begins: Day): Day[] =>
  Array.from({ length: most }, (_, index) => addDays(day, -7 * (index + 1))).filter(each => each >= begins);

export function typicalOf(
  measure: Measure,
  daily: MetricResult | undefined,
  days: readonly Day[],
): Typical | undefined {
  const rows = (daily?.rows ?? []).filter(({ by }) => by['day'] && days.includes(by['day']));
  const known = rows.flatMap(row => {
    const figure = figureOf(measure, row.values);
    return figure === undefined ? [] : [{ values: row.values, figure }];
  });
  if (known.length === 0) return undefined;
  const figures = known.map(each => each.figure);
  const middle = medianOf(figures);
  const means = meansOf(known.map(each => each.values));
  const mean = figureOf(measure, asValues(means)) ?? 0;
  const isMedian = middle !== 0;
  const figure = isMedian ? middle : mean;
  const size = mean === 0 ? 1 : figure / mean;
  const scaled = new Set(measure.kind === 'ratio' ? measure.above.map(({ key }) => key) : Object.keys(means));
  const values = Object.fromEntries(
    Object.entries(means).map(([key, value]) => [key, scaled.has(key) ? value * size : value]),
  );
  return { figure, values, figures, isMedian };
}

/** Results whose base are the weeks before a day, with that base brought to the size of a typical day. */
export function asTypicalDay(
  results: ReadonlyMap<string, MetricResult>,
  typical: Typical,
  main: string,
): Map<string, MetricResult> {
  const weeks = results.get('whole')?.rows[0]?.values;
  const sizeOf = (key: string): number | undefined => {
    const [value, past] = [typical.values[key], weeks?.[key]?.base];
    return value !== undefined && past ? value / past : undefined;
  };
  const usual = sizeOf(main) ?? 1 / 28;
  const told = (key: string, { value, base }: ResultValue, isWhole: boolean): ResultValue => {
    if (typeof base !== 'number') return { value };
    const sized = isWhole && typical.values[key] !== undefined ? typical.values[key] : base * (sizeOf(key) ?? usual);
    return { value, base: sized };
  };
  return new Map(
    [...results].map(([name, result]): [string, MetricResult] => {
      if (!result.request.base) return [name, result];
      const rows = result.rows.map((row): ResultRow => {
        const values = Object.entries(row.values).map(([key, value]) => [key, told(key, value, name === 'whole')]);
        return { ...row, values: Object.fromEntries(values) as ResultRow['values'] };
      });
      return [name, { ...result, rows }];
    }),
  );
}

/** By the logarithm, how far such days lie from their median; a single odd one among them hardly counts. */
export function deviationOf({ figures, figure }: Typical): number {
  const steps = figures.filter(each => each > 0).map(each => Math.abs(Math.log(each / figure)));
  return figure > 0 && steps.length >= 4 ? 1.4826 * medianOf(steps) : 0;
}

function figureOf(measure: Measure, values: ResultRow['values']): number | undefined {
  if (!measure.needs.every(key => typeof values[key]?.value === 'number')) return undefined;
  const [above, below] = [upper(measure, values).now, lower(measure, values).now];
  return below === 0 ? undefined : above / below;
}

function meansOf(rows: readonly ResultRow['values'][]): Record<string, number> {
  const keys = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const mean = (key: string): number => sumOf(rows.map(row => row[key]?.value ?? 0)) / rows.length;
  return Object.fromEntries(keys.map(key => [key, mean(key)]));
}

const asValues = (means: Record<string, number>): ResultRow['values'] =>
  Object.fromEntries(Object.entries(means).map(([key, value]) => [key, { value }]));
