/** Which part of the business is meant: names of the store, known values, and what is left out. */
import { home, knownValues, type KnownValue } from '../vocabulary/values.ts';
import type { Word } from '../words/annotate.ts';
import { isOrdinary } from '../words/lexicon.ts';
import { nameWords, singular, type Name, type NameIndex } from '../words/names.ts';
import { has, isFree, take } from './words.ts';

export type FilterOption = { dimension: string; values: string[]; not?: boolean };
export type FoundFilter = {
  /** The same words may name values of several dimensions; the metric decides. */
  options: FilterOption[];
  not: boolean;
  at: number;
  size: number;
  /** The words, as typed. */
  text: string;
  /** Several names fit the words about equally well. */
  unsure?: boolean;
  /** For known values: the concept it rests on. */
  concept?: string;
};

/** Names of the store, longest runs of words first. */
export function readNames(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const found: FoundFilter[] = [];
  if (!index) return found;
  for (let at = 0; at < words.length; at += 1) {
    if (!isNameable(words[at])) continue;
    const run = runOf(words, at);
    const match = longestMatch(words, at, run, index);
    if (!match) continue;
    take(words, at, match.size, 'name');
    found.push({
      ...match,
      not: false,
      at,
      text: words
        .slice(at, at + match.size)
        .map(word => word.text)
        .join(' '),
    });
    at += match.size - 1;
  }
  for (const filter of found) filter.not = isExcluded(words, filter.at, filter.size);
  return found;
}

const isNameable = (word: Word | undefined): boolean => word !== undefined && isFree(word) && word.names.length > 0;

/** How many words in a row may belong to one name. */
function runOf(words: Word[], at: number): number {
  let size = 0;
  while (isNameable(words[at + size])) size += 1;
  return size;
}

function longestMatch(
  words: Word[],
  at: number,
  run: number,
  index: NameIndex,
): { options: FilterOption[]; size: number; unsure?: boolean } | undefined {
  for (let size = run; size > 0; size -= 1) {
    const part = words.slice(at, at + size);
    const names = size === 1 ? part[0]!.names : commonNames(part, index);
    const whole = names.filter(
      name => name.words.length === wordCount(part) || (size === 1 && isWhole(name, part[0]!)),
    );
    const kept = whole.length > 0 ? whole : names;
    if (kept.length === 0) continue;
    const further = size === 1 ? runningOn(kept, part[0]!, words[at + 1]) : [];
    if (further.length > 0) return { ...optionsOf(further), size: 2 };
    if (whole.length === 0 && part.every(word => word.concepts.length > 0 && !word.corrected)) continue;
    if (whole.length === 0 && size === 1 && isOrdinary(part[0]!.text) && !isPointedAt(words, at, names)) continue;
    if (whole.length > 0 && size === 1 && part[0]!.concepts.length > 0 && !part[0]!.corrected) continue;
    return { ...optionsOf(kept), size };
  }
  return undefined;
}

/** "Diya Sets": everyday words both, and a name together. */
const runningOn = (names: Name[], word: Word, next: Word | undefined): Name[] =>
  next === undefined || !isFree(next) || next.kind !== 'word' || word.concepts.length === 0
    ? []
    : names.filter(name => ` ${name.words.join(' ')} `.includes(` ${singular(word.text)} ${singular(next.text)} `));

/** An everyday word is part of a name only of goods, or where a word says so: "the festive collection". */
function isPointedAt(words: Word[], at: number, names: Name[]): boolean {
  if (names.some(name => name.dimension === 'product')) return true;
  return [words[at - 1], words[at + 1]].some(
    word => names.some(name => has(word, name.dimension)) || has(word, 'collection'),
  );
}

const wordCount = (words: Word[]): number => words.reduce((sum, word) => sum + word.text.split(' ').length, 0);
const isWhole = (name: Name, word: Word): boolean =>
  name.words.join(' ') === word.text.split(' ').map(singular).join(' ') || name.words.length === 1;

function commonNames(part: Word[], index: NameIndex): Name[] {
  const sets = part.map(
    word =>
      new Set(
        word.text.split(' ').length > 1
          ? word.names
          : [...word.names, ...(index.byWord.get(singular(word.text)) ?? [])],
      ),
  );
  const [first] = sets;
  return first ? [...first].filter(name => sets.every(set => set.has(name))) : [];
}

/** One option per dimension, those that people name most often first. */
function optionsOf(names: Name[]): { options: FilterOption[]; unsure?: boolean } {
  const byDimension = new Map<string, string[]>();
  for (const name of names) {
    const list = byDimension.get(name.dimension) ?? [];
    if (!list.includes(name.value)) list.push(name.value);
    byDimension.set(name.dimension, list);
  }
  const options = [...byDimension]
    .map(([dimension, values]) => ({ dimension, values }))
    .toSorted((a, b) => rankOf(a.dimension) - rankOf(b.dimension));
  return (options[0]?.values.length ?? 0) > 3 && !isPlace(options[0]!.dimension)
    ? { options, unsure: true }
    : { options };
}

