/** Which filters are the two sides of one thing? */
import type { AskedFilter } from '../intent.ts';

/** "domestic and international orders": all of India, and all but India; each side is asked for on its own. */
export function sidesOf(filters: AskedFilter[]): [AskedFilter[], AskedFilter[]] | undefined {
  for (const [at, filter] of filters.entries()) {
    const other = filters.findIndex((each, place) => place > at && areSides(filter, each));
    if (other >= 0) return [filters.toSpliced(other, 1), filters.toSpliced(at, 1)];
  }
  return undefined;
}

const areSides = (one: AskedFilter, other: AskedFilter): boolean => {
  const [a, b] = [one.options[0], other.options[0]];
  if (!a || !b || a.dimension !== b.dimension || String(a.values) !== String(b.values)) return false;
  return (one.not !== (a.not ?? false)) !== (other.not !== (b.not ?? false));
};
