/** Whether a figure is too large a part of another: failed payments of all attempts, in the latest hours that have enough of them. */
import type { MetricResult } from '@tillsight/metrics/request';
import type { Verdict } from './verdict.ts';

/** Of fewer a share says little. */
const fewest = 30;

type Asked = { part: string; of: string; percent: number };

export function judgeShare({ rows }: MetricResult, { part, of, percent }: Asked): Verdict {
  const byHour = rows
    .map(({ by, values }) => ({
      hour: Number(by['hour'] ?? 0),
      part: values[part]?.value ?? null,
      whole: values[of]?.value ?? null,
    }))
    .toSorted((one, other) => other.hour - one.hour);
  if (byHour.some(row => row.part === null || row.whole === null)) return { is: 'unknown' };
  let [value, whole, from] = [0, 0, 0];
  for (const row of byHour) {
    [value, whole, from] = [value + (row.part ?? 0), whole + (row.whole ?? 0), row.hour];
    if (whole >= fewest) break;
  }
  if (whole < fewest) return { is: 'not', rows: [] };
  const isSo = value * 100 > percent * whole;
  return { is: isSo ? 'so' : 'not', rows: [{ name: null, value, base: null }], whole, hours: { from, until: null } };
}
