/** Whether words of a question may be names of the store, which are fetched only then. */
import { isWarehouse } from './reading/filters.ts';
import type { Reading } from './reading/read.ts';
import { has } from './reading/words.ts';
import { isGoods } from './vocabulary/goods.ts';
import type { Word } from './words/annotate.ts';

export function mayHoldNames(words: Word[], reading: Reading): boolean {
  if (words.some(word => word.used !== 'period' && alwaysNameish.some(each => has(word, each)))) return true;
  // "Why did sales drop?" speaks of no collection of the fall, and names cost as much as the answer.
  const asksWhy = words.some(word => has(word, 'why'));
  return (
    words.some(word => mayBeName(word) && !(asksWhy && isFalling(word))) ||
    reading.filters.length + reading.bounds.length > 0 ||
    words.some(
      word => word.kind === 'path' || word.kind === 'site' || isWarehouse.test(word.text) || otherOne.test(word.text),
    )
  );
}

/** Also of words that were taken for an aside: "talking of chanderi". */
export const mayBeName = (word: Word): boolean =>
  word.kind === 'word' &&
  !word.small &&
  !word.house &&
  (word.concepts.length === 0 ||
    word.corrected ||
    // "kitne diye bike": lamps, though the word gives as well.
    isGoods(word.text) ||
    (word.used === undefined && nameish.some(each => has(word, each))));

const isFalling = (word: Word): boolean => !word.corrected && has(word, 'fall');

/** "and the other store": which one that is only their names say. */
const otherOne = /^other( (store|shop|outlet))?$/;

/** Parts of the names of campaigns, whatever else they were read as. */
const alwaysNameish = [
  'free_shipping',
  'vendor',
  'search',
  'search_box',
  'type_pmax',
  'collection',
  'video',
  'display_channel',
  'variant',
];

/** Ideas whose words also occur in names of campaigns, collections and products. */
const nameish = [
  'vendor',
  'search',
  'new',
  'video',
  'display_channel',
  'collection',
  'below',
  'abroad',
  'wallet',
  'gift',
  'type_pmax',
  'fall',
  'direct',
  'email',
  'referral',
  'organic',
  'google',
  'cod',
  'prepaid',
  'wholesale',
  'diwali',
  'rakhi',
  'product_type',
];
