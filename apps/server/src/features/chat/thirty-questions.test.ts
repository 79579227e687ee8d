import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallWorld } from '@tillsight/sandbox/shopify/test-platform';
import { connectShop, startWithShopify } from '../../../test/connected.ts';
import { answerIn } from './chat.ts';

/** The second road: the sandbox's world in plain records and naive loops. Money in rupees. */
type Sale = {
  day: string;
  total: number;
  gross: number;
  discount: number;
  tax: number;
  shipping: number;
  city: string;
  country: string;
  channel: string;
  kind: string;
  lines: { product: string; type: string; quantity: number; gross: number; net: number }[];
};
type Return = {
  day: string;
  total: number;
  net: number;
  city: string;
  channel: string;
  product: string;
  quantity: number;
};

const world = smallWorld();
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const textOf = (column: { codes: ArrayLike<number>; values: readonly string[] }, row: number) =>
  column.values[column.codes[row] ?? -1] ?? '';

function salesOf(): Sale[] {
  const { orders, lines, variants, products } = world;
  return Array.from({ length: orders.length }, (_, row) => {
    const sold = [];
    for (let line = orders.lineStart[row] ?? 0; line < (orders.lineStart[row + 1] ?? lines.length); line++) {
      const product = variants.product[lines.variant[line] ?? -1] ?? -1;
      const [gross, discount] = [lines.gross[line] ?? 0, lines.discount[line] ?? 0];
      const what = { product: products.title[product] ?? '', type: textOf(products.type, product) };
      sold.push({ ...what, quantity: lines.quantity[line] ?? 0, gross: gross / 100, net: (gross + discount) / 100 });
    }
    const money = (column: ArrayLike<number>) => (column[row] ?? 0) / 100;
    const amounts = { total: money(orders.total), gross: money(orders.gross), discount: money(orders.discount) };
    const place = { city: textOf(orders.shippingCity, row), country: textOf(orders.shippingCountry, row) };
    const rest = { tax: money(orders.tax), shipping: money(orders.shipping), kind: textOf(orders.customerKind, row) };
    return {
      day: dateOf(orders.day[row] ?? 0),
      ...amounts,
      ...place,
      ...rest,
      channel: textOf(orders.channel, row),
      lines: sold,
    };
  });
}

function returnsOf(): Return[] {
  const { reversals, orders, variants, products } = world;
  return Array.from({ length: reversals.length }, (_, row) => {
    const of = (column: ArrayLike<number>) => column[row] ?? 0;
    const net = of(reversals.gross) + of(reversals.discount);
    const order = of(reversals.order);
    const product = products.title[variants.product[of(reversals.variant)] ?? -1] ?? '';
    const where = { city: textOf(orders.shippingCity, order), channel: textOf(orders.channel, order), product };
    const total = net + of(reversals.tax) + of(reversals.shipping) + of(reversals.fee);
    return {
      day: dateOf(of(reversals.day)),
      total: total / 100,
      net: net / 100,
      quantity: of(reversals.quantity),
      ...where,
    };
  });
}

const [sales, returns] = [salesOf(), returnsOf()];

function within<Record extends { day: string }>(
  records: Record[],
  [from, to]: Span,
  fits: (record: Record) => boolean = () => true,
): Record[] {
  return records.filter(record => record.day >= from && record.day <= to && fits(record));
}
const sum = <Record>(records: Record[], of: (record: Record) => number) =>
  records.reduce((total, record) => total + of(record), 0);

type Span = [from: string, to: string];
const yesterday: Span = ['2026-11-19', '2026-11-19'];
const lastWeek: Span = ['2026-11-09', '2026-11-15'];
const thisMonth: Span = ['2026-11-01', '2026-11-20'];
const october: Span = ['2026-10-01', '2026-10-31'];
const last7: Span = ['2026-11-13', '2026-11-19'];
const last30: Span = ['2026-10-21', '2026-11-19'];

const total = (span: Span) =>
  sum(within(sales, span), sale => sale.total) + sum(within(returns, span), back => back.total);
const net = (span: Span, fits: (record: { city: string; channel: string }) => boolean = () => true) =>
  sum(within(sales, span, fits), sale => sale.gross + sale.discount) +
  sum(within(returns, span, fits), back => back.net);
const gross = (span: Span) => sum(within(sales, span), sale => sale.gross);
const orders = (span: Span, fits: (sale: Sale) => boolean = () => true) => within(sales, span, fits).length;
const units = (span: Span, fits: (line: Sale['lines'][number]) => boolean = () => true) =>
  sum(within(sales, span), sale => sum(sale.lines.filter(fits), line => line.quantity));
const averageOrder = (span: Span) => sum(within(sales, span), sale => sale.gross + sale.discount) / orders(span);
const customersOfKind = (span: Span, kind: string) => orders(span, sale => sale.kind === kind);

