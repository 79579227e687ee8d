/** Which figures are asked for when a question goes on: new ones, the old ones, or the old ones as a rate or in money. */
import type { Ask, AskedMetric } from '../intent.ts';
import { has, says, typedText } from '../reading/words.ts';
import { inMoney } from '../vocabulary/in-money.ts';
import type { Word } from '../words/annotate.ts';

export function mergedMetrics(before: Ask, now: Ask, words: Word[]): AskedMetric[] {
  const first = before.metrics[0]?.key ?? '';
  const other = (now.metrics.length === 0 ? restated(first, words) : undefined) ?? inThisTalk(before, now, words);
  if (other) return [{ key: other, named: true }];
  if (now.metrics.length === 0) return before.metrics;
  const adds = words.some(word => /^(also|bhi|too|plus|add)$/.test(word.text));
  return adds ? [...before.metrics, ...now.metrics] : now.metrics;
}

/** "as a rate", "the value": the same thing told otherwise. */
function restated(key: string, words: Word[]): string | undefined {
  if (says(words, 'rate', 'percent', 'share')) return rates[key] ?? valued(key, words);
  return valued(key, words);
}

const valued = (key: string, words: Word[]): string | undefined =>
  says(words, 'value', 'money', 'amount') ? inMoney[key] : undefined;

/** What a word means after what was spoken of: what campaigns "got back" are not returned goods. */
function inThisTalk(before: Ask, now: Ask, words: Word[]): string | undefined {
  const [only, ...more] = now.metrics;
  if (!only || more.length > 0) return undefined;
  if (/^in (rupees|rs|money|value|inr|amount)$/.test(typedText(words))) return inMoney[before.metrics[0]?.key ?? ''];
  const areAds = before.metrics.every(({ key }) => /google_ads|ad_spend/.test(key));
  const areGoogles = before.metrics.every(({ key }) => key.startsWith('google_ads_'));
  if (areGoogles && only.key === 'return_on_ad_spend') return 'google_ads_roas';
  const cameBack =
    /^(returning_customers|returns_value)$/.test(only.key) ||
    words.some(word => has(word, 'earn') || /^(get|got)$/.test(word.text));
  return areAds && cameBack ? 'google_ads_conversion_value' : undefined;
}

/** "as a rate": the same thing as a share. */
const rates: Record<string, string> = {
  returns_value: 'return_rate',
  units_returned: 'return_rate',
  cancelled_orders: 'cancellation_rate',
  discounts: 'discount_rate',
  discounted_orders: 'discounted_order_share',
  returning_customers: 'returning_customer_rate',
  abandoned_checkouts: 'checkout_abandonment_rate',
  new_customer_sales: 'new_customer_revenue_share',
  returning_customer_sales: 'returning_customer_revenue_share',
  total_ad_spend: 'ad_spend_share',
  gross_profit: 'gross_margin',
  addToCarts: 'add_to_cart_rate',
};
