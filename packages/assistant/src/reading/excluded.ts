/** Is what these words name left out, and not what is asked about? */
import type { Word } from '../words/annotate.ts';
import { has, take } from './words.ts';

/** "except sarees", "leave Maharashtra out", "saree ko chhod ke", "non-COD". */
export function isExcluded(words: Word[], at: number, size: number): boolean {
  const place = exceptBefore(words, at) ?? exceptBehind(words, at + size);
  if (place === undefined) return false;
  take(words, place, 1, 'except');
  return true;
}

/** Up to four words before, over other names in the list. */
function exceptBefore(words: Word[], at: number): number | undefined {
  for (let place = at - 1; place >= Math.max(0, at - 4); place -= 1) {
    const word = words[place]!;
    if (has(word, 'except') || (has(word, 'not') && place === at - 1)) return place;
    const isOfTheList = word.small || word.used === 'name' || word.used === 'value' || has(word, ...besideNames);
    if (!isOfTheList || has(word, 'only')) return undefined;
  }
  return undefined;
}

const besideNames = ['and', 'or', 'product', 'city', 'region', 'campaign', 'from_', 'total', 'discount_code', 'list'];

/** Hindi leaves out behind the noun; English only with "excluded", "aside". */
function exceptBehind(words: Word[], from: number): number | undefined {
  for (let place = from; place < Math.min(words.length, from + 3); place += 1) {
    const word = words[place]!;
    if (has(word, 'except') && behind.test(word.text)) return place;
    if (!word.small) return undefined;
  }
  return undefined;
}

const behind = /chhod|alawa|siva|siwa|bina|hata|nikal|nikaal|छोड|अलावा|सिवा|बिना|हटा|excluded|removed|aside|ignored/;
