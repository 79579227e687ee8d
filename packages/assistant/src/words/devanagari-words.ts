/** English words that were written in Devanagari, put back into English: "वीडियो व्यूज़ कितने" is "video views कितने". */
import { devanagariEnglish } from '../vocabulary/devanagari-english.ts';
import { standsAlone } from './lexicon.ts';
import { normalise } from './normalise.ts';

/** People write the same English vowel long or short, open or closed. */
const heard = (text: string): string =>
  normalise(text)
    .replace(/[ऑॲऍ]/g, letter => (letter === 'ऑ' ? 'ओ' : 'ए'))
    .replace(/ऐ/g, 'ए')
    .replace(/ॉ/g, 'ो')
    .replace(/[ैॅ]/g, 'े')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ');

const english = new Map(
  Object.entries(devanagariEnglish).flatMap(([word, spellings]) =>
    spellings.split(', ').map(spelling => [heard(spelling), word] as const),
  ),
);
const longest = 5;

/** Of several words the longest run first, so that "ऐड ग्रुप" is no ad of a group; words we know in Devanagari stay. */
export const inEnglish = (text: string): string =>
  text.replace(/[\u0900-\u0963\u0970-\u097f]+(?: [\u0900-\u0963\u0970-\u097f]+)*/g, run =>
    translated(run.split(' ')).join(' '),
  );

function translated(words: string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = sizeAt(words, at);
    const run = words.slice(at, at + size).join(' ');
    said.push((standsAlone(run) ? undefined : english.get(heard(run))) ?? run);
    at += size;
  }
  return said;
}

function sizeAt(words: string[], at: number): number {
  for (let size = Math.min(longest, words.length - at); size > 1; size -= 1)
    if (english.has(heard(words.slice(at, at + size).join(' ')))) return size;
  return 1;
}
