/**
 * What delivering costs, by the merchant's own rates, and what is left of delivered orders. Figures stand on the day an order was placed, at the
 * rate of that day. By product every product of an order bears the whole cost of its parcel; fees on amounts are its own.
 */
import { defineMetrics } from './define-metrics.ts';
import { calendar } from './dimension-lists.ts';
import { outcome, parcels } from './shopify-delivered.ts';

const parcel = { group: 'orders', unit: 'count', good_when: 'neutral', additive: true, distinct: true } as const;
const amount = { group: 'revenue', unit: 'money', good_when: 'neutral', additive: true } as const;
const cost = { group: 'revenue', unit: 'money', good_when: 'down', additive: true } as const;

export const deliveryCostMetrics = defineMetrics('shopify_metrics', [
  {
    key: 'sent_parcels',
    description:
      'Orders of the period that were sent by parcel, delivered or not; those that came back are among them.',
    ...parcel,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: outcome.dispatched } },
    dimensions: parcels,
    also_called:
      'orders sent by parcel, orders that went out by parcel, parcels of delivered and rto orders, orders gone by parcel, sent parcels by order day',
    sample: 1250,
  },
  {
    key: 'delivered_parcel_sales',
    description:
      'What customers paid for delivered orders sent by parcel, with shipping and tax; sales at tills are not in it.',
    ...amount,
    source: { shopify: { dataset: 'sales', metric: 'total_sales', where: outcome.arrivedByParcel } },
    dimensions: parcels,
    also_called:
      'amount paid for delivered parcels, value of delivered parcels, delivered parcel value, sales of delivered parcels, delivered parcels amount',
    sample: 1100000,
  },
  {
    key: 'cod_delivered_total_sales',
    description: 'Cash that couriers collected for delivered cash-on-delivery orders, less what was paid back since.',
    ...amount,
    source: { shopify: { dataset: 'sales', metric: 'total_sales', where: outcome.arrivedByCash } },
    dimensions: parcels,
    also_called:
      'delivered cod sales, sales of delivered cod orders, cod sales delivered, delivered cod amount, amount of delivered cod orders',
    sample: 340000,
  },
  {
    key: 'prepaid_delivered_sales',
    description: 'What customers paid online for delivered orders: all that came by parcel less cash on delivery.',
    ...amount,
    source: { formula: 'delivered_parcel_sales - cod_delivered_total_sales' },
    dimensions: parcels,
    also_called:
      'delivered prepaid sales, sales of delivered prepaid orders, prepaid amount delivered, paid online for delivered orders, delivered online payments',
    sample: 760000,
  },
  {
    key: 'shipping_out_costs',
    description: 'What couriers took for all parcels sent out, by your own rate.',
    ...cost,
    distinct: true,
    source: { formula: 'sent_parcels', rate: 'shipping_out' },
    dimensions: parcels,
    also_called:
      'shipping out cost, forward shipping cost, outbound shipping cost, cost of shipping out, forward freight, bhejne ka kharcha',
    sample: 87500,
  },
  {
    key: 'shipping_back_costs',
    description: 'What couriers took for the way back of parcels that came back undelivered, by your own rate.',
    ...cost,
    distinct: true,
    source: { formula: 'rto_orders', rate: 'shipping_back' },
    dimensions: parcels,
    also_called:
      'return shipping cost, reverse shipping cost, rto charges, rto freight, cost of shipping back, wapas aane ka kharcha',
    sample: 3720,
  },
  {
    key: 'rto_shipping_out_costs',
    description: 'What couriers took for the way out of parcels that came back undelivered, by your own rate.',
    ...cost,
    distinct: true,
    source: { formula: 'rto_orders', rate: 'shipping_out' },
    dimensions: parcels,
    also_called:
      'shipping out of rto orders, forward cost of rto, outbound cost of rto parcels, forward freight of rto, shipping out of parcels that came back',
    sample: 4340,
  },
  {
    key: 'rto_shipping_costs',
    description: 'What couriers took for parcels that came back undelivered, out and back, by your own rates.',
    ...cost,
    distinct: true,
    source: { formula: 'rto_shipping_out_costs + shipping_back_costs' },
    dimensions: parcels,
    also_called:
      'rto cost, cost of rto, rto shipping cost, cost of returns to origin, what rto cost, rto loss, rto ka kharcha, rto se kitna nuksan',
    sample: 8060,
  },
  {
    key: 'packaging_costs',
    description: 'What packaging of all parcels sent out cost, by your own rate.',
    ...cost,
    distinct: true,
    source: { formula: 'sent_parcels', rate: 'packaging' },
    dimensions: parcels,
    also_called: 'packaging cost, packing cost, packing costs, cost of packaging, cost of packing, packing ka kharcha',
    sample: 15000,
  },
  {
    key: 'cod_order_fees',
    description: 'The fixed part of what couriers took for cash on delivery, by your own rate.',
    ...cost,
    distinct: true,
    source: { formula: 'cod_delivered_orders', rate: 'cod_fixed' },
    dimensions: parcels,
    also_called: 'fixed cod fees, cod fees per order, fixed cod charges, fixed part of cod fees, cod fee fixed part',
    sample: 10500,
  },
  {
    key: 'cod_value_fees',
    description: 'The part of what couriers took for cash on delivery that goes by the amount, by your own rate.',
    ...cost,
    source: { formula: 'cod_delivered_total_sales', rate: 'cod_percent' },
    dimensions: parcels,
    also_called:
      'cod fees by value, percentage cod fees, cod fees on the amount, percentage part of cod fees, cod fee percentage part',
    sample: 5100,
  },
  {
    key: 'cod_fees',
    description: 'What couriers took for collecting cash on delivery, by your own rates.',
    ...cost,
    distinct: true,
    source: { formula: 'cod_order_fees + cod_value_fees' },
    dimensions: parcels,
    also_called:
      'cost of cash on delivery, cod handling cost, cod cost, cod collection cost, cod fees we pay, cod fees by our rates',
    sample: 15600,
  },
  {
    key: 'gateway_fees',
    description: 'What payment gateways took of delivered prepaid orders, by your own rate.',
    ...cost,
    source: { formula: 'delivered_parcel_sales - cod_delivered_total_sales', rate: 'gateway_percent' },
    dimensions: parcels,
    also_called:
      'payment gateway fees, gateway charges, payment gateway charges, payment gateway cost, gateway ka charge',
    sample: 15200,
  },
  {
    key: 'delivery_costs',
    description: 'Shipping out and back, packaging, COD and gateway fees together, by your own rates.',
    ...cost,
    distinct: true,
    source: {
      formula:
        'shipping_out_costs + shipping_back_costs + packaging_costs + cod_order_fees + cod_value_fees + gateway_fees',
    },
    dimensions: parcels,
    also_called:
      'delivery cost, cost of delivery, total delivery cost, delivery costs by our rates, costs of delivering, delivery ka kharcha',
    sample: 137020,
  },
  {
    key: 'delivered_profit',
    description:
      'Gross profit of delivered orders less delivery costs by your own rates; costs of parcels that came back are in it.',
    ...amount,
    good_when: 'up',
    distinct: true,
    source: {
      formula:
        'delivered_gross_profit - shipping_out_costs - shipping_back_costs - packaging_costs - cod_order_fees - cod_value_fees - gateway_fees',
    },
    dimensions: parcels,
    also_called:
      'profit delivered, profit after delivery costs, profit after rto, profit of delivered orders after delivery costs, profit left after delivery, deliver hone ke baad munafa',
    sample: 460980,
  },
  {
    key: 'delivered_profit_margin',
    description: 'Delivered profit as a share of delivered sales.',
    group: 'performance',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    source: { formula: 'delivered_profit / delivered_sales' },
    dimensions: parcels,
    also_called:
      'delivered margin, margin after delivery costs, margin on delivered orders, delivered profit percentage, delivered profit margin percentage',
    sample: 0.4229,
  },
  {
    key: 'delivered_profit_per_order',
    description: 'Delivered profit for each delivered order.',
    group: 'performance',
    unit: 'money',
    good_when: 'up',
    additive: false,
    source: { formula: 'delivered_profit / delivered_orders' },
    dimensions: parcels,
    also_called:
      'delivered profit for each order, profit for each delivered order, profit per delivered order, delivered profit per order, delivered profit each order',
    sample: 381,
  },
]);

export const deliveredAfterAdsMetrics = defineMetrics('custom_metrics', [
  {
    key: 'delivered_profit_after_ads',
    description: 'Delivered profit less ad spend on all connected platforms, before every other cost.',
    ...amount,
    good_when: 'up',
    source: { formula: 'delivered_profit - total_ad_spend' },
    dimensions: calendar,
    also_called:
      'delivered profit after ad spend, profit after delivery and ads, delivered profit less ads, delivered profit minus ads, delivered profit net of ads, delivery aur ads ke baad munafa',
    sample: 63980,
  },
]);
