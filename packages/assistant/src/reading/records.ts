/** "our record week", "best day ever", "ab tak ka sabse accha din": one of all days, weeks or months that are known. */
import type { Word } from '../words/annotate.ts';
import { unitAt } from '../days/moment.ts';
import { has } from './words.ts';

/** Where the words that say so stand; none where no record is asked for. */
export function recordWords(words: Word[]): number[] {
  const record = words.findIndex((word, at) => word.text === 'record' && isStep(words, at + 1, 2));
  if (record >= 0) return [record];
  const best = words.findIndex((word, at) => has(word, 'best', 'worst', 'most', 'least') && isStep(words, at + 1, 3));
  const ever = words.findIndex(word => has(word, 'ever', 'so_far'));
  return best >= 0 && ever >= 0 ? [ever] : [];
}

/** A day, week or month among the next few words. */
const isStep = (words: Word[], from: number, most: number): boolean =>
  words.slice(from, from + most).some(word => /^(day|week|month)$/.test(unitAt(word) ?? ''));
