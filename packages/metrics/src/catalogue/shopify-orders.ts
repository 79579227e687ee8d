/** Orders and units, and what happens to them after they are placed. */
import { defineMetrics } from './define-metrics.ts';
import { allOfSales, anyTime, goodsAndGroups, looks, orderState, places, tills, visit } from './dimension-lists.ts';

const orders = `${goodsAndGroups} ${places} ${tills} ${visit} customer_type customer_group cohort_month months_since_first_order purchase_type discount_code ${orderState} order_number ${anyTime}`;
const onlineOrders = `${goodsAndGroups} ${places} ${visit} customer_type ${anyTime}`;
const netUnits = `${goodsAndGroups} abc_grade ${places} ${tills} ${visit} customer_type customer_group purchase_type discount_code ${orderState} ${anyTime} ${looks}`;
const orderValue = `${places} ${tills} ${visit} customer_type customer_group purchase_type discount_code ${orderState} order_number ${anyTime}`;
const unitsPerOrder = `${goodsAndGroups} ${places} ${tills} ${visit} customer_type customer_group cohort_month purchase_type discount_code ${orderState} order_number ${anyTime}`;
const reversedUnits = `${goodsAndGroups} ${places} sales_channel customer_type order_tag return_reason ${anyTime} ${looks}`;
const returnRate = `${goodsAndGroups} ${places} sales_channel customer_type order_tag ${anyTime} ${looks}`;
const cancellations = `${goodsAndGroups} ${places} sales_channel ${visit} customer_type ${orderState} ${anyTime}`;
const discountedOrders = `${goodsAndGroups} sales_channel discount_code payment_status order_tag ${anyTime}`;
const discountedShare = `${goodsAndGroups} sales_channel payment_status order_tag ${anyTime}`;
const paidOrders = `${places} sales_channel pos_location customer_type payment_gateway payment_method ${orderState} ${anyTime}`;
const attempts = `payment_method ${anyTime}`;
const fulfilments = `inventory_location ${places} sales_channel order_tag shipping_carrier ${anyTime}`;

