import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { dayOf, isoDate } from '../../world/calendar.ts';
import { textAt } from '../../world/columns.ts';
import { smallWorld } from '../test-platform.ts';
import { answerQuery, prepareQuery } from './answer.ts';
import { storeOf } from './store-of.ts';

const world = smallWorld();
const store = storeOf(world, { version: '2026-10', inventoryLagDays: 2 });
const ask = (query: string) => answerQuery(prepareQuery(query, store), store).rows;
const FROM = dayOf('2026-10-05');
const TO = dayOf('2026-11-12');
const DATES = 'SINCE 2026-10-05 UNTIL 2026-11-12';

/** What the sums of a set of rows are, by plain loops over the world. Keys are left to the caller. */
interface Sums {
  gross: number;
  discount: number;
  tax: number;
  shipping: number;
  fee: number;
  units: number;
  cost: number;
  costedNet: number;
  backNet: number;
  backTotal: number;
  backUnits: number;
  total: number;
  orders: Set<number>;
  customers: Set<number>;
  newCustomers: Set<number>;
  oldCustomers: Set<number>;
}

const nothing = (): Sums => ({
  gross: 0,
  discount: 0,
  tax: 0,
  shipping: 0,
  fee: 0,
  units: 0,
  cost: 0,
  costedNet: 0,
  backNet: 0,
  backTotal: 0,
  backUnits: 0,
  total: 0,
  orders: new Set(),
  customers: new Set(),
  newCustomers: new Set(),
  oldCustomers: new Set(),
});

interface Row {
  order: number;
  variant: number;
  day: number;
}

/** The second road: every line, charge and reversal is looked at, nothing is indexed. */
function naive(keyOf: (row: Row) => string | null, isKept: (row: Row) => boolean = () => true): Map<string, Sums> {
  const found = new Map<string, Sums>();
  const at = (row: Row) => {
    const key = keyOf(row) ?? 'null';
    const sums = found.get(key) ?? nothing();
    found.set(key, sums);
    return sums;
  };
  const { lines, orders, reversals, variants } = world;
  const seen = (sums: Sums, order: number) => {
    sums.orders.add(order);
    const customer = itemAt(orders.customer, order);
    if (customer < 0) return;
    sums.customers.add(customer);
    const isNew = textAt(orders.customerKind, order) === 'New';
    (isNew ? sums.newCustomers : sums.oldCustomers).add(customer);
  };
  const isWanted = (row: Row) => row.day >= FROM && row.day <= TO && isKept(row);
  for (let line = 0; line < lines.length; line++) {
    const order = itemAt(lines.order, line);
    const row = { order, variant: itemAt(lines.variant, line), day: itemAt(orders.day, order) };
    if (!isWanted(row)) continue;
    const sums = at(row);
    const net = itemAt(lines.gross, line) + itemAt(lines.discount, line);
    sums.gross += itemAt(lines.gross, line);
    sums.discount += itemAt(lines.discount, line);
    sums.tax += itemAt(lines.tax, line);
    sums.units += itemAt(lines.quantity, line);
    sums.total += net + itemAt(lines.tax, line);
    if (itemAt(lines.cost, line) >= 0) {
      sums.cost += itemAt(lines.cost, line);
      sums.costedNet += net;
    }
    seen(sums, order);
  }
  for (let order = 0; order < orders.length; order++) {
    const row = { order, variant: -1, day: itemAt(orders.day, order) };
    if ((orders.shipping[order] === 0 && orders.fee[order] === 0) || !isWanted(row)) continue;
    const sums = at(row);
    sums.shipping += itemAt(orders.shipping, order);
    sums.fee += itemAt(orders.fee, order);
    sums.total += itemAt(orders.shipping, order) + itemAt(orders.fee, order);
    seen(sums, order);
  }
  for (let back = 0; back < reversals.length; back++) {
    const order = itemAt(reversals.order, back);
    const own = { order, variant: itemAt(reversals.variant, back), day: itemAt(reversals.day, back) };
    if (isWanted(own)) {
      const sums = at(own);
      const net = itemAt(reversals.gross, back) + itemAt(reversals.discount, back);
      sums.backNet += net;
      sums.backTotal += net + itemAt(reversals.tax, back);
      sums.backUnits += itemAt(reversals.quantity, back);
      sums.tax += itemAt(reversals.tax, back);
      sums.total += net + itemAt(reversals.tax, back);
      if (itemAt(variants.cost, own.variant) >= 0) {
        sums.cost += itemAt(reversals.cost, back);
        sums.costedNet += net;
      }
    }
    const charges = { ...own, variant: -1 };
    if ((reversals.shipping[back] === 0 && reversals.fee[back] === 0) || !isWanted(charges)) continue;
    const sums = at(charges);
    sums.shipping += itemAt(reversals.shipping, back);
    sums.fee += itemAt(reversals.fee, back);
    sums.backTotal += itemAt(reversals.shipping, back) + itemAt(reversals.fee, back);
    sums.total += itemAt(reversals.shipping, back) + itemAt(reversals.fee, back);
  }
  return found;
}

