import assert from 'node:assert/strict';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { compile } from './compile.ts';

/** Of the store that the tests of reading ask about. */
export const timeZone = 'Asia/Kolkata';

/** The first query compiled from these metrics, for tests of how its answer is read. */
export function firstPart(keys: string[], more: Partial<SourceQuery> = {}) {
  const metrics = keys.flatMap(key => metricByKey(key) ?? []);
  assert.equal(metrics.length, keys.length);
  const period = { from: '2026-11-01', to: '2026-11-19' };
  const { parts } = compile(
    [{ id: 'q1', source: 'shopify', metrics, by: [], where: [], period, limit: 10, ...more }],
    timeZone,
  );
  assert.ok(parts[0]);
  return parts[0];
}
