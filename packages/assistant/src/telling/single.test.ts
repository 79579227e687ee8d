import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Ask } from '../intent.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { figureLines } from './single.ts';

const ask: Ask = { metrics: [{ key: 'delivered_profit', named: true }], by: [], filters: [], bounds: [] };
const unpriced: Issue = { kind: 'rates-not-set', metrics: ['delivered_profit'], rates: ['packaging'] };

const linesWith = (...issues: Issue[]): string[] => {
  const request = { metrics: ['delivered_profit'], period: { from: '2026-10-01', to: '2026-10-31' } };
  const rows = [{ by: {}, values: { delivered_profit: { value: null } } }];
  const result: MetricResult = { request, rows, issues, sources: [], currency: 'INR' };
  return figureLines(result, { shop: kesarLane, notes: {}, ask });
};

test('a figure that lacks rates is not called unknown above the line that says so', () => {
  assert.deepEqual(linesWith(unpriced), []);
  assert.match(linesWith()[0] ?? '', /: no figure\.$/);
  assert.match(linesWith({ ...unpriced, ofBase: true })[0] ?? '', /: no figure\.$/);
});
