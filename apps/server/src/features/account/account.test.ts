import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { kitPassword, startServer, type TestServer } from '../../../test/kit.ts';

/** Every row of every table, as text: what is not in here is not in the database. */
async function everything(server: TestServer): Promise<string> {
  const owner = new Client({ connectionString: server.databaseUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
    );
    const tables = [];
    for (const { name } of rows) tables.push((await owner.query(`select to_json(t)::text from ${name} t`)).rows);
    return JSON.stringify(tables);
  } finally {
    await owner.end();
  }
}

const remove = (client: { delete(path: string, body?: unknown): Promise<{ status: number }> }, password: string) =>
  client.delete('/api/v1/auth/account/', { password });

test('deleteAccount: the last merchant takes the whole organization along', async t => {
  const server = await startServer(t);
  const organization = await server.organization();
  const merchant = await server.signedInAs('merchant', organization);
  const colleague = await server.signedInAs('sales', organization);
  const neighbour = await server.signedInAs('merchant');
  const saved = await merchant.client.post('/api/v1/configurations/save/', {
    user_id: merchant.userId,
    organization_id: merchant.organizationId,
    role: 'sales',
    report: 'daily',
    timing: '10:00',
    metrics: {},
  });
  assert.equal(saved.status, 200);
  assert.equal((await remove(merchant.client, 'wrong')).status, 403);
  assert.equal((await remove(merchant.client, '')).status, 400);
  assert.equal((await remove(server.client(), kitPassword)).status, 401);
  assert.ok((await everything(server)).includes(organization.id));
  assert.equal((await remove(merchant.client, kitPassword)).status, 200);
  assert.equal(merchant.client.cookies.size, 0);
  assert.equal((await colleague.client.get('/api/v1/auth/session/')).status, 401);
  await server.runJobs();
  const left = await everything(server);
  for (const canary of [organization.id, merchant.userId, colleague.userId, merchant.email, colleague.email]) {
    assert.equal(left.includes(canary), false, canary);
  }
  assert.equal((await neighbour.client.get('/api/v1/auth/session/')).status, 200);
});

test('deleteAccount: anybody else leaves alone', async t => {
  const server = await startServer(t);
  const merchant = await server.signedInAs('merchant');
  const executive = await server.signedInAs('executive');
  assert.equal((await remove(executive.client, kitPassword)).status, 200);
  assert.equal((await executive.client.get('/api/v1/auth/session/')).status, 401);
  assert.equal((await merchant.client.get('/api/v1/auth/session/')).status, 200);
  const users = await merchant.client.get(`/api/v1/organizations/${merchant.organizationId}/users/`);
  assert.equal((users.body as { users: unknown[] }).users.length, 1);
});
