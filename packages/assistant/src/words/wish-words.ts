/** Does a word ask for something: a figure, a name, days, a split, a condition? */
import { festivals } from '../vocabulary/festivals.ts';
import type { Word } from './annotate.ts';

/** Something of a wish: a question, a split, days, a number, a name, a condition. */
export const isWish = (word: Word): boolean =>
  word.kind === 'number' ||
  word.kind === 'date' ||
  isNamed(word) ||
  (word.text !== 'main' && word.concepts.some(each => wishes.has(each) || each.startsWith('per:')));

/** All of a name; a word of ours that also occurs in one, such as "shopping" or "gift", is none. */
export const isNamed = (word: Word): boolean =>
  word.names.some(name => name.words.length === word.text.split(' ').length);

const times = new Set(
  `today yesterday tomorrow last day week month quarter year fiscal_year so_far
  january february march april may june july august september october november december`.split(/\s+/),
);
const wishes = new Set(
  `what which who where when how how_many how_much why by per only not or above below compare than define percent rate share average trend most least best worst
  new returning cod prepaid abroad domestic online_store pos draft today yesterday tomorrow last day week month quarter year fiscal_year
  january february march april may june july august september october november december`.split(/\s+/),
);

/** Days, or part of their name. */
export const isDated = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.kind === 'date' || /^(?:[qh][1-4]|fy\d{2,4})$/.test(word.text) || word.concepts.some(each => times.has(each)));

/** An idea of the shop's figures, as it was typed. */
export const isOfShop = (word: Word): boolean =>
  !word.small &&
  !word.corrected &&
  word.concepts.some(each => !/_topic$|^(not|by|how|when|where|pos_location|this|opinion|people)$/.test(each));

/** As they are read, marks too. */
export const textOf = (words: Word[]): string => words.map(word => word.text).join(' ');

/** One of these ideas is in the word. */
export const has = (word: Word, ...concepts: string[]): boolean => word.concepts.some(each => concepts.includes(each));

const dayNames = new Set([
  ...'monday tuesday wednesday thursday friday saturday sunday weekend today yesterday kal parso'.split(' '),
  ...festivals.map(({ key }) => key),
]);

/** One day or few: "Wednesday", "Diwali", "12th nov". */
export const namesDay = (word: Word): boolean =>
  word.kind === 'date' || /^\d{1,2}(?:st|nd|rd|th)$/.test(word.text) || word.concepts.some(each => dayNames.has(each));

/** More than days and question words: "we did 50 orders yesterday how many today" asks of what was told. */
export const asksOfFigure = (words: Word[]): boolean =>
  words.some(
    word =>
      isOfShop(word) && !isWish(word) && !isDated(word) && !namesDay(word) && !has(word, 'give', 'now', 'summary'),
  );

/** A figure of the shop, or what is counted in one. */
export const isFigure = (word: Word): boolean =>
  has(word, 'sales', 'order', 'gross', 'net', 'profit', 'margin', 'return', 'refund', 'visit', 'visitor', 'conversions', 'convert', 'spend', 'roas', 'discount', 'cancel', 'stock', 'left', 'unit', 'sold', 'buy', 'checkout', 'cart', 'cost', 'mer', 'cac', 'click', 'impression'); // prettier-ignore