const METRICS =
  'gross_sales, discounts, sales_reversals, net_sales, taxes, total_shipping_charges, additional_fees, total_sales, ' +
  'total_sales_reversals, orders, quantity_ordered, reversed_quantity, net_items_sold, customers, new_customers, ' +
  'returning_customers, cost_of_goods_sold, net_sales_with_cost_recorded, gross_profit, duties, tips';

function checkRow(row: Record<string, string | null>, sums: Sums, name: string): void {
  const money = (metric: string) => Math.round(Number(row[metric]) * 100);
  const whole = (metric: string) => Number(row[metric]);
  const expected: [string, number, number][] = [
    ['gross_sales', money('gross_sales'), sums.gross],
    ['discounts', money('discounts'), sums.discount],
    ['sales_reversals', money('sales_reversals'), sums.backNet],
    ['net_sales', money('net_sales'), sums.gross + sums.discount + sums.backNet],
    ['taxes', money('taxes'), sums.tax],
    ['total_shipping_charges', money('total_shipping_charges'), sums.shipping],
    ['additional_fees', money('additional_fees'), sums.fee],
    ['total_sales', money('total_sales'), sums.total],
    ['total_sales_reversals', money('total_sales_reversals'), sums.backTotal],
    ['orders', whole('orders'), sums.orders.size],
    ['quantity_ordered', whole('quantity_ordered'), sums.units],
    ['reversed_quantity', whole('reversed_quantity'), sums.backUnits],
    ['net_items_sold', whole('net_items_sold'), sums.units + sums.backUnits],
    ['customers', whole('customers'), sums.customers.size],
    ['new_customers', whole('new_customers'), sums.newCustomers.size],
    ['returning_customers', whole('returning_customers'), sums.oldCustomers.size],
    ['cost_of_goods_sold', money('cost_of_goods_sold'), sums.cost],
    ['net_sales_with_cost_recorded', money('net_sales_with_cost_recorded'), sums.costedNet],
    ['gross_profit', money('gross_profit'), sums.costedNet - sums.cost],
    ['duties', money('duties'), 0],
    ['tips', money('tips'), 0],
  ];
  for (const [metric, found, wanted] of expected) assert.equal(found, wanted, `${metric} of ${name}`);
}

test('every sum and count of sales equals a plain loop', () => {
  const [row] = ask(`FROM sales SHOW ${METRICS} ${DATES}`);
  const [sums] = [...naive(() => '').values()];
  assert.ok(row && sums && sums.orders.size > 100 && sums.backUnits < -20);
  checkRow(row, sums, 'all');
});

