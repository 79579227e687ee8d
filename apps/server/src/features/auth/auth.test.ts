import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from '../../../test/kit.ts';

test('signUp, signIn, readSession, signOut', async t => {
  const server = await startServer(t);
  const client = server.client();
  const person = { name: 'Asha Rao', email: 'Asha@Shop.Example', password: 'Lantern42Harbour' };
  const signedUp = await client.post('/api/v1/auth/sign-up/', {
    ...person,
    time_zone: 'Asia/Kolkata',
    locale: 'en-IN',
  });
  assert.equal(signedUp.status, 200, JSON.stringify(signedUp.body));
  const signedIn = await client.post('/api/v1/auth/sign-in/', { email: person.email, password: person.password });
  assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
  const session = await client.get('/api/v1/auth/session');
  assert.equal(session.status, 200);
  assert.equal((session.body as { user_email: string }).user_email, 'asha@shop.example');
  assert.equal((session.body as { role: string }).role, 'merchant');
  assert.equal((await client.post('/api/v1/auth/sign-out/')).status, 200);
  assert.equal((await client.get('/api/v1/auth/session/')).status, 401);
});
