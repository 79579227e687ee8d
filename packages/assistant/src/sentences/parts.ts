/** What sentences are made of. Each language puts the parts in its own order and form; figures come written, as digits are the same everywhere. */
import type { SourceName } from '@tillsight/metrics/metric';
import type { Day, Period, SourceNote } from '@tillsight/metrics/request';

/** How a figure moved: by a fraction of what it was, or, of a percentage, by points. */
export type Change =
  | { way: 'up' | 'down'; by: number; in: 'percent' | 'points' }
  /** Where the size is not known, or there is none. */
  | { way: 'up' | 'down' | 'same'; by?: undefined };

/** So little is no rise and no fall. */
export const isSteady = (change: Change): boolean => Math.abs(change.by ?? (change.way === 'same' ? 0 : 1)) < 0.03;

/** The days a figure is of; `until`: the time of day up to which a period that still runs is known. */
export type Days =
  | { kind: 'now' }
  | { kind: 'today'; period: Period; until: string }
  | { kind: 'yesterday'; period: Period }
  /** Days put in words already. */
  | { kind: 'said'; text: string }
  | { kind: 'span'; period: Period; label?: string | undefined; until?: string | undefined };

/** The days something is held against, and up to where its last day counts. */
export type Base = {
  period: Period;
  isYearAgo: boolean;
  until: BaseUntil;
  /** It lies behind the days themselves, so that nothing rose or fell from it. */
  isLater?: true;
  /** Both are the days of this festival, each of its year. */
  feast?: string;
};
export type BaseUntil =
  | { kind: 'end' }
  | { kind: 'time'; time: string }
  | { kind: 'same-time' }
  /** `isMixed`: of some figures only whole days are known, the others end at the same time. */
  | { kind: 'whole-day'; day: Day; isOne: boolean; isMixed: boolean };

/** Rows that are kept to, or left out; hours are the first and the last. */
export type FilterPart = {
  dimension: string;
  values: string[];
  isMore: boolean;
  isNot: boolean;
  /** Of counts: all that are not smaller. */
  atLeast?: number;
};

/** Which rows, of which days. */
export type Place = { filters: FilterPart[]; days: Days };

/** A figure with what it is held against. */
export type Compared = { change: Change; base: string; against: Base };

/** How far one row lies ahead of another; `by` is missing where the figures are rates. */
export type Gap = { by: string | undefined; change: Change };

/**
 * A festival that lies in one of two stretches: its days there, and those in the other one's year where it is another. `isJustAfter`:
 * it is over, and the stretch is of the quiet days behind it.
 */
export type FestivalApart = {
  name: string;
  days: Period;
  otherDays: Period | undefined;
  isOfBase: boolean;
  isJustAfter: boolean;
};

export type Goal = { gap: string; goal: string };

/**
 * What a question that wants a yes or no is answered with, before the figure, and what makes it so: the way the figure went, or how far
 * it is from what was asked for.
 */
export type Verdict =
  | { kind: 'yes' | 'no' | 'up' | 'down' | 'same'; metric: string; way: 'up' | 'down' | 'same'; isLater?: true }
  | { kind: 'better' | 'worse'; isYearAgo: boolean }
  | { kind: 'gain' }
  | { kind: 'loss' }
  /** Against such stretches before; `gap`: by so much, of what adds up. */
  | {
      kind: 'usual';
      stands: 'below' | 'within' | 'above';
      gap: string | undefined;
      change: Change | undefined;
      weekday: string | undefined;
    }
  | { kind: 'reached' | 'short' | 'short-yet'; goal: Goal };

/** A bound rows had to reach. */
export type Limit = { metric: string; above: boolean; orEqual: boolean; value: string; isZero: boolean };

/** The label of a row; time is told from its bucket. */
export type Label = { dimension: string; value: string; isOfAnotherYear: boolean };

export type SourceState = { source: SourceName; state: SourceNote['state'] };
