/** Every sentence about what is to be expected, how long stock lasts, and what parts two platforms. */
import type { Day, Period } from '@tillsight/metrics/request';
import type { FilterPart } from './parts.ts';

/** How likely a goal is. */
export type Odds = 'very-likely' | 'likely' | 'unlikely' | 'no';

export type OutlookSentences = {
  expected: (parts: {
    metric: string;
    filters: readonly FilterPart[];
    target: Period;
    expected: string;
    low: string;
    high: string;
  }) => string;
  /** The same for a screen: what the figure is, the figure, its range. */
  title: (parts: { metric: string; filters: readonly FilterPart[]; target: Period }) => string;
  about: (expected: string) => string;
  likely: (parts: { low: string; high: string }) => string;
  made: (parts: { until: Day; soFar: string; days: number; expected: string }) => string;
  reached: (goal: string) => string;
  /** `chance`: in percent; 5 and 95 stand for less and more as well. */
  odds: (parts: { odds: Odds; chance: number; goal: string; needed: string; perDay: string }) => string;
  yearBefore: (parts: {
    metric: string;
    period: Period;
    value: string;
    change: number;
    movedFestival?: string | undefined;
    /** The days held against are the same weekdays, not the same dates. */
    isByWeekday?: boolean;
  }) => string;
  method: (parts: {
    known: readonly { name: string; day: Day }[];
    unknown: readonly string[];
    growth?: number | undefined;
    trials: number;
  }) => string;
  /** `isOfAds`: what changes it are budgets, not shelves. */
  knowsNoPlans: (isOfAds: boolean) => string;
  tooFar: string;
  tooShort: (metric: string) => string;
  noRates: (metric: string) => string;
  cover: {
    head: (isList: boolean) => string;
    line: (parts: { product: string; days: string; units: string; until?: Day | undefined }) => string;
    /** `more`: how many are not named. */
    gone: (products: readonly string[], more: number) => string;
    /** When goods come in again. */
    moreUnknown: string;
    countsNot: string;
    nothing: string;
  };
};

export type GapCauseParts = {
  orders: string;
  isNegative: boolean;
  share?: string | undefined;
  channels: readonly string[];
};

export type GapSentences = {
  head: (parts: { period: Period; isMoney: boolean; shop: string; analytics: string; gap: string }) => string;
  causes: {
    channels: (parts: GapCauseParts) => string;
    unseen: (parts: GapCauseParts) => string;
    recent: (parts: GapCauseParts) => string;
    returns: (parts: GapCauseParts) => string;
    tax: (parts: GapCauseParts) => string;
  };
  nothingRemains: string;
  remains: (parts: { zonesDiffer: boolean; amount: string }) => string;
  zones: (differ: boolean) => string;
  taxInBoth: string;
  cannot: string;
};
