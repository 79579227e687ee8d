/** What is a rule that turns a figure named into the one that is meant? */
import type { AskedFilter } from '../../intent.ts';
import type { Word } from '../../words/annotate.ts';
import type { FoundMetric } from '../found-metric.ts';
import type { Question } from './question.ts';

export type TurnedRule = {
  name: string;
  example: string;
  from: readonly string[];
  means: string | ((question: Question) => string);
  when: (question: Question, figure: FoundMetric) => boolean;
  /** Only where no other figure was named. */
  alone?: true;
  /** The filter that the new figure already holds. */
  absorbs?: (filter: AskedFilter) => boolean;
  /** The words that are thereby read. */
  takes?: (word: Word) => boolean;
};
