/** What a house means by words of its own, for a model and for what is made of its reading. */
import type { KeptWord } from '../house-words/house-order.ts';
import type { MetricRequest } from '@tillsight/metrics/request';
import { isSaidIn, plain } from './said.ts';

/** Those a question says; "gross sales" does not say "sales" where it is a figure of its own, which whoever reads has to see. */
export const wordsSaid = (text: string, words: readonly KeptWord[] = []): KeptWord[] =>
  words.filter(({ word }) => isSaidIn(text, word));

/** Names are placeholders in the question already. */
export function toldToModel(words: readonly KeptWord[]): string[] {
  return words.flatMap(({ word, meaning }) => {
    if ('values' in meaning) return [];
    return [`${word}: ${meaning.kind === 'figure' ? meaning.metric : 'days, kept as said'}`];
  });
}

/** The figure that is meant where a house word is all that was said for it, whatever was read. */
export function figureMeant(said: string, words: readonly KeptWord[]): string | undefined {
  const same = words.find(({ word, meaning }) => meaning.kind === 'figure' && plain(word) === plain(said));
  return same?.meaning.kind === 'figure' ? same.meaning.metric : undefined;
}

/** Of the words that were said those the requests rest on. */
export const restingOn = (requests: readonly MetricRequest[], words: readonly KeptWord[]): KeptWord[] =>
  words.filter(({ meaning }) => {
    if (meaning.kind === 'figure') return requests.some(({ metrics }) => metrics.includes(meaning.metric));
    if (meaning.kind === 'season') return requests.length > 0;
    return requests.some(({ where = [] }) =>
      where.some(({ is, is_not: isNot }) => meaning.values.every(value => (is ?? isNot)?.includes(value))),
    );
  });
