/** Conditions on rows that are said without a number of their own: "visits and no orders", "less than a week of stock". */
import type { Bound } from '../conversation.ts';
import type { Word } from '../words/annotate.ts';
import { has, isFree, numberAt, take, typedAs } from './words.ts';

export function readRowConditions(words: Word[]): Bound[] {
  const both = readHavingAndNot(words);
  return [...(both.length > 0 ? both : readNone(words)), ...readCover(words)];
}

/** "codes with no orders", "coupons nobody used": rows that brought nothing at all. */
function readNone(words: Word[]): Bound[] {
  const row = words.findIndex(word => isFree(word) && has(word, 'discount_code') && word.names.length === 0);
  const at = words.findIndex((word, place) => isFree(word) && isNone(word, words[place + 1]));
  if (row < 0 || at < 0) return [];
  const behind = words[at + 1];
  const size = behind && isFree(behind) && (has(behind, 'order', 'sales') || isUse.test(behind.text)) ? 2 : 1;
  take(words, at, size, 'bound');
  // What a code brought is told by its orders.
  Object.assign(words[at + size - 1]!, { concepts: ['order'], used: undefined, small: false });
  return [{ above: false, orEqual: true, value: 0, at, size: 1, isMoney: false }];
}

const isNone = (word: Word, next: Word | undefined): boolean =>
  /^(unused|never used|not used|no orders?|nobody|no one)$/.test(word.text) ||
  (typedAs(word, 'no', 'zero', 'not', 'never', 'without', 'not a single') &&
    (has(next, 'order', 'sales') || isUse.test(next?.text ?? '')));
const isUse = /^(used?|uses|touched|taken|redeemed|redemptions?)$/;

/** "towns with visits and no orders": each figure is bounded by what stands in front of it. */
function readHavingAndNot(words: Word[]): Bound[] {
  for (let joint = 2; joint < words.length - 1; joint += 1) {
    if (!isJoint(words[joint]!)) continue;
    const none = typedAs(words[joint + 1], 'with', 'have', 'has', 'had') ? joint + 2 : joint + 1;
    const [size, figure] = noneAt(words, none);
    const opener = words.findLastIndex((word, at) => at < joint && at >= joint - 3 && opens.test(word.text));
    const isOfVisits = words.slice(opener + 1, joint).some(word => has(word, 'visit', 'visitor', 'click', 'page_view'));
    if (size === 0 || opener < 1 || !isOfVisits || !figure) continue;
    take(words, joint + 1, none - joint - 1 + size, 'bound');
    Object.assign(words[joint]!, { concepts: ['and'], small: false });
    // What was sold in a place is told by its orders, of which there may be none.
    Object.assign(figure, { concepts: ['order'], used: undefined, small: false });
    const bound = { size: 1, isMoney: false, orEqual: false };
    return [
      { ...bound, above: true, value: 0, at: opener },
      { ...bound, above: false, orEqual: true, value: 0, at: joint },
    ];
  }
  return [];
}

const opens = /^(?:with|having|have|has|had|get|gets|got|gave us|send us|bring|brings|attract|attracts|draw|draws)$/;
const isJoint = (word: Word): boolean =>
  has(word, 'and') || typedAs(word, 'but', 'par', 'lekin', 'magar', 'yet', ',') || /^(?:that|which) /.test(word.text);

/** How many words say "none", and the figure there is none of: "no orders" may be one idea. */
function noneAt(words: Word[], at: number): [size: number, figure?: Word] {
  const word = words[at];
  if (!word || !isFree(word)) return [0];
  if (/^(?:no|zero) (?:sales?|orders?)$|^(?:do|does|did) not (?:sell|convert|buy|order)$/.test(word.text))
    return [1, word];
  const isNone = typedAs(word, 'no', 'zero', '0', 'without', 'not a single');
  const isVerb = typedAs(word, 'do not', 'does not', 'did not', 'never');
  const figure = words[at + 1];
  const isSold =
    has(figure, 'order', 'sales', 'purchase', 'buy', 'customer') || (isVerb && has(figure, 'convert', 'sold'));
  return isSold && (isNone || isVerb) ? [1, figure] : [0];
}

const days: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30 };

/** "less than a week of stock", "under two weeks of inventory", "ek hafte se kam stock": as many days of cover. */
function readCover(words: Word[]): Bound[] {
  for (const [at, word] of words.entries()) {
    const [first = '', ...behind] = word.text.split(' ');
    const length = days[word.concepts.find(idea => days[idea] !== undefined) ?? first.replace(/s$/, '')];
    if (length === undefined || !isFree(word)) continue;
    const goods = words.slice(at + 1, at + 5);
    const isOfStock = has(word, 'cover') || goods.some(each => has(each, 'stock', 'cover', 'available'));
    const { value: count, size } = countBefore(words, at);
    const front = at - size - 1;
    const below = [front, at + 1].find(place => has(words[place], 'below') && isFree(words[place]));
    if (!isOfStock || below === undefined) continue;
    take(words, Math.min(front + 1, below), Math.max(at, below) - Math.min(front + 1, below) + 1, 'bound');
    for (const each of goods) if (has(each, 'stock', 'available')) each.used = 'bound';
    Object.assign(word, { concepts: ['cover'], used: undefined, small: false });
    return [
      { above: false, orEqual: false, value: length * count, at: below, size: behind.length + 1, isMoney: false },
    ];
  }
  return [];
}

/** "a week", "two weeks", "twenty one days", "एक हफ्ता": how many, and by how many words. */
function countBefore(words: Word[], at: number): { value: number; size: number } {
  if (typedAs(words[at - 1], 'a', 'an')) return { value: 1, size: 1 };
  for (const size of [2, 1]) {
    const count = numberAt(words, at - size);
    if (count?.size === size) return count;
  }
  return { value: 1, size: 0 };
}
