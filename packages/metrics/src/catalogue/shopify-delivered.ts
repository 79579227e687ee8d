/**
 * What became of the parcels, as Shopify's sales know it. Orders stand on the day they were placed, with the outcome they have now. Shopify
 * has no field for a parcel that came back undelivered: what a store must keep for it is in docs/delivered-profit.md.
 */
import { defineMetrics } from './define-metrics.ts';
import { anyTime, calendar, goodsAndGroups, orderState, places, visit } from './dimension-lists.ts';

export const parcels = `${places} ${goodsAndGroups} sales_channel ${visit} customer_type discount_code ${orderState} ${anyTime}`;

const stands = 'is_canceled_order IS FALSE';
const paidFor = "order_payment_status IN ('Paid', 'Partially refunded', 'Refunded')";
const arrived = `order_fulfillment_status = 'Fulfilled' AND ${paidFor}`;
/** The payment of a cash-on-delivery order is void once its parcel is back. */
const cameBack = "order_payment_status = 'Voided'";
const byCash = "order_tag = 'COD'";

/** Conditions in ShopifyQL that measures elsewhere share. */
export const outcome = {
  arrived: `${stands} AND ${arrived}`,
  arrivedByCash: `${stands} AND ${arrived} AND ${byCash}`,
  cameBack: `${stands} AND ${cameBack}`,
  unsent: `${stands} AND order_fulfillment_status IN ('Unfulfilled', 'Partial')`,
  arrivedByParcel: `${stands} AND is_pos_sale IS FALSE AND ${arrived}`,
  dispatched: `${stands} AND is_pos_sale IS FALSE AND (${cameBack} OR order_fulfillment_status = 'Fulfilled')`,
  sent: `${stands} AND is_pos_sale IS FALSE AND (${cameBack} OR (${arrived}))`,
};

