/** "traffic is the same but sales fell, why": a reason is asked for what moved, not for what it is set against. */
import type { Word } from './annotate.ts';
import { has, isOfShop, textOf } from './wish-words.ts';

/** The words without the side of a contrast that needs no reason; all of them where no reason is asked for. */
export function withoutContrast(words: Word[]): Word[] {
  const why = words.filter(isWhy);
  const at = words.findIndex((word, place) => isBorder(words, word, place));
  if (why.length === 0 || at < 0) return words;
  const [first, second] = [words.slice(0, at), words.slice(at + 1)];
  if (![first, second].every(side => side.some(isOfShop))) return words;
  const kept =
    moves(second) && (holds(first) || !isStill(words[at])) ? second : holds(second) && moves(first) ? first : undefined;
  if (!kept) return words;
  return kept.some(isWhy) ? kept : [...why, ...kept];
}

const isWhy = (word: Word): boolean => has(word, 'why');

/** "but"; a comma only behind what is said to hold. */
const isBorder = (words: Word[], word: Word, at: number): boolean =>
  /^(but|yet|while|whereas|although|though|however|lekin|magar|लेकिन|मगर|और फिर भी)$/.test(word.text) ||
  (isStill(word) && holds(words.slice(0, at)) && words.slice(at + 1).some(isWhy));

const isStill = (word: Word | undefined): boolean => /^[,;.]$/.test(word?.text ?? '');

const holds = (side: Word[]): boolean =>
  /\b(same|fine|normal|steady|stable|unchanged|ok|okay|constant|usual|good|great|healthy|wahi|utna hi|utni hi|theek|thik|barabar)\b|वही|ठीक|बराबर/u.test(
    textOf(side),
  );

const moves = (side: Word[]): boolean =>
  side.some(word => has(word, 'fall', 'grow', 'less', 'more', 'low', 'change', 'worst', 'best'));
