/** How much of a message may reach a reader, whichever there is: far more than merchants write, and too little to keep one busy. */

/** Signs of one message; the longest question we know of has 190. */
export const mostSigns = 600;
/** Signs of one word. */
export const mostSignsOfAWord = 40;
/** Words and marks of one message; the longest question of ours has 20. */
const mostWords = 100;
/** The contract's own limit, for those who do not come by it: a plain spelling can be eighteen times as long as what was typed. */
const mostTyped = 4_000;

export type TooMuch = 'length' | 'letters';

/** The text in plain spelling, or why it is too much. It is counted in small letters, of which some are two signs. */
export function readableText(typed: string): { text: string } | { tooMuch: TooMuch } {
  if (typed.length > mostTyped) return { tooMuch: 'length' };
  const text = plainSpelling(typed);
  const small = text.toLowerCase();
  if (small.length > mostSigns || (small.match(wordOrMark)?.length ?? 0) > mostWords) return { tooMuch: 'length' };
  const isTooMuch = longWord.test(small) || piledMarks.test(small.replaceAll(dotBelow, ''));
  return isTooMuch ? { tooMuch: 'letters' } : { text };
}

/** What a reader looks up in earlier messages is no longer than what it reads. */
export const looked = (text: string): string => text.slice(0, mostSigns);

/** One spelling of what looks the same, and nothing between two letters that nobody sees. */
export const plainSpelling = (text: string): string => text.normalize('NFKC').replace(unseen, '');

/** Soft hyphens, blanks and joiners without width, marks of direction. */
const unseen = /\u00ad|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2069]|\ufe0f|\ufeff/g;

const wordOrMark = /[\p{L}\p{M}\p{N}']+|[^\s]/gu;
const longWord = new RegExp(`[\\p{L}\\p{M}\\p{N}']{${mostSignsOfAWord + 1}}`, 'u');

/** No letter of our merchants carries three, but for the dot below in Hindi ("बढ़ीं"), which is not counted. */
const piledMarks = /\p{M}{3}/u;
const dotBelow = '\u093c';
