/** Questions and labels of buttons, in English. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { FilterPart } from '../parts.ts';
import type { OfferSentences, PlaceSentences } from '../telling-sentences.ts';
import { sentence, titles } from './titles.ts';

/** "Orders with Kurta", "sales of Kurta": who buys goods is not theirs. */
const inside = (filters: string, metric = ''): string =>
  /orders|customers/.test(metric) ? filters.replace(/^of (?!the |new |returning )/i, 'with ') : filters;

/** "Delhi", where it is short enough for a button. */
const soleName = ([only, ...more]: readonly FilterPart[]): string | undefined =>
  only && more.length === 0 && !only.isNot && only.values.length === 1 && isPlaceOrGoods.test(only.dimension)
    ? only.values[0]
    : undefined;
const isPlaceOrGoods = /^(city|region|country|product|product_type|collection|campaign|vendor)$/;

export const englishOffers = ({ filters }: PlaceSentences, country: string): OfferSentences => ({
  question: ({ metrics, by, filters: where, period, most }) => {
    const split = by.length > 0 ? `by ${by.map(titles.dimension).join(' and ')}` : '';
    const days =
      period === 'now'
        ? 'now'
        : period.from === period.to
          ? `on ${formatDay(period.from, country)}`
          : `from ${formatDay(period.from, country)} to ${formatDay(period.to, country)}`;
    const text = [sentence(metrics.map(titles.plainMetric).join(', ')), split, inside(filters(where), metrics[0]), days]
      .filter(part => part !== '')
      .join(' ');
    return text.length <= most ? text : `${text.slice(0, most - days.length - 3).trim()} … ${days}`;
  },
  instead: (metric, others) => {
    const plain = titles.plainMetric(metric);
    const isAmbiguous = others.some(other => titles.plainMetric(other) === plain);
    return `${sentence(isAmbiguous ? titles.metric(metric) : plain)}?`;
  },
  named: label => sentence(label),
  inAll: metric => `${sentence(titles.plainMetric(metric))} in all`,
  by: (metric, dimensions) =>
    `${sentence(titles.plainMetric(metric))}${dimensions.length > 0 ? ` by ${dimensions.map(titles.dimension).join(' and ')}` : ''}`,
  wholeOf: metric => `${sentence(titles.plainMetric(metric))} as a whole`,
  netInstead: 'Net sales?',
  totalInstead: 'Total sales?',
  asShopify: 'As Shopify counts?',
  asWhole: 'All together?',
  behind: dimension =>
    ({ product: 'Which products?', city: 'Which cities?', campaign: 'Which campaigns?' })[dimension] ?? 'From where?',
  byDay: 'Day by day?',
  byHour: 'At what hours?',
  beforeThat: 'And before that?',
  within: ({ metric, name, by }) => {
    if (by === 'day') return `${name} day by day?`;
    const isSold = /^(total_orders|units_sold|(total_sales|net|gross)_)/.test(metric);
    if (by === 'product') return isSold ? `What sold in ${name}?` : `Products in ${name}?`;
    return isSold ? `Where did ${name} sell?` : `${name} by city?`;
  },
  why: ({ metric, way, filters: where, period }) => ({
    label: `Why did ${soleName(where) ?? 'it'} ${way === 'up' ? 'rise' : 'fall'}?`,
    question: [
      'why did',
      titles.plainMetric(metric),
      inside(filters(where), metric),
      way === 'up' ? 'rise' : 'fall',
      period.from === period.to
        ? `on ${formatDay(period.from, country)}`
        : `from ${formatDay(period.from, country)} to ${formatDay(period.to, country)}`,
    ]
      .filter(part => part !== '')
      .join(' '),
  }),
  monthEnd: 'End of last month?',
  thisMonth: 'This month?',
  lastDays: count => `Last ${count} days?`,
  carriedSplit: dimension => `by ${titles.dimension(dimension)}`,
});
