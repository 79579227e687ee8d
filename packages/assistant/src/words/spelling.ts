/** Typing errors: the word of ours that was most likely meant, or none. */
import {
  isKnown,
  isOrdinary,
  isOrdinaryExactly,
  isSmall,
  smallLike,
  swappedLike,
  ofAboutLength,
  soundingLike,
  standsAlone,
} from './lexicon.ts';
import { seldomMeant } from '../vocabulary/ordinary-words.ts';
import { isGoods } from '../vocabulary/goods.ts';
import { strangeAbbreviations } from '../vocabulary/abbreviations.ts';
import { isDevanagari, latinOf, skeleton } from './normalise.ts';

/** What a word may be read as, surest first; the word itself stays first when it is known. */
export function spellingsOf(word: string, isName = false): string[] {
  if (isOrdinaryExactly(word) && !isKnown(word)) return [word];
  const stems = [word, ...stemsOf(word)].filter(isKnown);
  if (stems.length > 0) return stems;
  const released = releasedOf(word);
  if (released !== undefined) return [released, ...stemsOf(released).filter(isKnown)];
  if (isSmall(word) || isOrdinary(word) || isGoods(word) || strangeAbbreviations.has(word) || /\d/.test(word))
    return [word];
  if (isDevanagari(word)) return [word, ...devanagariMeant(word)];
  const meant = isName ? undefined : correctionOf(word);
  return meant === undefined ? [word] : [meant, ...stemsOf(meant).filter(isKnown)];
}

/** "addd", "ordersss": a key that was held. */
const releasedOf = (word: string): string | undefined =>
  ['$1$1', '$1']
    .map(each => word.replace(/([a-z])\1{2,}/g, each))
    .find(each => each !== word && (isKnown(each) || isSmall(each)));

/** Plainer forms of an inflected English word. */
export function stemsOf(word: string): string[] {
  const stems: string[] = [];
  if (word.endsWith('ies') && word.length > 4) stems.push(word.slice(0, -3) + 'y');
  if (/(?:s|x|ch|sh)es$/.test(word)) stems.push(word.slice(0, -2));
  if (/[^s]s$/.test(word) && word.length > 3) stems.push(word.slice(0, -1));
  if (word.endsWith('ed') && word.length > 4) stems.push(word.slice(0, -2), word.slice(0, -1));
  if (word.endsWith('ing') && word.length > 5)
    stems.push(...(isSmall(`${word.slice(0, -3)}e`) ? [] : [word.slice(0, -3)]), `${word.slice(0, -3)}e`);
  return stems;
}

/** What a Hindi word is heard as: one vowel or one letter may differ, and no more, or it is another word. */
function devanagariMeant(word: string): string[] {
  const latin = latinOf(word);
  if (isKnown(latin)) return [latin];
  if (skeleton(latin).length < 3) return [];
  const said = asHeard(latin);
  const [nearest] = soundingLike(latin)
    .map(each => ({ each, heard: asHeard(isDevanagari(each) ? latinOf(each) : each) }))
    .filter(({ heard }) => heard[0] === said[0] && distance(said, heard) <= 1)
    .toSorted((a, b) => distance(said, a.heard) - distance(said, b.heard));
  return nearest ? [nearest.each] : [];
}

/** Long vowels and double letters are written or not, "w" and "v" are one. */
const asHeard = (latin: string): string =>
  latin
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ai/g, 'e')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([a-z])\1/g, '$1');

function correctionOf(word: string): string | undefined {
  const short = word.length <= 4 ? smallLike(word).find(each => isShortened(word, each)) : undefined;
  if (short !== undefined) return short;
  const swapped = swappedLike(word).find(each => each[0] === word[0] && distance(word, each) === 1);
  if (swapped !== undefined) return swapped;
  if (word.length < 3) return undefined;
  const longer =
    word.length === 3
      ? ofAboutLength(word).find(
          each => each.length === 4 && each[0] === word[0] && isShortened(word, each) && standsAlone(each),
        )
      : undefined;
  if (longer !== undefined) return longer;
  const heard = soundingLike(word).filter(
    each => !isDevanagari(each) && each[0] === word[0] && isShortened(word, each),
  );
  const near = ofAboutLength(word)
    .filter(each => word.length > 5 || !seldomMeant.has(each))
    .map(each => ({ each, distance: distance(word, each) }));
  const allowed = word.length <= 3 ? 0 : word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3;
  const close = near.filter(
    ({ each, distance }) =>
      distance <= allowed &&
      (distance < 2 || standsAlone(each)) &&
      (distance < 2 || each[0] === word[0]) &&
      distance / each.length <= 0.3,
  );
  const sound = skeleton(word);
  const sounds = ({ each }: { each: string }): number =>
    Number(each[0] === word[0]) * 3 +
    Number(heard.includes(each)) +
    Number(skeleton(each) === sound) +
    Number(isShortened(word, each) || isKeyBeside(word, each)) -
    Number(seldomMeant.has(each)) * 4;
  close.sort((a, b) => a.distance - b.distance || sounds(b) - sounds(a));
  if (close[0]) return close[0].each;
  return heard.filter(each => skeleton(each).length >= 3).toSorted((a, b) => a.length - b.length)[0];
}

/** "ystrday" has the letters of "yesterday" in their order, only fewer. */
function isShortened(word: string, full: string): boolean {
  let at = 0;
  for (const letter of full) if (letter === word[at]) at += 1;
  return at === word.length && full.length > word.length && full.length - word.length <= 4;
}

/** "jult" for "july", "salws" for "sales": one key was hit instead of its neighbour. */
export function isKeyBeside(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false;
  const at = Array.from(word).findIndex((letter, place) => letter !== meant[place]);
  return at >= 0 && (keysBeside[meant[at]!] ?? '').includes(word[at]!);
}

const keysBeside: Record<string, string> = {
  q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'ryg', y: 'tuh', u: 'yij', i: 'uok', o: 'ipl', p: 'ol', a: 'qsz', s: 'adwx', d: 'sfec', f: 'dgrv', g: 'fhtb',
  h: 'gjyn', j: 'hkum', k: 'jlio', l: 'kop', z: 'xas', x: 'zcsd', c: 'xvdf', v: 'cbfg', b: 'vngh', n: 'bmhj', m: 'nkj',
}; // prettier-ignore

/** Edits between two words, a swap of neighbours counting once. Three rows are enough, and kept for the next pair. */
export function distance(a: string, b: string): number {
  if (a === b) return 0;
  let [before, above, row] = rows;
  const width = b.length + 1;
  if (row.length < width) [before, above, row] = rows = [0, 1, 2].map(() => new Uint16Array(width * 2)) as Rows;
  for (let at = 0; at < width; at += 1) above[at] = at;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const edits = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = swapped ? Math.min(edits, before[j - 2]! + 1) : edits;
    }
    [before, above, row] = [above, row, before];
  }
  return above[b.length]!;
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];
let rows: Rows = [new Uint16Array(32), new Uint16Array(32), new Uint16Array(32)];
