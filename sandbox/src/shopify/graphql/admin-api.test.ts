import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { partlyKnown } from '../../partial.ts';
import { textAt } from '../../world/columns.ts';
import { SHOP, smallWorld, startPlatform, type TestPlatform } from '../test-platform.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; locations?: unknown; extensions: Record<string, unknown> }[];
  extensions: { cost: Cost; shopifyqlCost?: Record<string, unknown>; search?: unknown[] };
}
interface Cost {
  requestedQueryCost: number;
  actualQueryCost: number | null;
  throttleStatus: { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };
}

async function ask(
  platform: TestPlatform,
  query: string,
  options: { scopes?: string; token?: string; variables?: unknown } = {},
): Promise<Answer> {
  const token = options.token ?? (await platform.install(options.scopes)).access_token;
  const response = await platform.graphql(token, { query, variables: options.variables });
  assert.equal(response.status, 200);
  return (await response.json()) as Answer;
}

const QL = 'shopifyqlQuery(query: "FROM sales SHOW total_sales SINCE yesterday UNTIL yesterday")';

test('without a valid token `errors` is a text', async t => {
  const platform = await startPlatform(t);
  for (const token of ['', 'shpat_unknown']) {
    const response = await platform.graphql(token, { query: '{ shop { name } }' });
    assert.equal(response.status, 401);
    assert.equal(typeof ((await response.json()) as { errors: unknown }).errors, 'string');
  }
});

test('a missing scope denies its fields and no others', async t => {
  const platform = await startPlatform(t);
  const scopes = 'read_products';
  const denied = await ask(platform, `{ ${QL} { parseErrors } }`, { scopes });
  assert.equal(denied.data, null);
  assert.match(
    denied.errors?.[0]?.message ?? '',
    /^Access denied for shopifyqlQuery field\. Required access: `read_reports`/,
  );
  assert.equal(denied.errors?.[0]?.extensions.code, 'ACCESS_DENIED');
  assert.deepEqual(denied.errors?.[0]?.path, ['shopifyqlQuery']);
  const partly = await ask(platform, `{ shop { name } sales: ${QL} { parseErrors } }`, { scopes });
  assert.deepEqual(partly.data, { shop: { name: 'Kesar Lane' }, sales: null });
  assert.deepEqual(partly.errors?.[0]?.path, ['sales']);
  const stock = '{ productVariants(first: 1) { nodes { id inventoryItem { id } } } }';
  assert.equal((await ask(platform, stock, { scopes })).errors?.[0]?.extensions.code, 'ACCESS_DENIED');
  const implied = await ask(platform, '{ productsCount { count } }', { scopes: 'write_products' });
  assert.equal(implied.errors, undefined);
  const granted = await ask(platform, '{ currentAppInstallation { accessScopes { handle } } }', { scopes });
  assert.deepEqual(granted.data, { currentAppInstallation: { accessScopes: [{ handle: 'read_products' }] } });
});

test('fields belong to versions, dead versions fall forward', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const query = `query Report { ${QL} { parseErrors parseWarnings } }`;
  const cases: [version: string, status: number, answered: string | null, isKnown: boolean][] = [
    ['2026-10', 200, '2026-10', true],
    ['2026-07', 200, '2026-07', false],
    ['2025-10', 200, '2026-01', false],
    ['2027-01', 200, '2027-01', true],
    ['unstable', 200, 'unstable', true],
    ['2027-04', 404, null, false],
    ['2026-13', 404, null, false],
  ];
  for (const [version, status, answered, isKnown] of cases) {
    const response = await platform.graphql(token, { query }, version);
    assert.equal(response.status, status, version);
    assert.equal(response.headers.get('x-shopify-api-version'), answered, version);
    const { errors } = (await response.json()) as { errors?: Answer['errors'] };
    if (status === 200) assert.equal(errors === undefined, isKnown, version);
    if (!isKnown && status === 200) {
      assert.equal(errors?.[0]?.message, "Field 'parseWarnings' doesn't exist on type 'ShopifyqlQueryResponse'");
      assert.deepEqual(errors?.[0]?.path, ['query Report', 'shopifyqlQuery', 'parseWarnings']);
      assert.deepEqual(errors?.[0]?.extensions, {
        code: 'undefinedField',
        typeName: 'ShopifyqlQueryResponse',
        fieldName: 'parseWarnings',
        sandbox: partlyKnown,
      });
    }
  }
});

