/** A platform that does not come to an end: within eight seconds the answer goes out without it, and says so. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askNumbers } from '../src/features/insights/insights.ts';
import { smallStore, startWithEveryPlatform } from '../test/every-platform.ts';
import { thirtyMetricReport } from '../test/three-platform-report.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');

const slow = [
  { source: 'shopify', platform: 'shopify', operation: 'graphql', other: 'sessions' },
  { source: 'google_analytics', platform: 'google-analytics', operation: 'report', other: 'net_sales' },
  { source: 'google_ads', platform: 'google-ads', operation: 'searchStream', other: 'net_sales' },
];

for (const { source, platform, operation, other } of slow) {
  test(`${source} is not waited for longer than eight seconds`, async t => {
    const { sandbox, server, who } = await startWithEveryPlatform(t, { now, world: smallStore });
    sandbox.control.faults.add(platform, { operation, delayMs: 20_000 });
    const began = performance.now();
    const [result] = await askNumbers(server.deps, who.organizationId, [thirtyMetricReport]);
    const seconds = (performance.now() - began) / 1000;
    t.diagnostic(`${source}: ${seconds.toFixed(1)} s`);
    assert.ok(seconds < 9, `${seconds} s`);
    const failed = result?.issues.filter(({ kind }) => kind !== 'terms-left-out') ?? [];
    assert.deepEqual(
      failed.map(issue => (issue.kind === 'source-failed' ? [issue.source, issue.reason] : issue.kind)),
      [[source, 'timeout']],
    );
    assert.ok((result?.rows[0]?.values[other]?.value ?? 0) > 0);
  });
}
