import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LinkPhoneResponse } from '@tillsight/contract/whatsapp';
import { startWithPhones } from '../../../test/phones.ts';
import { replies } from './replies.ts';

test('linkPhone: a one-time code sent from the phone links it', async t => {
  const { server, phone, clock } = await startWithPhones(t, { withTemplates: false });
  const who = await server.signedInAs('merchant');
  const answer = await who.client.post('/api/v1/whatsapp/auth/');
  const { code, deep_link, qr_svg, expires_at } = answer.body as LinkPhoneResponse;
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.match(code, /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  assert.equal(deep_link, `https://wa.me/912248901000?text=Hey%20Sierra%20${code}`);
  assert.match(qr_svg, /^<svg/);
  assert.equal(Date.parse(expires_at), clock.at + 15 * 60_000);
  const first = phone('+919000000001');
  await first.write(`hello, ${code.toLowerCase()} please`);
  assert.equal(first.last().text, replies.linked);
});
