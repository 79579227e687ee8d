import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { missingLines } from './missing-rows.ts';

const period = { from: '2026-11-09', to: '2026-11-15' };

function told(by: string[], is: string[], found: (string | null)[], more: Partial<MetricRequest> = {}): string[] {
  const [dimension = ''] = by;
  const request = { metrics: ['total_orders'], by, where: [{ dimension, is }], period, ...more };
  const rows = found.map(value => ({ by: { [dimension]: value }, values: { total_orders: { value: 4 } } }));
  const result: MetricResult = { request, rows, issues: [], sources: [], currency: 'INR' };
  return missingLines(result, { shop: { ...kesarLane, language: 'english' } });
}

const cities = ['Mumbai', 'Leh', 'Kota'];

const cases: [what: string, lines: string[], expected: string[]][] = [
  ['asked for by name and without a row', told(['city'], cities, ['Mumbai']), ['• Leh, Kota: none']],
  ['each has a row', told(['city'], cities, ['Leh', 'Mumbai', 'Kota']), []],
  ['another spelling has the row', told(['city'], ['Mumbai', 'Bangalore', 'Bengaluru'], ['Mumbai', 'Bengaluru']), []],
  ['letters of another size', told(['payment_method'], ['card', 'UPI'], ['Card']), ['• UPI: none']],
  ['nothing at all, which the head says', told(['city'], cities, []), []],
  ['one value alone', told(['city'], ['Leh'], ['Mumbai']), []],
  ['rows were cut off', told(['city'], cities, ['Mumbai'], { limit: 1 }), []],
  ['a condition kept some out', told(['city'], cities, ['Mumbai'], { having: [] }), []],
  ['a table of two ways', told(['city', 'month'], cities, ['Mumbai']), []],
];

for (const [what, lines, expected] of cases) test(what, () => assert.deepEqual(lines, expected));
