/** Customers dated by their first order: what became of them since. */
import type { Metric } from '../metric.ts';
import { defineMetrics } from './define-metrics.ts';
import { anyTime, calendar, goodsAndGroups, places, visit } from './dimension-lists.ts';

const toDate = 'day week month quarter';
const fromFirst = `customer_group months_since_first_order ${toDate}`;
const ofFirstOrder = `${goodsAndGroups} ${places} sales_channel ${visit} purchase_type discount_code ${anyTime}`;
const onRecord = `number_of_orders customer_group ${calendar}`;

const sinceFirst = defineMetrics('shopify_metrics', [
  {
    key: 'cohort_customers',
    description: 'Customers whose first order falls in the period and who have bought since, by the months since then.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    usually_of: 12,
    source: { shopify: { dataset: 'first_orders', metric: 'customers' } },
    dimensions: fromFirst,
    also_called:
      'cohort retention, retention cohorts, cohort table, customers by cohort and month since, cohort analysis, cohort ki retention',
    sample: 731,
  },
  {
    key: 'cohort_sales',
    description: 'Total sales to date to the customers whose first order falls in the period, less what came back.',
    group: 'customers',
    unit: 'money',
    good_when: 'up',
    additive: true,
    usually_of: 12,
    source: { shopify: { dataset: 'first_orders', metric: 'total_sales' } },
    dimensions: fromFirst,
    also_called:
      'sales to date of new customers, cohort revenue, revenue of cohorts, cohort sales to date, cohort ki bikri',
    sample: 1290000,
  },
  {
    key: 'second_order_customers',
    description:
      'Customers whose first order is in the period, by what that order was, and who have ordered again since.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    usually_of: 12,
    source: { shopify: { dataset: 'sales', metric: 'new_customers', where: 'customer_number_of_orders >= 2' } },
    dimensions: ofFirstOrder,
    also_called:
      'customers back by first product, customers back by first order, returned first-time buyers by product, new customers who came back by channel, pehle product ke baad wapas aaye',
    sample: 128,
  },
  {
    key: 'second_order_rate',
    description: 'Share of new customers who have ordered again since, by what their first order was.',
    group: 'customers',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    usually_of: 12,
    rows_with: { metric: 'new_customers', at_least: 20 },
    source: { formula: 'second_order_customers / new_customers' },
    dimensions: ofFirstOrder,
    also_called:
      'repeat rate by first product, repeat rate by first channel, products that bring people back, first product loyalty, pehle product se wapsi ka percent',
    sample: 0.175,
  },
  {
    key: 'new_customer_lifetime_value',
    description:
      'Average amount spent to date by the customers whose first order is in the period: revenue, not profit.',
    group: 'customers',
    unit: 'money',
    good_when: 'up',
    additive: false,
    usually_of: 12,
    rows_with: { metric: 'new_customers', at_least: 20 },
    source: {
      shopify: {
        dataset: 'sales',
        metric: 'amount_spent_per_customer',
        where: "new_or_returning_customer = 'New'",
      },
    },
    dimensions: ofFirstOrder,
    also_called:
      'ltv by acquisition, lifetime value of new customers, ltv by first order, first order ltv, value of a new customer to date, naye grahak ki lifetime value',
    sample: 1890,
  },
  {
    key: 'customers_on_record',
    description:
      'Customers by the day of their first order, each with their orders so far and the RFM group they are in now.',
    group: 'customers',
    unit: 'count',
    good_when: 'up',
    additive: true,
    distinct: true,
    usually_of: 'all',
    source: { shopify: { dataset: 'customers', metric: 'new_customer_records' } },
    dimensions: onRecord,
    also_called:
      'customers on record, people on the customer list, size of rfm groups, rfm group sizes, size of the customer base, darj grahak',
    sample: 8420,
  },
  {
    key: 'customers_lifetime_spend',
    description:
      'All that the customers whose first order falls in the period have spent to date: revenue, not profit.',
    group: 'customers',
    unit: 'money',
    good_when: 'up',
    additive: true,
    usually_of: 'all',
    source: { shopify: { dataset: 'customers', metric: 'total_amount_spent' } },
    dimensions: onRecord,
    also_called: 'wallet of rfm groups, purse of rfm groups, rfm wallets, rfm purses, rfm group wallets',
    sample: 17600000,
  },
]);

const soon = `customer_group ${toDate}`;

/** Who bought again within so many months of the first order: how many, and what part of all who came first. */
function backWithin(months: number, days: number, again: number): Metric[] {
  const key = `customers_back_in_${months}_month${months === 1 ? '' : 's'}`;
  const within = months === 1 ? 'a month' : `${months} months`;
  const passed = Array.from({ length: months }, (_, month) => month).join(', ');
  return defineMetrics('shopify_metrics', [
    {
      key,
      description: `Customers whose first order falls in the period and who bought again within ${within} of it.`,
      group: 'customers',
      unit: 'count',
      good_when: 'up',
      additive: true,
      distinct: true,
      matures_in: months,
      usually_of: 12,
      source: {
        shopify: {
          dataset: 'first_orders',
          metric: 'customers',
          where: `months_since_first_purchase IN (${passed})`,
        },
      },
      dimensions: soon,
      also_called: `customers back within ${days} days, new customers back in ${days} days, second orders within ${days} days, reordered within ${days} days, ${days} din mein wapas aaye grahak`,
      sample: again,
    },
    {
      key: `${key}_rate`,
      description: `Share of the new customers of the period who bought again within ${within} of their first order.`,
      group: 'customers',
      unit: 'percent',
      good_when: 'up',
      additive: false,
      matures_in: months,
      usually_of: 12,
      source: { formula: `${key} / new_customers` },
      dimensions: 'day week month quarter',
      also_called: `${days} day repeat rate, ${days} day repurchase rate, share back within ${days} days, ${days} day retention, ${days} din ka repeat rate`,
      sample: Number((again / 731).toFixed(4)),
    },
  ]);
}

export const shopifyFollowedMetrics: readonly Metric[] = [
  ...sinceFirst,
  ...backWithin(1, 30, 52),
  ...backWithin(2, 60, 74),
  ...backWithin(3, 90, 90),
  ...backWithin(6, 180, 112),
  ...backWithin(12, 365, 126),
];
