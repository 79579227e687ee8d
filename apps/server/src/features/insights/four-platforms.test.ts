import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { connectMetaAccount } from '../../../test/connected-meta.ts';
import { smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { callsByPlatform, thirtyMetricReport, thirtyMetrics } from '../../../test/three-platform-report.ts';
import { askNumbers } from './insights.ts';

const ofMeta =
  'impressions clicks spend ctr cpc meta_reach meta_link_clicks meta_purchases meta_purchase_value meta_roas'.split(
    ' ',
  );

test('a report of forty metrics over four platforms, compared: 1 Shopify, 1 GA4, at most 2 Google Ads and 2 Meta calls', async t => {
  const now = () => Date.parse('2026-11-20T06:00:00Z');
  const environment = { SANDBOX_META: 'on' };
  const { sandbox, server, who } = await startWithEveryPlatform(t, { now, world: smallStore, environment });
  const report: MetricRequest = { ...thirtyMetricReport, metrics: [...thirtyMetrics, ...ofMeta] };
  const spendBefore = await ask(thirtyMetricReport);
  await connectMetaAccount(who.client);
  const before = sandbox.control.requests.length;
  const { values, issues } = await ask(report);
  const urls = sandbox.control.requests.slice(before).map(({ url }) => url);
  const calls = callsByPlatform(urls);
  const meta = urls.filter(url => /graph\.facebook\.com\/.*\/insights/.test(url)).length;
  assert.deepEqual([report.metrics.length, issues], [40, []]);
  const silent = report.metrics.filter(
    key => typeof values[key]?.value !== 'number' || typeof values[key].base !== 'number',
  );
  assert.deepEqual(silent, []);
  assert.deepEqual([calls.shopify, calls.google_analytics], [1, 1]);
  assert.ok(calls.google_ads <= 2 && meta > 0 && meta <= 2, `${calls.google_ads} of Google Ads, ${meta} of Meta`);
  const of = (key: string) => values[key]?.value ?? 0;
  assert.ok(Math.abs(of('total_ad_spend') - of('google_ads_cost') - of('spend')) < 1e-6);
  assert.ok(of('total_ad_spend') > (spendBefore.values.total_ad_spend?.value ?? Infinity));

  async function ask(request: MetricRequest) {
    const [result] = await askNumbers(server.deps, who.organizationId, [request]);
    assert.ok(result);
    return {
      values: result.rows[0]?.values ?? {},
      issues: result.issues.filter(({ kind }) => kind !== 'terms-left-out'),
    };
  }
});
