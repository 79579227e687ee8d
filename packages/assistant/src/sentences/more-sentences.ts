/** What is told of figures beyond themselves: the usual, streaks, courses, other lists. */
import type { Cohorts, Day, Period } from '@tillsight/metrics/request';
import type { Change } from './parts.ts';

export type MoreSentences = {
  /** `stands`: where the figure lies beside the middle half; `isRunning`: each up to the same time. */
  typical: (parts: {
    middle: string;
    low: string;
    high: string;
    of: number;
    stands: 'below' | 'within' | 'above';
    /** How much less or more it is, where that is an amount. */
    gap: string | undefined;
    change: Change | undefined;
    isRunning: boolean;
    /** How it stands was said already. */
    isSaid: boolean;
  }) => string;
  /** The day on which stock is gone at its pace, and the one it was held against. */
  runsOut: (parts: { on: Day; until: Day | undefined; isBefore: boolean }) => string;
  noTypical: (of: number) => string;
  /** The day asked about is another weekday than the one that was named. */
  otherWeekday: (parts: { day: string; weekday: string }) => string;
  /** The last bucket of time that was within the bounds. */
  latest: (mark: Mark) => string;
  streak: (parts: { length: number; dimension: string; from: string; to: string; held: number; of: number }) => string;
  noStreak: (dimension: string) => string;
  running: (parts: { value: string; until: string }) => string;
  average: (parts: { of: number; dimension: string; last: Mark; highest: Mark; lowest: Mark }) => string;
  growth: (parts: { dimension: string; steps: readonly Mark[] }) => string;
  cohorts: CohortSentences;
  /** `half`: within how many months half of those who came back within a year had. */
  secondOrder: { half: (months: number) => string; inMonths: string };
  /** Rows of few are left out of a ranking. */
  enough: (parts: { metric: string; atLeast: string }) => string;
  notIn: (period: Period) => string;
  among: (parts: { limit: number; metric: string; period: Period }) => string;
};

/** Customers followed from their first order: `kept` is the part that bought in a month, `so-far` what each has brought up to it. */
export type CohortSentences = {
  /** Of all cohorts together; months are counted from 1, the first order is 0. */
  lead: (parts: { as: Cohorts['as']; months: { month: number; value: string }[] }) => string;
  /** `isRunning`: some figures have a mark, as their month is not over for all of the cohort. */
  head: (parts: { as: Cohorts['as']; step: string; months: number[]; isRunning: boolean }) => string;
  line: (parts: { label: string; customers: string; cells: string[] }) => string;
  customers: string;
  firstOrder: string;
  month: (month: number) => string;
  title: (as: Cohorts['as'], period: Period) => string;
  series: (as: Cohorts['as']) => string;
};

/** A figure and the bucket it belongs to. */
export type Mark = { value: string; label: string };
