/** The other readings of a question, one tap away: another period, net instead of total, the split behind it. */
import type { Behaviour } from '@tillsight/contract/chat';
import type { MetricResult } from '@tillsight/metrics/request';
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { Shop } from '../conversation.ts';
import type { Alternative } from '../draft.ts';
import type { Ask } from '../intent.ts';
import { metricTitle, sentence } from './titles.ts';

export function alternativesFor(ask: Ask, results: MetricResult[], behaviour: Behaviour, shop: Shop): Alternative[] {
  const [request] = results.map(result => result.request);
  const key = request?.metrics[0];
  if (!request || !key) return [];
  const plainTitle = metricTitle(key).replace(/ \(.*\)$/, '');
  const split = request.by?.[0] ? ` by ${request.by[0].replaceAll('_', ' ')}` : '';
  const days = formatPeriod(request.period, shop.country).replaceAll('–', 'to');
  const options: Alternative[] = [];
  if (ask.when?.other)
    options.push({
      label: sentence(ask.when.other.label),
      question: `${plainTitle}${split} from ${ask.when.other.period.from} to ${ask.when.other.period.to}`,
    });
  if (behaviour === 'assume' && !ask.when) {
    options.push(
      { label: 'This month', question: `${plainTitle}${split} this month` },
      { label: 'Last 7 days', question: `${plainTitle}${split} in the last 7 days` },
    );
  }
  if (key === 'total_sales_revenue')
    options.push({ label: 'Net instead of total', question: `Net sales${split} ${days}` });
  if (!split && (key === 'total_sales_revenue' || key === 'net_sales' || key === 'total_orders'))
    options.push({ label: 'By product', question: `${plainTitle} by product ${days}` });
  return options.slice(0, 3);
}
