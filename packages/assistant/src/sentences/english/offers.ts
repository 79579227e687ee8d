/** Questions and labels of buttons, in English. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Period } from '@tillsight/metrics/request';
import type { FilterPart } from '../parts.ts';
import type { OfferSentences, PlaceSentences } from '../telling-sentences.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

/** "Orders with Kurta", "sales of Kurta": who buys goods is not theirs. */
const inside = (filters: string, metric = ''): string =>
  /orders|customers/.test(metric) ? filters.replace(/^of (?!the |new |returning )/i, 'with ') : filters;

/** What moved, as it is asked across the counter: places buy, goods sell, campaigns bring, and any other figure rises. */
function whyLabel(metric: string, way: 'up' | 'down', [only, ...more]: readonly FilterPart[]): string {
  const name = only && more.length === 0 && !only.isNot && only.values.length === 1 ? only.values[0] : undefined;
  const does = isSold(metric) && only && verbs.find(([dimensions]) => dimensions.test(only.dimension))?.[1];
  if (name !== undefined && does) return `Why did ${name} ${does} ${way === 'up' ? 'more' : 'less'}?`;
  const subject = name !== undefined && only && isPlace.test(only.dimension) ? name : 'it';
  return `Why did ${subject} ${way === 'up' ? 'rise' : 'fall'}?`;
}
const isPlace = /^(city|region|country)$/;
const verbs = [
  [isPlace, 'buy'],
  [/^(product|product_type|collection|vendor)$/, 'sell'],
  [/^campaign$/, 'bring'],
] as const;
const isSold = (metric: string): boolean => /^(total_orders|units_sold|(total_sales|net|gross)_)/.test(metric);

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
    if (by === 'product') return isSold(metric) ? `What sold in ${name}?` : `Products in ${name}?`;
    return isSold(metric) ? `Where did ${name} sell?` : `${name} by city?`;
  },
  why: ({ metric, way, filters: where, period }) => ({
    label: whyLabel(metric, way, where),
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
