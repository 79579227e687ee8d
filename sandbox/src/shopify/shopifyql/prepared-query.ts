import type { CheckedQuery } from './check.ts';
import type { Period } from './period.ts';

export interface PreparedQuery {
  checked: CheckedQuery;
  period: Period;
  compared: { label: string; period: Period }[];
  timeZone: string;
}