test('ratios are made of the sums of their own group', () => {
  const [row] = ask(`FROM sales SHOW average_order_value, gross_margin, returning_customer_rate, reversed_quantity_rate,
    quantity_ordered_per_order, amount_spent_per_customer ${DATES}`);
  const sums = naive(() => '').get('') ?? nothing();
  const spent = [...sums.customers].reduce((sum, customer) => sum + itemAt(world.customers.spent, customer), 0);
  const near = (metric: string, wanted: number) =>
    assert.ok(Math.abs(Number(row?.[metric]) - wanted) < 1e-4, `${metric}: ${row?.[metric]} for ${wanted}`);
  near('average_order_value', (sums.gross + sums.discount) / 100 / sums.orders.size);
  near('gross_margin', (sums.costedNet - sums.cost) / sums.costedNet);
  near('returning_customer_rate', sums.oldCustomers.size / sums.customers.size);
  near('reversed_quantity_rate', -sums.backUnits / sums.units);
  near('quantity_ordered_per_order', Math.round(sums.units / sums.orders.size));
  near('amount_spent_per_customer', spent / 100 / sums.customers.size);
});

const { orders, products, variants, customers } = world;
const productTitle = ({ variant }: Row) =>
  variant < 0 ? null : (products.title[itemAt(variants.product, variant)] ?? null);

test('breakdowns put every row where a plain loop puts it', () => {
  const cases: [dimension: string, keyOf: (row: Row) => string | null][] = [
    ['product_title', productTitle],
    ['product_variant_sku', ({ variant }) => (variant < 0 ? null : (variants.sku[variant] ?? null))],
    ['sales_channel', ({ order }) => textAt(orders.channel, order)],
    ['shipping_city', ({ order }) => textAt(orders.shippingCity, order) || null],
    ['new_or_returning_customer', ({ order }) => textAt(orders.customerKind, order) || null],
    ['discount_code', ({ order }) => textAt(orders.discountCode, order) || null],
    ['order_payment_status', ({ order }) => textAt(orders.financialStatus, order)],
    ['is_canceled_order', ({ order }) => String(itemAt(orders.cancelledDay, order) >= 0)],
    ['day', ({ day }) => isoDate(day)],
    ['month', ({ day }) => `${isoDate(day).slice(0, 7)}-01`],
    ['day_of_week', ({ day }) => String((day + 4) % 7)],
    [
      'customer_cohort_month',
      ({ order }) => {
        const customer = itemAt(orders.customer, order);
        return customer < 0 ? null : `${isoDate(itemAt(customers.firstOrderDay, customer)).slice(0, 7)}-01`;
      },
    ],
  ];
  for (const [dimension, keyOf] of cases) {
    const rows = ask(`FROM sales SHOW ${METRICS} GROUP BY ${dimension} ${DATES} LIMIT 20000`);
    const expected = naive(keyOf);
    assert.deepEqual(rows.map(row => String(row[dimension])).toSorted(), [...expected.keys()].toSorted(), dimension);
    for (const row of rows) {
      const key = String(row[dimension]);
      checkRow(row, expected.get(key) ?? nothing(), `${dimension} ${key}`);
    }
  }
});

test('two dimensions at once, one of them with several values per row', () => {
  const rows = ask(`FROM sales SHOW orders, total_sales GROUP BY order_tag, sales_channel ${DATES} LIMIT 1000`);
  const expected = new Map<string, Set<number>>();
  for (let order = 0; order < orders.length; order++) {
    if (itemAt(orders.day, order) < FROM || itemAt(orders.day, order) > TO) continue;
    for (const tag of textAt(orders.tags, order).split(', ')) {
      const key = `${tag || 'null'}|${textAt(orders.channel, order)}`;
      expected.set(key, (expected.get(key) ?? new Set()).add(order));
    }
  }
  const found = rows.filter(row => row.orders !== '0');
  assert.equal(found.length, expected.size);
  for (const row of found) {
    assert.equal(Number(row.orders), expected.get(`${row.order_tag}|${row.sales_channel}`)?.size);
  }
});