function topOf(span: Span, count: number, of: (line: Sale['lines'][number]) => number): string[] {
  const sums = new Map<string, number>();
  for (const { lines } of within(sales, span))
    for (const line of lines) sums.set(line.product, (sums.get(line.product) ?? 0) + of(line));
  return [...sums]
    .sort((one, other) => other[1] - one[1])
    .slice(0, count)
    .map(([product]) => product);
}

/** A question, the metric its reply must rest on, and the figure. */
const figures: [question: string, metric: string, wanted: number][] = [
  ['What were my sales yesterday?', 'total_sales_revenue', total(yesterday)],
  ['total sales last week', 'total_sales_revenue', total(lastWeek)],
  ['revenue in October', 'total_sales_revenue', total(october)],
  ['Net sales yesterday', 'net_sales', net(yesterday)],
  ['net sales last week?', 'net_sales', net(lastWeek)],
  ['net sales in October', 'net_sales', net(october)],
  ['What were my gross sales last week?', 'gross_sales', gross(lastWeek)],
  ['gross sales in the last 30 days', 'gross_sales', gross(last30)],
  ['How many orders did I get yesterday?', 'total_orders', orders(yesterday)],
  ['number of orders last week', 'total_orders', orders(lastWeek)],
  [
    'orders so far this month',
    'total_orders',
    orders(thisMonth, sale => sale.day < '2026-11-20') + orders(['2026-11-20', '2026-11-20']),
  ],
  ['How many units did we sell in October?', 'units_sold', units(october)],
  ['units sold in the last 7 days', 'units_sold', units(last7)],
  ['What was my average order value last week?', 'average_order_value', averageOrder(lastWeek)],
  ['AOV in October', 'average_order_value', averageOrder(october)],
  ['How much discount did we give in October?', 'discounts', -sum(within(sales, october), sale => sale.discount)],
  ['discounts last week', 'discounts', -sum(within(sales, lastWeek), sale => sale.discount)],
  ['value of returns last week', 'returns_value', -sum(within(returns, lastWeek), back => back.net)],
  ['How many units were returned in October?', 'units_returned', -sum(within(returns, october), back => back.quantity)],
  ['net sales from Mumbai in October', 'net_sales', net(october, ({ city }) => city === 'Mumbai')],
  ['orders from Pune last 30 days', 'total_orders', orders(last30, sale => sale.city === 'Pune')],
  [
    'orders from the point of sale in October',
    'total_orders',
    orders(october, sale => sale.channel === 'Point of Sale'),
  ],
  [
    'units of Oxidised Jhumka sold in October',
    'units_sold',
    units(october, line => line.product === 'Oxidised Jhumka'),
  ],
  ['how many sarees did we sell in October', 'units_sold', units(october, line => line.type === 'Saree')],
  [
    'gross sales of Bela Cotton Kurta last 30 days',
    'gross_sales',
    sum(within(sales, last30), sale =>
      sum(
        sale.lines.filter(line => line.product === 'Bela Cotton Kurta'),
        line => line.gross,
      ),
    ),
  ],
  ['new customers last week', 'new_customers', customersOfKind(lastWeek, 'New')],
  [
    'orders from the United Arab Emirates in the last 30 days',
    'total_orders',
    orders(last30, sale => sale.country === 'United Arab Emirates'),
  ],
];

const rankings: [question: string, dimension: string, wanted: string[]][] = [
  ['Top 5 products by units sold in October', 'product', topOf(october, 5, line => line.quantity)],
  ['top 3 products by gross sales last 30 days', 'product', topOf(last30, 3, line => line.gross)],
  ['best 5 products by gross sales in October', 'product', topOf(october, 5, line => line.gross)],
];

test('thirty questions: every figure is the one that plain loops over the store find', async t => {
  const { server } = await startWithShopify(t);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const ask = (question: string) =>
    answerIn(server.deps, { organizationId: who.organizationId, role: 'merchant' }, { question, turns: [] });

  for (const [question, metric, wanted] of figures) {
    await t.test(question, async () => {
      const reply = await ask(question);
      const said =
        reply.values.find(value => value.metric === metric && Object.keys(value.by).length === 0)?.value ?? null;
      assert.ok(
        said !== null && Math.abs(said - wanted) < 0.005,
        `${metric} is ${said} and should be ${wanted}: ${reply.response}`,
      );
      assert.deepEqual(reply.metricsIncluded, ['Shopify']);
    });
  }
  for (const [question, dimension, wanted] of rankings) {
    await t.test(question, async () => {
      const reply = await ask(question);
      assert.deepEqual(
        reply.values.map(({ by }) => by[dimension]),
        wanted,
        reply.response,
      );
    });
  }
});
