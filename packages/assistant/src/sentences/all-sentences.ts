/** All that a language has to be able to say. */
import type { TellingSentences } from './telling-sentences.ts';
import type { WhySentences } from './why-sentences.ts';

/** Decides the order of day and month. */
export type Manners = { country: string };

export type Sentences = TellingSentences & { why: WhySentences };
