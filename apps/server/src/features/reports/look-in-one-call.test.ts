import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Alert, AlertCondition } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import { smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { callsByPlatform } from '../../../test/three-platform-report.ts';
import { lookAtAlerts } from './look-at-alerts.ts';

/** Of the small store's variants. */
const pages = 5;
const quarter = 15 * 60_000;
const start = Date.parse('2026-11-20T14:30:00+05:30');

const of = (metric: string, more: Partial<KeptRequest> = {}): KeptRequest => ({
  metrics: [metric],
  days: 'today',
  ...more,
});
const product = (name: string): Partial<KeptRequest> => ({ where: [{ dimension: 'product', is: [name] }] });
const never = { kind: 'above', value: 1e9 } as const;
const unusual = { kind: 'unusual', way: 'either' } as const;
const moved = { kind: 'moved', way: 'up', percent: 1000 } as const;

/** Of every kind, over all three platforms. */
const mixed: [KeptRequest, AlertCondition][] = [
  [of('total_orders'), never],
  [of('total_sales_revenue'), never],
  [of('total_sales_revenue'), unusual],
  [of('total_orders'), unusual],
  [of('total_orders'), moved],
  [of('units_sold', product('Terracotta Lantern')), never],
  [of('total_orders'), { kind: 'none', hours: 48 }],
  [of('inventory_on_hand', product('Terracotta Lantern')), { kind: 'below', value: -5 }],
  [of('days_of_cover', product('Mogra Candle')), { kind: 'below', value: -5 }],
  [of('total_sales_revenue', { days: 'this-month' }), never],
  [of('store_conversion_rate'), never],
  [of('sessions'), never],
  [of('sessions'), unusual],
  [of('sessions'), moved],
  [of('engagementRate'), never],
  [of('google_ads_cost'), never],
  [of('google_ads_cost'), unusual],
  [of('google_ads_clicks'), unusual],
  [of('google_ads_cost'), moved],
  [of('total_ad_spend'), never],
];

test('twenty alerts over three platforms: no look costs a platform more than one call, and none is forgotten', async t => {
  const clock = { at: start };
  const { server, sandbox, who } = await startWithEveryPlatform(t, { now: () => clock.at, world: smallStore });
  const { organizationId, userId } = who;
  assert.equal(mixed.length, 20);
  const made_at = new Date(start);
  await server.deps.db.inOrganization(organizationId, trx =>
    trx
      .insertInto('alerts')
      .values(
        mixed.map(([request, condition]) => ({
          organization_id: organizationId,
          id: randomUUID(),
          user_id: userId,
          sentence: 'Tell me.',
          request: JSON.stringify(request),
          condition: JSON.stringify(condition),
          channel: 'email' as const,
          every_minutes: request.metrics.some(
            key => /session|engage|google|ad_spend|inventory|cover/.test(key) && !/store/.test(key),
          )
            ? 60
            : 15,
          quiet_from: '22:00',
          quiet_to: '08:00',
          rest_hours: 24,
          is_paused: false,
          made_at,
          next_look: made_at,
          looked_at: null,
          fired_at: null,
          cleared_at: null,
          again_at: null,
          failed_at: null,
          waits_for: null,
        })),
      )
      .execute(),
  );
  const alerts = async () => ((await who.client.get('/api/v1/alerts/')).body as { alerts: Alert[] }).alerts;
  let waited = 0;
  for (let look = 0; look < 8; look++) {
    clock.at = start + look * quarter;
    const before = sandbox.control.requests.length;
    await lookAtAlerts(server.deps, organizationId);
    const calls = callsByPlatform(sandbox.control.requests.slice(before).map(({ url }) => url));
    t.diagnostic(`look ${look + 1}: ${JSON.stringify(calls)}`);
    // Once an hour the shop is asked for its stock as well, of which one call gives a page.
    const most: Record<string, number> = { shopify: look % 4 === 0 ? pages : 1 };
    for (const [platform, count] of Object.entries(calls))
      assert.ok(count <= (most[platform] ?? 1), `look ${look + 1}: ${count} calls to ${platform}`);
    waited += (await alerts()).filter(({ waits_for }) => waits_for !== null).length;
    if (look === 3) {
      const missed = (await alerts()).filter(({ looked_at }) => looked_at === null);
      assert.deepEqual(
        missed.map(({ title }) => title),
        [],
        'Within an hour each was looked at.',
      );
    }
  }
  const told = await alerts();
  assert.deepEqual(
    told.filter(({ failed_at }) => failed_at !== null).map(({ title }) => title),
    [],
  );
  assert.ok(waited > 0, 'Google Ads answers one search a call: who found no room says so.');
  assert.ok(told.every(({ waits_for }) => waits_for === null || waits_for === 'google_ads'));
});
