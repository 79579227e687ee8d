/** "whch ordrs nt snt aftr 5 nov": words typed without some of their letters, written out before anything is read. */
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import { shortBeside, shortSpellings } from '../vocabulary/short-spellings.ts';
import { isAbbreviation, strangeAbbreviations } from '../vocabulary/abbreviations.ts';
import { isGoods } from '../vocabulary/goods.ts';
import { allWords, isKnown, isOrdinary, isSmall } from './lexicon.ts';
import type { NameIndex } from './names.ts';
import { skeleton } from './normalise.ts';
import { remembered } from './remembered.ts';

/** The names of the store, where they are at hand: their words stay as they are, and so does what may be one of them. */
type Names = Pick<NameIndex, 'byWord' | 'bySkeleton' | 'byDimension' | 'house'>;

export const writtenInFull = remembered((text: string, names?: Names): string => {
  const isAtHand = names !== undefined && names.byDimension.size > 0;
  const isName = (word: string): boolean =>
    (names?.byWord.has(word) ?? false) ||
    (names?.house?.has(word) ?? false) ||
    (word.length > 3 && (names?.bySkeleton.has(skeleton(word)) ?? false));
  const said = shortBeside.reduce((left, [short, full]) => left.replace(short, full), text);
  return said.replace(shortWord, word => {
    const listed = shortSpellings.get(word);
    // "shoping" is "shopping", whatever campaign is called so.
    if (listed !== undefined) return names?.byWord.has(word) || names?.house?.has(word) ? word : listed;
    const full = fullWordOf(word);
    // "gota" may be a name as long as nobody knows the names, "whch" is none.
    return full === undefined || isName(word) || (!isAtHand && hasVowel(word)) ? word : full;
  });
});

/** In small letters, and no part of a code, an address or another word. */
const shortWord = /(?<![\p{L}\p{M}\p{N}#@./'’&-])(?:[a-z]+\d?|\d[a-z]+)(?![\p{L}\p{M}\p{N}@/'’&-])/gu;
const hasVowel = (word: string): boolean => /[aeiou]/.test(word.slice(1)) && !shortSpellings.has(word);

/** The one word that was most likely meant; none for a word that stands for itself. */
function fullWordOf(word: string): string | undefined {
  // "whch" and "aftr", but not "pune" and "hum": with its vowels a short word is rather another one.
  if (/\d/.test(word)) return undefined;
  if (word.length < (/[aeiou]/.test(word.slice(1)) ? 5 : 3) || word.length > 12 || isRead(word)) return undefined;
  const full =
    candidates()
      .get(keyOf(word))
      ?.filter(each => isShortOf(word, each)) ?? [];
  const [best] = full.toSorted((a, b) => rankOf(a) - rankOf(b) || a.length - b.length);
  return best;
}

const isRead = (word: string): boolean =>
  isKnown(word) ||
  isSmall(word) ||
  isOrdinary(word) ||
  isGoods(word) ||
  harmlessWords.has(word) ||
  strangeAbbreviations.has(word) ||
  isAbbreviation(word) ||
  contracted.has(word);

/** Read with their apostrophe. */
const contracted = new Set([
  'dont',
  'wont',
  'cant',
  'didnt',
  'doesnt',
  'isnt',
  'arent',
  'wasnt',
  'werent',
  'havent',
  'hasnt',
]);

/** Words of questions come before words that only colour them. */
const rankOf = (word: string): number => (isSmall(word) ? 0 : isKnown(word) ? 1 : 2);

/** Its first letter and its consonants, of double ones one, without the "h" that is not heard alone ("what", "the"). */
const keyOf = (word: string): string =>
  word[0]! +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(?<=[a-z])h/g, '')
    .replace(/(.)\1+/g, '$1');

/** The letters of the short word stand in the full one in their order, and what is missing is not heard or easily guessed. */
function isShortOf(short: string, full: string): boolean {
  let at = 0;
  let missing = '';
  for (const letter of full) {
    if (letter === short[at]) at += 1;
    else missing += letter;
  }
  const isWhole = at === short.length && missing !== '';
  // A word with most of its vowels is none that was shortened; two letters of six are not enough to guess.
  const most = /[aeiou]/.test(short.slice(1)) ? 2 : short.length + 1;
  return isWhole && missing.length <= most;
}

let byKey: Map<string, string[]> | undefined;

function candidates(): Map<string, string[]> {
  if (byKey) return byKey;
  byKey = new Map();
  for (const word of new Set([...allWords(), ...harmlessWords])) {
    if (!/^[a-z]{4,14}$/.test(word)) continue;
    const key = keyOf(word);
    byKey.set(key, [...(byKey.get(key) ?? []), word]);
  }
  return byKey;
}
