/** What a question takes from the talk before it: one that names its own subject takes nothing, a fragment such as "only COD" takes the rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talkWithMadeUpStore as talk } from './ask-made-up-store.ts';
import type { Reply } from './conversation.ts';
import { leavings, takeLeave } from './following/leaving.ts';
import { annotate } from './words/annotate.ts';

const asked = ({ requests: [request] }: Reply): string => {
  const { metrics = [], by = [], where = [], period } = request ?? {};
  const parts = where.map(({ dimension, is = [] }) => `${dimension}=${is.join('+')}`);
  return [metrics[0], ...by.map(each => `by ${each}`), ...parts, period && `${period.from}..${period.to}`].join(' ');
};

/** With what it is held against, where the row says that. */
const askedAs = (read: string, reply: Reply): string => {
  const base = reply.requests[0]?.base;
  return read.includes(' against ') && base ? `${asked(reply)} against ${base.from}..${base.to}` : asked(reply);
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
  [['sales of kurtas last month'], 'Leave kurtas. Sarees, how many pieces did they sell', 'units_sold product_type=Saree 2026-10-01..2026-10-31'],
  [['Bandra sales yesterday'], "leave the tills for now. how's the website this week", 'sessions 2026-11-16..2026-11-20'],
  [['Linen Border Saree stock'], 'chalo chodo is hafte return kitne aaye', 'units_returned 2026-11-16..2026-11-20'],
  [['sales of the two shops this week', 'what did they sell mostly'], 'Something else now, the wedding season has started. Are the lehengas moving?', 'units_sold product_type=Lehenga 2026-11-15..2026-11-20 against 2025-11-15..2025-11-20'],
  [['returns of Kids Chaniya Choli last week'], 'overall, all channels, how far are we this month vs same days of october', 'total_sales_revenue by sales_channel 2026-11-01..2026-11-20 against 2026-10-01..2026-10-20'],
  [['campaign wise spend and value in october'], 'Forget that one. How did PMax All Products do against September', 'google_ads_cost campaign=PMax All Products 2026-10-01..2026-10-31 against 2026-09-01..2026-09-30'],
  [['Kalamkari Dupatta stock'], 'Fine. Black Friday is next week already! What did we do last year on those days, day by day?', 'total_sales_revenue by day 2025-11-28..2025-12-01'],
  [['jewellery sales last month', 'in Jaipur'], 'which discount codes were used most in october', 'total_orders by discount_code 2026-10-01..2026-10-31'],
  [['jewellery sales last month', 'in Jaipur'], 'what will next week look like', 'total_sales_revenue 2026-11-23..2026-11-29'],
  [['sales by city today', 'what sells in Bengaluru'], 'how were kurtas last week', 'total_sales_revenue product_type=Kurta 2026-11-09..2026-11-15'],
  [['stock of Brass Diya Set'], 'ok and google ads, how much have we spent this month', 'google_ads_cost 2026-11-01..2026-11-20'],
  [['stock of Brass Diya Set'], 'which campaign is the best one', 'google_ads_roas by campaign 2026-10-21..2026-11-19'],
  [['visits from instagram this month'], 'give me a forecast for next month', 'total_sales_revenue 2026-12-01..2026-12-31'],
  [['which product is returned most'], 'how is cash on delivery doing compared to prepaid', 'total_orders by order_tag order_tag=COD+Prepaid 2026-10-21..2026-11-19'],
  [['returns by city last week'], 'how much did youtube ads cost us last month and did they sell anything', 'google_ads_cost campaign_type=Video 2026-10-01..2026-10-31'],
  [['COD orders this month'], 'where will november end up', 'total_sales_revenue 2026-11-01..2026-11-20'],
  [['what do people search for in our shop'], 'is youtube working', 'total_sales_revenue source=youtube.com 2026-10-21..2026-11-19'],
]; // prettier-ignore

for (const [before, question, read] of clean)
  test(`"${question}" starts clean after "${before.at(-1)}"`, async () => {
    assert.equal(askedAs(read, await talk(...before, question)), read);
  });