test('a product with several tags or collections counts under each of them', () => {
  const { products, collections, lines, variants } = world;
  const dimensions: [name: string, groupsOf: (product: number) => readonly string[]][] = [
    ['product_tag', product => itemAt(products.tags, product)],
    ['product_collection', product => itemAt(products.collections, product).map(at => itemAt(collections.title, at))],
  ];
  for (const [dimension, groupsOf] of dimensions) {
    const expected = new Map<string, number>();
    for (let line = 0; line < lines.length; line++) {
      const day = itemAt(orders.day, itemAt(lines.order, line));
      if (day < FROM || day > TO) continue;
      const groups = groupsOf(itemAt(variants.product, itemAt(lines.variant, line)));
      for (const group of groups.length > 0 ? groups : ['null'])
        expected.set(group, (expected.get(group) ?? 0) + itemAt(lines.quantity, line));
    }
    const rows = ask(`FROM sales SHOW quantity_ordered GROUP BY ${dimension} ${DATES} LIMIT 1000`);
    const found = rows.filter(row => row.quantity_ordered !== '0');
    assert.deepEqual(
      new Map(found.map(row => [String(row[dimension]), Number(row.quantity_ordered)])),
      expected,
      dimension,
    );
  }
});

test('conditions keep what a plain loop keeps', () => {
  const isOnline = ({ order }: Row) => textAt(orders.channel, order) === 'Online Store';
  const hasCode = ({ order }: Row) => textAt(orders.discountCode, order) !== '';
  const title = (row: Row) => productTitle(row)?.toLowerCase() ?? '';
  const tagged = ({ order }: Row) => textAt(orders.tags, order).split(', ').includes('gift');
  const cases: [condition: string, isKept: (row: Row) => boolean][] = [
    ["sales_channel = 'online store'", isOnline],
    ["sales_channel != 'Online Store'", row => !isOnline(row)],
    ["discount_code != 'WELCOME10'", ({ order }) => textAt(orders.discountCode, order) !== 'WELCOME10'],
    [
      "discount_code IN ('WELCOME10', 'FESTIVE15')",
      ({ order }) => /^(WELCOME10|FESTIVE15)$/.test(textAt(orders.discountCode, order)),
    ],
    ["NOT discount_code IS NULL AND sales_channel = 'Online Store'", row => hasCode(row) && isOnline(row)],
    [
      "product_title CONTAINS 'kurta' OR discount_code IS NOT NULL",
      row => title(row).includes('kurta') || hasCode(row),
    ],
    ["product_title NOT CONTAINS 'kurta'", row => !title(row).includes('kurta')],
    ["product_title STARTS WITH 'Meera' OR product_title ENDS WITH 'Set'", row => /^meera|set$/.test(title(row))],
    ['is_canceled_order IS TRUE', ({ order }) => itemAt(orders.cancelledDay, order) >= 0],
    ["order_tag = 'gift'", tagged],
    ["order_tag != 'gift'", row => !tagged(row)],
    [
      'customer_number_of_orders BETWEEN 2 AND 3',
      ({ order }) => [2, 3].includes(itemAt(customers.orders, itemAt(orders.customer, order))),
    ],
    [
      "hour_of_day >= 18 AND line_type = 'Product' AND order_or_sales_reversal = 'Order'",
      ({ order, variant }) => itemAt(orders.minute, order) >= 1080 && variant >= 0,
    ],
  ];
  for (const [condition, isKept] of cases) {
    const [row] = ask(`FROM sales SHOW orders, quantity_ordered, gross_sales WHERE ${condition} ${DATES}`);
    const sums = naive(() => '', isKept).get('') ?? nothing();
    assert.deepEqual(
      [Number(row?.orders), Number(row?.quantity_ordered), Math.round(Number(row?.gross_sales) * 100)],
      [sums.orders.size, sums.units, sums.gross],
      condition,
    );
    assert.ok(sums.units > 0, condition);
  }
});
