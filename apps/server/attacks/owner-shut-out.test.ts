/** Anybody who knew an address could keep its owner out by guessing: the right password was told to wait as well. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '../test/client.ts';
import { kitPassword, startServer } from '../test/kit.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');

test('who guesses at an address does not shut its owner out', async t => {
  const server = await startServer(t, { environment: { TRUSTED_PROXIES: '1' }, now });
  const { email } = await server.signedInAs('merchant');
  const signIn = async (client: Client, ip: string, password: string) => {
    const headers = { 'x-forwarded-for': ip };
    return (await client.post('/api/v1/auth/sign-in/', { email, password }, { headers })).status;
  };
  const known = server.client();
  assert.equal(await signIn(known, '192.0.2.1', kitPassword), 200);
  const hammer = async (networks: number, times: number) => {
    for (let time = 0; time < times; time += 1)
      for (let network = 0; network < networks; network += 1)
        await signIn(server.client(), `203.0.113.${network}`, `Wrong42Password${time}`);
  };
  await hammer(3, 11);
  assert.equal(
    await signIn(server.client(), '198.51.100.9', kitPassword),
    200,
    'From a place and browser nobody knows.',
  );
  await hammer(40, 1);
  assert.equal(await signIn(known, '198.51.100.7', kitPassword), 200, 'From the browser that signed in before.');
  assert.equal(await signIn(server.client(), '198.51.100.8', 'Wrong42Password'), 429, 'Guessing stays limited.');
});
