/**
 * Where a platform shows the same itself, for people who sign in there.
 *
 * Shopify documents the base, `https://admin.shopify.com/store/<handle>` (the `host` of https://shopify.dev/docs/apps/build/authentication-authorization),
 * and the sections orders, products, customers and discounts (App Bridge, Redirect: `ADMIN_PATH` and `ADMIN_SECTION`). Not documented,
 * and only seen in public code: its inventory, its abandoned checkouts and its reports, and the addresses of Google's two screens.
 * Google Ads knows its accounts by another number in addresses, so that its link opens the account that was looked at last.
 */
import type { Metric } from '@tillsight/metrics/metric';
import type { Screen, SourceQuery } from '@tillsight/metrics/request';
import type { Account } from './platform.ts';
import { isShopDomain } from './shopify/shop-domain.ts';

/** Undefined where there is none, or where the account is not what an address may hold. */
export function screenOf({ source, id }: Account, { metrics: [metric] }: SourceQuery): Screen | undefined {
  if (metric === undefined) return undefined;
  if (source === 'shopify' && isShopDomain(id)) {
    const of = shopifyScreenOf(metric);
    return { of, address: `https://admin.shopify.com/store/${id.slice(0, id.indexOf('.'))}${shopifyPaths[of]}` };
  }
  const property = source === 'google_analytics' ? /^properties\/(\d+)$/.exec(id)?.[1] : undefined;
  if (property !== undefined)
    return {
      of: 'reports',
      address: `https://analytics.google.com/analytics/web/#/p${property}/reports/intelligenthome`,
    };
  return source === 'google_ads' ? { of: 'campaigns', address: 'https://ads.google.com/aw/campaigns' } : undefined;
}

type ShopifyScreen = Exclude<Screen['of'], 'campaigns'>;

const shopifyPaths: Record<ShopifyScreen, string> = {
  orders: '/orders',
  customers: '/customers',
  discounts: '/discounts',
  inventory: '/products/inventory',
  checkouts: '/checkouts',
  reports: '/analytics/reports',
};

function shopifyScreenOf({ source }: Metric): ShopifyScreen {
  if ('shopify_graphql' in source) return ofRecords[source.shopify_graphql.query] ?? 'reports';
  return ('shopify' in source ? ofDatasets[source.shopify.dataset] : undefined) ?? 'reports';
}

const ofRecords: Record<string, ShopifyScreen> = {
  AbandonedCheckouts: 'checkouts',
  LowStock: 'inventory',
  OpenOrders: 'orders',
  StockByVariant: 'inventory',
};

/** All other figures of ShopifyQL are in the reports. */
const ofDatasets: Record<string, ShopifyScreen> = {
  customers: 'customers',
  discounts: 'discounts',
  fulfillments: 'orders',
  inventory: 'inventory',
};
