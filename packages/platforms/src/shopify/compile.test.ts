import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { compile } from './compile.ts';
import { documentOf } from './document.ts';

const period = { from: '2026-11-01', to: '2026-11-19' };
const base = { from: '2026-10-01', to: '2026-10-19' };
const dates = 'SINCE 2026-11-01 UNTIL 2026-11-19';

function query(keys: string[], more: Partial<SourceQuery> = {}): SourceQuery {
  const metrics = keys.map(key => {
    const metric = metricByKey(key);
    assert.ok(metric, key);
    return metric;
  });
  return { id: 'q1', source: 'shopify', metrics, by: [], where: [], period, ...more };
}

function textsOf(queries: SourceQuery[]): (string | undefined)[] {
  return compile(queries, 'Asia/Kolkata').parts.map(part => ('text' in part ? part.text : part.filter));
}

const texts: { name: string; queries: SourceQuery[]; texts: string[] }[] = [
  { name: 'a total', queries: [query(['net_sales'])], texts: [`FROM sales SHOW net_sales ${dates} LIMIT 1`] },
  {
    name: 'totals of one table together',
    queries: [query(['net_sales', 'total_orders'])],
    texts: [`FROM sales SHOW net_sales, orders ${dates} LIMIT 1`],
  },
  {
    name: 'the base with its own dates',
    queries: [query(['net_sales'], { base })],
    texts: [
      `FROM sales SHOW net_sales ${dates} LIMIT 1`,
      'FROM sales SHOW net_sales SINCE 2026-10-01 UNTIL 2026-10-19 LIMIT 1',
    ],
  },
  {
    name: 'the base up to a time of its last day',
    queries: [query(['net_sales'], { base: { ...base, until: '11:30' } })],
    texts: [
      `FROM sales SHOW net_sales ${dates} LIMIT 1`,
      'FROM sales SHOW net_sales SINCE 2026-10-01 UNTIL 2026-10-19T11:29:59 LIMIT 1',
    ],
  },
  {
    name: 'rows of which no country is known, left out or alone',
    queries: [
      query(['net_sales'], { where: [{ dimension: 'country', is_not: ['India'], unknown: 'left-out' }] }),
      query(['net_sales'], { where: [{ dimension: 'country', unknown: 'only' }] }),
    ],
    texts: [
      `FROM sales SHOW net_sales WHERE shipping_country IS NOT NULL AND shipping_country NOT IN ('India') ${dates} LIMIT 1`,
      `FROM sales SHOW net_sales WHERE shipping_country IS NULL ${dates} LIMIT 1`,
    ],
  },
  {
    name: 'customers by their first order, until now',
    queries: [
      query(['cohort_customers', 'cohort_sales'], { by: ['month', 'months_since_first_order'], limit: 400 }),
      query(['customers_back_in_2_months'], { where: [{ dimension: 'week', is: ['2026-11-09'] }] }),
    ],
    texts: [
      'FROM sales SHOW customers, total_sales WHERE customer_first_order_date BETWEEN 2026-11-01 AND 2026-11-19 GROUP BY customer_cohort_month, months_since_first_purchase SINCE 2026-11-01 LIMIT 401',
      'FROM sales SHOW customers WHERE customer_first_order_date BETWEEN 2026-11-01 AND 2026-11-19 AND months_since_first_purchase IN (0, 1) AND customer_first_order_date BETWEEN 2026-11-09 AND 2026-11-15 SINCE 2026-11-01 LIMIT 1',
    ],
  },
  {
    name: 'a condition of the metric',
    queries: [query(['online_store_sales'])],
    texts: [`FROM sales SHOW total_sales WHERE sales_channel = 'Online Store' ${dates} LIMIT 1`],
  },
  {
    name: 'two tables of one query',
    queries: [query(['net_sales', 'store_sessions'])],
    texts: [
      `FROM sales SHOW net_sales ${dates} LIMIT 1`,
      `FROM sessions SHOW sessions WHERE human_or_bot_session = 'human' ${dates} LIMIT 1`,
    ],
  },
  {
    name: 'days, filled by the platform',
    queries: [query(['net_sales'], { by: ['day'], limit: 44 })],
    texts: [`FROM sales SHOW net_sales TIMESERIES day ${dates} LIMIT 45`],
  },
  {
    name: 'hours',
    queries: [query(['net_sales'], { by: ['hour'], limit: 49 })],
    texts: [`FROM sales SHOW net_sales GROUP BY hour_of_day ${dates} LIMIT 50`],
  },
  {
    name: 'products by their ids',
    queries: [query(['net_sales'], { by: ['product'], limit: 1000 })],
    texts: [`FROM sales SHOW net_sales GROUP BY product_title, product_id ${dates} LIMIT 1001`],
  },
  {
    name: 'variants beside their products',
    queries: [query(['net_sales'], { by: ['variant'], limit: 1000 })],
    texts: [
      `FROM sales SHOW net_sales GROUP BY product_title, product_variant_title, product_variant_id ${dates} LIMIT 1001`,
    ],
  },
  {
    name: 'products and their variants',
    queries: [query(['net_sales'], { by: ['product', 'variant'], limit: 9 })],
    texts: [
      `FROM sales SHOW net_sales GROUP BY product_title, product_id, product_variant_title, product_variant_id ${dates} LIMIT 10`,
    ],
  },
  {
    name: 'sizes and colours, which stand in one column',
    queries: [query(['units_sold'], { by: ['size', 'colour'], limit: 9 })],
    texts: [`FROM sales SHOW quantity_ordered GROUP BY product_variant_title ${dates} LIMIT 10`],
  },
  {
    name: 'products day by day',
    queries: [query(['net_sales'], { by: ['product', 'day'], limit: 10_000 })],
    texts: [`FROM sales SHOW net_sales GROUP BY product_title, product_id, day ${dates} LIMIT 10001`],
  },
  {
    name: 'the best five',
    queries: [query(['net_sales'], { by: ['sku'], limit: 5, order: { by: 'net_sales', direction: 'desc' } })],
    texts: [`FROM sales SHOW net_sales GROUP BY product_variant_sku ${dates} ORDER BY net_sales DESC LIMIT 6`],
  },
  {
    name: 'the largest of figures that come negative',
    queries: [query(['returns_value'], { by: ['sku'], limit: 5, order: { by: 'returns_value', direction: 'desc' } })],
    texts: [
      `FROM sales SHOW sales_reversals GROUP BY product_variant_sku ${dates} ORDER BY sales_reversals ASC LIMIT 6`,
    ],
  },
  {
    name: 'no order where the sign is unknown',
    queries: [query(['refunds_paid'], { by: ['city'], limit: 5, order: { by: 'refunds_paid', direction: 'desc' } })],
    texts: [`FROM payments SHOW refunded_payments GROUP BY shipping_city ${dates} LIMIT 1001`],
  },
  {
    name: 'more of the base than of the best',
    queries: [query(['net_sales'], { by: ['sku'], limit: 5, base, order: { by: 'net_sales', direction: 'desc' } })],
    texts: [
      `FROM sales SHOW net_sales GROUP BY product_variant_sku ${dates} ORDER BY net_sales DESC LIMIT 6`,
      'FROM sales SHOW net_sales GROUP BY product_variant_sku SINCE 2026-10-01 UNTIL 2026-10-19 ORDER BY net_sales DESC LIMIT 1001',
    ],
  },
  {
    name: 'an order by name',
    queries: [query(['net_sales'], { by: ['sku'], limit: 5, order: { by: 'sku', direction: 'asc' } })],
    texts: [`FROM sales SHOW net_sales GROUP BY product_variant_sku ${dates} ORDER BY product_variant_sku ASC LIMIT 6`],
  },
  {
    name: 'weekdays with a probe',
    queries: [query(['average_order_value'], { by: ['weekday'], limit: 50 })],
    texts: [
      `FROM sales SHOW average_order_value GROUP BY day_of_week ${dates} LIMIT 51`,
      `FROM sales SHOW average_order_value GROUP BY day, day_of_week ${dates} LIMIT 7`,
    ],
  },
  {
    name: 'a list of records between two moments',
    queries: [query(['abandoned_checkout_value'])],
    texts: ["recovery_state:not_recovered created_at:>='2026-10-31T18:30:00Z' created_at:<'2026-11-19T18:30:00Z'"],
  },
  {
    name: 'a threshold',
    queries: [query(['low_stock_variants'])],
    texts: ['inventory_quantity:<=5 product_status:ACTIVE managed:true'],
  },
  {
    name: 'counts',
    queries: [query(['unfulfilled_orders', 'unpaid_orders'])],
    texts: ['status:open fulfillment_status:unfulfilled', 'status:open financial_status:pending'],
  },
];
for (const { name, queries, texts: expected } of texts) {
  test(`compile: ${name}`, () => assert.deepEqual(textsOf(queries), expected));
}

