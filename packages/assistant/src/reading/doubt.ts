/** The form of a doubt about a reading, and what all of them are weighed on. */
import type { Asked } from './ask.ts';
import type { Reading } from './read.ts';

/** What was asked for and is not there, and the words, as typed, that asked for it. */
export type Doubt = { name: string; example: string; doubts: (question: Question) => string | undefined };

export type Question = {
  reading: Reading;
  asked: Asked;
  /** All metrics asked for, joined by a space. */
  keys: string;
  isInUnits: (...units: string[]) => boolean;
  /** The first word that says one of these ideas. */
  said: (...concepts: string[]) => string | undefined;
  /** The same, of words that nothing has read. */
  unread: (...concepts: string[]) => string | undefined;
  compares: boolean;
};

/** The first sign is enough. */
export function firstDoubt(signs: readonly Doubt[], question: Question): string | undefined {
  for (const { doubts } of signs) {
    const text = doubts(question);
    if (text !== undefined) return text;
  }
  return undefined;
}
