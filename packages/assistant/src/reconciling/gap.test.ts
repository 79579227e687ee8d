import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { sumOf } from '../why/arithmetic.ts';
import { ordersGap, revenueGap, type GapFigures } from './gap.ts';
import { tellGap } from './tell-gap.ts';

const period = { from: '2026-10-21', to: '2026-11-19' };

function resultOf(rows: { by?: Record<string, string>; values: Record<string, number> }[]): MetricResult {
  return {
    request: { metrics: [], period },
    rows: rows.map(({ by = {}, values }) => ({
      by,
      values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
    })),
    issues: [],
    sources: [],
    currency: 'INR',
  };
}

const online = {
  total_sales_revenue: 1_070_000,
  total_orders: 400,
  gross_sales: 1_100_000,
  discounts: 100_000,
  net_sales: 900_000,
  returns_value: 100_000,
  taxes: 90_000,
  shipping_charges: 70_000,
  additional_fees: 10_000,
  duties: 0,
};

/** A shop of 400 online orders and 50 over the counter; `sent` is what Analytics is told of an order. */
function figuresOf(sent: number, purchases: number, recent = { orders: 0, purchases: 0 }): GapFigures {
  return {
    whole: resultOf([{ values: { total_sales_revenue: 1_200_000, total_orders: 450 } }]),
    byChannel: resultOf([
      { by: { sales_channel: 'Online Store' }, values: online },
      { by: { sales_channel: 'Point of Sale' }, values: { total_sales_revenue: 130_000, total_orders: 50 } },
    ]),
    analytics: resultOf([
      { values: { purchaseRevenue: sent * purchases, ecommercePurchases: purchases, refundAmount: 0 } },
    ]),
    recent,
  };
}

/** Per order: 2,500 of goods, 250 of tax, 200 of shipping and fees. */
const withTax = 2950;
const amounts = (gap: ReturnType<typeof revenueGap>): Record<string, number> =>
  Object.fromEntries(gap!.causes.map(({ name, amount }) => [name, Math.round(amount)]));

test('the causes of a gap in money add up to it, with tax in both', () => {
  const gap = revenueGap(figuresOf(withTax, 370, { orders: 20, purchases: 18 }));
  assert.equal(Math.round(sumOf(gap!.causes.map(cause => cause.amount))), 1_200_000 - withTax * 370);
  assert.deepEqual(amounts(gap), {
    channels: 130_000,
    unseen: 28 * withTax,
    recent: 2 * withTax,
    returns: -110_000,
    tax: 0,
    rest: 0,
  });
  assert.equal(gap!.hasTax, true);
});

test('where Analytics is sent values without tax, tax and shipping are a cause', () => {
  const gap = revenueGap(figuresOf(2500, 400));
  assert.equal(gap!.hasTax, false);
  assert.equal(amounts(gap)['tax'], 180_000);
  assert.equal(amounts(gap)['rest'], 0);
});

test('a gap in orders is tills, unseen orders and those still coming', () => {
  const gap = ordersGap(figuresOf(withTax, 370, { orders: 20, purchases: 18 }));
  assert.deepEqual(amounts(gap), { channels: 50, unseen: 28, recent: 2 });
  assert.equal(gap!.shop - gap!.analytics, 80);
});

test('what is written adds up to the gap that is written', () => {
  const gap = revenueGap(figuresOf(withTax + 0.37, 371, { orders: 11, purchases: 10 }))!;
  const lines = tellGap(gap, { period, shop: kesarLane, isMoney: true, zonesDiffer: false });
  const amount = (line: string): number => {
    const [, sign = '+', digits = '0'] = /([+−])₹([\d,]+)(?=[,.]|$)/.exec(line) ?? [];
    return Number(`${sign.replace('−', '-')}${digits.replaceAll(',', '')}`);
  };
  assert.equal(
    sumOf(lines.filter(line => line.startsWith('•')).map(amount)),
    amount(lines[0]!.replace(', made of:', '')),
  );
});

test('without the figures of one side there is no gap to tell', () => {
  assert.equal(revenueGap({ ...figuresOf(withTax, 370), analytics: undefined }), undefined);
  assert.equal(ordersGap({ ...figuresOf(withTax, 370), byChannel: undefined }), undefined);
});
