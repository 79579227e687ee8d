import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareQuery } from './answer.ts';
import { parseQuery } from './parse.ts';
import { QlProblem } from './ql-problem.ts';

const NOW = Date.parse('2026-11-20T11:30:00+05:30');
const STORE = { timeZone: 'Asia/Kolkata', currency: 'INR', start: 0, now: NOW, version: '2026-10' };

function messages(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof QlProblem) return error.messages;
    throw error;
  }
  return [];
}

test('clauses after SHOW come in any order, in any case, with comments', () => {
  const one = parseQuery(`FROM sales SHOW net_sales AS "Net sales", orders
    WHERE sales_channel != 'Online Store' AND (order_tag IN ('gift', 'COD') OR NOT shipping_city IS NULL)
    GROUP BY ONLY TOP 5 product_title OVERALL, shipping_city TIMESERIES day
    WITH TOTALS, CURRENCY 'usd', TIMEZONE 'Europe/Berlin' HAVING orders > 3 SINCE -30d UNTIL -1d
    COMPARE TO previous_period, 2026-01-01 UNTIL 2026-01-31 ORDER BY orders DESC, shipping_city LIMIT 10 OFFSET 5`);
  const other = parseQuery(`from sales show net_sales as "Net sales", orders -- a remark
    limit 10 offset 5 order by orders desc, shipping_city asc /* another */
    compare to previous_period, 2026-01-01 until 2026-01-31 until -1d since -30d having orders > 3
    with currency 'USD', totals, timezone 'Europe/Berlin' timeseries day
    group by only top 5 product_title, shipping_city
    where sales_channel != 'Online Store' and (order_tag in ('gift', 'COD') or not shipping_city is null)`);
  assert.deepEqual(one, other);
  assert.equal(one.show[0]?.name, 'Net sales');
  assert.deepEqual(one.groupBy[0], { name: 'product_title', top: { count: 5, only: true } });
  assert.deepEqual(
    one.compareTo.map(({ label }) => label),
    ['previous_period', '20260101'],
  );
});

test('products bind closer than sums, and a quote inside a text is escaped', () => {
  const { show, where } = parseQuery("FROM sales SHOW net_sales + taxes * 2 AS x WHERE product_title = 'Men\\'s'");
  assert.equal(show[0]?.expression.kind === 'binary' && show[0].expression.operator, '+');
  assert.deepEqual(where, { kind: 'compare', name: 'product_title', operator: '=', value: "Men's" });
});

test('what is wrong is told as parse errors', () => {
  const cases: [query: string, message: RegExp][] = [
    ['SELECT total_sales', /^Syntax Error: expected FROM/],
    ['FROM sales', /^Syntax Error: expected SHOW/],
    ['FROM sales SHOW sum(net_sales)', /^Feature not supported: Could not find valid function sum\(\)$/],
    ['FROM sales SHOW *', /^Feature not supported/],
    ['FROM sales SHOW total_sales VISUALIZE total_sales TYPE line', /^Feature not supported: VISUALIZE/],
    ['FROM sales SHOW total_revenue', /^Column Not Found: Column 'total_revenue' not found$/],
    ['FROM sales SHOW Total_Sales', /^Column Not Found/],
    ['FROM orders SHOW orders', /^Schema Not Found/],
    ['FROM global_searches SHOW searches', /^The sandbox does not have the schema 'global_searches'/],
    ['FROM sales SHOW returns', /^Column Not Found: Column 'returns' not found$/],
    ['FROM sales SHOW total_sales GROUP BY session_city', /^Column Not Found/],
    ['FROM sales SHOW total_sales TIMESERIES product_title', /^Column Not Found/],
    ['FROM sales SHOW product_title, total_sales', /must appear in GROUP BY/],
    ['FROM sales SHOW total_sales WHERE net_sales > 5', /use HAVING/],
    ['FROM sales SHOW total_sales HAVING net_sales > 5', /^Column Not Found/],
    ["FROM sales SHOW total_sales SINCE '2026-11-01'", /without quotes/],
    ['FROM sales SHOW total_sales SINCE 2026-02-30', /not a date/],
    ['FROM sales SHOW total_sales SINCE 2026-11-05 UNTIL 2026-11-01', /^Invalid date range/],
    ['FROM sales SHOW total_sales UNTIL 2026-11-01', /^Syntax Error: UNTIL needs/],
    ['FROM sales SHOW total_sales DURING today SINCE -3d', /DURING/],
    ['FROM sales SHOW total_sales SINCE startOfMonth(-3d)', /offset in months/],
    ['FROM sales SHOW total_sales SINCE -3d SINCE -4d', /more than once/],
    ['FROM sales SHOW total_sales COMPARE TO previous_decade', /unknown comparison/],
    ["FROM sales SHOW total_sales WITH TIMEZONE 'Mars/Base'", /unknown time zone/],
    ["FROM sales SHOW total_sales WITH CURRENCY 'XXX'", /unknown currency/],
    ['FROM sales SHOW total_sales WHERE product_title = 5 AND', /^Syntax Error/],
    ["FROM sales SHOW total_sales WHERE product_title = 'open", /^Syntax Error: unexpected character/],
    ['FROM sales, sessions SHOW total_sales, sessions GROUP BY product_title', /^Column Not Found/],
  ];
  for (const [query, expected] of cases) {
    assert.match(messages(() => prepareQuery(query, STORE)).join('|'), expected, query);
  }
});

