/** Words that were known and that no part of the request answers to: a plain answer would pass them over. */
import { firstDoubt, type Doubt, type Question } from './doubt.ts';
import { unitOf } from './figure-kinds.ts';
import { has } from './words.ts';
import type { Word } from '../words/annotate.ts';

export const unheardWord = (question: Question): string | undefined => firstDoubt(owed, question);

/** Each names what the request must hold where the word stands free. */
const owed: Doubt[] = [
  {
    name: 'another time, and nothing held against it',
    example: 'orders that came a year ago',
    doubts: question => (isHeld(question) ? undefined : free(question, isOtherTime)?.text),
  },
  {
    name: 'two sides, and one figure of all',
    example: 'orders of Pune compared to',
    doubts: question =>
      isHeld(question) || hasSeveral(question)
        ? undefined
        : free(question, word => has(word, 'compare', 'than', 'fall', 'grow'))?.text,
  },
  {
    name: 'one of some goods, and one figure of all',
    example: 'kurta kaunsa wapas aaya',
    doubts: question =>
      isHeld(question) || hasSeveral(question) || question.reading.ranking
        ? undefined
        : free(question, (word, { before, next }) => has(word, 'which') && [before, next].some(isOfGoods))?.text,
  },
  {
    name: 'a part of the whole, and a figure that is none',
    example: 'what portion of people came back',
    doubts: question =>
      tellsShares(question) ? undefined : free(question, ({ text }) => /^(portion|proportion|fraction)$/.test(text))?.text, // prettier-ignore
  },
  {
    name: 'the first order of each, and all orders',
    example: 'what are people buying on their first order',
    doubts: ({ reading: { words }, keys, asked: { ask } }) => {
      const at = words.findIndex((word, place) => has(word, 'first') && isFree(word) && has(words[place + 1], 'order'));
      const isOfNew = /new_customer|first/.test(keys) || ask.by.some(isOfCustomers) || ask.filters.some(({ options }) => options.some(({ dimension }) => isOfCustomers(dimension))); // prettier-ignore
      return at < 0 || isOfNew || !/^(their|the|a|his|her)$/.test(words[at - 1]?.text ?? '')
        ? undefined
        : `${words[at]!.text} ${words[at + 1]!.text}`;
    },
  },
];

const isFree = (word: Word): boolean => word.used === undefined && !word.small;

type Beside = { before: Word | undefined; next: Word | undefined };

const free = ({ reading: { words } }: Question, is: (word: Word, beside: Beside) => boolean): Word | undefined =>
  words.find((word, at) => isFree(word) && is(word, { before: words[at - 1], next: words[at + 1] }));

const isOfGoods = (word: Word | undefined): boolean =>
  word?.used === 'name' && word.names.some(({ dimension }) => dimension === 'product_type');

const isOtherTime = (word: Word): boolean => has(word, 'year_ago', 'yoy', 'mom', 'wow', 'qoq');
const isOfCustomers = (dimension: string): boolean => dimension === 'customer_type';

const isHeld = ({ reading, asked: { ask, also } }: Question): boolean =>
  reading.comparison.asked || ask.base !== undefined || also.length > 0;

const hasSeveral = ({ asked: { ask } }: Question): boolean =>
  ask.by.length > 0 || ask.metrics.length > 1 || ask.bounds.length > 0 || ask.byChange !== undefined;

const tellsShares = ({ asked: { ask, notes } }: Question): boolean =>
  notes.share !== undefined ||
  notes.shares === true ||
  ask.metrics.some(metric => /percent|ratio/.test(unitOf(metric)));
