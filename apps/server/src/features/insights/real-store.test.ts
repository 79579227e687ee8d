import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { startSandbox } from '@tillsight/sandbox/sandbox';
import { startServer } from '../../../test/kit.ts';
import { askNumbers } from './insights.ts';

const file = path.resolve(import.meta.dirname, '../../../../../../shared/data/online-retail/orders.csv.gz');
const skip = existsSync(file) ? false : 'the real orders of ../shared/data are not here';

/** A Friday morning in London; the store's last day in the file becomes the day before. */
const now = Date.parse('2026-11-20T09:00:00Z');
const shop = 'online-retail.myshopify.com';

/** The second road: one line of the file as a plain loop reads it. Cents, because sums of floats drift. */
type Line = {
  order: string;
  day: string;
  sku: string;
  quantity: number;
  cents: number;
  price: number;
  country: string;
};
let lines: Line[] = [];

before(() => {
  if (!skip) lines = movedToYesterday(linesOf(gunzipSync(readFileSync(file)).toString('utf8')));
});

function linesOf(text: string): Line[] {
  const rows = text.split('\n').slice(1).filter(Boolean);
  return rows.map(row => {
    const cells = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, ''),
    );
    const [order = '', at = '', sku = '', , quantity = '', price = '', , country = ''] = cells;
    const cents = Math.round(Number(quantity) * Number(price) * 100);
    return {
      order,
      day: at.slice(0, 10),
      sku: sku.toUpperCase(),
      quantity: Number(quantity),
      cents,
      price: Number(price),
      country,
    };
  });
}

function movedToYesterday(read: Line[]): Line[] {
  const last = read.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const shift = Date.parse('2026-11-19') - Date.parse(last);
  return read.map(line => ({ ...line, day: new Date(Date.parse(line.day) + shift).toISOString().slice(0, 10) }));
}

/** The shop's figures from some of the lines. */
function figuresOf(some: readonly Line[]) {
  const sold = some.filter(({ order, quantity, price }) => /^\d/.test(order) && quantity > 0 && price > 0);
  const back = some.filter(({ order }) => order.startsWith('C'));
  const sum = (of: readonly Line[], what: 'cents' | 'quantity') => of.reduce((total, line) => total + line[what], 0);
  const orders = new Set(sold.map(({ order }) => order)).size;
  const gross = sum(sold, 'cents') / 100;
  return {
    gross_sales: gross,
    returns_value: -sum(back, 'cents') / 100,
    net_sales: (sum(sold, 'cents') + sum(back, 'cents')) / 100,
    total_orders: orders,
    units_sold: sum(sold, 'quantity'),
    average_order_value: orders === 0 ? null : gross / orders,
  };
}

const metrics = ['gross_sales', 'returns_value', 'net_sales', 'total_orders', 'units_sold', 'average_order_value'];
const whole = { from: '2025-11-11', to: '2026-11-19' };

test('a real store: every figure equals the sum over its file, to the cent', { skip }, async t => {
  const sandbox = await startSandbox({ ordersFile: file, now });
  t.after(() => sandbox.close());
  const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now: () => now });
  const who = await server.signedInAs('merchant');
  await connect(who.client);
  const ask = async (request: MetricRequest, issues: MetricResult['issues'] = []): Promise<MetricResult> => {
    const [result] = await askNumbers(server.deps, who.organizationId, [request]);
    assert.ok(result);
    assert.deepEqual(result.issues, issues);
    return result;
  };

  await t.test('totals', async () => {
    const result = await ask({ metrics, period: whole });
    assertFigures(result.rows[0]?.values ?? {}, figuresOf(lines), 'the whole file');
  });
  for (const [by, keyOf] of [
    ['day', (line: Line) => line.day],
    ['month', (line: Line) => line.day.slice(0, 7)],
    ['country', (line: Line) => (line.country === 'USA' ? 'United States' : line.country)],
  ] as const) {
    await t.test(`by ${by}`, async () => {
      const result = await ask({ metrics, by: [by], period: whole, limit: 1000 });
      const wanted = Map.groupBy(lines, keyOf);
      for (const [key, some] of wanted) {
        const figures = figuresOf(some);
        const row = result.rows.find(({ by: values }) => (values[by] ?? '') === key);
        if (figures.gross_sales === 0 && figures.returns_value === 0) continue;
        assert.ok(row, `${by} ${key} is missing`);
        assertFigures(row.values, figures, `${by} ${key}`);
      }
      const extra = result.rows.filter(
        ({ by: values, values: { total_orders } }) => !wanted.has(values[by] ?? '') && (total_orders?.value ?? 0) !== 0,
      );
      assert.deepEqual(extra, []);
    });
  }
  await t.test('the twenty best products', async () => {
    const best = { by: 'gross_sales', direction: 'desc' } as const;
    const request = { metrics: ['gross_sales'], by: ['sku'], period: whole, order: best, limit: 20 };
    // The store has more than are counted beside a list.
    const result = await ask(request, [{ kind: 'rows-left-out', limit: 1000 }]);
    const ranking = [...Map.groupBy(lines, ({ sku }) => sku)]
      .map(([sku, some]) => [sku, figuresOf(some).gross_sales] as const)
      .sort((one, other) => other[1] - one[1])
      .slice(0, 20);
    assert.deepEqual(
      result.rows.map(({ by, values }) => [by.sku, values.gross_sales?.value]),
      ranking,
    );
  });
});

type Values = Record<string, { value: number | null }>;

function assertFigures(values: Values, wanted: Record<string, number | null>, where: string): void {
  for (const [key, figure] of Object.entries(wanted)) {
    const value = values[key]?.value ?? null;
    if (figure === null) assert.equal(value, null, `${key} of ${where}`);
    else
      assert.ok(
        Math.abs((value ?? Number.NaN) - figure) < 0.005,
        `${key} of ${where} is ${value}, the file says ${figure}`,
      );
  }
}

async function connect(
  client: Awaited<ReturnType<Awaited<ReturnType<typeof startServer>>['signedInAs']>>['client'],
): Promise<void> {
  const begun = await client.get(`/api/v1/oauth/shopify/auth?shop=${shop}`);
  const decided = await fetch(begun.headers.get('location') ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=install',
  });
  const back = new URL(decided.headers.get('location') ?? '');
  const landed = await client.get(`${back.pathname}${back.search}`);
  assert.match(landed.headers.get('location') ?? '', /oauth_status=success/);
}
