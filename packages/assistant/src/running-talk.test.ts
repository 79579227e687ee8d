/** What a question takes from the talk before it: one that names its own subject takes nothing, a fragment such as "only COD" takes the rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talkWithMadeUpStore as talk } from './ask-made-up-store.ts';
import type { Reply } from './conversation.ts';

const asked = ({ requests: [request] }: Reply): string => {
  const { metrics = [], by = [], where = [], period } = request ?? {};
  const parts = where.map(({ dimension, is = [] }) => `${dimension}=${is.join('+')}`);
  return [metrics[0], ...by.map(each => `by ${each}`), ...parts, period && `${period.from}..${period.to}`].join(' ');
};

const clean: [before: string[], question: string, read: string][] = [
  [["How is customer acquisition trending?"], "What are my best marketing channels?", "purchaseRevenue by traffic_channel 2026-08-22..2026-11-19"],
  [["which cities do my buyers live in"], "what's not moving at all?", "units_sold by product 2026-10-21..2026-11-19"],
  [["why were sales low six days ago"], "what time of day do most people order?", "total_orders by hour 2026-10-21..2026-11-19"],
  [["orders yesterday"], "which day of the week is best for us?", "total_sales_revenue by weekday 2026-10-23..2026-11-19"],
  [['profit after ad spend this month'], 'how did Diwali go compared to last year', 'total_sales_revenue 2026-10-19..2026-11-08'],
  [['returns of kurtas last month'], 'what will we sell next week', 'total_sales_revenue 2026-11-23..2026-11-29'],
  [['forecast december sales'], 'how many new customers did we win', 'new_customers 2026-10-21..2026-11-19'],
  [['COD orders this month'], 'which product is returned the most', 'units_returned by product 2026-11-01..2026-11-20'],
  [['returning customers last week'], 'jaipur me kitna bika', 'total_sales_revenue city=Jaipur 2026-11-09..2026-11-15'],
  [['sales on Diwali'], 'website pe kitne log aa rahe hai', 'activeUsers 2026-10-21..2026-11-19'],
  [['refunds last week'], 'which shop did best on Sunday', 'total_sales_revenue by pos_location 2026-11-15..2026-11-15'],
  [['sessions from google last week'], 'best selling colour in lehengas', 'units_sold by colour product_type=Lehenga 2026-11-09..2026-11-15'],
  [["what's running low"], "and what's not moving at all?", 'units_sold by product 2026-10-21..2026-11-19'],
  [['how many people visited the website on Sunday', 'how many of them bought'], "ok and what's left after ad spend so far", 'profit_after_ad_spend 2026-11-01..2026-11-20'],
  [['Google Ads cost of PMax All Products last week'], 'who comes back to buy again, how many customers', 'returning_customers 2026-10-21..2026-11-19'],
  [['purchases on Sunday'], 'will we cross 80 lakh this month?', 'total_sales_revenue 2026-11-01..2026-11-20'],
  [['kurta sales by week in October'], 'what about ads, are they paying off', 'google_ads_cost 2026-10-01..2026-10-31'],
  [['kurta sales by week in October'], 'which campaign is worst', 'google_ads_roas by campaign 2026-10-01..2026-10-31'],
  [['returning customers in October'], "what's running low", 'low_stock_variants by product 2026-11-20..2026-11-20'],
  [['orders in October'], 'how much is all our stock worth', 'inventory_value 2026-11-18..2026-11-18'],
  [['Gulmohar Chikankari Kurta stock', 'how many days will it last'], 'ok. google ads spend nov so far', 'google_ads_cost 2026-11-01..2026-11-20'],
  [['Gulmohar Chikankari Kurta units sold 8 to 11 Nov'], 'Ok. Conversion rate by device, last 14 days', 'store_conversion_rate by device 2026-11-06..2026-11-19'],
  [['youtube campaign cost this month'], 'cod % this mth', 'total_orders by order_tag 2026-11-01..2026-11-20'],
  [['what do people search for in our shop'], 'is youtube working', 'total_sales_revenue source=youtube.com 2026-10-21..2026-11-19'],
]; // prettier-ignore

for (const [before, question, read] of clean)
  test(`"${question}" starts clean after "${before.at(-1)}"`, async () => {
    assert.equal(asked(await talk(...before, question)), read);
  });

const goesOn: [before: string[], question: string, read: string][] = [
  [['sales in Pune last week'], 'orders?', 'total_orders city=Pune 2026-11-09..2026-11-15'],
  [['orders in October', 'only COD'], 'how many of those were returned', 'units_returned order_tag=COD 2026-10-01..2026-10-31'],
  [['orders yesterday', 'cancelled orders by city this month'], 'back to yesterday, how many were from Bandra Store', 'total_orders pos_location=Bandra Store 2026-11-19..2026-11-19'],
  [['kantha throw stock'], 'how many sold last week', 'units_sold product=Kantha Throw 2026-11-09..2026-11-15'],
]; // prettier-ignore

for (const [before, question, read] of goesOn)
  test(`"${question}" goes on from "${before.at(-1)}"`, async () => {
    assert.equal(asked(await talk(...before, question)), read);
  });

test('days of another length are never held against each other in silence', async () => {
  const { response } = await talk('sales this month', 'vs last week');
  assert.match(response, /20 days are compared with 7/);
});

test('what the talk filled is part of the reply, and its question leaves just that out', async () => {
  const before = ['sales in Pune last week by product', 'orders?'];
  const { carried = [], requests } = await talk(...before);
  assert.deepEqual(
    carried.map(({ kind, label }) => [kind, label]),
    [
      ['period', '9–15 Nov 2026'],
      ['filter', 'in Pune'],
      ['split', 'by product'],
    ],
  );
  const taps = await Promise.all(carried.map(({ question }) => talk(...before, question)));
  assert.deepEqual(taps.map(asked), [
    'total_orders by product city=Pune 2026-10-21..2026-11-19',
    'total_orders by product 2026-11-09..2026-11-15',
    'total_orders city=Pune 2026-11-09..2026-11-15',
  ]);
  assert.equal(asked({ requests } as Reply), 'total_orders by product city=Pune 2026-11-09..2026-11-15');
});

test('a question that says everything carries nothing', async () => {
  assert.equal(
    (await talk('sales in Pune last week', 'how many orders came from Jaipur yesterday')).carried,
    undefined,
  );
});

test('"which fell most" in a talk ranks the falls, not the rows', async () => {
  const { response } = await talk('total sales last week', 'which items fell most');
  assert.match(response, /the largest fall first/);
});
