/** What every language has to be able to say of advice. */
import type { englishAdvice } from './english/advice.ts';

export type AdviceSentences = typeof englishAdvice;
