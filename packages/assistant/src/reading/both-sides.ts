/** Which filters are the two sides of one thing? Each side is asked for on its own. */
import type { AskedFilter } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { FoundFilter } from './filters.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

type Sides = [AskedFilter[], AskedFilter[]];

export function sidesOf(filters: AskedFilter[], reading: Reading): Sides | undefined {
  for (const [at, filter] of filters.entries()) {
    const other = filters.findIndex((each, place) => place > at && areSides(filter, each));
    if (other >= 0) return [filters.toSpliced(other, 1), filters.toSpliced(at, 1)];
  }
  return pairsIn(filters, reading) ?? rivalsIn(filters, reading);
}

/** "orders in the morning, afternoon and evening": each band of hours by itself, and with it whatever else is kept to. */
export function bandsOf(filters: AskedFilter[]): AskedFilter[][] | undefined {
  const isBand = ({ options: [option] }: AskedFilter): boolean => option?.dimension === 'hour';
  const bands = filters.filter(isBand);
  const others = filters.filter(each => !isBand(each));
  return bands.length > 1 ? bands.map(band => [...others, band]) : undefined;
}

/** "kurtas in Mumbai and sarees in Delhi": two goods and two places, each pair by itself. */
function pairsIn(filters: AskedFilter[], { words, filters: found }: Reading): Sides | undefined {
  const [one, two, three, four, ...more] = found.filter(({ not }) => !not);
  if (!one || !two || !three || !four || more.length > 0) return undefined;
  const kind = ({ options }: FoundFilter): string => options[0]?.dimension ?? '';
  const [first, second] = [
    [one, two],
    [three, four],
  ].map(pair => pair.toSorted((a, b) => (kind(a) < kind(b) ? -1 : 1)));
  const isAnd = (from: FoundFilter, to: FoundFilter): boolean =>
    words.slice(from.at + from.size, to.at).some(word => has(word, 'and', 'compare') || word.text === ',');
  const areAlike = kind(one) !== kind(two) && String(first!.map(kind)) === String(second!.map(kind));
  if (!areAlike || !isAnd(two, three) || isAnd(one, two) || isAnd(three, four)) return undefined;
  const others = filters.filter(({ options, not }) => not || !first!.map(kind).includes(options[0]?.dimension ?? ''));
  const side = (pair: FoundFilter[]): AskedFilter[] => [...others, ...pair];
  return [side(first!), side(second!)];
}

/** "domestic and international orders": all of India, and all but India. */
const areSides = (one: AskedFilter, other: AskedFilter): boolean => {
  const [a, b] = [one.options[0], other.options[0]];
  if (!a || !b || a.dimension !== b.dimension || String(a.values) !== String(b.values)) return false;
  return (one.not !== (a.not ?? false)) !== (other.not !== (b.not ?? false));
};

/** "Shopping Jewellery compared with PMax", "Mumbai vs Maharashtra", "dupattas or the Bela kurta": of two kinds, set against or beside each other. */
function rivalsIn(filters: AskedFilter[], { words, filters: found }: Reading): Sides | undefined {
  for (const [place, each] of found.entries()) {
    const next = found[place + 1];
    const between = next ? words.slice(each.at + each.size, next.at).filter(word => !isSmall(word)) : [];
    const isHeldAgainst = has(between.at(-1), 'compare', 'than') || between.at(-1)?.text.endsWith(' than') === true;
    const isSet = isHeldAgainst || (next !== undefined && areListed(each, next, between));
    if (!next || !isSet || between.some(word => word.used === 'period')) continue;
    const [one, other] = [each.text, next.text].map(text =>
      filters.findIndex(filter => !filter.not && filter.text === text),
    );
    if (one === undefined || other === undefined || one < 0 || other < 0 || one === other) continue;
    return [filters.toSpliced(other, 1), filters.toSpliced(one, 1)];
  }
  return undefined;
}

const isSmall = (word: Word): boolean => word.small && !has(word, 'and', 'or');

/** "sarees and the Kundan Choker Set", "visits from email and Instagram": two of one sort that are told one after the other; nothing is both. */
const areListed = (one: FoundFilter, next: FoundFilter, between: Word[]): boolean =>
  between.some(word => has(word, 'and', 'or')) && areOfOneSort(one, next);

/** Of two kinds of which nothing is both, or the one lies within the other. */
export function areOfOneSort(one: Pick<FoundFilter, 'options'>, other: Pick<FoundFilter, 'options'>): boolean {
  const [a, b] = [one, other].map(({ options }) => options[0]?.dimension ?? '');
  return a !== b && ofOneSort.some(sort => sort.includes(a!) && sort.includes(b!));
}

const ofOneSort = [
  ['product', 'product_type', 'collection'],
  ['city', 'region', 'country'],
  ['campaign', 'campaign_type'],
  ['traffic_channel', 'source', 'medium'],
];
