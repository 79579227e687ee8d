/** "which of them did best", "unme se top 3": some of what makes up the one thing in view. */
import type { Ask } from '../intent.ts';
import type { Reading } from '../reading/read.ts';
import { has, typedText, withoutMarks } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { canBeSplit } from './matters.ts';

/** What a kind of goods, a part of the country or a type of campaigns consists of. */
const consistsOf: [whole: RegExp, parts: string][] = [
  [/^(?:product_type|collection|vendor)$/, 'product'],
  [/^(?:region|country)$/, 'city'],
  [/^campaign_type$/, 'campaign'],
];

/** The rows that are asked for: products after one kind of goods, cities after one state. Nothing where a row for something else is wanted. */
export function partsOfTheWhole(
  { filters, metrics }: Ask,
  { words, ranking, breakdowns }: Reading,
): string | undefined {
  if (breakdowns.length > 0 || !ranking || !(amongThem.test(typedText(words)) || ranksOnly(words))) return undefined;
  const wholes = filters.flatMap(({ options: [option], not }) => (option && !not && option.values.length === 1 ? [option.dimension] : [])); // prettier-ignore
  const parts = consistsOf.find(([whole]) => wholes.some(each => whole.test(each)))?.[1];
  return parts !== undefined && metrics.every(({ key }) => canBeSplit(key, parts)) ? parts : undefined;
}

const amongThem =
  /(?:^| )(?:(?:of|among|amongst|from|in|within) (?:all )?(?:of )?(?:them|these|those)|(?:in|un) ?me(?:in)?|इनमें|उनमें)(?: |$)/u;

/** "the top 3", "sabse achha kaunsa chala": the order, how many, and nothing else. */
const ranksOnly = (words: Word[]): boolean =>
  withoutMarks(words).every(
    word =>
      word.used === 'ranking' ||
      word.used === 'limit' ||
      word.small ||
      has(word, 'which', 'and') ||
      went.test(word.text),
  );

const went =
  /^(?:did|do|does|went|go|goes|one|ones|ok|now|please|wal[aei]|chal[aei]|gay[aei]|rah[aei]|hu[aei]|the|tha|thi|hai|hain|batao|dikhao)$/;
