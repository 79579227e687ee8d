/** Where the figure of a point has room: no line of the chart should run through it. */
import type { Chart } from '@tillsight/contract/chart';

export type Room = {
  position: 'top' | 'bottom';
  /** So much further away from the point. */
  furtherPx: number;
};

/** Of a figure's height and a little air. */
const textPx = 16;

/** Above the point; beyond a target that is close above it; below the last point if its line comes down to it. */
export function roomAt(values: readonly (number | null)[], at: number, { series, band }: Chart, highPx: number): Room {
  const value = values[at] ?? 0;
  const highest = Math.max(...series.flatMap(each => each.values).map(Number), ...(band?.high ?? []).map(Number), 1);
  const pxOf = (figure: number): number => (figure / highest) * highPx;
  const targets = series.filter(each => each.isTarget).map(each => each.values[at] ?? null);
  const close = targets.find(target => target !== null && target >= value && pxOf(target - value) < textPx + 4);
  if (close !== undefined && close !== null) return { position: 'top', furtherPx: pxOf(close - value) };
  const before = values.findLast((each, row) => row < at && each !== null) ?? null;
  const isLast = values.slice(at + 1).every(each => each === null);
  const comesDown = isLast && before !== null && before > value;
  return { position: comesDown && pxOf(value) > 2 * textPx ? 'bottom' : 'top', furtherPx: 0 };
}