test('a document the platform would refuse is refused with its code and its way through the document', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const cases: [query: string, message: RegExp, path: string[] | undefined, extensions: object, variables?: object][] =
    [
      [
        'query Shop { own: shop(id: 1) { name } }',
        /^Field 'shop' doesn't accept argument 'id'$/,
        ['query Shop', 'own', 'id'],
        { code: 'argumentNotAccepted', name: 'shop', typeName: 'Field', argumentName: 'id', sandbox: partlyKnown },
      ],
      [
        '{ shopifyqlQuery { parseErrors } }',
        /^Field 'shopifyqlQuery' is missing required arguments: query$/,
        ['query', 'shopifyqlQuery'],
        { code: 'missingRequiredArguments', className: 'Field', name: 'shopifyqlQuery', arguments: 'query' },
      ],
      [
        'fragment Own on QueryRoot { shop } { ...Own }',
        /^Field must have selections \(field 'shop' returns Shop but has no selections\. Did you mean 'shop { \.\.\. }'\?\)$/,
        ['fragment Own', 'shop'],
        { code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop' },
      ],
      [
        '{ shop { name { first } } }',
        /^Selections can't be made on scalars \(field 'name' returns String but has selections \["first"\]\)$/,
        ['query', 'shop', 'name'],
        { code: 'selectionMismatch', nodeName: "field 'name'", typeName: 'String' },
      ],
      [
        'query($q: String!) { shopifyqlQuery(query: $q) { parseErrors } }',
        /^Variable \$q of type String! was provided invalid value$/,
        undefined,
        {
          code: 'INVALID_VARIABLE',
          value: null,
          problems: [{ path: [], explanation: 'Expected value to not be null' }],
        },
      ],
    ];
  for (const [query, message, path, extensions, variables] of cases) {
    const { data, errors = [], ...rest } = await ask(platform, query, { token, variables });
    assert.deepEqual([data, errors.length, rest], [undefined, 1, {}], query);
    assert.match(errors[0]?.message ?? '', message);
    assert.deepEqual([errors[0]?.path, errors[0]?.extensions], [path, extensions]);
    assert.ok(errors[0]?.locations);
  }
  const number = await ask(platform, 'query($n: Int) { products(first: $n) { nodes { id } } }', {
    token,
    variables: { n: 'x' },
  });
  const { value, problems } = number.errors?.[0]?.extensions ?? {};
  assert.deepEqual([number.errors?.[0]?.extensions.code, value], ['INVALID_VARIABLE', 'x']);
  const explanation = 'Int cannot represent non-integer value: "x"';
  assert.deepEqual(problems, [{ path: [], explanation }]);
});

test('documents that are none are told apart', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  assert.equal((await platform.graphql(token, {})).status, 400);
  assert.equal((await platform.graphql(token, [1])).status, 400);
  const wrong = await ask(platform, '{ shop { name ', { token });
  assert.equal(wrong.data, undefined);
  assert.match(wrong.errors?.[0]?.message ?? '', /Syntax Error/);
  const elsewhere = await platform.call('/nobody.myshopify.com/admin/api/2026-10/graphql.json', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(elsewhere.status, 404);
});

test('the price is asked before running and what is left comes back', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const cost = async (query: string) => (await ask(platform, query, { token })).extensions.cost;
  const prices: [query: string, requested: number][] = [
    ['{ shop { name } }', 1],
    ['{ shop { plan { publicDisplayName } primaryDomain { host } } }', 3],
    [`{ ${QL} { parseErrors tableData { columns { name } rows } } }`, 3],
    [
      '{ product(id: "gid://shopify/Product/1") { variants(first: 250) { nodes { inventoryItem { id tracked } } } } }',
      25,
    ],
    ['{ products(first: 1) { edges { node { id } cursor } pageInfo { hasNextPage } } }', 3],
  ];
  for (const [query, requested] of prices) assert.equal((await cost(query)).requestedQueryCost, requested, query);
  const nothing = await cost('{ product(id: "gid://shopify/Product/1") { id } }');
  assert.equal(nothing.actualQueryCost, 0);
  const nested =
    'products(first: 250) { nodes { variants(first: 250) { nodes { inventoryItem { inventoryLevels(first: 50) { nodes { location { id } } } } } } } }';
  const dear = await ask(platform, `{ ${nested} }`, { token });
  assert.equal(dear.errors?.[0]?.extensions.code, 'MAX_COST_EXCEEDED');
  assert.equal(dear.data, undefined);
});