test('all unknown names are told at once', () => {
  assert.deepEqual(
    messages(() => prepareQuery("FROM sales SHOW a1, b1 WHERE c1 = 'x' GROUP BY d1", STORE)),
    ['d1', 'a1', 'b1', 'c1'].map(name => `Column Not Found: Column '${name}' not found`),
  );
});

test('the renamed columns of sales belong to their versions', () => {
  const works = (query: string, version: string) =>
    messages(() => prepareQuery(query, { ...STORE, version })).length === 0;
  assert.equal(works('FROM sales SHOW returns', '2026-04'), true);
  assert.equal(works('FROM sales SHOW returns', '2026-10'), false);
  assert.equal(works('FROM sales SHOW sales_reversals', '2026-01'), false);
  assert.equal(works('FROM sales SHOW sales_reversals', '2026-04'), true);
});

test('dates become periods of the store, the last day included', () => {
  const day = (text: string) => Date.parse(`${text}Z`) / 1000;
  const cases: [clause: string, since: string, until: string][] = [
    ['SINCE 2026-11-01 UNTIL 2026-11-01', '2026-11-01T00:00:00', '2026-11-02T00:00:00'],
    ['SINCE 2026-11-01T13:00:00 UNTIL 2026-11-01T14', '2026-11-01T13:00:00', '2026-11-01T15:00:00'],
    ['SINCE -28d UNTIL -1d', '2026-10-23T00:00:00', '2026-11-20T00:00:00'],
    ['SINCE yesterday UNTIL yesterday', '2026-11-19T00:00:00', '2026-11-20T00:00:00'],
    ['SINCE today', '2026-11-20T00:00:00', '2026-11-20T11:30:01'],
    ['DURING last_month', '2026-10-01T00:00:00', '2026-11-01T00:00:00'],
    ['DURING this_quarter', '2026-10-01T00:00:00', '2026-11-20T11:30:01'],
    ['DURING last_week', '2026-11-08T00:00:00', '2026-11-15T00:00:00'],
    ['DURING bfcm2025', '2025-11-28T00:00:00', '2025-12-02T00:00:00'],
    ['SINCE startOfMonth(-1m) UNTIL endOfMonth(-1m)', '2026-10-01T00:00:00', '2026-11-01T00:00:00'],
    ['TIMESERIES month', '2026-08-01T00:00:00', '2026-11-20T11:30:01'],
    ["WITH TIMEZONE 'UTC' SINCE today", '2026-11-20T00:00:00', '2026-11-20T06:00:01'],
  ];
  for (const [clause, since, until] of cases) {
    const { period } = prepareQuery(`FROM sales SHOW total_sales ${clause}`, STORE);
    assert.deepEqual(period, { since: day(since), until: day(until) }, clause);
  }
});

test('comparisons shift the period', () => {
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
  const cases: [comparison: string, since: string, until: string][] = [
    ['previous_period', '2026-01-29', '2026-03-01'],
    ['previous_month', '2026-02-01', '2026-03-01'],
    ['previous_year', '2025-03-01', '2025-04-01'],
    ['previous_year_match_day_of_week', '2025-03-02', '2025-04-02'],
    ['2026-01-01', '2026-01-01', '2026-02-01'],
    ['2026-01-01 UNTIL 2026-01-10', '2026-01-01', '2026-01-11'],
  ];
  for (const [comparison, since, until] of cases) {
    const query = `FROM sales SHOW total_sales SINCE 2026-03-01 UNTIL 2026-03-31 COMPARE TO ${comparison}`;
    const { compared } = prepareQuery(query, STORE);
    assert.deepEqual(compared[0]?.period, { since: day(since), until: day(until) }, comparison);
  }
});
