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
  if (!isLast || before === null || before <= value) return { position: 'top', furtherPx: 0 };
  // The figure leans over what came just before, so it stands below the lowest of that.
  const near = series.flatMap(each => each.values.slice(Math.floor(at * 0.75), at + 1)).filter(each => each !== null);
  const lowest = Math.min(value, ...near);
  return pxOf(lowest) > 2 * textPx
    ? { position: 'bottom', furtherPx: pxOf(value - lowest) }
    : { position: 'top', furtherPx: 0 };
}

/** The highest point is left to the drawing where its figure would stand on that of the last one. */
export function bothOrLast(values: readonly (number | null)[], peak: number, last: number, highPx: number): number[] {
  const [highest, end] = [values[peak] ?? 0, values[last] ?? 0];
  const isNear = last - peak <= values.length / 4;
  const isLevel = highest > 0 && ((highest - end) / highest) * highPx < textPx;
  return peak !== last && isNear && isLevel ? [last] : [peak, last];
}
