/** What a merchant wants to reach, as a platform holds it: read when it is asked about, and kept nowhere. */
import type { Period } from './request.ts';

export type Target = {
  /** As the platform knows it. */
  id: string;
  name: string;
  /** Key of the catalogue; null for a figure that it does not have. */
  metric: string | null;
  value: number;
  /** Of money: what it is in. */
  currency: string | null;
  period: Period;
  /** The platform's own words for the part of the shop that counts; null for all of it. */
  part: string | null;
};

/** A target as it is to be; `value`: none to remove it. `was`: what stood there when the person agreed, so that nothing newer is overwritten. */
export type TargetAim = { metric: string; period: Period; value: number | null; was: number | null; name: string };

/** `unknown`: nobody can tell whether it was written. `changed`: something else stands there meanwhile. */
export type AimWritten =
  | { kind: 'done' | 'already' | 'unknown' }
  | { kind: 'changed'; value: number | null }
  | { kind: 'lacks'; scope: string }
  | { kind: 'refused'; message: string };
