/** Questions and labels of buttons, in Hindi, as a merchant would ask them. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { FilterPart } from '../parts.ts';
import type { OfferSentences } from '../telling-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
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
    question: ({ metrics, by: dimensions, filters, period, base, most }) => {
      const day = (of: string): string => formatDay(of, country, language);
      const own =
        period === 'now'
          ? write('अभी', 'abhi')
          : period.from === period.to
            ? `${day(period.from)} ${write('को', 'ko')}`
            : write(`${day(period.from)} से ${day(period.to)} तक`, `${day(period.from)} se ${day(period.to)} tak`);
      const past =
        base &&
        (base.from === base.to
          ? day(base.from)
          : write(`${day(base.from)} से ${day(base.to)}`, `${day(base.from)} se ${day(base.to)}`));
      const days = past ? `${own} ${write(`${past} के मुक़ाबले`, `${past} ke muqable`)}` : own;
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
        label: soleName(filters)
          ? write(
              `${soleName(filters)}की बिक्री क्यों ${way === 'up' ? 'बढ़ी' : 'घटी'}?`,
              `${soleName(filters)}ki bikri kyun ${way === 'up' ? 'badhi' : 'ghati'}?`,
            )
          : write(`क्यों ${moved}?`, `Kyun ${moved}?`),
        question: write(`${what} क्यों ${moved}`, `${what} kyun ${moved}`),
      };
    },
    netInstead: write('टैक्स और शिपिंग के बिना?', 'Tax aur shipping ke bina?'),
    totalInstead: write('टैक्स और शिपिंग के साथ?', 'Tax aur shipping ke saath?'),
    asShopify: write('Shopify की गिनती', 'Shopify ki ginti'),
    asWhole: write('पूरा जोड़', 'Poora total'),
    behind: dimension =>
      ({
        product: write('कौन से प्रोडक्ट?', 'Kaun se products?'),
        city: write('किन शहरों में?', 'Kin cities mein?'),
        campaign: write('कौन से कैंपेन?', 'Kaun se campaigns?'),
        region: write('किन राज्यों में?', 'Kin states mein?'),
        discount_code: write('कौन से कोड?', 'Kaun se codes?'),
        return_reason: write('किस वजह से?', 'Kis wajah se?'),
        device: write('फ़ोन या कंप्यूटर?', 'Phone ya computer?'),
        landing_page: write('कौन से पेज?', 'Kaun se pages?'),
        customer_type: write('नए या पुराने ग्राहक?', 'Naye ya purane customers?'),
        inventory_location: write('कहाँ रखा है?', 'Kahan rakha hai?'),
      })[dimension] ?? write('कहाँ से?', 'Kahan se?'),
    byDay: write('हर दिन का?', 'Har din ka?'),
    byHour: write('किस समय?', 'Kis time?'),
    beforeThat: write('और उससे पहले?', 'Aur usse pehle?'),
    weekBefore: write('पिछले हफ़्ते इसी दिन?', 'Pichhle hafte isi din?'),
    yearBefore: write('पिछले साल इन्हीं दिनों?', 'Pichhle saal inhi dinon?'),
    howMany: metric =>
      metric === 'new_customers'
        ? write('नए कितने थे?', 'Naye kitne the?')
        : write('पुराने कितने लौटे?', 'Purane kitne laute?'),
    left: name => write(`${name} कितना बचा है?`, `${name} kitna bacha hai?`),
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
