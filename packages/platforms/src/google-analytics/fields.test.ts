/** Every report that can be asked for, held against the published names and limits. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allMetrics } from '@tillsight/metrics/catalogue';
import { compile, requestOf } from './compile.ts';

const file = new URL('../../../../../shared/reference/ga4-fields.json', import.meta.url);
const skip = existsSync(file) ? false : 'the shared reference folder is not beside the repository';
type Named = { name: string };
type Fields = {
  metrics: Named[];
  dimensions: Named[];
  patterns: { metrics: string[] };
  realtime: { metrics: string[]; dimensions: string[] };
};

test('every report names published fields and stays within the limits of one report', { skip }, () => {
  const fields = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  const patterns = fields.patterns.metrics.map(pattern => pattern.split(':')[0]);
  const known = {
    metrics: new Set(fields.metrics.map(({ name }) => name)),
    dimensions: new Set(fields.dimensions.map(({ name }) => name)),
  };
  const period = { from: '2026-11-01', to: '2026-11-19' };
  let count = 0;
  for (const metric of allMetrics.filter(each => 'google_analytics' in each.source)) {
    const keys = metric.dimensions.filter(key => key !== 'quarter');
    const pairs = keys.flatMap((first, index) => keys.slice(index + 1).map(second => [first, second]));
    for (const by of [[], ...keys.map(key => [key]), ...pairs]) {
      const where = by.map(dimension => ({ dimension, is: ['1'] }));
      const [report] = compile([
        { id: 'q', source: 'google_analytics', metrics: [metric], by, where, period, base: period, limit: 10_000 },
      ]);
      assert.ok(report);
      const request = requestOf(report) as {
        metrics: Named[];
        dimensions: Named[];
        dateRanges?: Named[];
        limit: string;
      };
      for (const { name } of request.metrics) {
        const isKnown: boolean = report.isRealtime
          ? fields.realtime.metrics.includes(name)
          : known.metrics.has(name) || patterns.includes(name.split(':')[0]);
        assert.ok(isKnown, `${metric.key}: ${name}`);
      }
      for (const { name } of request.dimensions) {
        assert.ok(
          report.isRealtime ? fields.realtime.dimensions.includes(name) : known.dimensions.has(name),
          `${metric.key} by ${name}`,
        );
      }
      assert.ok(
        request.metrics.length <= 10 && request.dimensions.length <= 9 && (request.dateRanges?.length ?? 0) <= 4,
      );
      assert.ok(Number(request.limit) <= 250_000);
      count += 1;
    }
  }
  assert.ok(count > 4_000, String(count));
});
