import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer, type TestServer } from '../test/kit.ts';
import { createApp } from './app.ts';
import { ensureDemonstration } from './demo.ts';

const now = () => Date.parse('2026-11-20T11:30:00+05:30');

async function ensured(server: TestServer): Promise<void> {
  const app = await createApp(server.deps, { webFolder: '/nowhere', trustedProxies: 0 });
  await ensureDemonstration(server.deps, app);
  await app.close();
}

async function shopifyStatus(server: TestServer): Promise<unknown> {
  const client = server.client();
  const credentials = { email: 'kavita@kesarlane.example', password: 'KesarLane2026' };
  const answer = await client.post('/api/v1/auth/sign-in/', credentials);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return (answer.body as { shopify_status: string }).shopify_status;
}

test('ensureDemonstration: the team, connected by the same code as anybody, once', async t => {
  const server = await startServer(t, { sandbox: { world: { scale: 0.1, months: 3 } }, now });
  await ensured(server);
  const client = server.client();
  const credentials = { email: 'sameer@kesarlane.example', password: 'KesarLane2026' };
  const session = (await client.post('/api/v1/auth/sign-in/', credentials)).body as Record<string, string>;
  assert.deepEqual([session.role, session.shopify_status], ['executive', 'active']);
  const team = await client.get(`/api/v1/organizations/${session.organization_id}/users/`);
  const { users } = team.body as { users: { name: string; role: string; mobile_number: string }[] };
  assert.deepEqual(
    users.map(({ name, role, mobile_number }) => `${name}, ${role}, ${mobile_number}`),
    [
      'Kavita Rao, merchant, +919000000001',
      'Sameer Gill, executive, +919000000002',
      'Ritu Bansal, sales, +919000000003',
      'Neha Kulkarni, marketing, +919000000004',
      'Arjun Mehta, finance, +919000000005',
      'Divya Nair, product, +919000000006',
      'Farhan Shaikh, associate, +919000000007',
    ],
  );
  const consents = () =>
    server.sandbox?.control.requests.filter(({ method, url }) => method === 'POST' && url.includes('/authorize'))
      .length;
  const first = consents();
  await ensured(server);
  assert.equal(consents(), first, 'What is connected is left alone.');
  server.sandbox?.control.reset();
  await ensured(server);
  assert.equal(await shopifyStatus(server), 'active', 'A sandbox that forgot its grants is asked again.');
  await client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' });
  await ensured(server);
  assert.equal(await shopifyStatus(server), 'inactive', 'What a person disconnected stays so.');
});
