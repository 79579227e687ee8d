/** Somebody names an analytics property, or oneself, so that what stands beside the name reads otherwise or leads elsewhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adsScope, analyticsScope, startGoogleStand } from '../test/google-stand.ts';
import { startServer } from '../test/kit.ts';

const misleading = '\u202Eyap\u202C ok\r\nhttps://evil.example/pay\u200B\u{E0041}';
const plain = 'yap ok https: // evil.example/pay';

test('names of accounts neither turn, hide nor lead anywhere', async t => {
  const stand = await startGoogleStand(t);
  const server = await startServer(t, { environment: { SANDBOX_URL: stand.url } });
  const { client } = await server.signedInAs('merchant');
  stand.properties = [misleading];
  stand.customers = [misleading, 'Other'];
  const begun = await client.get('/api/v1/ga/auth?include_google_ads=true');
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const code = `${analyticsScope} ${adsScope}`;
  const back = await client.get(`/api/v1/ga/callback?${new URLSearchParams({ state, code }).toString()}`);
  assert.ok(!decodeURIComponent(back.headers.get('location') ?? '').includes('\u202E'), 'where the browser is sent to');
  const { body } = await client.get('/api/v1/integrations/status/');
  const told = (body as { integrations: { provider: string; account_name: string | null }[] }).integrations;
  assert.equal(told.find(({ provider }) => provider === 'google_analytics')?.account_name, plain);
  const choice = await client.get('/api/v1/integrations/accounts/?provider=google_ads');
  assert.deepEqual(
    (choice.body as { accounts: { name: string }[] }).accounts.map(({ name }) => name),
    [plain, 'Other'],
  );
});

test('nobody is called what cannot be seen, turns round or is a link', async t => {
  const server = await startServer(t);
  const { client, organizationId } = await server.signedInAs('merchant');
  const path = `/api/v1/organizations/${organizationId}/users/`;
  const colleague = {
    organization_id: organizationId,
    email: 'ravi@shop.example',
    password: 'Quiet mango parade 7',
    role: 'sales',
  };
  for (const name of ['Ravi\u202E', 'Ra\u200Bvi', 'Ravi\u{E0041}', 'Ravi https://evil.example', 'Ravi\nBank']) {
    const { status } = await client.post(path, { ...colleague, name });
    assert.equal(status, 400, JSON.stringify(name));
  }
  const { status } = await client.post(path, { ...colleague, name: 'क्\u200Dषमा' });
  assert.equal(status, 200);
});
