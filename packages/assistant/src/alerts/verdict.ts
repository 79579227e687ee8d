import type { Typical } from '@tillsight/metrics/request';

export type Verdict =
  /** `hours`: where it is a part of today. `whole`: what the value is a share of. */
  | { is: 'so' | 'not'; rows: Seen[]; typical?: Typical; hours?: HoursOfDay; whole?: number }
  /** A platform could not be read, so that nobody knows. */
  | { is: 'unknown' };

/** From the first up to the other; `null`: up to now. */
export type HoursOfDay = { from: number; until: number | null };

export type Seen = { name: string | null; value: number | null; base: number | null };

/** `quietFrom`: the time of day (HH:MM) after which nothing is looked at. */
export type Moment = { now: number; timeZone: string; quietFrom?: string };
