/** What is said of orders about what happened in the store, which Shopify keeps as notes on its charts. */
import type { Period } from '@tillsight/metrics/request';

export type SaidOccasion = { title: string; days: Period };

export type OccasionOrderSentences = {
  askNote: (occasion: SaidOccasion) => string;
  askRemove: (occasion: SaidOccasion) => string;
  yesNote: string;
  yesRemove: string;
  noted: (occasion: SaidOccasion) => string;
  removed: (occasion: SaidOccasion) => string;
  already: (occasion: SaidOccasion) => string;
  gone: string;
  refused: (message: string) => string;
  unknown: string;
  /** The permission that is missing, and how to give it. */
  lacks: string;
  notYours: string;
  cannot: Record<'no-day' | 'no-words' | 'too-long' | 'which-day', string>;
  noSuch: string;
  /** Of Shopify itself or another app, which alone may take it away. */
  notOurs: (occasion: SaidOccasion) => string;
  whichOf: (occasions: readonly SaidOccasion[]) => string;
  away: string;
  /** Said again where it no longer stands. */
  notNow: string;
};
