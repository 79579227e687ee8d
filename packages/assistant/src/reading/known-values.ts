/** Which values that every shop knows are named: devices, channels, new and returning customers? */
import { home, knownValues, type KnownValue } from '../vocabulary/values.ts';
import type { Word } from '../words/annotate.ts';
import type { NameIndex } from '../words/names.ts';
import { isExcluded } from './excluded.ts';
import type { FilterOption, FoundFilter } from './filters.ts';
import { has, isFree, typedAs } from './words.ts';

export function readKnownValues(words: Word[], index: NameIndex | undefined, country: string): FoundFilter[] {
  const found: FoundFilter[] = [];
  words.forEach((word, at) => {
    if (!isFree(word) || word.concepts.some(each => each.startsWith('per:'))) return;
    const concept = word.concepts.find(each => knownValues[each] !== undefined);
    if (concept === undefined) return;
    if (concept === 'pos' && isOwnShop.test(word.text) && hasNoShops(index)) {
      word.small = true;
      return;
    }
    const options = knownValues[concept]!.map(value => knownOption(value, index, country)).filter(
      option => option.values.length > 0,
    );
    if (options.length === 0) return;
    word.used = 'value';
    found.push({ options, not: false, at, size: 1, text: word.text, concept });
  });
  for (const filter of found) filter.not = isExcluded(words, filter.at, 1);
  return found;
}

/** "in the shop" of a store that sells online alone is the store itself. */
const isOwnShop = /shop|store|duka+n|दुकान/u;
const hasNoShops = (index: NameIndex | undefined): boolean =>
  index !== undefined && index.byDimension.has('product') && !index.byDimension.get('pos_location')?.length;

/** "card and cash", "UPI, card or cash": what is joined to a value of one kind is of that kind too, whatever it means alone. */
export function readJoinedValues(words: Word[]): void {
  words.forEach((word, at) => {
    if (!isFree(word) || !(word.text in knownValues) || has(word, word.text)) return;
    const isOfKind = [-1, 1].some(step => isJoint(words[at + step]) && haveOneKind(word.text, words[at + 2 * step]));
    if (isOfKind) word.concepts = [word.text];
  });
}

const isJoint = (word: Word | undefined): boolean => has(word, 'and', 'or', 'compare') || typedAs(word, ',', '/', '+');

const haveOneKind = (value: string, other: Word | undefined): boolean =>
  (other?.concepts ?? []).some(concept =>
    knownValues[concept]?.some(({ dimension }) => knownValues[value]?.some(own => own.dimension === dimension)),
  );

function knownOption(value: KnownValue, index: NameIndex | undefined, country: string): FilterOption {
  const own = value.like ? (index?.byDimension.get(value.dimension) ?? []).filter(each => value.like!.test(each)) : [];
  const values = own.length > 0 ? own.toSorted() : value.is.map(each => (each === home ? countryName(country) : each));
  return { dimension: value.dimension, values, ...(value.not ? { not: true } : {}) };
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (country: string): string => (country === '' ? '' : (regions.of(country) ?? ''));