type Value = { name: string; dimension?: string; is?: string[]; is_not?: string[]; where: string | null };
const filters: Value[] = [
  { name: 'one', is: ['Bela Kurta'], where: "product_title IN ('Bela Kurta')" },
  { name: 'several, case as typed', is: ['Bela', 'ZOYA'], where: "product_title IN ('Bela', 'ZOYA')" },
  { name: 'not', is_not: ['Bela', 'Zoya'], where: "product_title NOT IN ('Bela', 'Zoya')" },
  {
    name: 'a quote',
    is: ["Rehaan Men's Kurta"],
    where: "product_title STARTS WITH 'Rehaan Men' AND product_title ENDS WITH 's Kurta'",
  },
  {
    name: 'a curly quote',
    is: ['Rehaan Men’s Kurta'],
    where: "product_title STARTS WITH 'Rehaan Men' AND product_title ENDS WITH 's Kurta'",
  },
  {
    name: 'not a quote',
    is_not: ["Men's Kurta"],
    where: "NOT (product_title STARTS WITH 'Men' AND product_title ENDS WITH 's Kurta')",
  },
  {
    name: 'with and without a quote',
    is: ["Men's Kurta", 'Bela'],
    where: "((product_title IN ('Bela')) OR (product_title STARTS WITH 'Men' AND product_title ENDS WITH 's Kurta'))",
  },
  { name: 'quotes at both ends', is: ["'quoted'"], where: "product_title CONTAINS 'quoted'" },
  {
    name: 'three pieces',
    is: ["a'bcd'ef"],
    where: "product_title STARTS WITH 'a' AND product_title CONTAINS 'bcd' AND product_title ENDS WITH 'ef'",
  },
  {
    name: 'an attack',
    is: ["x' OR 1=1 --"],
    where: "product_title STARTS WITH 'x' AND product_title ENDS WITH ' OR 1=1 --'",
  },
  { name: 'an attack with a backslash', is: ["\\' UNTIL today"], where: "product_title ENDS WITH ' UNTIL today'" },
  {
    name: 'a line break',
    is: ['Bela\nKurta'],
    where: "product_title STARTS WITH 'Bela' AND product_title ENDS WITH 'Kurta'",
  },
  { name: 'emoji and Arabic', is: ['🪔 كورتا'], where: "product_title IN ('🪔 كورتا')" },
  { name: 'words of the language', is: ['SINCE 2020'], where: "product_title IN ('SINCE 2020')" },
  { name: 'nothing but quotes', is: ["'''"], where: null },
  { name: 'too little beside a quote', is: ["O'B"], where: null },
  { name: 'one good, one hopeless', is: ['Bela', "'"], where: null },
  { name: 'not something hopeless', is_not: ["'"], where: null },
  { name: 'empty text', is: [''], where: null },
  { name: 'no value at all', is: [], where: null },
  { name: 'ten thousand letters', is: ['a'.repeat(10_000)], where: null },
  { name: 'a variant', dimension: 'variant', is: ['White / M'], where: "product_variant_title IN ('White / M')" },
  {
    name: 'a variant with its product',
    dimension: 'variant',
    is: ['Bela - White / M'],
    where:
      "((product_variant_title IN ('Bela - White / M')) OR (product_title = 'Bela' AND product_variant_title = 'White / M'))",
  },
  { name: 'an hour', dimension: 'hour', is: ['9', '10'], where: 'hour_of_day IN (9, 10)' },
  { name: 'no hour', dimension: 'hour', is: ['noon'], where: null },
  {
    name: 'weekdays as days',
    dimension: 'weekday',
    is: ['Monday'],
    where: 'day IN (2026-11-02, 2026-11-09, 2026-11-16)',
  },
  {
    name: 'not on weekdays',
    dimension: 'weekday',
    is_not: ['mon', 'Tuesday'],
    where: 'day NOT IN (2026-11-02, 2026-11-03, 2026-11-09, 2026-11-10, 2026-11-16, 2026-11-17)',
  },
  { name: 'no weekday', dimension: 'weekday', is: ['someday'], where: null },
  { name: 'a week as its days', dimension: 'week', is: ['2026-11-09'], where: 'day BETWEEN 2026-11-09 AND 2026-11-15' },
  { name: 'a month outside the period', dimension: 'month', is: ['2026-09'], where: 'day IN (1970-01-01)' },
  { name: 'a cohort', dimension: 'cohort_month', is: ['2026-05'], where: 'customer_cohort_month IN (2026-05-01)' },
  { name: 'no cohort', dimension: 'cohort_month', is: ['May'], where: null },
  {
    name: 'months since',
    dimension: 'months_since_first_order',
    is: ['-1', '0'],
    where: 'months_since_first_purchase IN (-1, 0)',
  },
];
const rates: { is: string[]; where: string | null }[] = [
  { is: ['18%', '2.5 %'], where: 'tax_rate IN (0.18, 0.025)' },
  { is: ['7'], where: 'tax_rate IN (0.07)' },
  { is: ["18%'; DROP --"], where: null },
  { is: ['IGST'], where: null },
];
for (const { is, where } of rates) {
  test(`compile: filtered by a tax rate of ${is.join()}`, () => {
    const asked = query(['gst_and_sales_tax'], { where: [{ dimension: 'tax_rate', is }] });
    if (where === null) assert.deepEqual(compile([asked], 'Asia/Kolkata'), { parts: [], refused: ['q1'] });
    else assert.deepEqual(textsOf([asked]), [`FROM sales_taxes SHOW sales_taxes WHERE ${where} ${dates} LIMIT 1`]);
  });
}

