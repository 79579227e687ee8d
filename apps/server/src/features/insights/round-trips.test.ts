import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { smallStore, startWithEveryPlatform, type EveryPlatform } from '../../../test/every-platform.ts';
import { callsByPlatform, thirtyMetricReport, thirtyMetrics } from '../../../test/three-platform-report.ts';
import { askNumbers } from './insights.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');

async function connected(t: Parameters<typeof startWithEveryPlatform>[0]) {
  const at = await startWithEveryPlatform(t, { now, world: smallStore });
  const ask = async (request: MetricRequest): Promise<MetricResult> => {
    const [result] = await askNumbers(at.server.deps, at.who.organizationId, [request]);
    assert.ok(result);
    return result;
  };
  return { ...at, ask };
}

/** Calls for figures that reach the sandbox while something is done. */
async function callsDuring({ sandbox }: Pick<EveryPlatform, 'sandbox'>, during: () => Promise<unknown>) {
  const before = sandbox.control.requests.length;
  await during();
  return callsByPlatform(sandbox.control.requests.slice(before).map(({ url }) => url));
}

const blended = ['marketing_efficiency_score', 'blended_cac', 'ad_spend_share', 'profit_after_ad_spend'];
const platforms = [
  {
    source: 'shopify',
    fault: { platform: 'shopify', operation: 'graphql' },
    /** What cannot be said without it. */
    lost: [...thirtyMetrics.slice(0, 13), ...blended],
    /** Tries that one report may cost it, and thirty at once. */
    most: { one: 3, thirty: 30 },
  },
  {
    source: 'google_analytics',
    fault: { platform: 'google-analytics', operation: 'report' },
    lost: thirtyMetrics.slice(13, 20),
    most: { one: 1, thirty: 5 },
  },
  {
    source: 'google_ads',
    fault: { platform: 'google-ads', operation: 'searchStream' },
    lost: [...thirtyMetrics.slice(20, 26), ...blended],
    most: { one: 6, thirty: 30 },
  },
] as const;

test('three platforms behind one door', async t => {
  const at = await connected(t);
  await t.test(
    'a report of thirty metrics over three platforms, compared: 1 Shopify, 1 GA4 and at most 2 Google Ads calls',
    async () => {
      let result: MetricResult | undefined;
      const calls = await callsDuring(at, async () => (result = await at.ask(thirtyMetricReport)));
      assert.deepEqual([thirtyMetrics.length, thirtyMetrics.filter(key => !metricByKey(key))], [30, []]);
      assert.deepEqual(
        result?.issues.filter(({ kind }) => kind !== 'terms-left-out'),
        [],
      );
      const values = result?.rows[0]?.values ?? {};
      assert.deepEqual(
        thirtyMetrics.filter(key => typeof values[key]?.value !== 'number' || typeof values[key].base !== 'number'),
        [],
      );
      assert.deepEqual([calls.shopify, calls.google_analytics], [1, 1]);
      assert.ok(calls.google_ads <= 2, `${calls.google_ads} calls to Google Ads`);
    },
  );

  await t.test(
    'with one platform down the answer names it, is otherwise whole, and asks it a few times only',
    async () => {
      const whole = await at.ask(thirtyMetricReport);
      for (const [index, { source, fault, lost, most }] of platforms.entries()) {
        const { platform, operation } = fault;
        at.sandbox.control.faults.add(platform, { operation, status: 503 });
        // Another limit makes another question, which nobody remembers.
        const question = { ...thirtyMetricReport, limit: index + 2 };
        let result = whole;
        const calls = await callsDuring(at, async () => (result = await at.ask(question)));
        at.sandbox.control.faults.clear();
        const failed = result.issues.filter(issue => issue.kind !== 'terms-left-out');
        assert.deepEqual(
          failed.map(issue => (issue.kind === 'source-failed' ? [issue.source, issue.reason] : issue.kind)),
          [[source, 'unavailable']],
        );
        const [issue] = failed;
        assert.deepEqual(new Set(issue?.kind === 'source-failed' ? issue.metrics : []), new Set(lost), source);
        for (const key of thirtyMetrics) {
          const wanted = lost.includes(key) ? null : whole.rows[0]?.values[key]?.value;
          assert.equal(result.rows[0]?.values[key]?.value ?? null, wanted, `${key} without ${source}`);
        }
        t.diagnostic(`${source} is down: ${calls[source]} tries`);
        assert.ok(calls[source] <= most.one, `${calls[source]} tries of ${source}`);
      }
    },
  );

  await t.test('thirty questions while every platform is down make no storm of tries', async () => {
    for (const { fault } of platforms)
      at.sandbox.control.faults.add(fault.platform, { operation: fault.operation, status: 503 });
    const questions = Array.from({ length: 30 }, (_, index): MetricRequest => {
      const day = `2026-10-${String(index + 1).padStart(2, '0')}`;
      return { ...thirtyMetricReport, period: { from: day, to: day } };
    });
    const calls = await callsDuring(at, () => Promise.all(questions.map(at.ask)));
    for (const { source, most } of platforms) {
      t.diagnostic(`thirty questions: ${calls[source]} tries of ${source}`);
      assert.ok(calls[source] <= most.thirty, `${calls[source]} tries of ${source}`);
    }
    const again = await callsDuring(at, () => Promise.all(questions.map(at.ask)));
    assert.deepEqual(again, { shopify: 0, google_analytics: 0, google_ads: 0 }, 'They are left alone for a while.');
  });
});
