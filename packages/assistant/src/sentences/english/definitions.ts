/** What figures mean, in English. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { Metric } from '@tillsight/metrics/metric';
import type { DefinitionSentences } from '../definition-sentences.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

export const englishDefinitions = (country: string): DefinitionSentences => ({
  which:
    'I can explain every figure I give, such as net sales, average order value, ROAS or conversion rate. Which one do you mean?',
  meaning: (metric, sources) =>
    `${sentence(titles.metric(metric.key))}: ${[metric.description, howComputed(metric)].join(' ').trim()} Source: ${sources.join(' and ')}.`,
  screen: {
    shopify:
      "Shopify's own reports show the same for the same days; returns count there and here on the day they are processed.",
    google_analytics:
      "On Google Analytics' own screens it may differ: days are cut in the property's time zone, small groups are hidden, and the last one or two days still move.",
    google_ads:
      "On Google Ads' own screens it may differ: conversions count on the day of the click and keep arriving for days.",
    shiprocket:
      "On Shiprocket's own screens it may differ: here an order stands on the day it was booked, with the outcome it has now.",
    meta: "On Meta's own screens it may differ: purchases are credited within the window that is set there.",
    several: 'No single platform shows it: it is made of figures of several.',
    now: 'It is asked for at this moment, so a screen opened earlier may show another figure.',
  },
  house: says => says,
  begins: day => `Your shop's data begins on ${formatDay(day, country)}.`,
  show: metric => ({
    label: `Show ${titles.plainMetric(metric)}`,
    question: `${titles.plainMetric(metric)} in the last 30 days`,
  }),
  whichPlatform: isOfOrders => ({
    label: 'GA4 or Shopify?',
    question: `Why do ${isOfOrders ? 'orders' : 'sales'} in Google Analytics not match Shopify?`,
  }),
});

/** "Computed here as 1 ÷ gross margin."; empty where the platform tells the figure itself. */
export const howComputed = ({ source }: Metric): string =>
  'formula' in source
    ? `Computed here as ${formulaText(source.formula)}${source.rate ? ', at your own rate of each day' : ''}.`
    : '';

const formulaText = (formula: string): string =>
  formula
    .replace(/[a-zA-Z_]+/g, key => (key === 'period_days' ? 'days of the period' : titles.plainMetric(key)))
    .replaceAll('*', '×')
    .replaceAll('/', '÷');
