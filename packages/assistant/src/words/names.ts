/** The store's own names, indexed once per list, found in a question although shortened, inflected or mistyped. */
import type { StoreNames } from '../conversation.ts';
import { isGoods, usualName } from '../vocabulary/goods.ts';
import { aliasesOf, wellKnownPlaces } from '../vocabulary/places.ts';
import { isDevanagari, latinOf, normalise, skeleton } from './normalise.ts';
import { distance, isKeyBeside } from './spelling.ts';
import type { KeptWord } from '../house-words/house-order.ts';

export type Name = {
  dimension: string;
  value: string;
  words: string[];
  /** Not from the store: a place everybody knows. */ wellKnown?: boolean;
};

/** A word of the house, as it is said, with the names of what it stands for. */
export type HeardWord = { said: string[]; word: KeptWord; names: Name[] };

/** The words of one house by how they begin. */
export type HouseIndex = ReadonlyMap<string, readonly HeardWord[]>;

export type NameIndex = {
  /** Joined words to the names that are exactly these. */
  whole: Map<string, Name[]>;
  /** Single words to the names they occur in. */
  byWord: Map<string, Name[]>;
  bySkeleton: Map<string, string[]>;
  byLength: Map<string, string[]>;
  /** What names of several words, or with a number, are heard as, by first letter and length. */
  bySound: Map<string, { sound: string; name: Name }[]>;
  /** All values of a dimension, those too short to be looked for included. */
  byDimension: Map<string, string[]>;
  /** Words of colours and sizes: "pink", "xl", "4-6y". */
  looks: Set<string>;
  longest: number;
  /** What the house calls things by words of its own. */
  house?: HouseIndex;
};

const built = new WeakMap<StoreNames['values'], NameIndex>();

export function indexOf(names: StoreNames): NameIndex {
  let index = built.get(names.values);
  if (!index) built.set(names.values, (index = build(names)));
  return index;
}

function build(names: StoreNames): NameIndex {
  const index: NameIndex = {
    whole: new Map(),
    byWord: new Map(),
    bySkeleton: new Map(),
    byLength: new Map(),
    bySound: new Map(),
    byDimension: new Map(),
    looks: new Set((names.values['variant'] ?? []).flatMap(value => nameWords(value.split(' - ').at(-1)!))),
    longest: 1,
  };
  for (const [dimension, values] of Object.entries(names.values)) {
    index.byDimension.set(dimension, values);
    if (tooShort.has(dimension)) continue;
    for (const value of values) addName(index, { dimension, value, words: nameWords(value) });
  }
  for (const [dimension, values] of Object.entries(wellKnownPlaces)) {
    for (const value of values) {
      const words = nameWords(value);
      const spellings = [words.join(' '), ...aliasesOf(words.join(' '))];
      const isOwn = spellings.some(each => index.whole.get(each)?.some(name => name.dimension === dimension));
      if (!isOwn) addName(index, { dimension, value, words, wellKnown: true });
    }
  }
  for (const [word, found] of index.byWord) {
    if (found.every(name => name.wellKnown)) continue;
    push(index.bySkeleton, skeleton(word), word);
    if (word.length >= 4) push(index.byLength, word[0]! + word.length, word);
  }
  return index;
}

/** Sizes, colours and paths are made of everyday words; they are looked for only where something points at them. */
const tooShort = new Set(['variant', 'sku', 'landing_page', 'page']);

function addName(index: NameIndex, name: Name): void {
  if (name.words.length === 0) return;
  index.longest = Math.max(index.longest, Math.min(name.words.length, 7));
  push(index.whole, name.words.join(' '), name);
  const sound = soundOf(name.words);
  const isSpoken = sound.length >= leastSound && (name.words.length > 1 || /[0-9]$/.test(sound));
  if (isSpoken) push(index.bySound, sound[0]! + sound.length, { sound, name });
  const spaced = name.dimension === 'discount_code' ? /^([a-z]{3,})([0-9]+)$/.exec(name.words[0]!) : null;
  if (spaced) {
    index.longest = Math.max(index.longest, 2);
    push(index.whole, `${spaced[1]} ${spaced[2]}`, { ...name, words: [spaced[1]!, spaced[2]!] });
    push(index.whole, `${spaced[1]} code`, { ...name, words: [spaced[1]!, 'code'] });
  }
  const site =
    name.dimension === 'source'
      ? /^(?:www\.|l\.|m\.)?([a-z0-9-]{4,})\.[a-z.]{2,6}$/.exec(name.words[0]!)?.[1]
      : undefined;
  if (site !== undefined) push(index.whole, site, { ...name, words: [site] });
  for (const word of new Set(name.words))
    if (!joints.has(word) && !(wholeOnly.has(name.dimension) && name.words.length > 1)) push(index.byWord, word, name);
}

/** Names of these dimensions are everyday words; only the whole name counts. */
const wholeOnly = new Set(['sales_channel', 'payment_gateway', 'order_tag', 'source', 'payment_method']);

const joints = new Set(['and', 'of', 'the', 'a', 'in', 'set', 'all', 'home', 'new', 'for', 'to', 'all', 'product']);

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Words of a name without plural endings: "Sarees" and "Saree" are one. */
export function nameWords(value: string): string[] {
  const plain = normalise(withAgesAsWords(value));
  const words = /^[\w-]+(\.[\w-]+)+$/.test(plain) ? [plain] : plain.split(/[^\p{L}\p{M}\p{N}.]+/u);
  return words.map(word => singular(word.replace(/^\.+|\.+$/g, ''))).filter(Boolean);
}

