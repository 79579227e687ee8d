/** Of what kind is a figure, and do the words say as much: a share, an average, a figure per something? */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { FoundMetric } from './found-metric.ts';
import type { Reading } from './read.ts';
import { has, says, typedAs } from './words.ts';

export const unitOf = ({ key }: { key: string }): string => metricByKey(key)?.unit ?? '';

export const isAverage = (metric: { key: string }): boolean =>
  /percent|ratio|number|days|duration/.test(unitOf(metric)) ||
  /per_|Per|average|Average|cpc|cac|cpm|position|quality/.test(metric.key);

/** Whether the figure is a share, or one per something, of which the words found say nothing; or they say something between. */
export function isUnsaid(metric: FoundMetric, reading: Reading): boolean {
  const { words } = reading;
  if (spansOperator(reading, metric)) return true;
  if (unitOf(metric) === 'percent') {
    const isOutright = metric.places.length > 1 && metric.gap <= 0.5;
    return !isOutright && !says(words, ...ofShares);
  }
  return (
    /per_session|PerSession|per_customer|per_order/.test(metric.key) &&
    !says(words, ...ofOne) &&
    !words.some(word => typedAs(word, 'a', 'an', 'one', 'single', 'ek', 'each', 'every'))
  );
}

const ofShares = ['rate', 'convert', 'percent', 'share', 'conversion_rate', 'bounce', 'margin', 'retention', 'ctr', 'impression_share', 'lost_share', 'sell_through', 'completion', 'how_often', 'abandonment', 'top_share', 'absolute_top',
  'tracking', 'claim', 'missed', 'engaged', 'how_much']; // prettier-ignore
const ofOne = ['per', 'average', 'average_of', 'basket', 'lifetime', 'velocity', 'value'];

/** "orders per 1,000 visits", "profit less ads": what stands between the words found makes another figure of them. */
function spansOperator({ words, comparison, breakdowns }: Reading, metric: FoundMetric): boolean {
  const mayBePer =
    isAverage(metric) || breakdowns.length > 0 || words.some(word => has(word, 'per') && word.text !== 'per');
  const operators = [
    'not',
    'except',
    'since',
    ...(mayBePer ? [] : ['per']),
    ...(comparison.asked ? [] : ['less', 'before', 'after']),
  ];
  return words
    .slice(Math.min(...metric.places), Math.max(...metric.places))
    .some(word => word.used === undefined && has(word, ...operators));
}
