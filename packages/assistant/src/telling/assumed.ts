/** What was taken for lack of a word, and what else may have been meant. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { Planned } from '../to-requests.ts';

type Assumed = {
  ask: Ask;
  plans: readonly Planned[];
  /** Labels of the other readings. */
  readings: readonly string[];
};

/** As many are named; all of them are one tap away. */
const most = 2;

/** "The last 355 days" is said by nobody: longer stretches are told by their ends. */
const mostCounted = 90;

export function assumedLine({ ask, plans, readings }: Assumed, shop: Shop): string | undefined {
  // What there is now is of no days that could have been others.
  const isOfNow = ({ metrics: [key = ''] }: MetricRequest): boolean => metricByKey(key)?.timing === 'now';
  const [request] = plans.flatMap(plan => (plan.assumedPeriod ? plan.requests.filter(each => !isOfNow(each)) : []));
  const { when } = ask;
  const named = ask.metrics.length > 2 ? [] : ask.metrics.filter(metric => !metric.named).map(({ key }) => key);
  const isOfOneDay = metricByKey(request?.metrics[0] ?? '')?.timing === 'period_end';
  const count = request ? dayCount(request.period) : 0;
  const isCounted = isOfOneDay || count <= mostCounted;
  const label = when?.other ? sentencesFor(shop).period(when.period) : undefined;
  const line = sentencesFor(shop).notes.assumed({
    metrics: named,
    days: request && (isOfOneDay ? 'last-day' : isCounted ? count : undefined),
    label: request && !isCounted ? sentencesFor(shop).period(request.period) : label,
    others: readings.slice(0, most).map(label => label.replace(/\?$/, '')),
  });
  return line === '' ? undefined : line;
}
