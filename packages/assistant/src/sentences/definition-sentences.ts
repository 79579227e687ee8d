/** Every sentence in which a figure, a term or a rule of the house is explained. */
import type { Metric } from '@tillsight/metrics/metric';

/** Why a figure may not be the one on the platform's own screen. */
export type ScreenNote = 'shopify' | 'google_analytics' | 'google_ads' | 'meta' | 'shiprocket' | 'several' | 'now';

export type DefinitionSentences = {
  which: string;
  /** What it means, how it is computed where it is made of others, and which platforms know it. */
  meaning: (metric: Metric, sources: readonly string[]) => string;
  screen: Record<ScreenNote, string>;
  /** A text of the house, by the English one of its table. */
  house: (says: string) => string;
  begins: (day: string) => string;
  /** Buttons, and the questions behind them. */
  show: (metric: string) => { label: string; question: string };
  whichPlatform: (isOfOrders: boolean) => { label: string; question: string };
};
