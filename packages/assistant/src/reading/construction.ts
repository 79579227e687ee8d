/** What a construction makes of its words, and what a wish may say beyond its figures. */
import type { Course } from '@tillsight/metrics/request';

/** Beyond figures, splits, days and bounds. */
export type More = {
  /** Held against what is usual. */
  typical?: true;
  course?: Course;
  streak?: true;
  /** For each of another figure. */
  over?: string;
  /** Rows that are missing in other days, as they were said. */
  notIn?: string;
  /** Only rows of the best sellers. */
  amongTop?: number;
  /** Held against the usual of this weekday, whichever day is asked about. */
  weekday?: string;
  /** The last day, week or month that was within the bounds. */
  latest?: true;
  /** Rows are put together by their size; round bounds where none are named. */
  bands?: number[];
  /** Two figures of a kind: what the second leaves of the first, or both together. */
  combined?: '-' | '+';
  /** Customers followed from their first order, cohort by cohort: the part that is left, or what they brought so far. */
  cohorts?: 'kept' | 'so-far';
  /** How soon the second order follows the first. */
  secondOrder?: true;
};

/** `gives` may put words back that the rest of the question needs. */
export type Construction = {
  name: string;
  example: string;
  said: RegExp;
  gives: (said: Record<string, string | undefined>) => More & { words?: string };
};
