/** The line of a report about a target, from a made-up history. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import { requestForTarget, targetInReport } from './target-in-report.ts';

const lastDay = '2026-11-19';
const manner = { country: 'IN', lastDay } as const;
const sales: Target = {
  id: 'gid://shopify/AnalyticsTarget/1',
  name: 'November sales',
  metric: 'total_sales_revenue',
  value: 3_000_000,
  currency: 'INR',
  period: { from: '2026-11-01', to: '2026-11-30' },
  part: null,
};
const orders: Target = { ...sales, name: 'Orders', metric: 'total_orders', value: 600 };

/** ₹1,00,000 and ten orders on each day. */
function history(from = '2025-10-16'): MetricResult {
  const request = requestForTarget(['total_sales_revenue', 'total_orders', 'sessions'], lastDay);
  assert.ok(request);
  const rows = daysOf({ from, to: lastDay }).map(day => ({
    by: { day },
    values: { total_sales_revenue: { value: 100_000 }, total_orders: { value: 10 } },
  }));
  return { request, rows, issues: [], sources: [], currency: 'INR' };
}

test('the days behind it are those that a forecast remembers, of figures that targets are set for', () => {
  assert.deepEqual(history().request, {
    metrics: ['total_sales_revenue', 'total_orders'],
    by: ['day'],
    period: { from: '2025-10-16', to: lastDay },
  });
  assert.equal(requestForTarget(['sessions', 'store_conversion_rate'], lastDay), undefined);
});

test('sales come before orders; what is said is the target, the days so far, and the chance', () => {
  const of = (target: Target, result = history()) => targetInReport([orders, target], { ...manner, result });
  assert.match(
    of(sales) ?? '',
    /^Target November sales: ₹19,00,000 of ₹30,00,000 so far, about ₹3\d,\d\d,\d{3} expected by 30 Nov 2026: about a \d\d% chance\.$/,
  );
  assert.match(of({ ...sales, value: 9_000_000 }) ?? '', /: a chance of 5% or less\.$/);
  assert.match(
    of({ ...sales, value: 1_000_000 }) ?? '',
    /: reached before 30 Nov 2026, with ₹19,00,000 against ₹10,00,000/,
  );
  const ended = { ...sales, period: { from: '2026-11-01', to: lastDay } };
  assert.match(of(ended) ?? '', /: missed, with ₹19,00,000 against ₹30,00,000\.$/);
  assert.match(of(sales, history('2026-11-05')) ?? '', /₹15,00,000 of ₹30,00,000 so far, until 30 Nov 2026\.$/);
  assert.match(of({ ...sales, currency: 'USD' }) ?? '', /^Target Orders: 190 of 600/);
  const told = (language: 'hindi' | 'hinglish') =>
    targetInReport([sales], { ...manner, language, result: history() }) ?? '';
  assert.match(
    told('hinglish'),
    /^Target November sales: ab tak ₹30,00,000 mein se ₹19,00,000, .*chance kareeb \d\d%\.$/,
  );
  assert.match(told('hindi'), /^टारगेट November sales: अब तक ₹30,00,000 में से ₹19,00,000, .*संभावना क़रीब \d\d%।$/);
});

test('nothing is said where no target covers the day, or it is of a part of the shop', () => {
  const others: Partial<Target>[] = [
    { part: "billing_city = 'Mumbai'" },
    { period: { from: '2026-12-01', to: '2026-12-31' } },
    { period: { from: '2026-10-01', to: '2026-10-31' } },
    { metric: null },
  ];
  for (const other of others)
    assert.equal(targetInReport([{ ...sales, ...other }], { ...manner, result: history() }), null);
  assert.equal(targetInReport([], { ...manner, result: history() }), null);
});
