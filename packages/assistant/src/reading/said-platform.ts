/** Which platform is named, and which figures are then its own? */
import type { Ask, Platform } from '../intent.ts';
import type { Reading } from './read.ts';
import { isOfMetaAds } from './sources.ts';
import { has, mentions } from './words.ts';

export function platformOf(words: Reading['words']): { platform?: Platform } {
  const says = (...concepts: string[]): boolean => mentions(words, ...concepts);
  if (says('shopify') && says('ga4', 'google_ads')) return {};
  if (says('ga4')) return { platform: 'google_analytics' };
  if (isOfMetaAds(words)) return says('google') || says('google_ads') ? {} : { platform: 'meta' };
  if (says('google_ads') || (says('google') && says(...ofAds))) return { platform: 'google_ads' };
  return says('shopify') ? { platform: 'shopify' } : {};
}

/** What only Google's ads have, and its searches and visits have not. */
const ofAds = 'spend cost click impression roas cpc ctr cpa conversions ad campaign keyword'.split(' ');

/** "purchases and revenue by channel in GA4": the platform named before or behind all of them holds for each. */
export function ofOnePlatform(named: Ask['metrics'], { words, metrics: found }: Reading): Ask['metrics'] {
  const at = words.findIndex(word => has(word, 'ga4'));
  const isOfAll = named.length > 1 && (found.every(each => each.at > at) || found.every(each => each.at < at));
  if (at < 0 || !isOfAll || mentions(words, 'shopify', 'compare', 'than')) return named;
  const own = named.map(metric => ({ ...metric, key: inAnalytics[metric.key] ?? metric.key }));
  return own.filter(({ key }, place) => own.findIndex(each => each.key === key) === place);
}
const inAnalytics: Record<string, string> = {
  total_orders: 'ecommercePurchases',
  online_store_orders: 'ecommercePurchases',
  total_sales_revenue: 'purchaseRevenue',
  net_sales: 'purchaseRevenue',
  store_sessions: 'sessions',
};
