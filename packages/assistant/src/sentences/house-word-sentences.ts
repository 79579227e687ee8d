/** What is said of the house's own words: when one is kept, changed, listed, forgotten, refused, and when one was used. */
import type { Unkept } from '../house-words/house-order.ts';

/** A word, and what it stands for in a phrase. */
export type Told = { word: string; means: string };

export type HouseWordSentences = {
  values: (names: readonly string[]) => string;
  /** Days as MM-DD, the same in each year. */
  days: (days: { from: string; to: string }) => string;
  kept: (told: Told & { before?: string | undefined }) => string;
  list: (lines: readonly string[]) => string;
  line: (told: Told & { by: string | null; on: string }) => string;
  empty: string;
  deleted: (words: readonly string[]) => string;
  noSuch: (parts: { word: string; kept: readonly string[] }) => string;
  tooMany: (most: number) => string;
  notYours: string;
  /** Asks whether it is to be kept for everybody; the answer may be a plain yes. */
  isItSo: (parts: Told) => string;
  /** The same saying as one to be kept. */
  keepIt: (sentence: string) => string;
  unkept: (reason: Unkept) => string;
  unclear: string;
  notHere: string;
  /** Beside an answer that rests on them. */
  used: (words: readonly Told[]) => string;
};
