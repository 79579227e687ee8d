/** Where and how surely was a metric found in a question? */
export type FoundMetric = {
  key: string;
  /** Place of its first word. */
  at: number;
  places: number[];
  score: number;
  /** Rests on a word that means other things as well. */
  weak: boolean;
  /** How much stands between its words that is not part of it. */
  gap: number;
};
