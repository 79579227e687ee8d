import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alert } from '@tillsight/contract/alerts';
import { smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { callsByPlatform } from '../../../test/three-platform-report.ts';
import { alertRows, twentyAlerts } from '../../../test/twenty-alerts.ts';
import { lookAtAlerts } from './look-at-alerts.ts';

/** Of the small store's variants. */
const pages = 5;
const quarter = 15 * 60_000;
const start = Date.parse('2026-11-20T14:30:00+05:30');

test('twenty alerts over three platforms: no look costs a platform more than one call, and none is forgotten', async t => {
  const clock = { at: start };
  const { server, sandbox, who } = await startWithEveryPlatform(t, { now: () => clock.at, world: smallStore });
  const { organizationId, userId } = who;
  const rows = alertRows(twentyAlerts, { organizationId, userId, at: new Date(start) });
  assert.equal(rows.length, 20);
  await server.deps.db.inOrganization(organizationId, trx => trx.insertInto('alerts').values(rows).execute());
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
