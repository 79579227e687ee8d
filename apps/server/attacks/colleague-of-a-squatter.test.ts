/** Somebody signs up with another's address, and adds a colleague, a token and a phone that stay when the owner comes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMailbox } from '../test/mailbox.ts';
import { startWithPhones } from '../test/phones.ts';
import { resetPassword } from './mailed-link.ts';
import { squat, squatted } from './squatter.ts';

test('what was made before the owner of an address came ends when they come', async t => {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { withTemplates: false, environment: { SMTP_URL: mailbox.url } });
  const { server } = stand;
  const { client, organizationId, userId } = await squat(server);
  const colleague = { email: 'friend@squatter.example', password: 'Friend42Lantern' };
  const ids = { organizationId, organization_id: organizationId };
  const people = `/api/v1/organizations/${organizationId}/users/`;
  await client.post(people, { ...colleague, ...ids, name: 'A friend', role: 'executive' });
  const { password } = squatted;
  const wanted = { name: 'Sheet', scopes: ['ask'], expires_in_days: 30, password };
  const { secret } = (await client.post('/api/v1/tokens/', wanted)).body as { secret: string };
  assert.match(secret, /^tillsight_/);
  const phone = await stand.linked({ client, organizationId, userId, email: squatted.email }, '+919000000001');
  const friend = server.client();
  await friend.post('/api/v1/auth/sign-in/', colleague);

  await resetPassword({ server, mailbox }, squatted.email, 'Owner42Harbour');
  assert.equal((await friend.get('/api/v1/auth/session/')).status, 401, 'The colleague is signed out,');
  const again = await server.client().post('/api/v1/auth/sign-in/', colleague);
  assert.equal(again.status, 401, 'and does not get in again,');
  await server.client().post('/api/v1/auth/forgot-password/', { email: colleague.email });
  await server.runJobs();
  const reset = mailbox.mails.filter(({ to, subject }) => to === colleague.email && /new password/.test(subject));
  assert.deepEqual(reset, [], 'nor by a link in a mail.');
  const headers = { authorization: `Bearer ${secret}` };
  const question = { user_id: userId, question: 'sales yesterday' };
  assert.equal((await server.client().post('/api/v1/chatbot/ask/', question, { headers })).status, 401);
  await phone.write('Hey Sierra');
  assert.match(phone.last().text ?? '', /linked to Tillsight/);
});
