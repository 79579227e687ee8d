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

/** Where a figure above the target is furthest from the other lines, as wide as it is; the last such row. */
export function freestRow(target: Chart['series'][number], { series }: Chart, highPx: number): number {
  const others = series.filter(each => !each.isTarget).map(({ values }) => values);
  const highest = Math.max(...series.flatMap(({ values }) => values).map(Number), 1);
  const reach = Math.floor(target.values.length * 0.1);
  const roomOf = (row: number): number => {
    const near = others.flatMap(values => values.slice(Math.max(0, row - reach), row + reach + 1));
    const below = ((target.values[row] ?? 0) / highest) * highPx;
    const gaps = near.map(value => {
      if (value === null) return highPx;
      const px = (value / highest) * highPx;
      return px < below ? below - px : Math.max(0, px - below - textPx);
    });
    return Math.min(...gaps, highPx);
  };
  const rows = target.values.flatMap((value, row) => (value === null ? [] : [row]));
  const most = Math.max(...rows.map(roomOf));
  return rows.findLast(row => roomOf(row) === most) ?? target.values.length - 1;
}