export const shopifyOrdersMetrics = defineMetrics('shopify_metrics', [
  {
    key: 'total_orders',
    description: 'Number of orders placed, cancelled ones included.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders' } },
    dimensions: `${orders} store`,
    also_called:
      'orders, number of orders, order count, how many orders, orders received, kitne order mile, total order',
    sample: 1432,
  },
  {
    key: 'online_store_orders',
    description: 'Orders placed in the online store, without point of sale and marketplaces.',
    group: 'orders',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: "sales_channel = 'Online Store'" } },
    dimensions: onlineOrders,
    also_called: 'website orders, online orders, web store orders, orders from the website, online order kitne',
    sample: 1342,
  },
  {
    key: 'units_sold',
    description: 'Units ordered, before any are returned.',
    group: 'products',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'quantity_ordered' } },
    dimensions: `${allOfSales} order_number store ${looks}`,
    also_called: 'units ordered, items sold, pieces sold, quantity sold, pcs sold, kitne piece bike, kitna maal bika',
    sample: 3380,
  },
  {
    key: 'net_units_sold',
    description: 'Units ordered less units reversed.',
    group: 'products',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'net_items_sold' } },
    dimensions: netUnits,
    also_called: 'net items sold, units after returns, net quantity, net pieces sold, items kept by customers',
    sample: 3164,
  },
  {
    key: 'average_order_value',
    description: 'Gross sales less discounts, divided by orders, without changes made after the order.',
    group: 'orders',
    unit: 'money',
    good_when: 'up',
    additive: false,
    folds_as: '(gross_sales - discounts) / total_orders',
    source: { shopify: { dataset: 'sales', metric: 'average_order_value' } },
    dimensions: `${orderValue} store`,
    also_called:
      'aov, average basket, average bill, basket value, average ticket size, average order size in money, ek order ki average value',
    sample: 920.25,
  },
  {
    key: 'units_per_order',
    description: 'Average number of units in an order, before returns.',
    group: 'orders',
    unit: 'number',
    good_when: 'up',
    additive: false,
    source: { formula: 'units_sold / total_orders' },
    dimensions: unitsPerOrder,
    also_called: 'items per order, upt, basket size, units per transaction, pieces per order, ek order me kitne piece',
    sample: 2.36,
  },
  {
    key: 'units_returned',
    description: 'Units taken back out of sales by returns, cancellations and removed lines.',
    group: 'products',
    unit: 'count',
    good_when: 'down',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'reversed_quantity', transform: 'negate' } },
    dimensions: reversedUnits,
    also_called:
      'returned units, items returned, pieces returned, quantity reversed, return quantity, kitne piece wapas aaye',
    sample: 216,
  },
  {
    key: 'return_rate',
    description: 'Units reversed in the period as a share of units ordered in the period.',
    group: 'performance',
    unit: 'percent',
    good_when: 'down',
    additive: false,
    source: { formula: 'units_returned / units_sold' },
    dimensions: returnRate,
    also_called:
      'return percentage, returns rate, share of items returned, product return rate, return kitne percent, wapsi ka percent',
    sample: 0.064,
  },
  {
    key: 'cancelled_orders',
    description: 'Orders of the period that have been cancelled.',
    group: 'orders',
    unit: 'count',
    good_when: 'down',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'orders', where: 'is_canceled_order IS TRUE' } },
    dimensions: cancellations,
    also_called:
      'canceled orders, orders cancelled, cancellations, order cancels, cancel hue order, kitne order cancel hue',
    sample: 44,
  },
  {
    key: 'cancellation_rate',
    description: 'Share of the orders of the period that have been cancelled.',
    group: 'performance',
    unit: 'percent',
    good_when: 'down',
    additive: false,
    source: { formula: 'cancelled_orders / total_orders' },
    dimensions: cancellations,
    also_called:
      'cancel rate, cancelled order percentage, share of orders cancelled, cancellation percentage, cancel kitne percent',
    sample: 0.031,
  },
  {
    key: 'discounted_orders',
    description: 'Orders on which any discount was used.',
    group: 'orders',
    unit: 'count',
    good_when: 'neutral',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'discounts', metric: 'discounted_orders' } },
    dimensions: discountedOrders,
    also_called:
      'orders with discount, orders using coupons, coupon orders, discount code orders, orders on offer, coupon wale order',
    sample: 529,
  },
  {
    key: 'discounted_order_share',
    description: 'Share of orders on which a discount was used.',
    group: 'performance',
    unit: 'percent',
    good_when: 'neutral',
    additive: false,
    source: { formula: 'discounted_orders / total_orders' },
    dimensions: discountedShare,
    also_called:
      'share of discounted orders, coupon usage rate, percent of orders with discount, offer dependence, discount usage',
    sample: 0.369,
  },
  {
    key: 'orders_with_payments',
    description: 'Orders with at least one payment transaction; the way to split orders by payment gateway or method.',
    group: 'orders',
    unit: 'count',
    good_when: 'neutral',
    additive: true,
    distinct: true,
    source: { shopify: { dataset: 'payments', metric: 'orders_with_transactions' } },
    dimensions: paidOrders,
    also_called:
      'payment mix, orders by payment method, payment method split, gateway wise orders, cod and prepaid split, payment mode wise order',
    sample: 1398,
  },
  {
    key: 'unfulfilled_orders',
    description: 'Open orders that have not been fulfilled yet, at this moment.',
    group: 'orders',
    unit: 'count',
    good_when: 'down',
    additive: false,
    timing: 'now',
    source: { shopify_graphql: { query: 'OpenOrders', reduce: { op: 'value', of: 'unfulfilled.count' } } },
    dimensions: '',
    also_called:
      'pending orders, orders to ship, open orders, orders not dispatched, orders waiting, dispatch baki, kitne order pending hai',
    sample: 63,
  },
  {
    key: 'unpaid_orders',
    description: 'Open orders whose payment is still pending, at this moment.',
    group: 'orders',
    unit: 'count',
    good_when: 'down',
    additive: false,
    timing: 'now',
    source: { shopify_graphql: { query: 'OpenOrders', reduce: { op: 'value', of: 'unpaid.count' } } },
    dimensions: '',
    also_called: 'payment pending orders, orders awaiting payment, unpaid, orders not paid yet, payment baki order',
    sample: 27,
  },
  {
    key: 'fulfilment_time',
    description: 'Median time from order to fulfilment, in days.',
    group: 'performance',
    unit: 'days',
    good_when: 'down',
    additive: false,
    source: {
      shopify: { dataset: 'fulfillments', metric: 'median_hours_order_to_fulfillment', transform: 'hours_to_days' },
    },
    dimensions: fulfilments,
    also_called:
      'time to fulfil, fulfillment time, dispatch time, processing time, time to pack, dispatch me kitna time',
    sample: 1.4,
  },
  {
    key: 'abandoned_checkouts',
    description: 'Checkouts begun in the period and not completed since.',
    group: 'conversion',
    unit: 'count',
    good_when: 'down',
    additive: true,
    source: {
      shopify_graphql: {
        query: 'AbandonedCheckouts',
        filter: 'recovery_state:not_recovered created_at:{period}',
        reduce: { op: 'count' },
        total: 'AbandonedCount.notRecovered',
      },
    },
    dimensions: anyTime,
    also_called:
      'abandoned carts, checkouts not completed, left checkouts, incomplete checkouts, dropped checkouts, adhoore order, kitne cart chhode',
    sample: 214,
  },
  {
    key: 'abandoned_checkout_value',
    description: 'Value of the checkouts begun in the period and not completed since.',
    group: 'conversion',
    unit: 'money',
    good_when: 'down',
    additive: true,
    source: {
      shopify_graphql: {
        query: 'AbandonedCheckouts',
        filter: 'recovery_state:not_recovered created_at:{period}',
        reduce: { op: 'sum', of: 'totalPriceSet.shopMoney.amount' },
      },
    },
    dimensions: anyTime,
    also_called:
      'abandoned cart value, money left in carts, lost checkout value, value of abandoned checkouts, abandoned value, chhode hue cart ki value',
    sample: 238600,
  },
  {
    key: 'payment_attempts',
    description: 'Attempts to pay online, repeated ones included. Cash on delivery makes none.',
    group: 'conversion',
    unit: 'count',
    good_when: 'neutral',
    additive: true,
    source: { shopify: { dataset: 'payment_attempts', metric: 'total_payment_attempts' } },
    dimensions: attempts,
    also_called:
      'attempts to pay, attempted payments, tries to pay, online payment attempts, kitni baar payment try hua',
    sample: 1010,
  },
  {
    key: 'failed_payments',
    description: 'Attempts to pay online that were declined or broke off.',
    group: 'conversion',
    unit: 'count',
    good_when: 'down',
    additive: true,
    source: { shopify: { dataset: 'payment_attempts', metric: 'failed_payment_attempts' } },
    dimensions: attempts,
    also_called:
      'failed payment attempts, payment failures, payments failed, payments that failed, declined payments, payments declined, payment fail, kitne payment fail hue',
    sample: 148,
  },
  {
    key: 'payment_success_rate',
    description: 'Share of payments begun online that succeeded in the end, repeated attempts counted once.',
    group: 'conversion',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    source: { shopify: { dataset: 'payment_attempts', metric: 'payment_authorization_rate' } },
    dimensions: attempts,
    also_called:
      'payment authorization rate, payment authorisation rate, payment approval rate, authorisation rate, payment success percentage, kitne percent payment success hue',
    sample: 0.87,
  },
]);
