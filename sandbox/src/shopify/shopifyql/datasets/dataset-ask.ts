import type { Period } from '../period.ts';

/** What a dataset that is made for the question has to know of it. */
export interface DatasetAsk {
  period: Period;
  /** Time dimensions of the question, which stock has to be counted by. */
  timeUnits: readonly string[];
  inventoryLagDays: number;
}
