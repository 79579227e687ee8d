import type { Period } from '@tillsight/metrics/request';

/** An order for the server, which writes to the store after a yes; `was`: what the store held when it was said back. */
export type TargetOrder = {
  metric: string;
  period: Period;
  /** None: the target is removed. */
  value: number | null;
  was: number | null;
};
