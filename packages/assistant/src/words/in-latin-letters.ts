/** A question in Devanagari as many people type the same words: "बिक रही है" is "bik rahi hai". Most turns of phrase are known in those letters only. */
import { annotate } from './annotate.ts';
import { inEnglish } from './devanagari-words.ts';
import { isDevanagari, latinOf, normalise } from './normalise.ts';
import type { NameIndex } from './names.ts';

/** As much as people type in a breath; reading more of it twice would take too long. */
const longest = 200;

/** Undefined where nothing is in Devanagari, or too much. Names of the store stay as they are. */
export function inLatinLetters(text: string, index: NameIndex | undefined): string | undefined {
  if (!isDevanagari(text) || text.length > longest) return undefined;
  return inEnglish(text).replace(/[\u0900-\u0963\u0970-\u097f]+/g, word =>
    annotate(word, index)[0]?.names.length ? word : latinWord(normalise(asTyped(word))),
  );
}

/** The flapped letters are typed "d": "पड़ा" is "pada". */
const asTyped = (word: string): string => word.normalize('NFD').replace(/(?<=[डढ])\u093c/gu, '');

const latinWord = (word: string): string => written[word] ?? latinOf(word).replace(/^v(?=a)/, 'w');

/** What is mostly typed another way than its letters sound. */
const written: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    में: 'me', आज: 'aaj', आए: 'aaye', आये: 'aaye', आया: 'aaya', आई: 'aayi', आयी: 'aayi', आते: 'aate', आता: 'aata', आती: 'aati', अब: 'ab',
    माल: 'maal', साल: 'saal', दुकान: 'dukaan', खत्म: 'khatam', ख़त्म: 'khatam', ज़्यादा: 'zyada', ज्यादा: 'zyada', औसतन: 'ausatan',
    विज्ञापन: 'ads', लक्ष्य: 'target', साड़ी: 'saree', साड़ियां: 'sarees', पूरा: 'poora', गए: 'gaye', गये: 'gaye', हुए: 'hue', नए: 'naye', नये: 'naye',
  }).map(([word, latin]) => [normalise(word), latin]),
); // prettier-ignore
