/** On WhatsApp an answer that Shopify's minute cuts short is one message all the same: the whole of it, once it is ready. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { startWithPhones } from '../../../test/phones.ts';

const question = 'Hey Sierra, why did sales drop last week?';

async function askedWith(t: Parameters<typeof startWithPhones>[0], shopifyqlPoints: number) {
  const stand = await startWithPhones(t, { withTemplates: false });
  const { server, clock } = stand;
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ shopifyqlPoints });
  assert.equal((await fetch(`${sandbox.url}/control/shopify/settings`, { method: 'POST', headers, body })).status, 200);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000001');
  const waits: number[] = [];
  // The minute passes for the platform, too.
  const sleep = async (ms: number) => {
    waits.push(ms);
    clock.at += ms;
  };
  Object.assign(server.deps.platforms.http, { sleep });
  const before = phone.messages().length;
  await phone.write(question);
  return { waits, answers: phone.messages().slice(before) };
}

test('the whole answer comes once it is ready, in one message', async t => {
  const rich = await askedWith(t, 100_000);
  const poor = await askedWith(t, 180);
  assert.deepEqual(rich.waits, []);
  assert.ok(poor.waits.length > 0);
  assert.equal(poor.answers.length, 1);
  const [whole, late] = [rich, poor].map(({ answers }) => (answers[0]?.text ?? '').replaceAll(/as of \d\d:\d\d/g, ''));
  assert.match(late ?? '', /^Total sales/);
  assert.equal(late, whole);
});
