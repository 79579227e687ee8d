/** What is said of alerts: when one is made, listed, changed, ended, and when one fires. */
import type { AlertChannel, QuietHours } from '@tillsight/contract/alerts';
import type { KeptDays } from '@tillsight/contract/kept-request';

/** What is watched. `names`: the goods, places or campaigns it keeps to; `each`: a dimension whose rows are watched one by one; no days: as it is now. */
export type Watched = { metric: string; names: string[]; each?: string | undefined; days: KeptDays | null };

/** A condition with its bound written as a figure. */
export type HeldCondition =
  | { kind: 'above' | 'below'; value: string }
  /** `of`: the metric of the whole. */
  | { kind: 'share'; percent: number; of: string }
  | { kind: 'moved'; way: 'up' | 'down' | 'either'; percent: number }
  | { kind: 'unusual'; way: 'up' | 'down' | 'either' }
  | { kind: 'none'; hours: number }
  | { kind: 'runs-out'; days: number };

/** What it is held against: the same hours a week ago, or what the last eight weeks had. */
export type AlertBase = { kind: 'week-ago' | 'before'; value: string } | { kind: 'usual'; low: string; high: string };

export type AlertSentences = {
  title: (watched: Watched, condition: HeldCondition) => string;
  /** `isToOthers`: who were named as well and are told nothing; `lacks`: the way that was wished and leads nowhere yet. */
  made: (parts: {
    title: string;
    channel: AlertChannel;
    minutes: number;
    quiet: QuietHours;
    isToOthers?: boolean;
    lacks?: AlertChannel | undefined;
  }) => string;
  list: (lines: readonly string[]) => string;
  line: (parts: { title: string; channel: AlertChannel; isPaused: boolean; failedAt?: string | undefined }) => string;
  empty: string;
  ended: (titles: readonly string[]) => string;
  hasEnded: string;
  /** It is looked at again the next day from this time on. */
  again: (parts: { title: string; at: string }) => string;
  paused: (titles: readonly string[]) => string;
  resumed: (titles: readonly string[]) => string;
  /** `quiet`: the hours that were said, of one alert or several. */
  changed: (titles: readonly string[], quiet?: QuietHours) => string;
  /** Words that fit several alerts, or none. */
  whichOf: (titles: readonly string[]) => string;
  noSuch: (titles: readonly string[]) => string;
  tooMany: (most: number) => string;
  unclear: string;
  /** Of an order these words found no place. */
  unread: (words: string) => string;
  /** It is understood, and nothing here does it. */
  cannot: Record<'others' | 'against' | 'course' | 'single' | 'several', string>;
  /** The bound of this kind of alert is no figure that can be changed by one. */
  noBound: string;
  notHere: string;
  fired: {
    /** The message's first line. */
    head: (title: string) => string;
    /** Of today, from one time to another, where times are given. */
    now: (parts: { metric: string; value: string; from?: string; until?: string }) => string;
    /** So many of so many, in one figure. */
    share: (parts: { part: string; whole: string; percent: string }) => string;
    row: (parts: { name: string; value: string }) => string;
    none: (parts: { metric: string; hours: number }) => string;
    base: (base: AlertBase) => string;
    seen: (parts: { at: string; before?: string | undefined }) => string;
    /** At the time of writing it is so no more. */
    passed: string;
    answers: string;
    subject: (title: string) => string;
    mailEnd: string;
  };
  /** What "why?" after such a message stands for. */
  why: (watched: Watched) => string;
  buttons: { why: string; stop: string };
};