export const shopifyDeliveredMetrics = defineMetrics('shopify_metrics', [
  {
    key: 'delivered_orders',
    description: 'Orders of the period that were sent and paid for; a prepaid one counts once it is sent.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: outcome.arrived } },
    dimensions: parcels,
    also_called:
      'orders delivered, orders that were delivered, orders that arrived, successful deliveries, delivered order count, kitne order deliver hue',
    sample: 1210,
  },
  {
    key: 'cod_delivered_orders',
    description: 'Cash-on-delivery orders of the period that were delivered and paid for.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: outcome.arrivedByCash } },
    dimensions: parcels,
    also_called:
      'delivered cod orders, cod orders delivered, cash on delivery orders delivered, cod parcels accepted, cod orders paid, kitne cod deliver hue',
    sample: 350,
  },
  {
    key: 'rto_orders',
    description: 'Orders of the period whose parcel came back undelivered: not cancelled, and their payment void.',
    group: 'orders',
    unit: 'count',
    good_when: 'down',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: outcome.cameBack } },
    dimensions: parcels,
    also_called:
      'rto, returns to origin, return to origin, returned to origin, rto count, number of rto, undelivered parcels, kitne rto hue, rto kitna',
    sample: 62,
  },
  {
    key: 'parcels_with_outcome',
    description: 'Orders sent by parcel of which it is known whether they were delivered or came back.',
    group: 'orders',
    unit: 'count',
    good_when: 'neutral',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: outcome.sent } },
    dimensions: parcels,
    also_called:
      'parcels with known outcome, decided parcels, parcels delivered or returned, parcels delivered or rto, completed shipments',
    sample: 1180,
  },
  {
    key: 'unsent_orders',
    description: 'Orders of the period that are neither cancelled nor sent yet; those sent in part count.',
    group: 'orders',
    unit: 'count',
    good_when: 'down',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: outcome.unsent } },
    dimensions: `${parcels} order_number`,
    also_called:
      'unsent orders, unsent order count, unsent parcels, orders placed and unsent, orders of those days still unsent',
    sample: 63,
  },
  {
    key: 'orders_on_the_way',
    description: 'Orders of the period that are neither cancelled nor delivered nor back: their outcome is still open.',
    group: 'orders',
    unit: 'count',
    good_when: 'neutral',
    additive: true,
    source: { formula: 'total_orders - cancelled_orders - delivered_orders - rto_orders' },
    dimensions: `${places} sales_channel ${visit} customer_type ${orderState} ${anyTime}`,
    also_called:
      'orders on the way, orders not delivered yet, orders yet to reach customers, orders with an open outcome, raaste me kitne order',
    sample: 116,
  },
  {
    key: 'rto_rate',
    description:
      'Share of the parcels with a known outcome that came back undelivered; of the latest days it reads low.',
    group: 'performance',
    unit: 'percent',
    good_when: 'down',
    additive: false,
    source: { formula: 'rto_orders / parcels_with_outcome' },
    dimensions: parcels,
    also_called:
      'rto percentage, rto percent, return to origin rate, returns to origin rate, share of parcels that came back undelivered, return to origin percentage, rto kitne percent',
    sample: 0.0525,
  },
  {
    key: 'cod_rto_rate',
    description: 'Share of the cash-on-delivery parcels with a known outcome that came back undelivered.',
    group: 'performance',
    unit: 'percent',
    good_when: 'down',
    additive: false,
    source: { formula: 'rto_orders / (rto_orders + cod_delivered_orders)' },
    dimensions: parcels,
    also_called:
      'rto rate of cod, cod rto percentage, rto rate on cod orders, cash on delivery rto rate, cod refusal rate, cod ka rto',
    sample: 0.1505,
  },
  {
    key: 'rto_value',
    description: 'Value of the goods ordered whose parcel came back undelivered, before discounts and tax.',
    group: 'revenue',
    unit: 'money',
    good_when: 'down',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'gross_sales', where: outcome.cameBack } },
    dimensions: parcels,
    also_called:
      'value of rto, rto amount, sales lost to rto, money lost to rto, value of parcels that came back, rto me kitna gaya',
    sample: 71000,
  },
  {
    key: 'delivered_sales',
    description: 'Net sales of delivered orders, less what their customers returned in the period, without tax.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'net_sales', where: outcome.arrived } },
    dimensions: parcels,
    also_called:
      'sales delivered, sales that were delivered, sales of delivered orders, delivered revenue, realised sales, deliver hui sales, asli deliver bikri',
    sample: 1090000,
  },
  {
    key: 'delivered_total_sales',
    description: 'What customers paid for delivered orders: net sales with shipping, fees and tax.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'total_sales', where: outcome.arrived } },
    dimensions: parcels,
    also_called:
      'total sales of delivered orders, total sales delivered, delivered sales with tax, delivered billing, deliver hue order ka paisa',
    sample: 1215000,
  },
  {
    key: 'delivered_taxes',
    description: 'Tax on delivered orders, less the tax on what came back from them.',
    group: 'revenue',
    unit: 'money',
    good_when: 'neutral',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'taxes', where: outcome.arrived } },
    dimensions: parcels,
    also_called:
      'tax on delivered orders, gst on delivered orders, delivered tax, delivered gst, deliver hue order ka gst',
    sample: 92000,
  },
  {
    key: 'delivered_gross_profit',
    description:
      'Gross profit of delivered orders, before any cost of delivery; units without a recorded cost are not in it.',
    group: 'revenue',
    unit: 'money',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'gross_profit', where: outcome.arrived } },
    dimensions: parcels,
    also_called:
      'gross profit of delivered orders, gross profit delivered, gross earnings of delivered orders, delivered gross profit, deliver hue maal ka munafa',
    sample: 598000,
  },
]);

export const deliveredCustomMetrics = defineMetrics('custom_metrics', [
  {
    key: 'delivered_roas',
    description: 'Sales that were delivered per unit of money spent on all connected ads.',
    group: 'performance',
    unit: 'ratio',
    good_when: 'up',
    additive: false,
    source: { formula: 'delivered_sales / total_ad_spend' },
    dimensions: calendar,
    also_called:
      'roas on delivered orders, roas after rto, real roas, roas on delivered sales, delivered return on ad spend, deliver hone ke baad roas',
    sample: 2.746,
  },
  {
    key: 'placed_roas',
    description:
      'Sales ordered, less discounts, per unit of money spent on all connected ads, whatever became of the orders.',
    group: 'performance',
    unit: 'ratio',
    good_when: 'up',
    additive: false,
    source: { formula: '(gross_sales - discounts) / total_ad_spend' },
    dimensions: calendar,
    also_called:
      'roas on placed orders, roas before rto, roas on orders placed, roas on ordered sales, order roas, placed return on ad spend',
    sample: 3.319,
  },
]);
