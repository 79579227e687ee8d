/** Which days were named in a question, and where? */
import type { Moment } from '../days/moment.ts';

export type FoundPeriod = Moment & {
  at: number;
  /** "before Diwali", "since April": already a range. */
  open?: boolean;
};
