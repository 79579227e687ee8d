import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallWorld } from '../test-platform.ts';
import { answerQuery, prepareQuery } from './answer.ts';
import { storeOf } from './store-of.ts';

const store = storeOf(smallWorld(), { version: '2026-10', inventoryLagDays: 2 });
const table = (query: string) => answerQuery(prepareQuery(query, store), store);
const DATES = 'SINCE 2026-11-01 UNTIL 2026-11-10';

test('cells are texts or null, columns carry their types', () => {
  const { columns, rows } = table(`FROM sales SHOW orders, total_sales, average_order_value, gross_margin
    GROUP BY product_id, product_tags, is_pos_sale TIMESERIES day ${DATES} LIMIT 500`);
  assert.deepEqual(
    columns.map(({ name, dataType, subType, columnOrigin }) => [name, dataType, subType, columnOrigin]),
    [
      ['day', 'DAY_TIMESTAMP', null, 'REQUESTED'],
      ['product_id', 'IDENTITY', null, 'REQUESTED'],
      ['product_tags', 'ARRAY', 'STRING', 'REQUESTED'],
      ['is_pos_sale', 'BOOLEAN', null, 'REQUESTED'],
      ['orders', 'INTEGER', null, 'REQUESTED'],
      ['total_sales', 'MONEY', null, 'REQUESTED'],
      ['average_order_value', 'MONEY', null, 'REQUESTED'],
      ['gross_margin', 'PERCENT', null, 'REQUESTED'],
    ],
  );
  for (const row of rows) {
    for (const cell of Object.values(row)) assert.ok(cell === null || typeof cell === 'string');
    assert.match(row.day ?? '', /^2026-11-\d\d$/);
    assert.match(row.total_sales ?? '', /^(0|-?\d+\.\d\d)$/);
  }
});

test('TIMESERIES fills empty buckets with zero rows, GROUP BY does not', () => {
  const quiet = "WHERE discount_code = 'RAKHI12' SINCE 2026-11-01 UNTIL 2026-11-05";
  const filled = table(`FROM sales SHOW orders, total_sales, average_order_value ${quiet} TIMESERIES day`).rows;
  assert.deepEqual(
    filled.map(row => row.day),
    ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'],
  );
  assert.deepEqual({ ...filled[0], day: '' }, { day: '', orders: '0', total_sales: '0', average_order_value: null });
  assert.deepEqual(table(`FROM sales SHOW orders ${quiet} GROUP BY day`).rows, []);
  const each = table(
    'FROM sales SHOW orders GROUP BY sales_channel TIMESERIES day SINCE 2026-11-01 UNTIL 2026-11-05',
  ).rows;
  assert.equal(each.length % 5, 0);
});

test('a question without groups has one row, even over nothing', () => {
  assert.deepEqual(table('FROM sales SHOW orders, average_order_value SINCE 2020-01-01 UNTIL 2020-01-02').rows, [
    { orders: '0', average_order_value: null },
  ]);
});

test('totals stand on every row and are no sum of rows', () => {
  const all = table(`FROM sales SHOW orders, average_order_value ${DATES}`).rows[0];
  const { rows, columns } = table(
    `FROM sales SHOW orders, average_order_value GROUP BY product_title WITH TOTALS ${DATES}`,
  );
  assert.ok(rows.reduce((sum, row) => sum + Number(row.orders), 0) > Number(all?.orders));
  for (const row of rows) {
    assert.equal(row.orders__totals, all?.orders);
    assert.equal(row.average_order_value__totals, all?.average_order_value);
  }
  assert.equal(columns.find(({ name }) => name === 'orders__totals')?.dynamicColumnMetadata?.type, 'TOTALS');
});

test('a comparison is what the other period alone would say', () => {
  const both = table(`FROM sales SHOW net_sales AS net, orders GROUP BY sales_channel ${DATES}
    WITH PERCENT_CHANGE COMPARE TO previous_period ORDER BY sales_channel`).rows;
  const before = table(
    'FROM sales SHOW net_sales, orders GROUP BY sales_channel SINCE 2026-10-22 UNTIL 2026-10-31',
  ).rows;
  for (const row of both) {
    const theirs = before.find(other => other.sales_channel === row.sales_channel);
    assert.equal(row.comparison_net__previous_period ?? null, theirs?.net_sales ?? null);
    if (!theirs) continue;
    const change = (Number(row.net) - Number(theirs.net_sales)) / Math.abs(Number(theirs.net_sales));
    assert.ok(Math.abs(Number(row.percent_change_net__previous_period) - change) < 1e-6);
  }
  const days = table(`FROM sales SHOW orders TIMESERIES day ${DATES} COMPARE TO previous_period, 2026-10-01`);
  const october = table('FROM sales SHOW orders TIMESERIES day SINCE 2026-10-01 UNTIL 2026-10-10').rows;
  assert.deepEqual(
    days.rows.map(row => row.comparison_orders__20261001),
    october.map(row => row.orders),
  );
});

