/** Questions and labels of buttons, in Hindi, as a merchant would ask them. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { FilterPart } from '../parts.ts';
import type { OfferSentences } from '../telling-sentences.ts';
import { sentence, type Hindi } from './grammar.ts';
import { daysNamed } from './names.ts';
import type { HindiPlaces } from './places.ts';

/** "Delhi ", where only one is spoken of. */
const soleName = ([only, ...more]: readonly FilterPart[]): string =>
  only &&
  more.length === 0 &&
  !only.isNot &&
  only.values.length === 1 &&
  /^(city|region|country|product|product_type|campaign)$/.test(only.dimension)
    ? `${only.values[0]} `
    : '';

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
      const asked = metrics.map(titles.plainMetric).join(', ');
      const split = dimensions.length > 0 ? by(dimensions) : '';
      const text = [split, filtersOf(metrics[0], filters), asked].filter(part => part !== '').join(' ');
      const room = most - days.length - 3;
      return `${sentence(days)} ${text.length <= room ? text : `${text.slice(0, room).trim()} …`}`;
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
        label: write(
          `${soleName(filters)}क्यों ${moved}?`,
          `${soleName(filters)}${soleName(filters) ? 'kyun' : 'Kyun'} ${moved}?`,
        ),
        question: write(`${what} क्यों ${moved}`, `${what} kyun ${moved}`),
      };
    },
    netInstead: write('नेट बिक्री दिखाएँ', 'Net sales dikhaiye'),
    totalInstead: write('कुल बिक्री दिखाएँ', 'Total sales dikhaiye'),
    asShopify: write('Shopify की गिनती', 'Shopify ki ginti'),
    asWhole: write('पूरा जोड़', 'Poora total'),
    behind: dimension =>
      ({
        product: write('कौन से प्रोडक्ट?', 'Kaun se products?'),
        city: write('किन शहरों में?', 'Kin cities mein?'),
        campaign: write('कौन से कैंपेन?', 'Kaun se campaigns?'),
      })[dimension] ?? write('कहाँ से?', 'Kahan se?'),
    byDay: write('हर दिन का?', 'Har din ka?'),
    byHour: write('किस समय?', 'Kis time?'),
    beforeThat: write('और उससे पहले?', 'Aur usse pehle?'),
    within: ({ metric, name, by: split }) => {
      if (split === 'day') return write(`${name}, हर दिन का?`, `${name}, har din ka?`);
      const isSold = /^(total_orders|units_sold|(total_sales|net|gross)_)/.test(metric);
      if (split === 'product')
        return isSold
          ? write(`${name} में क्या बिका?`, `${name} mein kya bika?`)
          : write(`${name} के प्रोडक्ट?`, `${name} ke products?`);
      return isSold
        ? write(`${name} कहाँ बिका?`, `${name} kahan bika?`)
        : write(`${name}, शहरों में?`, `${name}, cities mein?`);
    },
    monthEnd: write('पिछले महीने के अंत में', 'Pichhle mahine ke end mein'),
    thisMonth: write('इस महीने', 'Is mahine'),
    lastDays: count => write(`पिछले ${count} दिन`, `Pichhle ${count} din`),
    carriedSplit: dimension => by([dimension]),
  };
}
