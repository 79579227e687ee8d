/** Questions and labels of buttons, in Hindi, as a merchant would ask them. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { OfferSentences } from '../telling-sentences.ts';
import { sentence, type Hindi } from './grammar.ts';
import { daysNamed } from './names.ts';
import type { HindiPlaces } from './places.ts';

export function hindiOffers(hindi: Hindi, { filtersOf }: HindiPlaces): OfferSentences {
  const { write, titles, all, country, language } = hindi;
  const by = (dimensions: readonly string[]): string => {
    const named = all(dimensions.map(hindi.oblique));
    return write(`${named} के हिसाब से`, `${named} ke hisaab se`);
  };
  return {
    question: ({ metrics, by: dimensions, filters, period, most }) => {
      const day = (of: string): string => formatDay(of, country, language);
      const days =
        period === 'now'
          ? write('अभी', 'abhi')
          : period.from === period.to
            ? `${day(period.from)} ${write('को', 'ko')}`
            : write(`${day(period.from)} से ${day(period.to)} तक`, `${day(period.from)} se ${day(period.to)} tak`);
      const asked = sentence(metrics.map(titles.plainMetric).join(', '));
      const split = dimensions.length > 0 ? by(dimensions) : '';
      const text = [asked, split, filtersOf(metrics[0], filters), days].filter(part => part !== '').join(' ');
      return text.length <= most ? text : `${text.slice(0, most - days.length - 3).trim()} … ${days}`;
    },
    instead: (metric, others) => {
      const plain = titles.plainMetric(metric);
      const isAmbiguous = others.some(other => titles.plainMetric(other) === plain);
      return sentence(isAmbiguous ? titles.metric(metric) : plain);
    },
    named: label => sentence(daysNamed(label, hindi)),
    inAll: metric => `${sentence(titles.plainMetric(metric))}, ${write('कुल', 'total')}`,
    by: (metric, dimensions) =>
      `${sentence(titles.plainMetric(metric))}${dimensions.length > 0 ? `, ${by(dimensions)}` : ''}`,
    wholeOf: metric => `${sentence(titles.plainMetric(metric))}, ${write('पूरा', 'poora')}`,
    why: ({ metric, way, filters, period }) => {
      const day = (of: string): string => formatDay(of, country, language);
      const days =
        period.from === period.to
          ? `${day(period.from)} ${write('को', 'ko')}`
          : write(`${day(period.from)} से ${day(period.to)} तक`, `${day(period.from)} se ${day(period.to)} tak`);
      const what = [filtersOf(metric, filters), titles.plainMetric(metric), days].filter(part => part !== '').join(' ');
      const moved = hindi.moved(metric, way);
      return {
        label: write(`क्यों ${moved}?`, `Kyun ${moved}?`),
        question: write(`${what} क्यों ${moved}`, `${what} kyun ${moved}`),
      };
    },
    netInstead: write('नेट बिक्री दिखाएँ', 'Net sales dikhaiye'),
    totalInstead: write('कुल बिक्री दिखाएँ', 'Total sales dikhaiye'),
    asShopify: write('Shopify की गिनती', 'Shopify ki ginti'),
    asWhole: write('पूरा जोड़', 'Poora total'),
    byProduct: write('कौन से प्रोडक्ट?', 'Kaun se product?'),
    monthEnd: write('पिछले महीने के अंत में', 'Pichhle mahine ke end mein'),
    thisMonth: write('इस महीने', 'Is mahine'),
    lastDays: count => write(`पिछले ${count} दिन`, `Pichhle ${count} din`),
    carriedSplit: dimension => by([dimension]),
  };
}