/** A size by age is one word: "4-6Y". */
export const withAgesAsWords = (text: string): string =>
  text.replace(/(?<![\p{L}\d.-])(\d{1,2})-(\d{1,2})y(?![\p{L}\d])/giu, 'age$1to$2');

/** One form for plurals and other names of the same thing. */
export function singular(word: string): string {
  return usualName(withoutPlural(usualName(word)));
}

function withoutPlural(word: string): string {
  if (/^[a-z]{4,}ies$/.test(word)) return word.slice(0, -3) + 'y';
  if (/^[a-z]{3,}(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /^[a-z]{3,}[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Consonants, of which fewer sound like too many other words. */
const leastSound = 4;

/** Names written as they sound: "कांची वीव्स" is Kanchi Weaves, "दिवाली20" is DIWALI20. */
export function namesHeardAs(index: NameIndex, said: string[]): { names: Name[]; far: number } | undefined {
  const sound = soundOf(said);
  const allowed = sound.length < 6 ? 0 : sound.length < 9 ? 1 : 2;
  if (sound.length < leastSound) return undefined;
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => sound.length - allowed + at);
  const near = lengths
    .flatMap(length => index.bySound.get(sound[0]! + length) ?? [])
    .map(each => ({ ...each, far: digitsOf(each.sound) === digitsOf(sound) ? distance(each.sound, sound) : Infinity }))
    .filter(({ far }) => far <= allowed);
  const far = Math.min(...near.map(each => each.far));
  const names = near.filter(each => each.far === far).map(({ name }) => name);
  return names.length === 0 ? undefined : { names, far };
}

/** Word by word, where all of them mean something else as well. */
export const soundsWordByWord = (names: Name[], said: string[]): boolean =>
  names.some(
    ({ words }) => words.length === said.length && words.every((word, at) => soundOf([word]) === soundOf([said[at]!])),
  );

const soundOf = (words: string[]): string =>
  skeleton(
    words
      .filter(word => !/^(and|एंड|और)$/.test(word))
      .map(word => (isDevanagari(word) ? word.replace(/[^0-9]+/g, latinOf) : word))
      .join(''),
  );
const digitsOf = (sound: string): string => sound.replace(/[^0-9]/g, '');

/** The word of a name that was meant by a mistyped one. */
export function nearestNameWord(index: NameIndex, typed: string): string | undefined {
  const word = isDevanagari(typed) && singular(typed) === typed ? latinOf(typed) : singular(typed);
  if (index.byWord.has(word)) return word;
  if (word.startsWith('j') && index.byWord.has(`z${word.slice(1)}`)) return `z${word.slice(1)}`;
  const asLong = (index.bySkeleton.get(skeleton(word)) ?? []).find(each => shortVowels(each) === shortVowels(word));
  if (asLong !== undefined && word.length >= (isDevanagari(typed) ? 3 : 4)) return asLong;
  const alike = isDevanagari(typed) && (index.bySkeleton.get(skeleton(word)) ?? []).find(each => isHeardAs(each, word));
  if (alike) return alike;
  // Another kind of goods is nobody's slip: no shirt is short, no potli is from Patiala.
  if (word.length < 4 || isGoods(word)) return undefined;
  // A Hindi word is written as it sounds: "कैंडल" may be a candle, "फुलकारी" a phulkari.
  const first = (each: string): string => (isDevanagari(typed) ? skeleton(each) : each)[0]!;
  const heard = (index.bySkeleton.get(skeleton(word)) ?? []).filter(
    each => skeleton(each).length >= 3 && first(each) === first(word) && areVowelsNear(each, word),
  );
  const nearest = nearby(index, word)
    .map(each => ({ each, far: distance(word, each) }))
    .filter(({ each, far }) => far <= (Math.min(each.length, word.length) <= 7 ? 1 : 2) && isSlip(each, word))
    .toSorted((a, b) => a.far - b.far)[0];
  return (
    nearest?.each ?? heard.toSorted((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length))[0]
  );
}

/** In a short word another consonant makes another word: "lace" is no lane; a key beside the right one is a slip. */
const isSlip = (meant: string, typed: string): boolean =>
  meant.length !== typed.length ||
  typed.length > 5 ||
  skeleton(meant) === skeleton(typed) ||
  isSwapped(meant, typed) ||
  isKeyBeside(typed, meant);

const isSwapped = (one: string, other: string): boolean =>
  Array.from(one).toSorted().join('') === Array.from(other).toSorted().join('');

/** The same consonants are heard, and at most two vowels or silent letters differ. */
const areVowelsNear = (meant: string, typed: string): boolean => distance(spokenAs(meant), spokenAs(typed)) <= 2;

const spokenAs = (word: string): string =>
  shortVowels(word)
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');

/** "मीरा" and "mira" are Meera, "ruhi" is Roohi. */
const shortVowels = (word: string): string => word.replace(/ee/g, 'i').replace(/oo/g, 'u').replace(/aa/g, 'a');

/** "मिरर" is a mirror: double letters are not heard, and one vowel may differ. */
function isHeardAs(name: string, word: string): boolean {
  const [one, other] = [name, word].map(each => shortVowels(each).replace(/([a-z])\1/g, '$1')) as [string, string];
  return other.length >= 5 && one.length === other.length && one[0] === other[0] && distance(one, other) === 1;
}

function nearby(index: NameIndex, word: string): string[] {
  const found: string[] = [];
  for (const length of [word.length, word.length - 1, word.length + 1, word.length - 2, word.length + 2]) {
    for (const first of new Set([word[0]!, word[1]!])) found.push(...(index.byLength.get(first + length) ?? []));
  }
  return found;
}
