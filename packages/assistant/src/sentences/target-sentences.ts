/** What is said of targets: what the merchant wants to reach, as Shopify holds it. */
import type { Period } from '@tillsight/metrics/request';

/** `metric`: its key. `part`: the platform's words for the part of the shop that counts. */
export type SaidTarget = { name: string; metric: string; value: string; period: Period; part: string | null };

/** A figure, its days, what it is to reach, and what it was to reach until now. */
export type SaidAim = { metric: string; period: Period; value: string; was?: string };

/** What is said of orders about targets: before a yes, and after it. */
export type TargetOrderSentences = {
  askSet: (aim: SaidAim) => string;
  askRemove: (aim: SaidAim) => string;
  yesSet: string;
  yesRemove: string;
  set: (aim: SaidAim) => string;
  removed: (aim: SaidAim) => string;
  already: (aim: SaidAim) => string;
  gone: string;
  /** Somebody else was quicker; `now`: nothing where it was removed. */
  changedMeanwhile: (now: string | undefined) => string;
  refused: (message: string) => string;
  unknown: string;
  /** The permission that is missing, and how to give it. */
  lacks: string;
  notYours: string;
  cannot: Record<'no-value' | 'past' | 'unclear', string>;
  noSuch: string;
  whichOf: (targets: readonly SaidTarget[]) => string;
  left: string;
  /** Said again where it no longer stands. */
  notNow: string;
  notHere: string;
};

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
  orders: TargetOrderSentences;
  /** What can be asked next. */
  ask: { label: string; question: string };
};
