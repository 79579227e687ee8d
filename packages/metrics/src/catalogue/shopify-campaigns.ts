/** What campaigns brought, as Shopify credits it. */
import { defineMetrics, saidInFull } from './define-metrics.ts';
import { anyTime } from './dimension-lists.ts';

const credited = `campaign source medium customer_type ${anyTime}`;
const goodsCredited = `campaign source medium ${anyTime}`;
const campaignVisit = `campaign source medium device landing_page ${anyTime}`;

const metrics = defineMetrics('shopify_metrics', [
  {
    key: 'campaign_sales_first_click',
    description: 'Total sales credited to the first visit of the thirty days before the order.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_first_click_total_sales' } },
    dimensions: credited,
    also_called:
      'first click sales, first click, sales by first click, first touch sales, first click attribution sales, sales on first click attribution, first click revenue, pehle click ki bikri',
    sample: 412000,
  },
  {
    key: 'campaign_sales_last_click',
    description: 'Total sales credited to the visit in which the order was placed.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_last_click_total_sales' } },
    dimensions: credited,
    also_called:
      'last click sales, last click, sales by last click, last touch sales, last click attribution sales, sales on last click attribution, last click revenue, aakhri click ki bikri',
    sample: 438000,
  },
  {
    key: 'campaign_sales_last_non_direct_click',
    description: 'Total sales credited to the last visit before the order that was not direct.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_last_non_direct_click_total_sales' } },
    dimensions: credited,
    also_called:
      'last non direct click sales, last non-direct click sales, sales by last non direct click, non direct last click sales, last non direct click revenue',
    sample: 455000,
  },
  {
    key: 'campaign_sales_linear',
    description: 'Total sales shared evenly among the visits of the thirty days before each order.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_linear_total_sales' } },
    dimensions: credited,
    also_called:
      'linear attribution sales, sales by linear attribution, linear sales, evenly credited sales, linear attribution revenue, linear model sales',
    sample: 429000,
  },
  {
    key: 'campaign_orders_first_click',
    description: 'Orders credited to the first visit of the thirty days before them.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_first_click_order_count' } },
    dimensions: credited,
    also_called:
      'first click orders, orders by first click, first touch orders, orders on first click attribution, first click purchases',
    sample: 184,
  },
  {
    key: 'campaign_orders_last_click',
    description: 'Orders credited to the visit in which they were placed.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_last_click_order_count' } },
    dimensions: credited,
    also_called:
      'last click orders, orders by last click, last touch orders, orders on last click attribution, last click purchases',
    sample: 196,
  },
  {
    key: 'campaign_orders_last_non_direct_click',
    description: 'Orders credited to the last visit before them that was not direct.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_last_non_direct_click_order_count' } },
    dimensions: credited,
    also_called:
      'last non direct click orders, last non-direct click orders, orders by last non direct click, non direct last click orders, last non direct click purchases',
    sample: 203,
  },
  {
    key: 'campaign_orders_linear',
    description: 'Orders shared evenly among the visits of the thirty days before each.',
    group: 'orders',
    unit: 'number',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sales', metric: 'campaign_linear_order_count' } },
    dimensions: credited,
    also_called:
      'linear attribution orders, orders by linear attribution, linear orders, evenly credited orders, linear model orders',
    sample: 191.5,
  },
  {
    key: 'campaign_units_first_click',
    description: 'Units sold, less what came back, of orders credited to their first visit.',
    group: 'products',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_products', metric: 'campaign_first_click_net_items_sold' } },
    dimensions: `product ${goodsCredited}`,
    also_called:
      'first click units, units by first click, first touch units, units sold by first click, first click items',
    sample: 221,
  },
  {
    key: 'campaign_units_last_click',
    description: 'Units sold, less what came back, of orders credited to the visit that bought.',
    group: 'products',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_products', metric: 'campaign_last_click_net_items_sold' } },
    dimensions: `product ${goodsCredited}`,
    also_called:
      'units sold by campaigns, campaign units sold, products sold by campaigns, last click units, units by last click, last touch units, last click items',
    sample: 236,
  },
  {
    key: 'campaign_units_last_non_direct_click',
    description: 'Units sold, less what came back, of orders credited to the last visit that was not direct.',
    group: 'products',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_products', metric: 'campaign_last_non_direct_click_net_items_sold' } },
    dimensions: `product ${goodsCredited}`,
    also_called:
      'last non direct click units, last non-direct click units, units by last non direct click, non direct last click units, last non direct click items',
    sample: 244,
  },
  {
    key: 'campaign_units_linear',
    description: 'Units sold, less what came back, shared evenly among the visits before each order.',
    group: 'products',
    unit: 'number',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_products', metric: 'campaign_linear_net_items_sold' } },
    dimensions: `product ${goodsCredited}`,
    also_called:
      'linear attribution units, units by linear attribution, linear units, evenly credited units, linear model units',
    sample: 230.4,
  },
  {
    key: 'campaign_visits',
    description: 'Visits whose link named a campaign, as Shopify counts them.',
    group: 'engagement',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sessions', metric: 'campaign_sessions' } },
    dimensions: campaignVisit,
    also_called:
      'campaign sessions, campaign visits, sessions from campaigns, visits from campaigns, traffic from campaigns, campaign traffic, campaign se kitni visit',
    sample: 8800,
  },
  {
    key: 'campaign_cart_additions',
    description: 'Campaign visits in which something was put into the cart.',
    group: 'conversion',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sessions', metric: 'campaign_sessions_with_cart_additions' } },
    dimensions: campaignVisit,
    also_called:
      'campaign cart additions, carts from campaigns, campaign visits with cart additions, campaign add to carts, adds to cart from campaigns',
    sample: 990,
  },
  {
    key: 'campaign_visits_that_bought',
    description: 'Campaign visits in which an order was placed.',
    group: 'conversion',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'campaign_sessions', metric: 'campaign_sessions_that_completed_checkout' } },
    dimensions: campaignVisit,
    also_called:
      'campaign visits that bought, campaign sessions that bought, purchases in campaign visits, campaign visits with an order, buying campaign visits',
    sample: 242,
  },
  {
    key: 'campaign_visit_conversion_rate',
    description: 'Share of campaign visits in which an order was placed, as Shopify counts them.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    source: { formula: 'campaign_visits_that_bought / campaign_visits' },
    dimensions: campaignVisit,
    also_called:
      'conversion rate of campaign visits, campaign visit conversion rate, conversion of campaign traffic, campaign session conversion rate, share of campaign visits that bought',
    sample: 0.0275,
  },
  {
    key: 'campaign_add_to_cart_rate',
    description: 'Share of campaign visits in which something was put into the cart.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    source: { formula: 'campaign_cart_additions / campaign_visits' },
    dimensions: campaignVisit,
    also_called:
      'campaign add to cart rate, add to cart rate of campaigns, cart rate of campaign visits, share of campaign visits with a cart, campaign cart rate',
    sample: 0.1125,
  },
]);

export const shopifyCampaignsMetrics = saidInFull(metrics);
