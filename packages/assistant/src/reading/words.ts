/** Walking over the words of a question. */
import type { Word } from '../words/annotate.ts';

export function has(word: Word | undefined, ...concepts: string[]): boolean {
  // Asked thousands of times about each question: a plain loop makes no function a call.
  if (word !== undefined) for (const concept of word.concepts) if (concepts.includes(concept)) return true;
  return false;
}

/** Whether any of the words carries one of these ideas. */
export const says = (words: Word[], ...concepts: string[]): boolean => words.some(word => has(word, ...concepts));

/** The same, of words that are no part of a name of the store. */
export const mentions = (words: Word[], ...concepts: string[]): boolean =>
  words.some(word => word.used !== 'name' && has(word, ...concepts));

export const typedAs = (word: Word | undefined, ...texts: readonly string[]): boolean =>
  word !== undefined && texts.includes(word.text);

/** "5 to 9 November", "3 se 9 tak": what stands between the first of some days and the last. */
export const joinsDays = (word: Word | undefined): boolean =>
  typedAs(
    word,
    'to',
    '-',
    '–',
    'till',
    'until',
    'through',
    'through the',
    'thru',
    'upto',
    'tak',
    'se',
    'से',
    'se leke',
    'se lekar',
    'से लेकर',
    'से लेके',
  );

/** The words as typed, in a row, without marks. */
export const typedText = (words: Word[]): string => textOf(withoutMarks(words));

export const textOf = (words: Word[]): string => words.map(word => word.text).join(' ');

export const withoutMarks = (words: Word[]): Word[] => words.filter(word => word.kind !== 'mark');

/** The words that carry an idea of their own. */
export const withoutFillers = (words: Word[]): Word[] => words.filter(word => word.kind !== 'mark' && !word.small);

export const isFree = (word: Word | undefined): boolean => word !== undefined && word.used === undefined;

/** The place of the next word that is not a filler such as "the" or "ke", from `at` on. */
export function afterFillers(words: Word[], at: number, also: readonly string[] = []): number {
  let place = at;
  while (words[place] && (fillers.has(words[place]!.text) || also.includes(words[place]!.text)) && isFree(words[place]))
    place += 1;
  return place;
}

const fillers = new Set(
  'the of in on at a an for my our full whole entire completed complete calendar business ke ki ka ko me mein mai का के की को में वाले वाली wale wali ही hi itself all ,'.split(
    ' ',
  ),
);

export function take(words: Word[], from: number, size: number, by: string): void {
  for (let at = from; at < from + size; at += 1) {
    const word = words[at];
    if (word && word.used === undefined) word.used = by;
  }
}

/** A whole number written in digits or words, in reasonable places. */
export function numberAt(words: Word[], at: number): { value: number; size: number; ordinal: boolean } | undefined {
  const word = words[at];
  if (!word || word.used !== undefined) return undefined;
  if (word.kind === 'number' && word.value !== undefined && word.unit !== 'percent') {
    const scale = scales[words[at + 1]?.text ?? ''];
    if (scale && word.unit !== 'scaled') return { value: word.value * scale, size: 2, ordinal: false };
    return { value: word.value, size: 1, ordinal: word.unit === 'ordinal' };
  }
  const value = numberWords[word.text];
  if (value === undefined) return undefined;
  return spelledOut(words, at, value);
}

/** "two thousand", "dedh lakh", "twenty five". */
function spelledOut(words: Word[], at: number, first: number): { value: number; size: number; ordinal: boolean } {
  let value = first;
  let size = 1;
  const unit = numberWords[words[at + 1]?.text ?? ''];
  if (value >= 20 && value < 100 && value % 10 === 0 && unit !== undefined && unit < 10) {
    value += unit;
    size = 2;
  }
  for (let scale = scales[words[at + size]?.text ?? '']; scale; scale = scales[words[at + size]?.text ?? '']) {
    value *= scale;
    size += 1;
  }
  return { value, size, ordinal: false };
}

const scales: Record<string, number> = {
  hundred: 100, sau: 100, सौ: 100, thousand: 1e3, hazaar: 1e3, hazar: 1e3, हजार: 1e3, lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, लाख: 1e5,
  million: 1e6, crore: 1e7, crores: 1e7, cr: 1e7, करोड: 1e7, करोर: 1e7, karod: 1e7, k: 1e3,
}; // prettier-ignore

const numberWords: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14,
  fifteen: 15, sixteen: 16, eighteen: 18, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, dozen: 12,
  couple: 2, ek: 1, do: 2, teen: 3, tin: 3, char: 4, chaar: 4, panch: 5, paanch: 5, chhe: 6, chhah: 6, cheh: 6, saat: 7, aath: 8, ath: 8, nau: 9, das: 10, dus: 10,
  pandrah: 15, bees: 20, pachees: 25, tees: 30, pachas: 50, dedh: 1.5, dhai: 2.5, hundred: 100, thousand: 1000, 'a hundred': 100,
  एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, छह: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, पंद्रह: 15, बीस: 20, तीस: 30, पचास: 50, डेढ: 1.5, डेर: 1.5, ढाई: 2.5, लाख: 1e5,
}; // prettier-ignore
