/** A table in the picture of an answer: the more of its column's unit a cell has, the stronger its ground. */
import type { Table } from '@tillsight/contract/chart';

export type PictureLook = {
  ink: string;
  muted: string;
  faint: string;
  surface: string;
  accent: string;
  font: string;
};

type Frame = { x: number; y: number; widthPx: number; look: PictureLook };

const rowPx = 44;
const letterPx = 19;
/** Headings of narrow columns are longer than the figures below them. */
const headingPx = 15;

/** More would be too small to read on a phone. */
const mostColumns = 15;
const mostRows = 30;

export const fitsPicture = ({ head, rows }: Table): boolean =>
  head.length <= mostColumns && rows.length > 0 && rows.length <= mostRows;

export const tableHeightPx = ({ rows }: Table): number => (rows.length + 1) * rowPx;

export function drawTable(context: CanvasRenderingContext2D, table: Table, { x, y, widthPx, look }: Frame): void {
  const { head, rows, units } = table;
  const names = head.length - units.length;
  const namePx = Math.min(widthPx / 3, Math.max(150, widthPx / head.length));
  const cellPx = (widthPx - names * namePx) / Math.max(1, units.length);
  const leftOf = (at: number): number => x + (at < names ? at * namePx : names * namePx + (at - names) * cellPx);
  const most = strongest(table);
  context.textBaseline = 'middle';
  const write = (text: string, at: number, line: number): void => {
    const isName = at < names;
    context.textAlign = isName ? 'left' : 'right';
    const place = isName ? leftOf(at) : leftOf(at) + cellPx - 6;
    context.fillText(text, place, y + (line + 0.5) * rowPx, (isName ? namePx : cellPx) - 8);
  };
  context.font = `600 ${headingPx}px ${look.font}`;
  context.fillStyle = look.muted;
  head.forEach((title, at) => write(title, at, 0));
  context.font = `400 ${letterPx}px ${look.font}`;
  rows.forEach((row, line) => {
    row.values.forEach((value, at) => {
      const share = value === null ? 0 : value / (most[at] ?? Infinity);
      if (share <= 0) return;
      context.globalAlpha = 0.32 * Math.min(1, share);
      context.fillStyle = look.accent;
      context.fillRect(leftOf(names + at) + 1, y + (line + 1) * rowPx + 1, cellPx - 2, rowPx - 2);
      context.globalAlpha = 1;
    });
    context.fillStyle = look.ink;
    [...row.names, ...row.formatted].forEach((text, at) => write(text, at, line + 1));
  });
  context.textAlign = 'left';
}

/** Columns of one unit are one scale; a column of another kind stands alone and has no ground. */
export function strongest({ units, rows }: Table): (number | undefined)[] {
  const alike = Map.groupBy(units.keys(), at => `${units[at]?.unit} ${units[at]?.currency}`);
  return units.map(({ unit, currency }) => {
    const columns = alike.get(`${unit} ${currency}`) ?? [];
    if (columns.length < 2) return undefined;
    const values = rows.flatMap(row => columns.map(at => row.values[at] ?? 0));
    const most = Math.max(...values);
    return most > 0 ? most : undefined;
  });
}
