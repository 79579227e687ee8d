/** What a merchant asks next of such a figure: what is behind it, what is in the first row, how it was before. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayAt, dayCount, previousPeriod, samePeriodLastYear, unitOf } from '@tillsight/metrics/period';
import { isPlace, namesOf } from '@tillsight/metrics/place-names';
import type { MetricRequest } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import type { Shop } from '../conversation.ts';
import type { Ask, AskedMetric } from '../intent.ts';
import type { OfferSentences } from '../sentences/telling-sentences.ts';
import { isNow } from './wording.ts';

/** A question that may be offered, and what it asks for. */
export type Wish = { label: (say: OfferSentences) => string; ask: Ask };

type Told = {
  ask: Ask;
  requests: readonly MetricRequest[];
  /** The first row of a ranking. */
  top?: string | undefined;
};

/** `before`: the same days of another week or year; `time`: day by day, or hour by hour; `=key`: another figure; else a split. */
const kinds: [figure: RegExp, next: string][] = [
  [/^new_customers$/, '=returning_customers city product'],
  [/^repeat_purchase_rate$/, 'before =new_customers'],
  [/customers/, '=new_customers product city'],
  [/^(units_returned|returns_value|return_rate|refunds_paid)$/, 'product return_reason before'],
  [/conversion_rate|checkout|^add_to_cart|^store_(sessions|visitors)$|^sessions_that/, 'device before time'],
  [/^(google_ads|meta_|total_ad_spend|spend$|impressions$|clicks$)/, 'campaign time device'],
  [/^(discounts|discount_rate|discounted)/, 'discount_code product before'],
  [/tax/, 'region before product'],
  [/^average_order_value$/, 'city before time'],
  [/profit|margin/, 'product before time'],
];
const ofVisits = 'traffic_channel campaign device landing_page time';
const ofSales = 'product before city time';

export function nextSteps({ ask, requests, top }: Told, shop: Shop): Wish[] {
  const [request] = requests;
  const [key] = request?.metrics ?? [];
  if (!request || key === undefined) return [];
  // What stood in for the figure that was asked is what the reply told.
  const first = ask.metrics.find(metric => metric.key === key) ?? { key, named: true, only: true };
  const { period, by: [dimension, ...more] = [] } = request;
  const { base: _, ranking, byChange: ___, more: ____, ...plain } = ask;
  const today = dayAt(shop.now, shop.timeZone);
  // A month stays one, so that it is held against a month.
  const unit = unitOf(period, today);
  const when = { period, ...(unit ? { unit } : {}) };
  const asked: Ask = { ...plain, metrics: [first], by: [], bounds: [], when };
  const split = (by: string, label: Wish['label'], filters = ask.filters): Wish[] =>
    hasDimension(first.key, by)
      ? [{ label, ask: { ...asked, metrics: beside(ask, first, by), by: [by], filters } }]
      : [];
  const isFiltered = (by: string): boolean =>
    ask.filters.some(({ options }) => options.some(each => each.dimension === by));
  const behind = (names: readonly string[]): Wish[] =>
    names.filter(by => by !== dimension && !isFiltered(by)).flatMap(by => split(by, say => say.behind(by)));
  if (isNow(first.key)) return dimension === undefined ? ofNow(ask) : [];
  const step = dayCount(period) > 1 ? 'day' : 'hour';
  const wishOf = (name: string): Wish[] => {
    if (name === 'before') return before(asked, shop);
    if (name === 'time') return split(step, say => (step === 'day' ? say.byDay : say.byHour));
    if (!name.startsWith('=')) return behind([name]);
    const key = name.slice(1);
    return [{ label: say => say.howMany(key), ask: { ...asked, metrics: [{ key, named: true, only: true }] } }];
  };
  const names = namesFor(first.key, isFiltered('discount_code'));
  if (dimension === undefined) return names.flatMap(wishOf);
  // What hardly sold is nowhere in particular, and who used a code is not known of the goods.
  const isLowest = ranking?.direction === 'asc' && !ranking.isQuality;
  const parts = isLowest || dimension === 'discount_code' ? [] : behind(names);
  if (more.length > 0) return parts;
  const earlier: Wish = {
    label: say => say.beforeThat,
    ask: { ...plain, ...(ranking ? { ranking } : {}), when: { period: previousPeriod(period, unit, shop.country) } },
  };
  const past = period.to < today ? [earlier] : [];
  if (top === undefined) return [...parts.slice(0, 1), ...past, ...parts.slice(1)];
  const inside = insideOf(dimension);
  const ofTop = [
    ...ask.filters.filter(({ options }) => !options.some(each => isHeldBy(each.dimension, dimension))),
    { options: [{ dimension, values: isPlace(dimension) ? namesOf(dimension, top) : [top] }], not: false, text: top },
  ];
  const within =
    inside === undefined || isLowest
      ? []
      : split(inside, say => say.within({ metric: first.key, name: top, by: inside }), ofTop);
  const left: Wish[] =
    dimension === 'product' && isSold.test(first.key)
      ? [
          {
            label: say => say.left(top),
            ask: {
              metrics: [{ key: 'inventory_on_hand', named: true }],
              by: [],
              filters: ofTop.slice(-1),
              bounds: [],
            },
          },
        ]
      : [];
  return [...within, ...left, ...parts.slice(0, 1), ...past, ...parts.slice(1)];
}

