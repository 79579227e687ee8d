import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSession, signIn, type SessionResponse } from '@tillsight/contract/auth';
import { kitPassword, startServer, type SignedIn } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';

const chosen = 'Harbour73Lantern';

const change = ({ client }: SignedIn, fields: Record<string, string> = {}) =>
  client.post('/api/v1/auth/change-password/', { password: kitPassword, new_password: chosen, ...fields });

test('changeName: one is called so from the next request on', async t => {
  const server = await startServer(t);
  const sales = await server.signedInAs('sales');
  const rename = (name: string) => sales.client.put('/api/v1/auth/account/', { name });
  assert.equal((await rename('  Nila Bose ')).status, 200);
  assert.equal(((await sales.client.get(readSession.path)).body as SessionResponse).user_name, 'Nila Bose');
  for (const name of ['N', 'x'.repeat(256), 'see www.evil.example', 'two\nlines']) {
    assert.equal((await rename(name)).status, 400, name);
  }
});

test('changePassword: by who knows the old one; the other sessions end, this one and the tokens stay', async t => {
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { environment: { SMTP_URL: mailbox.url } });
  const who = await server.signedInAs('merchant');
  const elsewhere = server.client();
  await elsewhere.post(signIn.path, { email: who.email, password: kitPassword });
  const token = { name: 'Sheet', scopes: ['ask'], expires_in_days: 30, password: kitPassword };
  const made = await who.client.post('/api/v1/tokens/', token);
  assert.equal(made.status, 200, JSON.stringify(made.body));

  const table: [fields: Record<string, string>, status: number, field: string][] = [
    [{ password: 'Wrong42Password' }, 403, 'password'],
    [{ password: '' }, 400, 'password'],
    [{ new_password: 'short1A' }, 400, 'new_password'],
    [{ new_password: 'Password1' }, 400, 'password'],
    [{ new_password: kitPassword }, 400, 'new_password'],
  ];
  for (const [fields, status, field] of table) {
    const { status: got, body } = await change(who, fields);
    assert.equal(got, status, JSON.stringify(body));
    assert.equal((body as { errors?: { field: string }[] }).errors?.[0]?.field, field, JSON.stringify(fields));
  }
  assert.equal((await elsewhere.get(readSession.path)).status, 200, 'What was refused has ended nothing.');

  assert.equal((await change(who)).status, 200);
  assert.equal((await who.client.get(readSession.path)).status, 200);
  assert.equal((await elsewhere.get(readSession.path)).status, 401);
  const { body } = await who.client.get('/api/v1/tokens/');
  assert.equal((body as { tokens: unknown[] }).tokens.length, 1);
  const again = (password: string) => server.client().post(signIn.path, { email: who.email, password });
  assert.deepEqual([(await again(kitPassword)).status, (await again(chosen)).status], [401, 200]);
  await server.runJobs();
  assert.match(mailbox.lastTo(who.email).subject, /password was changed/);
  assert.match(mailbox.lastTo(who.email).text, /your other devices were signed out/);
});

test('changePassword: of many at once exactly one counts', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) => change(who, { new_password: `Harbour${at}Lantern` })),
  );
  const good = answers.filter(({ status }) => status === 200);
  assert.equal(good.length, 1, answers.map(({ status }) => status).join());
});
