import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alert } from '@tillsight/contract/alerts';
import { connectShop } from '../../../test/connected.ts';
import { dayOf } from '../../../test/every-platform.ts';
import type { SignedIn } from '../../../test/kit.ts';
import { openDb } from '../../infra/db.ts';
import { createMemory } from '../../infra/memory.ts';
import { figuresOfStretch } from '../../../test/naive/same-stretch.ts';
import { nine, startWithPhones, type WithPhones } from '../../../test/phones.ts';
import { callsByPlatform } from '../../../test/three-platform-report.ts';
import { lookAtAlerts } from './look-at-alerts.ts';

const minute = 60_000;
const hour = 60 * minute;
const afternoon = nine + 5 * hour;
const evening = nine + 11 * hour;
const day = dayOf('2026-11-20');

test('alerts: made in words, looked at together, told once, asked about, stopped, and never a figure kept', async t => {
  const stand = await startWithPhones(t, { sandbox: { world: { scale: 0.1, months: 2, events: [] } } });
  const { server } = stand;
  // The clock jumps by hours within a second, so that nothing is remembered for a minute of ours.
  server.deps.memory = createMemory({ lifeMs: 0, most: 100 });
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000001');
  const atTwo = ordersUntil(stand, 14 * 60, afternoon);
  const atEight = ordersUntil(stand, 20 * 60, evening);
  stand.clock.at = afternoon;
  assert.ok(atTwo > 0 && atEight > atTwo, 'The day goes on.');

  await t.test('made on WhatsApp and on the screen, listed to their maker alone', async () => {
    await phone.write(`Hey Sierra, tell me when orders today go above ${atTwo}`);
    assert.match(bodyOf(phone.last()), /I'll tell you on WhatsApp when this is so: \*Orders today above/);
    stand.clock.at += 1_000;
    const sentence = 'alert me when sales today go above 0';
    const made = await who.client.post('/api/v1/alerts/', { sentence });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    const unread = await who.client.post('/api/v1/alerts/', { sentence: 'how are sales' });
    assert.equal(unread.status, 400);
    assert.deepEqual(
      (await alertsOf(who)).map(({ title, channel }) => [title, channel]),
      [
        [`Orders today above ${atTwo}`, 'whatsapp'],
        ['Total sales today above ₹0', 'whatsapp'],
      ],
    );
    const speak = (language: string) => who.client.put('/api/v1/auth/reply-language/', { language });
    assert.equal((await speak('hindi')).status, 200);
    const [inHindi] = await alertsOf(who);
    assert.equal(inHindi?.title, `ऑर्डर (आज) ${atTwo} से ऊपर`, 'The viewer chose Hindi.');
    assert.equal((await speak('automatic')).status, 200);
    const associate = await server.signedInAs('associate');
    const [alert] = await alertsOf(who);
    assert.deepEqual(await alertsOf(associate), []);
    for (const path of [`/api/v1/alerts/${alert?.id}/`])
      assert.deepEqual(
        [(await associate.client.put(path, { is_paused: true })).status, (await associate.client.delete(path)).status],
        [404, 404],
      );
    const own = await associate.client.post('/api/v1/alerts/', { sentence });
    assert.equal(own.status, 200, 'An associate asks and is told like anybody.');
    assert.equal(
      (await associate.client.delete(`/api/v1/alerts/${(own.body as { alert: Alert }).alert.id}/`)).status,
      200,
    );
  });

  await t.test('two of them cost one call, and only what is so is told', async () => {
    const before = [phone.messages().length, requests(stand).length] as const;
    await stand.alertsAt(afternoon + minute);
    const { shopify } = callsByPlatform(requests(stand).slice(before[1]));
    assert.equal(phone.messages().length, before[0] + 1);
    assert.match(bodyOf(phone.last()), /Total sales today above ₹0/);
    // Once to look, and once to tell with the figures of now.
    assert.ok(shopify <= 2, `${shopify} calls`);
    const [orders, sales] = await alertsOf(who);
    assert.deepEqual([orders?.fired_at, sales?.fired_at], [null, new Date(afternoon + minute).toISOString()]);
    assert.deepEqual([orders?.looked_at, orders?.failed_at], [new Date(afternoon + minute).toISOString(), null]);
  });

  await t.test('a platform that cannot be read: it is said, and nothing is told', async () => {
    const before = phone.messages().length;
    server.sandbox?.control.faults.add('shopify', { operation: 'graphql', status: 503 });
    await stand.alertsAt(afternoon + 15 * minute);
    assert.equal(phone.messages().length, before);
    const [orders] = await alertsOf(who);
    assert.equal(orders?.failed_at, new Date(afternoon + 15 * minute).toISOString());
    server.sandbox?.control.faults.clear();
  });

  await t.test(
    'in the evening it is so: two processes look, one message goes out, and no second one later',
    async () => {
      const before = phone.messages().length;
      stand.clock.at = evening;
      await Promise.all([1, 2, 3].map(() => lookAtAlerts(server.deps, who.organizationId)));
      await stand.settled();
      assert.equal(phone.messages().length, before + 1);
      const told = bodyOf(phone.last());
      assert.match(told, new RegExp(`Orders today until 8 pm: \\*${atEight}\\*`));
      assert.match(told, /By the same time a week ago: \d+/);
      assert.match(told, /Seen at 8 pm; at 2:01 pm it was not so yet\./);
      for (const later of [15, 30, 60]) await stand.alertsAt(evening + later * minute);
      assert.equal(phone.messages().length, before + 1);
    },
  );

  await t.test('"why?" asks about its figure, and its button ends it alone', async () => {
    const alerted = phone.last();
    await phone.write('why?', { quotes: alerted.id });
    assert.match(bodyOf(phone.last()), /orders/i);
    assert.doesNotMatch(bodyOf(phone.last()), /Start with/);
    await stand.control('tap', { message: alerted.id, value: `alert:${(await alertsOf(who))[0]?.id}` });
    await stand.settled();
    assert.match(bodyOf(phone.last()), /^Ended: Orders today above/);
    await phone.write('which alerts do I have');
    assert.match(bodyOf(phone.last()), /^Your alerts:\n• Total sales today above ₹0/);
    await phone.write('pause the sales alert');
    assert.deepEqual(
      (await alertsOf(who)).map(alert => alert.is_paused),
      [true],
    );
    await phone.write('no alerts between 10 pm and 9 am');
    assert.match(
      bodyOf(phone.last()),
      /I now watch: Total sales today above ₹0, and tell nothing from 10 pm to 9 am\./,
    );
    assert.deepEqual((await alertsOf(who))[0]?.quiet, { from: '22:00', to: '09:00' });
    await phone.write('change the sales alert to 5,000');
    assert.match(bodyOf(phone.last()), /₹5,000/);
    await phone.write('sales wala alert band karo');
    assert.match(bodyOf(phone.last()), /Band kar diya/);
    await phone.write('mere alerts dikhao');
    assert.match(bodyOf(phone.last()), /koi alert nahi/);
  });

  await t.test('of what was told no figure is kept', async () => {
    const rows = await server.deps.db.inOrganization(who.organizationId, trx =>
      trx.selectFrom('deliveries').selectAll().where('alert_id', 'is not', null).execute(),
    );
    assert.equal(rows.length, 2);
    for (const { reason } of rows) assert.equal(reason, null);
  });
});

test('"again tomorrow" after an alert: it rests until the morning, and is told anew though it was so all the time', async t => {
  const stand = await startWithPhones(t, { sandbox: { world: { scale: 0.4, months: 2, events: [] } } });
  const { server } = stand;
  server.deps.memory = createMemory({ lifeMs: 0, most: 100 });
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000001');
  stand.clock.at = afternoon;
  await phone.write('again tomorrow');
  assert.doesNotMatch(bodyOf(phone.last()), /I look again/, 'There was no alert to speak of.');
  const made = await who.client.post('/api/v1/alerts/', { sentence: 'alert me when sales today go above 0' });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  const told = () => phone.messages().filter(message => /by the same time|Seen at/i.test(bodyOf(message))).length;
  await stand.alertsAt(afternoon + minute);
  assert.equal(told(), 1);
  const alerted = phone.last();
  assert.match(bodyOf(alerted), /\*again tomorrow\*/);
  await phone.write('Again tomorrow, please.');
  assert.match(bodyOf(phone.last()), /^I look again tomorrow/);
  await phone.write('kal phir batana', { quotes: alerted.id });
  assert.match(bodyOf(phone.last()), /^Kal 8 am se phir dekhungi/);
  await phone.write('again tomorrow', { quotes: alerted.id });
  assert.match(
    bodyOf(phone.last()),
    /^I look again tomorrow from 8 am, and tell you if it is so: Total sales today above/,
  );
  for (const later of [evening, nine + 14 * hour, nine + 22 * hour]) await stand.alertsAt(later);
  assert.equal(told(), 1, 'It rests.');
  const morning = nine + 23 * hour;
  await stand.alertsAt(morning);
  assert.equal(told(), 2);
  const [kept] = await server.deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('alerts').select(['fired_at', 'again_at']).execute(),
  );
  assert.deepEqual([kept?.fired_at?.getTime(), kept?.again_at], [morning, null]);
  for (const later of [15, 60, 120]) await stand.alertsAt(morning + later * minute);
  assert.equal(told(), 2, 'Once.');
});