const goesOn: [before: string[], question: string, read: string][] = [
  [['how did last week go'], 'which days were good', 'total_sales_revenue by day 2026-11-09..2026-11-15'],
  [['kurta sales by product last week', 'which one sold best'], 'did it run out at some point?', 'days_of_cover product=Bela Cotton Kurta 2026-11-20..2026-11-20'],
  [['returns of sarees by city last week'], 'what share is mumbai', 'returns_value by city product_type=Saree 2026-11-09..2026-11-15'],
  [['jewellery sales last month by product'], 'who buys it, new or old customers', 'total_sales_revenue by customer_type product_type=Jewellery 2026-10-01..2026-10-31'],
  [['visitors this week', 'where did they come from'], 'and which of those actually buy', 'store_conversion_rate by traffic_channel 2026-11-16..2026-11-20'],
  [['visits by source last week'], 'and which ones convert', 'store_conversion_rate by source source=wedmegood.com+pinterest.com+whatsapp+google+facebook+chatgpt.com+klaviyo+vogue.in+l.instagram.com+instagram 2026-11-09..2026-11-15'],
  [['roas of nonbrand kurtas last month'], 'should I stop it?', 'google_ads_cost by campaign campaign=Nonbrand Kurtas 2026-10-23..2026-11-19'],
  [['roas of nonbrand kurtas last month'], 'kill it or keep it?', 'google_ads_cost by campaign campaign=Nonbrand Kurtas 2026-10-23..2026-11-19'],
  [['PMax All Products cost last week'], 'stop it or leave it running', 'google_ads_cost by campaign campaign=PMax All Products 2026-10-23..2026-11-19'],
  [['how is nonbrand kurtas doing this month'], 'pause it or continue', 'google_ads_cost by campaign campaign=Nonbrand Kurtas 2026-10-23..2026-11-19'],
  [['orders with KESARVIP30 last month'], 'should I end it', 'total_orders by discount_code discount_code=KESARVIP30 2026-10-23..2026-11-19'],
  [['visits this week'], 'instagram seems low, no?', 'sessions source=instagram+l.instagram.com 2026-11-16..2026-11-20'],
  [['sales in Pune last week'], 'orders?', 'total_orders city=Pune 2026-11-09..2026-11-15'],
  [['orders in October', 'only COD'], 'how many of those were returned', 'units_returned order_tag=COD 2026-10-01..2026-10-31'],
  [['orders yesterday', 'cancelled orders by city this month'], 'back to yesterday, how many were from Bandra Store', 'total_orders pos_location=Bandra Store 2026-11-19..2026-11-19'],
  [['kantha throw stock'], 'how many sold last week', 'units_sold product=Kantha Throw 2026-11-09..2026-11-15'],
  [['sales of the two shops this week'], 'What did they sell mostly?', 'total_sales_revenue by product pos_location=Bandra Store+Hauz Khas Store 2026-11-16..2026-11-20'],
  [['sales of the two shops this week', 'what did they sell mostly'], "No wait, I should look at last weekend, that's when the shops are full. Same thing for those two days please.", 'total_sales_revenue by product pos_location=Bandra Store+Hauz Khas Store 2026-11-14..2026-11-15'],
  [['jewellery sales at the tills this month'], 'pichle mahine inhi dino mein kitni thi?', 'total_sales_revenue product_type=Jewellery sales_channel=Point of Sale 2026-10-01..2026-10-20 against 2026-09-01..2026-09-20'],
  [['sales this month', 'same days last month'], 'and before that', 'total_sales_revenue 2026-09-01..2026-09-20'],
  [['jewellery sales at the tills this month', 'same days last month'], 'online mein bhi itni hi badhi ya sirf hamare yahan?', 'total_sales_revenue product_type=Jewellery sales_channel=Online Store 2026-11-01..2026-11-20 against 2026-10-01..2026-10-20'],
  [['online sales this week', 'and the same days last week?'], 'which products pulled it down', 'online_store_sales by product 2026-11-16..2026-11-20 against 2026-11-09..2026-11-13'],
  [['PMax All Products and Shopping Jewellery cost, 13–19 Nov vs the 7 days before'], 'no, that base is Diwali. use 18–24 Sep', 'google_ads_cost by campaign campaign=PMax All Products+Shopping Jewellery 2026-11-13..2026-11-19 against 2026-09-18..2026-09-24'],
  [['campaign wise spend last month'], 'which of those lost money', 'google_ads_roas by campaign 2026-10-01..2026-10-31'],
  [['top 2 products last week'], 'those two: how much stock', 'inventory_on_hand by product product=Neel Ajrakh Kurta+Gulmohar Chikankari Kurta 2026-11-20..2026-11-20'],
  [['Bandra mein kal sabse zyada kya bika'], 'uska stock kitna bacha hai yahan?', "inventory_on_hand inventory_location=Bandra Store product=Rehaan Men's Kurta 2026-11-20..2026-11-20"],
  [['sales yesterday', 'by hour'], 'how much profit was it', 'gross_profit 2026-11-19..2026-11-19 against 2026-11-18..2026-11-18'],
  [['refunds in october', 'and the month before?'], 'Which products make up most of that', 'returns_value by product 2026-09-01..2026-09-30'],
  [['returns by product in september'], 'pieces, not rupees', 'units_returned by product 2026-09-01..2026-09-30'],
  [['orders in September', 'how much in rupees'], 'net, not gross', 'net_sales 2026-09-01..2026-09-30'],
  [['visits from instagram yesterday', 'how many bought'], 'what about mobile vs desktop there', 'ecommercePurchases by device source=instagram+l.instagram.com 2026-11-19..2026-11-19'],
  [['best selling sarees last month', 'the third one, how many days will it last'], 'and from which cities', 'units_sold by city product=Meera Anarkali Kurta 2026-10-01..2026-10-31'],
  [['units returned of Kids Bandhej Kurta last week'], 'so what is the return rate', 'return_rate product=Kids Bandhej Kurta 2026-11-09..2026-11-15'],
  [['sales of Phulkari and Banarasi dupatta last month'], 'From these two, per piece who earns more for us?', 'gross_profit/units_sold by product product=Phulkari Dupatta+Banarasi Dupatta 2026-10-01..2026-10-31'],
  [['PMax All Products and Shopping Jewellery ROAS last week', 'desktop checkout rate by hour yesterday'], 'fine. back to the first two, which one gets an extra 1k/day?', 'google_ads_roas by campaign campaign=PMax All Products+Shopping Jewellery 2026-11-09..2026-11-15'],
  [['sales of sarees last month'], 'after discounts, I meant', 'net_sales product_type=Saree 2026-10-01..2026-10-31 against 2026-09-01..2026-09-30'],
  [['sales of Phulkari and Banarasi dupatta last month'], 'Put Kalamkari also next to them', 'total_sales_revenue by product product=Phulkari Dupatta+Banarasi Dupatta+Kalamkari Dupatta 2026-10-01..2026-10-31'],
  [['google se kitna aaya last week'], 'nahi organic hatao sirf paid wala', 'google_ads_cost 2026-11-09..2026-11-15 against 2026-11-02..2026-11-08'],
  [['COD orders yesterday that were fulfilled'], 'nahi sirf cod nhi, sab ordr ka bata', 'total_orders fulfillment_status=Fulfilled 2026-11-19..2026-11-19 against 2026-11-18..2026-11-18'],
]; // prettier-ignore

