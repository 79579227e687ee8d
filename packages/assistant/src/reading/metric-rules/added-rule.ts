/** What is a rule that puts figures beside those that were named? */
import type { AskedFilter } from '../../intent.ts';
import type { Word } from '../../words/annotate.ts';
import type { Question } from './question.ts';

export type AddedRule = {
  name: string;
  example: string;
  /** All figures meant, in their order; nothing where the rule does not hold. */
  gives: (question: Question) => string[] | undefined;
  /** The words that are thereby read. */
  takes?: (word: Word) => boolean;
  /** The filters that the figures already hold. */
  absorbs?: (filter: AskedFilter) => boolean;
};