test('the bucket leaks: empty it is THROTTLED, and it refills with the seconds', async t => {
  const platform = await startPlatform(t);
  await platform.control('settings', { bucketSize: 100, restoreRate: 10 });
  const { access_token: token } = await platform.install();
  const query = '{ products(first: 250) { nodes { id variants(first: 10) { nodes { id } } } } }';
  const first = await ask(platform, query, { token });
  assert.ok(first.extensions.cost.requestedQueryCost > 60);
  let answer = first;
  for (let tries = 0; tries < 5 && !answer.errors; tries++) answer = await ask(platform, query, { token });
  assert.deepEqual(answer.errors, [
    {
      message: 'Throttled',
      extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
    },
  ]);
  const { requestedQueryCost, actualQueryCost, throttleStatus } = answer.extensions.cost;
  assert.equal(actualQueryCost, null);
  assert.ok(throttleStatus.currentlyAvailable < requestedQueryCost);
  platform.clock.now += ((requestedQueryCost - throttleStatus.currentlyAvailable) / throttleStatus.restoreRate) * 1000;
  assert.equal((await ask(platform, query, { token })).errors, undefined);
});

test('the ShopifyQL budget is a clock minute; each alias pays for itself', async t => {
  const platform = await startPlatform(t);
  await platform.control('settings', { shopifyqlPoints: 8 });
  const { access_token: token } = await platform.install();
  const query = `{ a: ${QL} { parseErrors } b: ${QL} { parseErrors } c: ${QL} { parseErrors } }`;
  const partly = await ask(platform, query, { token });
  assert.deepEqual(
    Object.keys(partly.data ?? {}).filter(alias => partly.data?.[alias] === null),
    ['c'],
  );
  const [error] = partly.errors ?? [];
  assert.equal(error?.message, 'Rate limited. Please retry later.');
  assert.equal(error?.locations, undefined);
  assert.deepEqual(error?.path, ['c']);
  assert.equal(error?.extensions.code, 'THROTTLED');
  const { windowResetAt, ...cost } = (error?.extensions.cost ?? {}) as Record<string, unknown>;
  assert.deepEqual(cost, { requestedQueryCost: 3, maximumAvailable: 8, currentlyAvailable: 2 });
  assert.equal(windowResetAt, '2026-11-20T06:01:00+00:00');
  assert.equal(partly.extensions.shopifyqlCost, undefined);
  platform.clock.now += 60_000;
  const whole = await ask(platform, `{ ${QL} { parseErrors } }`, { token });
  assert.deepEqual(whole.extensions.shopifyqlCost, {
    requestedQueryCost: 3,
    maximumAvailable: 8,
    currentlyAvailable: 5,
    windowResetAt: '2026-11-20T06:02:00+00:00',
  });
});

test('bad ShopifyQL has parse errors, no table and no top-level error', async t => {
  const platform = await startPlatform(t);
  const query = '{ shopifyqlQuery(query: "FROM sales SHOW total_revenue") { parseErrors tableData { rows } } }';
  const { data, errors } = await ask(platform, query);
  assert.equal(errors, undefined);
  assert.deepEqual(data, {
    shopifyqlQuery: { parseErrors: ["Column Not Found: Column 'total_revenue' not found"], tableData: null },
  });
});

interface Page {
  nodes: { id: string; [field: string]: unknown }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string; startCursor: string };
}

test('pages follow each other by cursor and end', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const query = `query P($after: String, $q: String) { productVariants(first: 50, after: $after, query: $q, sortKey: SKU) {
    nodes { id sku } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`;
  const seen: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 10; pages++) {
    const { data } = await ask(platform, query, { token, variables: { after } });
    const page = data?.productVariants as Page;
    assert.equal(page.pageInfo.hasPreviousPage, pages > 0);
    seen.push(...page.nodes.map(node => String(node.sku)));
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) break;
  }
  const { variants } = smallWorld();
  assert.deepEqual(seen, [...variants.sku].sort());
  const wrong = await ask(platform, query, { token, variables: { after: 'eyJ4IjoxfQ==' } });
  assert.match(wrong.errors?.[0]?.message ?? '', /Invalid cursor/);
  for (const [page, message] of [
    ['', /must provide/],
    ['(first: 251)', /between 0 and 250/],
    ['(first: 1, last: 1)', /both/],
  ] as const) {
    const refused = await ask(platform, `{ products${page} { nodes { id } } }`, { token });
    assert.match(refused.errors?.[0]?.message ?? '', message);
  }
});

