/** Rows put together by the size of their first figure: orders by what they were worth, products by what one of them costs. */
import type { Band, ResultRow } from './request.ts';

/** So many rows lie in each, where the bounds are not given. */
const shares = [0.2, 0.4, 0.6, 0.8];

/** From low to high; each reaches from its bound up to the next one. Rows without the figure lie in none. */
export function bandsOf(rows: readonly ResultRow[], key: string, bounds: readonly number[]): Band[] {
  const known = rows.flatMap(row => {
    const value = row.values[key]?.value;
    return typeof value === 'number' ? [value] : [];
  });
  const edges = bounds.length > 0 ? bounds.toSorted((a, b) => a - b) : roundEdges(known.toSorted((a, b) => a - b));
  return [undefined, ...edges].map((from, at) => {
    const to = edges[at];
    const own = known.filter(value => value >= (from ?? -Infinity) && value < (to ?? Infinity));
    return {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      rows: own.length,
      sum: own.reduce((sum, value) => sum + value, 0),
    };
  });
}

function roundEdges(sorted: readonly number[]): number[] {
  const edges = shares.map(share => rounded(sorted[Math.floor(sorted.length * share)] ?? 0));
  return [...new Set(edges)].filter(edge => edge > 0);
}

/** To one digit, and halves of it between: 1,500, 2,000, 2,500. */
function rounded(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.round(value / step) * step;
}
