/** Visits to the online store, the way to the order, and where it is left. */
import { defineMetrics } from './define-metrics.ts';
import { anyTime, places } from './dimension-lists.ts';

const visits = `${places} traffic_channel source medium campaign device landing_page ${anyTime}`;
const searches = `site_search_term ${anyTime}`;
const pages = `device page ${anyTime}`;

export const shopifyVisitsMetrics = defineMetrics('shopify_metrics', [
  {
    key: 'store_sessions',
    description: 'Visits to the online store as Shopify counts them, without bots.',
    group: 'engagement',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sessions', metric: 'sessions', where: "human_or_bot_session = 'human'" } },
    dimensions: visits,
    also_called:
      'shopify sessions, store visits, online store sessions, visits per shopify, store traffic, dukan par visit',
    sample: 48200,
  },
  {
    key: 'store_visitors',
    description: 'Distinct visitors of the online store as Shopify counts them, without bots.',
    group: 'engagement',
    unit: 'count',
    good_when: 'up',
    additive: false,
    distinct: true,
    source: {
      shopify: { dataset: 'sessions', metric: 'online_store_visitors', where: "human_or_bot_session = 'human'" },
    },
    dimensions: visits,
    also_called:
      'shopify visitors, store visitors, unique store visitors, online store visitors, store par kitne log aaye',
    sample: 39100,
  },
  {
    key: 'sessions_with_cart_additions',
    description: 'Store visits in which something was put in the cart.',
    group: 'conversion',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: {
      shopify: { dataset: 'sessions', metric: 'sessions_with_cart_additions', where: "human_or_bot_session = 'human'" },
    },
    dimensions: visits,
    also_called:
      'visits with add to cart, sessions that added to cart, cart sessions, visits that reached cart, cart me daala',
    sample: 3420,
  },
  {
    key: 'sessions_that_reached_checkout',
    description: 'Store visits in which the checkout was opened.',
    group: 'conversion',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: {
      shopify: {
        dataset: 'sessions',
        metric: 'sessions_that_reached_checkout',
        where: "human_or_bot_session = 'human'",
      },
    },
    dimensions: visits,
    also_called:
      'visits that reached checkout, checkout sessions, sessions at checkout, visits with checkout, checkout tak pahunche',
    sample: 1980,
  },
  {
    key: 'sessions_that_completed_checkout',
    description: 'Store visits that ended in an order.',
    group: 'conversion',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: {
      shopify: {
        dataset: 'sessions',
        metric: 'sessions_that_completed_checkout',
        where: "human_or_bot_session = 'human'",
      },
    },
    dimensions: visits,
    also_called:
      'converted sessions, visits with an order, sessions with purchase, visits that bought, checkout poora kiya',
    sample: 1310,
  },
  {
    key: 'store_conversion_rate',
    description: 'Share of store visits that ended in an order.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    folds_as: 'sessions_that_completed_checkout / store_sessions',
    source: { shopify: { dataset: 'sessions', metric: 'conversion_rate', where: "human_or_bot_session = 'human'" } },
    dimensions: visits,
    also_called: 'conversion rate, cvr, conversion, online store conversion, visit to order rate, conversion kitna hai',
    sample: 0.0272,
  },
  {
    key: 'add_to_cart_rate',
    description: 'Share of store visits in which something was put in the cart.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    folds_as: 'sessions_with_cart_additions / store_sessions',
    source: { shopify: { dataset: 'sessions', metric: 'added_to_cart_rate', where: "human_or_bot_session = 'human'" } },
    dimensions: visits,
    also_called: 'atc rate, add to cart percentage, cart rate, added to cart rate, cart me daalne ka percent',
    sample: 0.071,
  },
  {
    key: 'reached_checkout_rate',
    description: 'Share of store visits in which the checkout was opened.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    folds_as: 'sessions_that_reached_checkout / store_sessions',
    source: {
      shopify: { dataset: 'sessions', metric: 'reached_checkout_rate', where: "human_or_bot_session = 'human'" },
    },
    dimensions: visits,
    also_called:
      'checkout rate, checkout reach rate, share reaching checkout, visits to checkout rate, checkout tak ka percent',
    sample: 0.0411,
  },
  {
    key: 'checkout_completion_rate',
    description: 'Share of the visits that opened the checkout and then completed it.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    folds_as: 'sessions_that_completed_checkout / sessions_that_reached_checkout',
    source: {
      shopify: { dataset: 'sessions', metric: 'checkout_conversion_rate', where: "human_or_bot_session = 'human'" },
    },
    dimensions: visits,
    also_called:
      'checkout conversion rate, checkout success rate, completed checkout share, checkout to order rate, checkout poora hone ka percent',
    sample: 0.6616,
  },
  {
    key: 'checkout_abandonment_rate',
    description: 'Share of the visits that opened the checkout and left without ordering.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'down',
    additive: false,
    source: { formula: '1 - sessions_that_completed_checkout / sessions_that_reached_checkout' },
    dimensions: visits,
    also_called:
      'checkout drop-off, checkout drop rate, share leaving checkout, checkout exit rate, checkout chhodne ka percent',
    sample: 0.3384,
  },
  {
    key: 'cart_abandonment_rate',
    description: 'Share of the visits with something in the cart that ended without an order.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'down',
    additive: false,
    source: { formula: '1 - sessions_that_completed_checkout / sessions_with_cart_additions' },
    dimensions: visits,
    also_called:
      'cart abandonment, abandoned cart rate, cart drop-off, share of carts abandoned, cart chhodne ka percent',
    sample: 0.617,
  },
  {
    key: 'store_searches',
    description: "Searches in the shop's own search box.",
    group: 'engagement',
    unit: 'count',
    good_when: 'neutral',
    additive: true,
    source: { shopify: { dataset: 'searches', metric: 'searches' } },
    dimensions: searches,
    also_called:
      'site search, on-site searches, store search queries, searches in store, search box use, store me kya search kiya',
    sample: 2860,
  },
  {
    key: 'page_load_time',
    description: 'Seconds until the main content of a page is shown, for three visits in four or better.',
    group: 'performance',
    unit: 'duration_seconds',
    good_when: 'down',
    additive: false,
    source: { shopify: { dataset: 'web_performance', metric: 'lcp_p75_ms', transform: 'milliseconds_to_seconds' } },
    dimensions: pages,
    also_called: 'page speed, site speed, load time, largest contentful paint, lcp, website slow hai kya',
    sample: 2.3,
  },
]);
