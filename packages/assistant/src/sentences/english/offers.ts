/** Questions and labels of buttons, in English. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Period } from '@tillsight/metrics/request';
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
  question: ({ metrics, by, filters: where, period, base, most }) => {
    const split = by.length > 0 ? `by ${by.map(titles.dimension).join(' and ')}` : '';
    const named = ({ from, to }: Period): string =>
      from === to ? formatDay(from, country) : `${formatDay(from, country)} to ${formatDay(to, country)}`;
    const own = period === 'now' ? 'now' : `${period.from === period.to ? 'on' : 'from'} ${named(period)}`;
    const days = base ? `${own} compared with ${named(base)}` : own;
    const text = [sentence(metrics.map(titles.plainMetric).join(', ')), split, inside(filters(where), metrics[0]), days]
      .filter(part => part !== '')
      .join(' ');
    return text.length <= most ? text : `${text.slice(0, most - days.length - 3).trim()} … ${days}`;
  },
  instead: (metric, others) => {
    const plain = titles.plainMetric(metric);
    const isAmbiguous = others.some(other => titles.plainMetric(other) === plain);
    const name = isAmbiguous ? titles.metric(metric) : plain;
    return metricByKey(metric)?.unit === 'count' ? `How many ${name}?` : `${sentence(name)}?`;
  },
  named: label => sentence(label),
  inAll: metric => `${sentence(titles.plainMetric(metric))} in all`,
  by: (metric, dimensions) =>
    `${sentence(titles.plainMetric(metric))}${dimensions.length > 0 ? ` by ${dimensions.map(titles.dimension).join(' and ')}` : ''}`,
  wholeOf: metric => `${sentence(titles.plainMetric(metric))} as a whole`,
  netInstead: 'Without tax and shipping?',
  totalInstead: 'With tax and shipping?',
  asShopify: 'As Shopify counts?',
  asWhole: 'All together?',
  behind: dimension =>
    ({
      product: 'Which products?',
      city: 'Which cities?',
      region: country === 'IN' ? 'Which states?' : 'Which regions?',
      campaign: 'Which campaigns?',
      discount_code: 'Which codes?',
      return_reason: 'For what reason?',
      device: 'Phone or computer?',
      landing_page: 'Which pages?',
      customer_type: 'New or returning customers?',
      inventory_location: 'Where does it lie?',
    })[dimension] ?? 'From where?',
  byDay: 'Day by day?',
  byHour: 'At what hours?',
  beforeThat: 'And before that?',
  weekBefore: 'Same day last week?',
  yearBefore: 'Same days last year?',
  howMany: metric => (metric === 'new_customers' ? 'How many were new?' : 'How many came back?'),
  left: name => `How many of ${name} are left?`,
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
