/** Where a course goes is told of the steps that had something, however late it came into the shop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { trendLine } from './course.ts';

function weeks(values: number[]): MetricResult {
  const label = (at: number): string => `2026-W${String(47 - values.length + at).padStart(2, '0')}`;
  return {
    request: {
      metrics: ['total_sales_revenue'],
      by: ['week'],
      period: { from: '2026-08-24', to: '2026-11-19' },
    },
    rows: values.map((value, at) => ({ by: { week: label(at) }, values: { total_sales_revenue: { value } } })),
    issues: [],
    sources: [],
    currency: 'INR',
  };
}

const courses: [what: string, weeks: number[], told: RegExp | undefined][] = [
  ['four weeks against the four before', [10, 10, 10, 10, 20, 20, 20, 20], /^Going up: the last 4 full weeks came to ₹80\b/],
  ['weeks before the launch are none of its own', [0, 0, 0, 0, 0, 100, 90, 50, 40], /^Going down: the last 2 full weeks came to ₹90, .*₹190 in the 2 before/],
  ['a launch of eight weeks ago', [0, 0, 10, 10, 10, 10, 20, 20, 20, 20], /^Going up: the last 4 full weeks/],
  ['two weeks since the launch say nothing', [0, 0, 0, 0, 0, 0, 0, 0, 100, 20], undefined],
]; // prettier-ignore

for (const [what, values, told] of courses)
  test(what, () => {
    const result = weeks(values);
    const [line] = trendLine(result, result.rows, { shop: kesarLane, result, notes: {} });
    if (told) assert.match(line ?? '', told);
    else assert.equal(line, undefined);
  });
