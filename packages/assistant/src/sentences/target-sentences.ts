/** What is said of targets: what the merchant wants to reach, as Shopify holds it. */
import type { Period } from '@tillsight/metrics/request';

/** `metric`: its key. `part`: the platform's words for the part of the shop that counts. */
export type SaidTarget = { name: string; metric: string; value: string; period: Period; part: string | null };

export type TargetSentences = {
  /** The one that the figures beside it are held against. */
  held: (target: SaidTarget) => string;
  others: (targets: readonly SaidTarget[]) => string;
  list: (targets: readonly SaidTarget[]) => string;
  none: string;
  /** Beside a forecast without one. */
  noneForThis: string;
  /** Shopify has one that we cannot follow: of a figure we do not have, of a part of the shop, or of too many days. */
  notFollowed: (names: readonly string[]) => string;
  away: string;
  cannotSet: string;
  /** What can be asked next. */
  ask: { label: string; question: string };
};
