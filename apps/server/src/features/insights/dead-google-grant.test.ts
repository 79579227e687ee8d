/** A consent at Google that has run out or was withdrawn: said in the answer, on the page and by mail; Shopify goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import {
  connectEveryPlatform,
  setPlatforms,
  smallStore,
  startWithEveryPlatform,
} from '../../../test/every-platform.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { createMemory } from '../../infra/memory.ts';
import { askNumbers } from './insights.ts';

const day = 24 * 3_600_000;

test('a grant of Google that ends', async t => {
  let moment = Date.parse('2026-11-12T06:00:00Z');
  const mailbox = await startMailbox(t);
  const settings = { google: { testing: true } };
  const environment = { SMTP_URL: mailbox.url };
  const options = { now: () => moment, world: smallStore, settings, environment };
  const { sandbox, server, who } = await startWithEveryPlatform(t, options);
  server.deps.memory = createMemory({ lifeMs: 0, most: 1 });
  let { client } = who;
  await server.runJobs();

  const ask = async (): Promise<MetricResult> => {
    const metrics = ['net_sales', 'sessions', 'google_ads_cost'];
    const period = { from: '2026-11-02', to: '2026-11-08' };
    const [result] = await askNumbers(server.deps, who.organizationId, [{ metrics, period }]);
    assert.ok(result);
    return result;
  };
  const statuses = async () => {
    const { body } = await client.get('/api/v1/integrations/status/');
    const { integrations } = body as { integrations: { provider: string; status: string }[] };
    return Object.fromEntries(integrations.map(({ provider, status }) => [provider, status]));
  };
  const alive = { shopify: 'active', google_analytics: 'active', google_ads: 'active' };
  const mustReconnect = { shopify: 'active', google_analytics: 'needs_reconnect', google_ads: 'needs_reconnect' };

  const assertEnded = async (mails: number): Promise<void> => {
    const { rows, issues } = await ask();
    const values = rows[0]?.values ?? {};
    assert.ok((values.net_sales?.value ?? 0) > 0, 'Shopify goes on.');
    assert.deepEqual([values.sessions?.value, values.google_ads_cost?.value], [null, null]);
    assert.deepEqual(
      new Set(issues.map(issue => (issue.kind === 'needs-reconnect' ? issue.source : issue.kind))),
      new Set(['google_analytics', 'google_ads']),
    );
    assert.partialDeepStrictEqual(await statuses(), mustReconnect);
    await ask();
    await server.runJobs();
    const told = mailbox.mails.filter(({ to }) => to === who.email);
    assert.equal(told.length, mails, told.map(({ subject }) => subject).join());
    assert.match(told.at(-1)?.subject ?? '', /cannot read Google/);
  };

  await t.test('a week after consenting to an app in testing', async () => {
    assert.deepEqual((await ask()).issues, []);
    moment += 8 * day;
    // The session in the browser has run out as well.
    client = (await server.signedInAs('merchant')).client;
    await assertEnded(1);
  });

  await t.test('connected again it answers; withdrawn at Google it ends again', async () => {
    await setPlatforms(sandbox, { google: { testing: false } });
    await connectEveryPlatform(client);
    assert.partialDeepStrictEqual(await statuses(), alive);
    assert.deepEqual((await ask()).issues, []);
    await fetch(`${sandbox.url}/control/google/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await assertEnded(2);
  });
});