test('what somebody asked a moment before it fired is not told as what it fired for', async t => {
  const stand = await startWithPhones(t, { sandbox: { world: { scale: 0.1, months: 2, events: [] } } });
  const { server } = stand;
  server.deps.memory = createMemory({ lifeMs: 600_000, most: 100 });
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000001');
  const [atTwo, atEight] = [ordersUntil(stand, 14 * 60, afternoon), ordersUntil(stand, 20 * 60, evening)];
  stand.clock.at = afternoon;
  await phone.write('Hey Sierra, orders today');
  assert.match(bodyOf(phone.last()), new RegExp(`until 2 pm: \\*?${atTwo}`));
  await phone.write(`Hey Sierra, tell me when orders today go above ${atTwo}`);
  // With one connection, whoever held it while waiting for another would wait for ever.
  const db = openDb({ url: server.databaseUrl, log: server.deps.log, poolSize: 1 });
  t.after(() => db.close());
  stand.clock.at = evening;
  await Promise.all([1, 2, 3, 4].map(() => lookAtAlerts({ ...server.deps, db }, who.organizationId)));
  await stand.settled();
  assert.match(bodyOf(phone.last()), new RegExp(`Orders today until 8 pm: \\*${atEight}\\*`));
  assert.doesNotMatch(bodyOf(phone.last()), /passed since/);
});

function ordersUntil(stand: WithPhones, minutes: number, at: number): number {
  stand.clock.at = at;
  const { world } = stand.server.sandbox ?? assert.fail('There is no sandbox.');
  return figuresOfStretch({ world, from: day, to: day, minute: minutes })['total_orders'] ?? 0;
}

const requests = ({ server }: WithPhones): string[] => server.sandbox?.control.requests.map(({ url }) => url) ?? [];

async function alertsOf({ client }: SignedIn): Promise<Alert[]> {
  return ((await client.get('/api/v1/alerts/')).body as { alerts: Alert[] }).alerts;
}

function bodyOf({ text, message }: { text: string | null; message: Record<string, unknown> }): string {
  const { body } = (message['interactive'] as { body?: { text: string } } | undefined) ?? {};
  return body?.text ?? text ?? '';
}
