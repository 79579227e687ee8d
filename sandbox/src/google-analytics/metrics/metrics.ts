import type { Metric } from './metric.ts';
import { otherMetrics } from './other-metrics.ts';
import { purchaseMetrics } from './purchase-metrics.ts';
import { visitMetrics } from './visit-metrics.ts';

/** The metrics that the emulated Google Analytics can answer, by their names in the Data API. */
export const metrics: ReadonlyMap<string, Metric> = new Map(
  Object.entries({ ...visitMetrics, ...purchaseMetrics, ...otherMetrics }),
);

/** Metrics of the real API that are not emulated: rolling windows and scroll depth. */
export const metricsNotEmulated: ReadonlySet<string> = new Set([
  'active1DayUsers',
  'active7DayUsers',
  'active28DayUsers',
  'dauPerMau',
  'dauPerWau',
  'wauPerMau',
  'scrolledUsers',
]);
