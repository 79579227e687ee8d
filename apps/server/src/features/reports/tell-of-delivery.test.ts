import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookBodies, type WebhookBody, webhookKinds } from '@tillsight/contract/webhooks';
import * as z from 'zod/mini';
import { connectShop } from '../../../test/connected.ts';
import { kitPassword, type SignedIn } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { readyForReports, saveReport, startWithPhones, ten, type WithPhones } from '../../../test/phones.ts';
import { isAuthentic, startReceiver, type Receiver } from '../../../test/receiver.ts';

const minute = 60_000;
const evening = ten + 10 * 60 * minute;

test('webhooks hear of a report that arrived, an alert that fired and a connection that was lost, and of no figure', async t => {
  const stand = await startWithPhones(t, { sandbox: { world: { scale: 0.1, months: 2, events: [] } } });
  const { who, phone } = await readyForReports(stand);
  const receiver = await startReceiver(t);
  const secret = await listen(who, receiver);

  await t.test('a report on the phone: once, however much its status moves', async () => {
    await stand.reportsAt(ten);
    const [told, ...others] = bodies(receiver, 'report.delivered');
    assert.deepEqual(others, []);
    const { delivery_id, ...rest } = told?.data ?? assert.fail('Nothing was told.');
    const expected = { user_id: who.userId, role: 'executive', frequency: 'daily', date: '2026-11-20' };
    assert.deepEqual(rest, { ...expected, channel: 'whatsapp', status: 'delivered' });
    const [row] = await deliveries(stand, who);
    assert.equal(row?.id, delivery_id);
    assert.doesNotMatch(receiver.received.map(({ body }) => body).join(), new RegExp(phone.number.slice(1)));
  });

  await t.test('a report somebody only tries is not told of', async () => {
    stand.clock.at = ten + minute;
    const wish = { user_id: who.userId, role: 'executive', report: 'daily' };
    assert.equal((await who.client.post('/api/v1/reports/test/', wish)).status, 200);
    await stand.settled();
    assert.equal((await deliveries(stand, who)).length, 2);
    assert.equal(bodies(receiver, 'report.delivered').length, 1);
  });

  await t.test('an alert: the sentence, and not what made it so', async () => {
    const sentence = 'alert me when sales today go above 0';
    assert.equal((await who.client.post('/api/v1/alerts/', { sentence })).status, 200);
    await stand.alertsAt(evening);
    const [told, ...others] = bodies(receiver, 'alert.fired');
    assert.deepEqual(others, []);
    const { alert_id: _, ...rest } = told?.data ?? assert.fail('Nothing was told.');
    assert.deepEqual(rest, { user_id: who.userId, sentence, fired_at: new Date(evening).toISOString() });
    assert.equal(bodies(receiver, 'report.delivered').length, 1, 'What tells of an alert is no report.');
  });

  await t.test('a connection: once', async () => {
    await fetch(`${stand.server.sandbox?.url}/control/shopify/uninstall`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const question = { user_id: who.userId, question: 'What were my sales yesterday?' };
    await who.client.post('/api/v1/chatbot/ask/', question);
    await who.client.post('/api/v1/chatbot/ask/', question);
    await stand.settled();
    const lost_at = new Date(evening).toISOString();
    assert.deepEqual(
      bodies(receiver, 'connection.lost').map(({ data }) => data),
      [{ platforms: ['shopify'], lost_at }],
    );
  });

  for (const sent of receiver.received) assert.equal(isAuthentic(sent, secret, timeOf(sent)), true);
});

test('a report by mail is told of when the mail server has taken it', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { environment: { SMTP_URL: mailbox.url } });
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  await saveReport(who);
  const receiver = await startReceiver(t);
  await listen(who, receiver);
  mailbox.refuses = { times: 1, with: '450 come later' };
  await stand.reportsAt(ten);
  assert.deepEqual(bodies(receiver, 'report.delivered'), []);
  await stand.hurry();
  const told = bodies(receiver, 'report.delivered').map(({ data }) => [data.user_id, data.channel, data.status]);
  assert.deepEqual(told, [[who.userId, 'email', 'sent']]);
});

async function listen(who: SignedIn, receiver: Receiver): Promise<string> {
  const wish = { url: receiver.url, kinds: webhookKinds, password: kitPassword };
  const answer = await who.client.post('/api/v1/webhooks/', wish);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return (answer.body as { secret: string }).secret;
}

const timeOf = ({ headers }: Receiver['received'][number]) => Number(headers['webhook-timestamp']) * 1_000;

/** Each in exactly the form that is described. */
function bodies<Kind extends keyof WebhookBody>({ received }: Receiver, kind: Kind): WebhookBody[Kind][] {
  const all = received.map(({ body }) => JSON.parse(body) as { type: string });
  const schema = webhookBodies[kind];
  return all
    .filter(({ type }) => type === kind)
    .map(body => {
      const parsed = z.parse(schema, body) as WebhookBody[Kind];
      assert.deepEqual(parsed, body);
      return parsed;
    });
}

function deliveries({ server }: WithPhones, { organizationId }: SignedIn) {
  return server.deps.db.inOrganization(organizationId, trx =>
    trx.selectFrom('deliveries').select('id').orderBy('slot').execute(),
  );
}
