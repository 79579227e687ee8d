import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignedIn } from '../../../test/kit.ts';
import { connectShop } from '../../../test/connected.ts';
import { saveReport, startWithPhones } from '../../../test/phones.ts';

async function done(who: SignedIn): Promise<string> {
  const { status, body } = await who.client.get('/api/v1/welcome/steps/');
  assert.equal(status, 200, JSON.stringify(body));
  const { steps } = body as { steps: Record<string, boolean> };
  return Object.keys(steps)
    .filter(step => steps[step])
    .join(' ');
}

test('the first steps are ticked when they are done, each for whom it concerns', async t => {
  const stand = await startWithPhones(t, { withTemplates: false });
  const who = await stand.server.signedInAs('merchant');
  const sales = await stand.server.signedInAs('sales');
  assert.equal(await done(who), '');
  assert.equal((await connectShop(who.client)).status, 'success');
  assert.equal(await done(who), 'store');
  assert.equal(await done(sales), 'store', 'The store is everybody’s.');
  const asked = await who.client.post('/api/v1/chatbot/ask/', {
    question: 'What were my sales yesterday?',
    user_id: who.userId,
  });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  assert.equal(await done(who), 'store question');
  await stand.linked(who, '+919000000001');
  await saveReport(who, { role: 'sales' });
  assert.equal(await done(who), 'store question phone report');
  assert.equal(await done(sales), 'store report', 'It goes to them.');
  const cleared = await who.client.post('/api/v1/chatbot/clear-history/', { user_id: who.userId });
  assert.equal(cleared.status, 200, JSON.stringify(cleared.body));
  assert.equal(await done(who), 'store question phone report', 'Having asked is not forgotten with the talk.');
});
