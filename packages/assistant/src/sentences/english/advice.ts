/** Advice, in English. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatValue } from '@tillsight/metrics/format';
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { Period } from '@tillsight/metrics/request';
import type { Shop } from '../../conversation.ts';
import { guess } from '../advice-figures.ts';
import type { In, Standing } from '../advice-parts.ts';
import { englishAdsAdvice } from './advice-ads.ts';
import { englishGoodsAdvice } from './advice-goods.ts';
import { englishShopAdvice } from './advice-shop.ts';
import { englishPlaces } from './places.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';
import type { FilterPart } from '../parts.ts';

export const englishAdvice = {
  ...englishAdsAdvice,
  ...englishGoodsAdvice,
  ...englishShopAdvice,
  standing: ({
    key,
    now,
    lowest,
    highest,
    isBest,
    brings,
    isUsual,
    place,
    period,
    shop,
  }: In<Standing & { key: string; place: FilterPart[]; period: Period }>): string => {
    const unit = metricByKey(key)?.unit ?? 'number';
    const told = (value: number): string => formatValue(value, unit, shop);
    const title = sentence(
      [titles.plainMetric(key), englishPlaces(shop.country).filters(place)].filter(Boolean).join(' '),
    );
    const past = lowest === highest ? '' : `; in the months of the last year ${told(lowest)} to ${told(highest)}`;
    const head = `${title} ${formatPeriod(period, shop.country)}: ${told(now)}${past}.`;
    if (brings)
      return `${head} ${isUsual ? 'As in a usual month' : 'Half of the way to the best month'} it would bring ${guess(brings.low, shop)} more in four weeks, as in the best ${guess(brings.high, shop)}.`;
    return isBest ? `${head} No month was better.` : head;
  },

  head: {
    found: (period: Period, shop: Shop): string => `From your own figures of ${formatPeriod(period, shop.country)}:`,
    concern: (count: number): string =>
      `Not about everything, but ${count === 1 ? 'one thing wants' : `${count} things want`} your attention.`,
    none: 'Beyond that I see nothing in your figures to change.',
    nothing: (period: Period, shop: Shop): string =>
      `In your figures of ${formatPeriod(period, shop.country)} I see nothing that stands out.`,
  },
  wholeShop: (part: readonly FilterPart[]): string =>
    `These figures are not known ${englishPlaces('').filters(part)} alone, so this is of the whole shop.`,
  noFigures:
    'I have no figures that advice on this could rest on. Ask me for a figure itself and I tell you how it stands and what moved it.',
  suggestion: (act: string, because: string, brings: string): string => `${act}: ${because}. ${brings}.`,
  missing: (sources: readonly string[]): string =>
    `${sources.join(' and ')} is not connected, so nothing here rests on it.`,
  verdict: (isYes: boolean, why: string): string => `${isYes ? 'Yes' : 'No'}: ${why}.`,
  check: (question: string): string =>
    `These are suggestions. To see whether one works, ask me in two weeks: "${question}"`,
  /** What bears on a subject and no platform tells. */
  unknown: {
    delivery:
      'Why a parcel was refused at the door no platform tells: courier data cannot be connected. RTO orders by state and product can be asked for.',
    baskets: 'Which goods are bought together no platform tells.',
    views: 'Who saw a video and bought later is in no figure here.',
    rivals: 'What others charge no platform tells.',
    mails: 'Who opened your mails is in none of the connected platforms.',
    plans: "I can't see the offers you plan.",
  },
  /** What to ask later. */
  checks: {
    sales: 'Sales by week for the last eight weeks',
    campaigns: 'ROAS by campaign for the last two weeks',
    searches: 'Cost and conversions by search term for the last two weeks',
    products: 'Units sold by product for the last two weeks',
    orderValue: 'Average order value by week for the last eight weeks',
    cod: 'COD orders by week for the last eight weeks',
    codReturns: 'COD returns by week for the last eight weeks',
    codes: 'Orders by discount code for the last two weeks',
    returning: 'Returning customers by week for the last eight weeks',
    newCustomers: 'Ad spend per new customer by week for the last eight weeks',
    weekdays: 'Orders by weekday for the last two weeks',
    conversion: 'Conversion rate by week for the last eight weeks',
    checkouts: 'Abandoned checkouts by week for the last eight weeks',
    returnRate: 'Return rate by week for the last eight weeks',
    cancelled: 'Cancelled orders by week for the last eight weeks',
    low: 'What is running low?',
    cover: 'Days of stock left by product',
    price: 'Units sold and gross profit by week for the last eight weeks',
    cities: 'Orders by city for the last two weeks',
    shops: 'Sales by shop for the last two weeks',
    sources: 'Visits and purchases by source for the last two weeks',
    channels: 'Visits by channel for the last two weeks',
    margin: 'Gross margin by week for the last eight weeks',
    shipping: 'Shipping charges by week for the last eight weeks',
  },
};
