import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricResult } from '@tillsight/metrics/request';
import { reportOf, type ReportPlan } from './compose-report.ts';
import { pictureOf } from './report-picture.ts';
import { requestsFor } from './trend.ts';

const daily: ReportPlan = {
  role: 'executive',
  frequency: 'daily',
  metrics: ['total_sales_revenue'],
  period: { from: '2026-11-19', to: '2026-11-19' },
  base: { from: '2026-11-18', to: '2026-11-18' },
  store: 'Kesar Lane',
  country: 'IN',
  language: 'english',
};

test('beside the days stands what is usual on such a weekday', () => {
  const [, request] = requestsFor(daily);
  assert.deepEqual(request?.period, { from: '2026-09-11', to: '2026-11-19' }, 'Eight weeks before the fourteen days.');
  const monday = Date.parse('2026-09-07T00:00:00Z');
  const week = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000];
  const rows = Array.from({ length: 74 }, (_, index) => ({
    by: { day: new Date(monday + index * 86_400_000).toISOString().slice(0, 10) },
    values: { total_sales_revenue: { value: index === 73 ? 8_000 : index === 45 ? 900_000 : (week[index % 7] ?? 0) } },
  })).filter(({ by }) => by.day >= '2026-09-11');
  assert.ok(request);
  const series: MetricResult = { request, rows, issues: [], sources: [], currency: 'INR' };
  const of = (result: MetricResult) => {
    const [figures] = requestsFor(daily);
    assert.ok(figures);
    const own = { request: figures, rows: [], issues: [], sources: [], currency: 'INR' };
    return reportOf(daily, [own, result]);
  };
  const report = of(series);
  assert.deepEqual(report.trend?.values, [5_000, 6_000, 7_000, ...week, 1_000, 2_000, 3_000, 8_000]);
  assert.deepEqual(report.trend?.usual, [5_000, 6_000, 7_000, ...week, 1_000, 2_000, 3_000, 4_000]);
  assert.equal(report.trend?.last, '₹8,000 (usually ₹4,000)');
  assert.match(pictureOf(report), /stroke-dasharray.*Usual that weekday/s);
  const young: Issue = { kind: 'history-begins', source: 'shopify', day: '2026-10-30' };
  const begun = of({ ...series, issues: [young] });
  assert.deepEqual([begun.trend?.usual.some(each => each !== null), begun.trend?.last], [false, '₹8,000']);
  assert.doesNotMatch(pictureOf(begun), /dasharray|Usual/);
});

test('days that did not come are no empty chart', () => {
  const [figures, request] = requestsFor(daily);
  assert.ok(figures && request);
  const rows = ['2026-11-18', '2026-11-19'].map(day => ({
    by: { day },
    values: { total_sales_revenue: { value: null } },
  }));
  const told = { issues: [], sources: [], currency: 'INR' };
  const report = reportOf(daily, [
    { request: figures, rows: [], ...told },
    { request, rows, ...told },
  ]);
  assert.equal(report.trend, null);
  assert.doesNotMatch(pictureOf(report), /by day/);
});