test('TOP n keeps n and calls the rest Other, ONLY drops it', () => {
  const { rows, rowMetadata } = table(
    `FROM sales SHOW net_sales GROUP BY TOP 3 product_title ${DATES} ORDER BY net_sales DESC`,
  );
  assert.equal(rows.length, 4);
  const other = rows.findIndex(row => row.product_title === 'Other');
  assert.deepEqual(rowMetadata[other]?.topNRemainderColumnNames, ['product_title']);
  const all = table(`FROM sales SHOW net_sales ${DATES}`).rows[0];
  const sum = rows.reduce((total, row) => total + Number(row.net_sales), 0);
  assert.ok(Math.abs(sum - Number(all?.net_sales)) < 0.01);
  const only = table(
    `FROM sales SHOW net_sales GROUP BY ONLY TOP 3 product_title ${DATES} ORDER BY net_sales DESC`,
  ).rows;
  assert.deepEqual(
    only,
    rows.filter((_, at) => at !== other),
  );
});

test('running totals grow along time', () => {
  const { rows } = table(`FROM sales SHOW orders, gross_sales TIMESERIES day ${DATES} WITH CUMULATIVE_VALUES`);
  let sum = 0;
  for (const row of rows) {
    sum += Number(row.gross_sales);
    assert.ok(Math.abs(Number(row.gross_sales__cumulative) - sum) < 0.01);
    assert.equal('orders__cumulative' in row, false, 'distinct counts cannot be added up');
  }
});

test('HAVING, ORDER BY, LIMIT and OFFSET', () => {
  const all = table(
    `FROM sales SHOW orders AS n GROUP BY product_title ${DATES} ORDER BY n DESC, product_title LIMIT 500`,
  ).rows;
  const some =
    table(`FROM sales SHOW orders AS n GROUP BY product_title ${DATES} HAVING n >= 5 AND product_title IS NOT NULL
    ORDER BY n DESC, product_title LIMIT 3 OFFSET 2`).rows;
  const expected = all.filter(row => Number(row.n) >= 5 && row.product_title !== null).slice(2, 5);
  assert.deepEqual(some, expected);
  assert.equal(expected.length, 3);
  assert.throws(() => table(`FROM sales SHOW orders ${DATES} LIMIT 20001`), /LIMIT/);
  assert.throws(() => table(`FROM sales SHOW orders ${DATES} ORDER BY taxes`), /Column Not Found/);
});

test('expressions are computed per row, money stays money', () => {
  const { rows, columns } =
    table(`FROM sales SHOW net_sales, orders, net_sales / orders AS "per order", discounts / gross_sales AS rate,
    taxes + net_sales AS sum ${DATES}`);
  const [row] = rows;
  assert.ok(Math.abs(Number(row?.['per order']) - Number(row?.net_sales) / Number(row?.orders)) < 1e-4);
  assert.deepEqual(
    columns.slice(2).map(({ dataType }) => dataType),
    ['MONEY', 'DECIMAL', 'MONEY'],
  );
  assert.ok(Number(row?.rate) < 0);
});

test('hours are the store’s own unless a time zone is named', () => {
  const hours = (clause: string) =>
    table(
      `FROM sales SHOW orders WHERE line_type = 'Product' TIMESERIES hour SINCE 2026-11-02T00 UNTIL 2026-11-02T23 ${clause}`,
    ).rows;
  const own = hours('');
  assert.equal(own.length, 24);
  assert.equal(own[9]?.hour, '2026-11-02T09');
  const shifted = hours("WITH TIMEZONE 'Asia/Karachi'");
  assert.deepEqual(
    shifted.map(row => row.hour),
    own.map(row => row.hour),
  );
  const count = (rows: typeof own) => rows.reduce((sum, row) => sum + Number(row.orders), 0);
  const late = table("FROM sales SHOW orders SINCE 2026-11-02 UNTIL 2026-11-02 WITH TIMEZONE 'UTC'").rows[0];
  const direct = table('FROM sales SHOW orders SINCE 2026-11-02T05:30 UNTIL 2026-11-03T05:29').rows[0];
  assert.equal(late?.orders, direct?.orders);
  assert.ok(count(own) > 0 && count(shifted) > 0);
});

test('another currency is the same money at a fixed rate', () => {
  const inr = Number(table(`FROM sales SHOW total_sales ${DATES}`).rows[0]?.total_sales);
  const usd = Number(table(`FROM sales SHOW total_sales WITH CURRENCY 'USD' ${DATES}`).rows[0]?.total_sales);
  assert.ok(Math.abs(usd * 88 - inr) < 1);
});

test('several schemas meet in their common dimensions', () => {
  const { rows } = table(
    'FROM sales, sessions SHOW day, total_sales, sessions GROUP BY day SINCE 2026-11-01 UNTIL 2026-11-05 ORDER BY day',
  );
  assert.equal(rows.length, 5);
  const visits = table('FROM sessions SHOW sessions GROUP BY day SINCE 2026-11-01 UNTIL 2026-11-05 ORDER BY day').rows;
  assert.deepEqual(
    rows.map(row => row.sessions),
    visits.map(row => row.sessions),
  );
});
