import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alert } from '@tillsight/contract/alerts';
import { connectShop } from '../../../test/connected.ts';
import { nine, startWithPhones } from '../../../test/phones.ts';
import { callsByPlatform } from '../../../test/three-platform-report.ts';
import { createMemory } from '../../infra/memory.ts';
import { lookAtAlerts } from './look-at-alerts.ts';

const evening = nine + 11 * 60 * 60_000;

test('failing payments: a share of the attempts of the latest hours, in one call with other alerts, told with both counts', async t => {
  const stand = await startWithPhones(t, { sandbox: { world: { months: 2, events: [] } } });
  const { server } = stand;
  server.deps.memory = createMemory({ lifeMs: 0, most: 100 });
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000001');
  for (const sentence of [
    'tell me when payments fail more than 99%',
    'tell me when payment failures rise',
    'tell me when payments fail more than 1%',
  ]) {
    const made = await who.client.post('/api/v1/alerts/', { sentence });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    stand.clock.at += 1_000;
  }
  const alertsOf = async () => ((await who.client.get('/api/v1/alerts/')).body as { alerts: Alert[] }).alerts;
  assert.deepEqual(
    (await alertsOf()).map(({ title }) => title),
    [
      'Failed payments today above 99% of payment attempts',
      'Failed payments today unusually high',
      'Failed payments today above 1% of payment attempts',
    ],
  );
  const [messages, requests] = [phone.messages().length, server.sandbox?.control.requests ?? []];
  const before = requests.length;
  stand.clock.at = evening;
  await lookAtAlerts(server.deps, who.organizationId);
  assert.equal(callsByPlatform(requests.slice(before).map(({ url }) => url))['shopify'], 1);
  await stand.settled();
  assert.equal(phone.messages().length, messages + 1);
  const { message } = phone.last();
  const told = (message['interactive'] as { body: { text: string } }).body.text;
  assert.match(told, /^\*Failed payments today above 1% of payment attempts\*\n/);
  const [, failed = '', tried = '', percent = ''] =
    /Failed payments today (?:until|from \d+ [ap]m to) 8 pm: \*(\d+) of (\d+) \(([\d.]+)%\)\*/.exec(told) ?? [];
  assert.ok(Number(tried) >= 30, told);
  assert.ok(Math.abs((100 * Number(failed)) / Number(tried) - Number(percent)) < 0.06, told);
  const [other, , fired] = await alertsOf();
  assert.deepEqual([other?.fired_at, fired?.fired_at], [null, new Date(evening).toISOString()]);
  const raised = await who.client.put(`/api/v1/alerts/${fired?.id}/`, { condition: { kind: 'share', percent: 99 } });
  assert.equal(raised.status, 200, JSON.stringify(raised.body));
  const never = await who.client.put(`/api/v1/alerts/${fired?.id}/`, { condition: { kind: 'share', percent: 0 } });
  assert.equal(never.status, 400);
});
