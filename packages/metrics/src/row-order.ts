/** The order of rows: as asked, otherwise time as it runs and then the first metric, largest first. */
import type { RequestPlan } from './plan.ts';
import type { ResultRow } from './request.ts';
import { isTime, weekdayPosition } from './time-grain.ts';

/**
 * What belongs to no product, city or code has no place in a ranking: it comes after all that has a name. Rows without a figure come last
 * of their kind, and equal rows are ordered by their names, so that an order is always the same. */
export function inOrder(rows: readonly ResultRow[], { request, metrics, order }: RequestPlan): ResultRow[] {
  const { by = [] } = request;
  const times = by.filter(isTime);
  const first = metrics[0]?.key ?? '';
  const splits = by.filter(dimension => !isTime(dimension));
  const isNameless = (row: ResultRow): number => Number(splits.some(dimension => (row.by[dimension] ?? null) === null));
  const namelessLast: Rule = (a, b) => isNameless(a) - isNameless(b);
  const isPart = (row: ResultRow): number => Number(row.isPart === true);
  // A day that is not over is nobody's lowest.
  const partsLast: Rule[] =
    order?.direction === 'asc' && !by.includes(order.by) ? [(a, b) => isPart(a) - isPart(b)] : [];
  const rules = [
    ...(order ? [namelessLast, ...partsLast, ruleFor(order.by, order.direction === 'asc' ? 1 : -1, by)] : []),
    ...times.map(dimension => ruleFor(dimension, 1, by)),
    namelessLast,
    ruleFor(first, -1, by),
    ...by.map(dimension => ruleFor(dimension, 1, by)),
  ];
  return rows.toSorted((a, b) => {
    for (const rule of rules) {
      const difference = rule(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

type Rule = (a: ResultRow, b: ResultRow) => number;

function ruleFor(key: string, sign: 1 | -1, by: readonly string[]): Rule {
  if (by.includes(key)) return (a, b) => lastIfNull(placeOf(key, a), placeOf(key, b), sign);
  return (a, b) => lastIfNull(a.values[key]?.value ?? null, b.values[key]?.value ?? null, sign);
}

function placeOf(dimension: string, row: ResultRow): string | number | null {
  const label = row.by[dimension] ?? null;
  if (dimension === 'weekday') return weekdayPosition(label);
  return dimension === 'hour' && label !== null ? Number(label) : label;
}

function lastIfNull(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