for (const { name, dimension = 'product', is, is_not, where } of filters) {
  test(`compile: filtered by ${name}`, () => {
    const filter = is === undefined ? { dimension, is_not } : { dimension, is };
    const asked = query(['net_sales'], { where: [filter] });
    if (where === null) assert.deepEqual(compile([asked], 'Asia/Kolkata'), { parts: [], refused: ['q1'] });
    else assert.deepEqual(textsOf([asked]), [`FROM sales SHOW net_sales WHERE ${where} ${dates} LIMIT 1`]);
  });
}

test('compile: what is asked alike is asked once', () => {
  const both = [
    query(['net_sales']),
    { ...query(['net_sales']), id: 'q2' },
    query(['inventory_available']),
    query(['inventory_on_hand']),
  ];
  const { parts } = compile(both, 'Asia/Kolkata');
  assert.deepEqual(
    parts.map(part => part.alias),
    ['p0', 'p0', 'p1', 'p1'],
  );
  assert.ok(
    parts.every(
      part => part.kind !== 'records' || part.paths.includes('inventoryItem.inventoryLevels.quantities.on_hand'),
    ),
  );
});

test('compile: a dimension that the table does not have is a bug of the plan', () => {
  assert.throws(() => compile([query(['net_sales'], { by: ['device'] })], 'UTC'), /the plan should have known/);
  assert.throws(() => compile([query(['inventory_available'], { by: ['city'] })], 'UTC'), /the plan should have known/);
});

test('documentOf: texts travel as variables, and all pages together stay within the price of a document', () => {
  const queries = [
    query(['net_sales']),
    query(['inventory_on_hand'], { by: ['inventory_location'] }),
    query(['low_stock_variants'], { by: ['product'] }),
  ];
  const { parts } = compile(queries, 'Asia/Kolkata');
  const document = documentOf(parts.map(part => ({ part, ...(part.kind === 'records' ? { after: 'cursor' } : {}) })));
  assert.match(document.query, /p0: shopifyqlQuery\(query: \$q_p0\)/);
  assert.match(document.query, /p1: productVariants\(first: 24, after: \$a_p1, query: \$q_p1\)/);
  assert.match(
    document.query,
    /p2: productVariants\(first: 24, after: \$a_p2, query: \$q_p2, sortKey: INVENTORY_QUANTITY\)/,
  );
  assert.doesNotMatch(document.query, /FROM|inventory_quantity/);
  assert.deepEqual(document.variables, {
    q_p0: `FROM sales SHOW net_sales ${dates} LIMIT 1`,
    q_p1: null,
    a_p1: 'cursor',
    q_p2: 'inventory_quantity:<=5 product_status:ACTIVE managed:true',
    a_p2: 'cursor',
  });
});
