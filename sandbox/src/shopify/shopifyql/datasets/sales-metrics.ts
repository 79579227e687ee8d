import type { Metric } from '../engine/dataset.ts';

const SALE_NET = ['sale_gross', 'sale_discount'];
const BACK_NET = ['back_gross', 'back_discount'];
const NET = [...SALE_NET, ...BACK_NET];
const SHIPPING = ['sale_shipping', 'back_shipping'];
const FEES = ['sale_fee', 'back_fee'];
const TAXES = ['sale_tax', 'back_tax'];
const TOTAL = [...NET, ...TAXES, ...SHIPPING, ...FEES];
const NET_COSTED = NET.map(name => `${name}:costed`);
const COST = ['sale_cost:costed', 'back_cost:costed'];
const PROFIT: Metric = { difference: [{ sum: NET_COSTED }, { sum: COST }] };

const NONE: Metric = { sum: [] };
const UNKNOWN: Metric = { constant: null };
const ORDERS: Metric = { distinct: 'order' };
const CUSTOMERS: Metric = { distinct: 'customer' };
const RETURNING: Metric = { distinct: 'customer', where: 'rows:returning' };

/** Signs are added, never subtracted: discounts and everything taken back are negative. */
export const SALES_METRICS: Record<string, Metric> = {
  gross_sales: { sum: ['sale_gross'] },
  discounts: { sum: ['sale_discount'] },
  order_level_discounts: { sum: ['sale_discount'] },
  line_item_discounts: NONE,
  gross_sales_reversals: { sum: ['back_gross'] },
  discount_reversals: { sum: ['back_discount'] },
  sales_reversals: { sum: BACK_NET },
  net_sales_reversals: { sum: BACK_NET },
  tax_reversals: { sum: ['back_tax'] },
  shipping_reversals: { sum: ['back_shipping'] },
  total_sales_reversals: { sum: [...BACK_NET, 'back_tax', 'back_shipping', 'back_fee'] },
  net_sales: { sum: NET },
  taxes: { sum: TAXES },
  taxes_excluding_gift_cards: { sum: TAXES },
  shipping_charges: { sum: ['sale_shipping'] },
  total_shipping_charges: { sum: SHIPPING },
  shipping_charge_taxes: NONE,
  shipping_charge_discounts: NONE,
  additional_fees: { sum: FEES },
  duties: NONE,
  tips: NONE,
  return_fees: NONE,
  total_sales: { sum: TOTAL },
  total_sales_first_time: { sum: TOTAL.map(name => `${name}:new`) },
  total_sales_returning: { sum: TOTAL.map(name => `${name}:returning`) },
  gift_card_gross_sales: NONE,
  gift_card_discounts: NONE,
  gift_card_net_sales: NONE,
  gift_card_taxes: NONE,

  orders: ORDERS,
  order_sale_agreements: ORDERS,
  orders_first_time: { distinct: 'order', where: 'rows:new' },
  orders_returning: { distinct: 'order', where: 'rows:returning' },
  quantity_ordered: { sum: ['sale_quantity'] },
  reversed_quantity: { sum: ['back_quantity'] },
  net_items_sold: { sum: ['sale_quantity', 'back_quantity'] },
  bundles_ordered: NONE,
  average_order_value: { divide: [{ sum: SALE_NET }, ORDERS] },
  quantity_ordered_per_order: { round: { divide: [{ sum: ['sale_quantity'] }, ORDERS] } },
  reversed_quantity_rate: { divide: [{ negate: { sum: ['back_quantity'] } }, { sum: ['sale_quantity'] }] },

  customers: CUSTOMERS,
  new_customers: { distinct: 'customer', where: 'rows:new' },
  returning_customers: RETURNING,
  returning_customer_rate: { divide: [RETURNING, CUSTOMERS] },
  amount_spent_per_customer: { divide: [{ distinctSum: 'customer', weight: 'customer_spent' }, CUSTOMERS] },
  number_of_orders_per_customer: {
    round: { divide: [{ distinctSum: 'customer', weight: 'customer_orders' }, CUSTOMERS] },
  },

  cost_of_goods_sold: { sum: COST },
  net_sales_with_cost_recorded: { sum: NET_COSTED },
  net_sales_without_cost_recorded: { sum: NET.map(name => `${name}:uncosted`) },
  gross_profit: PROFIT,
  gross_margin: { divide: [PROFIT, { sum: NET_COSTED }] },

  acceptable_fraud_risk_rate: UNKNOWN,
  high_fraud_risk_rate: UNKNOWN,
  rate_of_staff_assisted_sales: UNKNOWN,
};
