/** Which filters are the two sides of one thing? Each side is asked for on its own. */
import type { AskedFilter } from '../intent.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

type Sides = [AskedFilter[], AskedFilter[]];

export function sidesOf(filters: AskedFilter[], reading: Reading): Sides | undefined {
  for (const [at, filter] of filters.entries()) {
    const other = filters.findIndex((each, place) => place > at && areSides(filter, each));
    if (other >= 0) return [filters.toSpliced(other, 1), filters.toSpliced(at, 1)];
  }
  return rivalsIn(filters, reading);
}

/** "domestic and international orders": all of India, and all but India. */
const areSides = (one: AskedFilter, other: AskedFilter): boolean => {
  const [a, b] = [one.options[0], other.options[0]];
  if (!a || !b || a.dimension !== b.dimension || String(a.values) !== String(b.values)) return false;
  return (one.not !== (a.not ?? false)) !== (other.not !== (b.not ?? false));
};

/** "Shopping Jewellery compared with PMax", "Mumbai vs Maharashtra": of two kinds, set against each other. */
function rivalsIn(filters: AskedFilter[], { words, filters: found }: Reading): Sides | undefined {
  for (const [place, { at, size, text }] of found.entries()) {
    const next = found[place + 1];
    const between = next ? words.slice(at + size, next.at).filter(word => !word.small) : [];
    if (!next || !has(between.at(-1), 'compare', 'than') || between.some(word => word.used === 'period')) continue;
    const [one, other] = [text, next.text].map(each =>
      filters.findIndex(filter => !filter.not && filter.text === each),
    );
    if (one === undefined || other === undefined || one < 0 || other < 0 || one === other) continue;
    return [filters.toSpliced(other, 1), filters.toSpliced(one, 1)];
  }
  return undefined;
}
