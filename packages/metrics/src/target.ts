/** What a merchant wants to reach, as a platform holds it: read when it is asked about, and kept nowhere. */
import type { Period } from './request.ts';

export type Target = {
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
