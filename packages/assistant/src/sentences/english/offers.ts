/** Questions and labels of buttons, in English. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { OfferSentences, PlaceSentences } from '../telling-sentences.ts';
import { sentence, titles } from './titles.ts';

export const englishOffers = ({ filters }: PlaceSentences, country: string): OfferSentences => ({
  question: ({ metrics, by, filters: where, period, most }) => {
    const split = by.length > 0 ? `by ${by.map(titles.dimension).join(' and ')}` : '';
    const days =
      period === 'now'
        ? 'now'
        : period.from === period.to
          ? `on ${formatDay(period.from, country)}`
          : `from ${formatDay(period.from, country)} to ${formatDay(period.to, country)}`;
    const text = [sentence(metrics.map(titles.plainMetric).join(', ')), split, filters(where), days]
      .filter(part => part !== '')
      .join(' ');
    return text.length <= most ? text : `${text.slice(0, most - days.length - 3).trim()} … ${days}`;
  },
  instead: (metric, others) => {
    const plain = titles.plainMetric(metric);
    const isAmbiguous = others.some(other => titles.plainMetric(other) === plain);
    return `${sentence(isAmbiguous ? titles.metric(metric) : plain)} instead`;
  },
  named: label => sentence(label),
  inAll: metric => `${sentence(titles.plainMetric(metric))} in all`,
  by: (metric, dimensions) =>
    `${sentence(titles.plainMetric(metric))}${dimensions.length > 0 ? ` by ${dimensions.map(titles.dimension).join(' and ')}` : ''}`,
  wholeOf: metric => `${sentence(titles.plainMetric(metric))} as a whole`,
  netInstead: 'Show net sales',
  totalInstead: 'Show total sales',
  asShopify: 'As Shopify counts it',
  asWhole: 'As a whole',
  byProduct: 'Which products?',
  why: ({ metric, way, filters: where, period }) => ({
    label: way === 'up' ? 'Why did it rise?' : 'Why did it drop?',
    question: [
      'why did',
      titles.plainMetric(metric),
      filters(where),
      way === 'up' ? 'rise' : 'fall',
      period.from === period.to
        ? `on ${formatDay(period.from, country)}`
        : `from ${formatDay(period.from, country)} to ${formatDay(period.to, country)}`,
    ]
      .filter(part => part !== '')
      .join(' '),
  }),
  monthEnd: 'End of last month',
  thisMonth: 'This month',
  lastDays: count => `Last ${count} days`,
  carriedSplit: dimension => `by ${titles.dimension(dimension)}`,
});
