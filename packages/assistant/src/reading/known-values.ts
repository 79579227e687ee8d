/** Which values that every shop knows are named: devices, channels, new and returning customers? */
import { home, knownValues, type KnownValue } from '../vocabulary/values.ts';
import type { Word } from '../words/annotate.ts';
import type { NameIndex } from '../words/names.ts';
import { isExcluded } from './excluded.ts';
import type { FilterOption, FoundFilter } from './filters.ts';
import { isFree } from './words.ts';

export function readKnownValues(words: Word[], index: NameIndex | undefined, country: string): FoundFilter[] {
  const found: FoundFilter[] = [];
  words.forEach((word, at) => {
    if (!isFree(word) || word.concepts.some(each => each.startsWith('per:'))) return;
    const concept = word.concepts.find(each => knownValues[each] !== undefined);
    if (concept === undefined) return;
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

function knownOption(value: KnownValue, index: NameIndex | undefined, country: string): FilterOption {
  const own = value.like ? (index?.byDimension.get(value.dimension) ?? []).filter(each => value.like!.test(each)) : [];
  const values = own.length > 0 ? own.toSorted() : value.is.map(each => (each === home ? countryName(country) : each));
  return { dimension: value.dimension, values, ...(value.not ? { not: true } : {}) };
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (country: string): string => (country === '' ? '' : (regions.of(country) ?? ''));
