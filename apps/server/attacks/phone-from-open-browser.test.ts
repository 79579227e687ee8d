/** Somebody finds a browser that was left open, and links their own phone without a trace. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitPassword } from '../test/kit.ts';
import { startMailbox } from '../test/mailbox.ts';
import { startWithPhones } from '../test/phones.ts';

test('linking a phone wants the password, and its owner gets a mail', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { withTemplates: false, environment: { SMTP_URL: mailbox.url } });
  const { client, email } = await stand.server.signedInAs('merchant');
  const link = (body?: object) => client.post('/api/v1/whatsapp/auth/', body);
  stand.clock.at += 11 * 60_000;
  for (const body of [{}, { password: 'Guessed42Password' }, { password: '' }]) {
    assert.notEqual((await link(body)).status, 200, JSON.stringify(body));
  }
  const { code } = (await link({ password: kitPassword })).body as { code: string };
  await stand.phone('+919000000001').write(`Hey Sierra ${code}`);
  assert.equal(mailbox.lastTo(email).subject, 'A phone was linked to your Tillsight account');
  assert.match(mailbox.lastTo(email).text, /ending in 0001/);
});
