/** What people have done since their first order grows for months after it: late beginners are behind, and no trend is in that. */
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';

const toDate =
  /^(repeat_purchase_rate|customers_who_reordered|second_order_(rate|customers)|new_customer_lifetime_value)$/;

export const growsSinceThen = (metric: string): boolean => toDate.test(metric);

/** After a year nearly all who come back have done so. */
const longEnough = 365;

export const isStillRising = ({ request: { metrics, period } }: MetricResult, { now, timeZone }: Shop): boolean =>
  metrics.some(growsSinceThen) && period.to > addDays(dayAt(now, timeZone), -longEnough);