/** What ads cost is told with what they brought, wherever both can be split. */
function beside({ metrics }: Ask, first: AskedMetric, by: string): AskedMetric[] {
  const isOfAds =
    metrics.length <= 3 && metrics.every(({ key }) => key.startsWith('google_ads') && hasDimension(key, by));
  return isOfAds && !isTime(by) ? metrics : [first];
}

/** What is so now has no days, and what of it cannot be split is no offer. */
const ofNow = ({ metrics, filters }: Ask): Wish[] =>
  ['product', 'city', 'inventory_location']
    .filter(
      by =>
        !filters.some(({ options }) => options.some(({ dimension }) => dimension === by || isPartOf(dimension, by))),
    )
    .map(by => ({
      label: say => say.behind(by),
      ask: { metrics: metrics.slice(0, 1), by: [by], filters, bounds: [] },
    }));

/** A variant is of one product. */
const isPartOf = (dimension: string, by: string): boolean => dimension === 'variant' && by === 'product';

const isSold = /^(units_sold|net_units_sold|total_orders|total_sales_revenue|net_sales|gross_sales)$/;

function namesFor(key: string, isOfCode: boolean): string[] {
  const named = kinds.find(([figure]) => figure.test(key))?.[1];
  if (named) return named.split(' ');
  if (isOfCode) return '=new_customers product time'.split(' ');
  return ('google_analytics' in (metricByKey(key)?.source ?? {}) ? ofVisits : ofSales).split(' ');
}

/** One day is like that weekday of the week before; anything longer is like the same days of the year before. */
function before(asked: Ask, { historyFrom }: Shop): Wish[] {
  const { period } = asked.when ?? {};
  if (!period) return [];
  const isOneDay = period.from === period.to;
  const isKnown = historyFrom === undefined || samePeriodLastYear(period).from >= historyFrom;
  if (!isOneDay && !isKnown) return [];
  return [
    {
      label: say => (isOneDay ? say.weekBefore : say.yearBefore),
      ask: { ...asked, base: { kind: isOneDay ? 'week-ago' : 'year-ago' } },
    },
  ];
}

const hasDimension = (key: string, dimension: string): boolean =>
  metricByKey(key)?.dimensions.includes(dimension) ?? false;

/** What one row is looked into by; nothing where a single row is nothing people speak of. */
function insideOf(dimension: string): string | undefined {
  if (isPlace(dimension)) return 'product';
  if (dimension === 'product') return 'city';
  return /^(product_type|collection|vendor|campaign|discount_code|sales_channel)$/.test(dimension) ? 'day' : undefined;
}

/** A product is of one kind only, which need not be named beside it. */
const isHeldBy = (dimension: string, by: string): boolean =>
  dimension === by || (by === 'product' && /^(product_type|collection|vendor)$/.test(dimension));
