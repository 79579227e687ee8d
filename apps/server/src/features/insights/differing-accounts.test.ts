/** Accounts in another currency and zone than the store, and answers that Google Analytics keeps something back from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { askNumbers } from './insights.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');
const period = { from: '2026-11-09', to: '2026-11-15' };
const [dollars, london] = [{ currency: 'USD' }, { timeZone: 'Europe/London' }];

test('accounts that differ from the store', async t => {
  const settings = { 'google-ads': { ...dollars, ...london }, 'google-analytics': london };
  const { sandbox, server, who } = await startWithEveryPlatform(t, { now, world: smallStore, settings });
  const ask = async (request: Omit<MetricRequest, 'period'>): Promise<MetricResult> => {
    const [result] = await askNumbers(server.deps, who.organizationId, [{ ...request, period }]);
    assert.ok(result);
    return result;
  };

  await t.test('two currencies are never added, and one of them is named where it stands alone', async () => {
    const result = await ask({ metrics: ['blended_cac', 'ad_spend_share', 'google_ads_cost', 'total_sales_revenue'] });
    const values = result.rows[0]?.values ?? {};
    assert.equal(values.ad_spend_share?.value, null);
    assert.ok((values.google_ads_cost?.value ?? 0) > 0);
    assert.equal(result.currencies?.google_ads_cost, 'USD');
    assert.equal(result.currencies?.total_sales_revenue, undefined);
    const mixed = result.issues.flatMap(issue => (issue.kind === 'mixed-currencies' ? [issue] : []));
    assert.deepEqual(
      mixed.map(({ metric, currencies }) => [metric, currencies.toSorted((a, b) => a.localeCompare(b))]),
      [['ad_spend_share', ['INR', 'USD']]],
    );
  });

  await t.test('two time zones give a value, and are said', async () => {
    const { rows, issues } = await ask({ metrics: ['analytics_order_coverage'] });
    assert.ok((rows[0]?.values.analytics_order_coverage?.value ?? 0) > 0);
    assert.deepEqual(issues, [
      { kind: 'mixed-time-zones', metric: 'analytics_order_coverage', timeZones: ['Europe/London', 'Asia/Kolkata'] },
    ]);
  });

  for (const name of ['thresholded', 'data-loss', 'sampled']) {
    await t.test(`an answer that is ${name} says so, to the engine and to the reader`, async () => {
      sandbox.control.faults.add('google-analytics', { operation: 'report', name });
      const { rows, issues } = await ask({ metrics: ['sessions'], by: ['city'], limit: name.length });
      assert.ok(rows.length > 0);
      assert.deepEqual(issues, [{ kind: 'hidden-rows', source: 'google_analytics' }]);
      const question = `GA4 sessions by ${name === 'sampled' ? 'country' : 'city'} last week`;
      const asked = { user_id: who.userId, question };
      const reply = await who.client.post('/api/v1/chatbot/ask/', asked);
      sandbox.control.faults.clear();
      assert.match(JSON.stringify(reply.body), /Google Analytics hides small groups, so rows may be missing/);
    });
  }
});
