/** Who buys, and who comes back. */
import { defineMetrics } from './define-metrics.ts';
import { anyTime, calendar, goodsAndGroups, places, visit } from './dimension-lists.ts';

const buyers = `${goodsAndGroups} ${places} sales_channel ${visit} customer_type customer_group cohort_month months_since_first_order purchase_type discount_code ${anyTime}`;
const newBuyers = `${goodsAndGroups} ${places} sales_channel ${visit} purchase_type discount_code ${anyTime}`;
const returningBuyers = `${goodsAndGroups} ${places} sales_channel ${visit} purchase_type ${anyTime}`;
const returningShare = `${goodsAndGroups} ${places} sales_channel ${anyTime}`;
const cohorts = `customer_group cohort_month ${calendar}`;
const lifetime = `${goodsAndGroups} ${places} sales_channel customer_type customer_group ${anyTime}`;

export const shopifyCustomersMetrics = defineMetrics('shopify_metrics', [
  {
    key: 'customers',
    description: 'Distinct customers who ordered in the period.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: false,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'customers' } },
    dimensions: buyers,
    also_called:
      'buyers, purchasing customers, number of customers, customers who bought, unique buyers, kitne grahak, kitne customer aaye',
    sample: 1318,
  },
  {
    key: 'new_customers',
    description: 'Customers whose first order falls in the period.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: true,
    source: { shopify: { dataset: 'sales', metric: 'new_customers' } },
    dimensions: newBuyers,
    also_called:
      'first-time customers, new buyers, first-time buyers, customers acquired, customer acquisition, naye grahak, naye kharidar',
    sample: 731,
  },
  {
    key: 'returning_customers',
    description: 'Distinct customers who ordered in the period and had ordered before.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: false,
    distinct: true,
    source: { shopify: { dataset: 'sales', metric: 'returning_customers' } },
    dimensions: returningBuyers,
    also_called: 'repeat customers, existing customers, repeat buyers, loyal customers, old customers, purane grahak',
    sample: 587,
  },
  {
    key: 'returning_customer_rate',
    description: 'Returning customers as a share of the customers who ordered in the period.',
    group: 'customers',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    source: { shopify: { dataset: 'sales', metric: 'returning_customer_rate' } },
    dimensions: returningShare,
    also_called:
      'returning rate, share of returning customers, repeat customer rate, percent of repeat buyers, purane grahak ka percent',
    sample: 0.445,
  },
  {
    key: 'customers_who_reordered',
    description: 'Customers whose first order falls in the period and who have ordered at least twice by now.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: true,
    usually_of: 12,
    source: {
      shopify: { dataset: 'customers', metric: 'new_customer_records', where: 'customer_number_of_orders >= 2' },
    },
    dimensions: cohorts,
    also_called:
      'customers with second order, new customers who came back, second-time buyers, customers with two or more orders, dobara kharidne wale',
    sample: 128,
  },
  {
    key: 'repeat_purchase_rate',
    description:
      'Share of the new customers of the period who have ordered again since. Recent customers have had less time to.',
    group: 'customers',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    usually_of: 12,
    source: { formula: 'customers_who_reordered / new_customers' },
    dimensions: calendar,
    also_called:
      'repeat rate, repurchase rate, reorder rate, retention of new customers, second order rate, dobara kharidne ka percent',
    sample: 0.175,
  },
  {
    key: 'lifetime_spend_per_customer',
    description: 'Average amount spent to date by the customers who ordered in the period: revenue, not profit.',
    group: 'customers',
    unit: 'money',
    good_when: 'up',
    additive: false,
    source: { shopify: { dataset: 'sales', metric: 'amount_spent_per_customer' } },
    dimensions: lifetime,
    also_called:
      'ltv, customer lifetime value, lifetime value, clv, spend per customer to date, ek grahak ki total kharidi',
    sample: 2140,
  },
]);
