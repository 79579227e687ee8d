/** What an order is made of adds up to what it costs, and to what was paid and given back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPlatform } from '../test-platform.ts';

type Bag = { shopMoney: { amount: string } };
type Order = Record<'total' | 'sub' | 'tax' | 'shipping' | 'refunded' | 'net', Bag> & {
  status: string;
  createdAt: string;
  refunds: { totalRefundedSet: Bag; createdAt: string }[];
  transactions: { kind: string; amountSet: Bag }[];
  taxLines: { rate: number; priceSet: Bag }[];
  fulfillments: { createdAt: string; deliveredAt: string | null }[];
  discountApplications: { nodes: { value: { amount: string } }[] };
  totalDiscountsSet: Bag;
  lineItems: { nodes: { quantity: number; currentQuantity: number }[] };
};

const MONEY = '{ shopMoney { amount } }';
const QUERY = `{ orders(first: 250, sortKey: CREATED_AT, reverse: true) { nodes {
  createdAt status: displayFinancialStatus total: totalPriceSet ${MONEY} sub: subtotalPriceSet ${MONEY}
  tax: totalTaxSet ${MONEY} shipping: totalShippingPriceSet ${MONEY} refunded: totalRefundedSet ${MONEY}
  net: netPaymentSet ${MONEY} totalDiscountsSet ${MONEY}
  refunds { createdAt totalRefundedSet ${MONEY} } transactions { kind amountSet ${MONEY} }
  taxLines { rate priceSet ${MONEY} } fulfillments { createdAt deliveredAt }
  discountApplications(first: 3) { nodes { value { ... on MoneyV2 { amount } } } }
  lineItems(first: 20) { nodes { quantity currentQuantity } }
} } }`;

const paise = ({ shopMoney }: Bag): number => Math.round(100 * Number(shopMoney.amount));
const sum = (bags: Bag[]): number => bags.reduce((total, bag) => total + paise(bag), 0);

test('the parts of an order add up', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const answer = await platform.graphql(token, { query: QUERY });
  const { data } = (await answer.json()) as { data: { orders: { nodes: Order[] } } };
  const orders = data.orders.nodes;
  assert.equal(orders.length, 250);
  for (const order of orders) {
    // Prices carry their tax; what is over is a fee for paying at the door.
    const fee = paise(order.total) - paise(order.sub) - paise(order.shipping);
    assert.ok(fee >= 0 && fee <= 10_000, JSON.stringify(order));
    assert.equal(sum(order.taxLines.map(({ priceSet }) => priceSet)), paise(order.tax));
    assert.equal(sum(order.refunds.map(({ totalRefundedSet }) => totalRefundedSet)), paise(order.refunded));
    const signed = order.transactions.map(({ kind, amountSet }) => (kind === 'REFUND' ? -1 : 1) * paise(amountSet));
    assert.equal(
      signed.reduce((total, amount) => total + amount, 0),
      paise(order.net),
    );
    if (order.status === 'PAID') assert.equal(paise(order.net), paise(order.total));
    if (order.status === 'PENDING') assert.equal(paise(order.net), 0);
    const [applied] = order.discountApplications.nodes;
    assert.equal(Math.round(100 * Number(applied?.value.amount ?? 0)), paise(order.totalDiscountsSet));
    for (const { createdAt, deliveredAt } of order.fulfillments)
      assert.ok(createdAt >= order.createdAt && (deliveredAt === null || deliveredAt >= createdAt));
    for (const { quantity, currentQuantity } of order.lineItems.nodes)
      assert.ok(currentQuantity >= 0 && currentQuantity <= quantity);
  }
  for (const has of [
    (order: Order) => order.refunds.length > 0,
    (order: Order) => order.fulfillments.some(({ deliveredAt }) => deliveredAt !== null),
    (order: Order) => order.discountApplications.nodes.length > 0,
    (order: Order) => order.lineItems.nodes.some(({ quantity, currentQuantity }) => currentQuantity < quantity),
  ])
    assert.ok(orders.some(has), String(has));
});

test('the stock of a location needs the scope of stock', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install('read_locations');
  const query = '{ location { name inventoryLevels(first: 2) { nodes { id } } } }';
  const answer = await platform.graphql(token, { query });
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  assert.match(errors[0]?.message ?? '', /^Access denied for inventoryLevels field/);
});

test('an attribution is a column more, and the shop knows one click of each order', async t => {
  const platform = await startPlatform(t);
  const tail = 'GROUP BY utm_campaign WITH LAST_CLICK_ATTRIBUTION, LINEAR_ATTRIBUTION SINCE -60d UNTIL -1d';
  const rows = await platform.rows(`FROM sales SHOW orders ${tail}`);
  assert.ok(rows.length > 2);
  for (const row of rows) assert.deepEqual([row.orders__last_click, row.orders__linear], [row.orders, row.orders]);
  await assert.rejects(platform.rows(`FROM sessions SHOW sessions ${tail}`), /The sandbox has attributions of sales/);
  await assert.rejects(
    platform.rows('FROM sales SHOW orders WITH LAST_NON_DIRECT_CLICK_ATTRIBUTION SINCE -7d UNTIL -1d'),
    /The sandbox does not have WITH LAST_NON_DIRECT_CLICK_ATTRIBUTION/,
  );
});

test('a balance ends where the next one begins, and no model of attribution loses an order', async t => {
  const platform = await startPlatform(t);
  const shown = 'starting_gift_card_balance, ending_gift_card_balance, gift_card_balance_net_change';
  const days = await platform.rows(`FROM gift_cards SHOW ${shown} TIMESERIES day SINCE -9d UNTIL -1d`);
  for (const [at, day] of days.entries()) {
    const [starting, ending] = [Number(day['starting_gift_card_balance']), Number(day['ending_gift_card_balance'])];
    assert.equal(ending - starting, Number(day['gift_card_balance_net_change']));
    const before = days[at - 1];
    if (before) assert.equal(starting, Number(before['ending_gift_card_balance']));
  }
  const models = ['first_click', 'last_click', 'last_non_direct_click', 'linear'];
  const counts = models.map(model => `campaign_${model}_order_count`);
  const [credited] = await platform.rows(`FROM campaign_sales SHOW ${counts.join(', ')} SINCE -30d UNTIL -1d`);
  assert.equal(new Set(counts.map(count => Math.round(Number(credited?.[count])))).size, 1);
});