const order = [
  'product',
  'product_type',
  'collection',
  'campaign',
  'discount_code',
  'city',
  'region',
  'country',
  'pos_location',
  'inventory_location',
  'vendor',
  'source',
  'ad_group',
  'keyword',
  'staff_member',
];
const rankOf = (dimension: string): number => (order.indexOf(dimension) + order.length) % (order.length + 1);
const isPlace = (dimension: string): boolean =>
  dimension === 'city' || dimension === 'region' || dimension === 'country';

/** Of Google Ads "brand" alone may be meant as "Brand Search". */
export function readLooseCampaigns(words: Word[]): FoundFilter[] {
  return words.flatMap((word, at) => {
    const values = word.names.filter(name => name.dimension === 'campaign').map(name => name.value);
    const pointed = /^(for|of|in|from|on|ka|ki|ke)$/.test(words[at - 1]?.text ?? '');
    if (!isFree(word) || word.small || values.length !== 1 || !pointed || has(word, 'google', 'search')) return [];
    word.used = 'name';
    return [{ options: [{ dimension: 'campaign', values }], not: false, at, size: 1, text: word.text }];
  });
}

/** Values every shop knows: devices, channels, new and returning customers. */
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
    found.push({ options, not: isExcluded(words, at, 1), at, size: 1, text: word.text, concept });
  });
  return found;
}

function knownOption(value: KnownValue, index: NameIndex | undefined, country: string): FilterOption {
  const own = value.like ? (index?.byDimension.get(value.dimension) ?? []).filter(each => value.like!.test(each)) : [];
  const values = own.length > 0 ? own.toSorted() : value.is.map(each => (each === home ? countryName(country) : each));
  return { dimension: value.dimension, values, ...(value.not ? { not: true } : {}) };
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (country: string): string => (country === '' ? '' : (regions.of(country) ?? ''));

/** "/collections/sarees" as typed, or "the wedding lookbook page" by the words of its path. */
export function readPages(words: Word[], index: NameIndex | undefined): FoundFilter[] {
  const typed = words.findIndex(word => word.kind === 'path' && isFree(word));
  if (typed >= 0) {
    words[typed]!.used = 'name';
    return [pageFilter([words[typed]!.text], typed, words[typed]!.text)];
  }
  if (!words.some(word => has(word, 'page', 'landing_page'))) return [];
  for (const page of index?.byDimension.get('landing_page') ?? []) {
    const parts = nameWords(page).filter(
      part => part !== 'page' && part !== 'collection' && part !== 'product' && part !== 'blog',
    );
    const isSame = (word: Word | undefined, part: string): boolean =>
      word !== undefined && singular(word.text) === part && word.used !== 'period';
    const joined = words.findIndex(
      word => word.text.includes(' ') && nameWords(word.text).join(' ') === parts.join(' '),
    );
    const apart = words.findIndex(
      (_word, place) => parts.length > 0 && parts.every((part, step) => isSame(words[place + step], part)),
    );
    const at = apart < 0 ? joined : apart;
    if (at < 0) continue;
    take(words, at, at === joined ? 1 : parts.length, 'name');
    return [pageFilter([page], at, parts.join(' '))];
  }
  return [];
}

const pageFilter = (values: string[], at: number, text: string): FoundFilter => ({
  options: [
    { dimension: 'landing_page', values },
    { dimension: 'page', values },
  ],
  not: false,
  at,
  size: 1,
  text,
});

/** "except sarees", "leave Maharashtra out", "saree ko chhod ke", "non-COD". */
function isExcluded(words: Word[], at: number, size: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 4); place -= 1) {
    const word = words[place]!;
    if (has(word, 'except') || (has(word, 'not') && place === at - 1)) {
      take(words, place, 1, 'except');
      return true;
    }
    if (
      !word.small &&
      word.used !== 'name' &&
      word.used !== 'value' &&
      !has(word, 'and', 'or', 'product', 'city', 'region', 'campaign', 'from_', 'total', 'discount_code', 'list')
    )
      break;
    if (has(word, 'only')) break;
  }
  for (let place = at + size; place < Math.min(words.length, at + size + 3); place += 1) {
    const word = words[place]!;
    if (has(word, 'except') && isBehind(word)) {
      take(words, place, 1, 'except');
      return true;
    }
    if (!word.small) break;
  }
  return false;
}

/** Hindi leaves out behind the noun; English only with "excluded", "aside". */
const isBehind = (word: Word): boolean =>
  /chhod|alawa|siva|siwa|bina|hata|nikal|nikaal|छोड|अलावा|सिवा|बिना|हटा|excluded|removed|aside|ignored/.test(word.text);