test('stock now: low, out and by place, as the world has it', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const { variants, store, products } = smallWorld();
  const rows = [...variants.sku.keys()];
  const low = rows.filter(row => itemAt(variants.available, row) <= 5).map(row => variants.sku[row]);
  const search = 'inventory_quantity:<=5 product_status:ACTIVE managed:true';
  const { data } = await ask(
    platform,
    `{ productVariants(first: 250, query: "${search}", sortKey: INVENTORY_QUANTITY) { nodes { id sku inventoryQuantity inventoryItem { tracked } } pageInfo { hasNextPage } } }`,
    { token },
  );
  const page = data?.productVariants as Page;
  assert.deepEqual(new Set(page.nodes.map(node => node.sku)), new Set(low));
  assert.equal(page.nodes.length, low.length);
  const quantities = page.nodes.map(node => Number(node.inventoryQuantity));
  assert.deepEqual(
    quantities,
    quantities.toSorted((one, other) => one - other),
  );
  const places = await ask(
    platform,
    `{ productVariant(id: "gid://shopify/ProductVariant/${store.idBase.variant}") { displayName inventoryItem { unitCost { amount currencyCode }
      inventoryLevels(first: 10) { nodes { location { name } quantities(names: ["available", "on_hand", "committed", "incoming"]) { name quantity } } } } } }`,
    { token },
  );
  const variant = places.data?.productVariant as {
    displayName: string;
    inventoryItem: { inventoryLevels: { nodes: { location: { name: string }; quantities: { quantity: number }[] }[] } };
  };
  assert.equal(variant.displayName, `${products.title[0]} - ${variants.title[0]}`);
  assert.deepEqual(
    variant.inventoryItem.inventoryLevels.nodes.map(({ location, quantities: each }) => [
      location.name,
      ...each.map(({ quantity }) => quantity),
    ]),
    store.locations.map((location, at) => {
      const [available, committed] = [itemAt(itemAt(variants.stock, at), 0), itemAt(itemAt(variants.committed, at), 0)];
      return [location.name, available, available + committed, committed, 0];
    }),
  );
});

test('counts, their limit and what a search cannot use', async t => {
  const platform = await startPlatform(t);
  const { orders, variants, abandoned, today } = smallWorld();
  const rows = [...Array(orders.length).keys()];
  const open = rows.filter(
    row => itemAt(orders.cancelledDay, row) < 0 && textAt(orders.fulfilmentStatus, row) === 'Unfulfilled',
  );
  const left = [...Array(abandoned.length).keys()].filter(row => itemAt(abandoned.recoveredOrder, row) < 0);
  const week = left.filter(row => itemAt(abandoned.day, row) >= today - 7 && itemAt(abandoned.day, row) < today);
  const { data, extensions } = await ask(
    platform,
    `{ open: ordersCount(query: "status:open fulfillment_status:unfulfilled", limit: null) { count precision }
       some: productVariantsCount(limit: 10) { count precision }
       left: abandonedCheckoutsCount(query: "recovery_state:not_recovered", limit: null) { count }
       week: abandonedCheckoutsCount(query: "recovery_state:not_recovered created_at:>='2026-11-13T00:00:00+05:30' created_at:<'2026-11-20T00:00:00+05:30'") { count }
       odd: productsCount(query: "colour:red") { count } }`,
  );
  assert.deepEqual(data, {
    open: { count: open.length, precision: 'EXACT' },
    some: { count: 10, precision: 'AT_LEAST' },
    left: { count: left.length },
    week: { count: week.length },
    odd: { count: smallWorld().products.length },
  });
  assert.ok(variants.length > 10 && open.length > 0 && week.length > 0);
  assert.equal(extensions.search?.length, 1);
});

test('orders older than sixty days need a scope of their own', async t => {
  const platform = await startPlatform(t);
  const query = '{ ordersCount(limit: null) { count } orders(first: 1, reverse: false) { nodes { name createdAt } } }';
  const narrow = await ask(platform, query, { scopes: 'read_orders' });
  const wide = await ask(platform, query, { scopes: 'read_orders,read_all_orders' });
  const countOf = ({ data }: Answer) => (data?.ordersCount as { count: number } | undefined)?.count ?? -1;
  assert.ok(countOf(narrow) < countOf(wide));
  assert.equal(countOf(wide), smallWorld().orders.length);
});

test('the shop is told in its own words', async t => {
  const platform = await startPlatform(t);
  const { data } = await ask(
    platform,
    '{ shop { myshopifyDomain ianaTimezone timezoneOffsetMinutes currencyCode taxesIncluded plan { publicDisplayName } } }',
  );
  assert.deepEqual(data?.shop, {
    myshopifyDomain: SHOP,
    ianaTimezone: 'Asia/Kolkata',
    timezoneOffsetMinutes: 330,
    currencyCode: 'INR',
    taxesIncluded: true,
    plan: { publicDisplayName: 'Grow' },
  });
});