for (const [before, question, read] of goesOn)
  test(`"${question}" goes on from "${before.at(-1)}"`, async () => {
    assert.equal(askedAs(read, await talk(...before, question)), read);
  });

for (const { name, examples, keepsWords = false } of leavings)
  test(`what was spoken of is left: ${name}`, () => {
    for (const example of examples) {
      const words = annotate(example);
      const said = words.length;
      takeLeave(words, []);
      assert.ok((keepsWords ? words.length <= said : words.length < said) && words.length > 1, example);
    }
  });

test('the next matter stays where the question does not say it again', () => {
  const behind = (text: string): string => {
    const words = annotate(text);
    takeLeave(words, []);
    return words.map(word => word.text).join(' ');
  };
  assert.equal(behind('ok stock. what all is finished'), 'what all is finished');
  assert.match(behind('ok returns now. how many pieces last week'), /^ok returns now \. how many/);
});

test('a part that is left out of a list leaves no talk', () => {
  for (const text of ['leave out Delhi', 'leave that city out', 'only prepaid 1st, leave cod']) {
    const words = annotate(text);
    takeLeave(words, []);
    assert.deepEqual(words, annotate(text));
  }
});

test('two channels that no split holds stand beside each other', async () => {
  const { requests } = await talk('visits from instagram yesterday', 'compare with email');
  assert.deepEqual(
    requests.map(({ where = [] }) => where.map(({ is = [] }) => is[0])),
    [['instagram'], ['Email']],
  );
});

test('who asks for it is no part of the question', async () => {
  const reply = await talk('returns last week', 'customer support wale puch rahe hain is hafte return kitne aaye');
  assert.equal(asked(reply), 'units_returned 2026-11-16..2026-11-20');
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
