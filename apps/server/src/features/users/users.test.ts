import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import type { Answer, Client } from '../../../test/client.ts';
import { startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';

const good = { name: 'Divya Nair', email: 'divya@shop.example', password: 'Lantern42Harbour', role: 'product' };

function add(who: SignedIn, fields: Record<string, unknown>): Promise<Answer> {
  return who.client.post(`/api/v1/organizations/${who.organizationId}/users/`, {
    organization_id: who.organizationId,
    ...good,
    email: `${randomUUID()}@shop.example`,
    ...fields,
  });
}

async function usersOf(client: Client, organizationId: string): Promise<Record<string, string>[]> {
  const answer = await client.get(`/api/v1/organizations/${organizationId}/users/`);
  assert.equal(answer.status, 200);
  return (answer.body as { users: Record<string, string>[] }).users;
}

test('users', async t => {
  const server = await startServer(t);
  const merchant = await server.signedInAs('merchant');
  await t.test('addUser, updateUser, listUsers, deleteUser', () => wholeLife(server, merchant));
  await t.test('addUser: what is refused and what is not', () => borders(merchant));
  await t.test('mobile numbers are kept in E.164', () => mobileNumbers(merchant));
  await t.test('only merchants and executives manage users', tt => roleTable(tt, server));
  await t.test('another organization is not there', () => foreign(server, merchant));
  await t.test('merchants and oneself', () => merchants(server, merchant));
  await t.test('a changed role and a deletion end sessions', () => sessionsEnd(server, merchant));
  await t.test('one address at once', () => atOnce(server));
});

async function wholeLife(server: TestServer, merchant: SignedIn): Promise<void> {
  const added = await add(merchant, { email: ' Divya@Shop.Example ', mobile_number: '098200 12345' });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const user = added.body as Record<string, string>;
  assert.deepEqual(
    [user.name, user.email, user.role, user.mobile_number, user.organization_id],
    ['Divya Nair', 'divya@shop.example', 'product', '+919820012345', merchant.organizationId],
  );
  assert.equal('password_hash' in user, false);
  const signIn = await server.client().post('/api/v1/auth/sign-in/', { email: good.email, password: good.password });
  assert.equal(signIn.status, 200);
  const path = `/api/v1/organizations/${merchant.organizationId}/users/${user.id}/`;
  const updated = await merchant.client.put(path, {
    name: 'Divya N',
    mobile_number: null,
    email: 'other@shop.example',
  });
  assert.equal(updated.status, 200);
  const after = (await usersOf(merchant.client, merchant.organizationId)).find(({ id }) => id === user.id);
  assert.deepEqual([after?.name, after?.mobile_number, after?.email], ['Divya N', null, 'divya@shop.example']);
  assert.equal((await merchant.client.delete(path.slice(0, -1))).status, 200);
  assert.equal((await merchant.client.delete(path)).status, 404);
  assert.equal((await merchant.client.put(path, { name: 'Divya' })).status, 404);
}

async function borders(merchant: SignedIn): Promise<void> {
  const cases: [fields: Record<string, unknown>, status: number][] = [
    [{ name: 'A' }, 400],
    [{ name: 'Al' }, 200],
    [{ name: 'x'.repeat(255) }, 200],
    [{ name: 'x'.repeat(256) }, 400],
    [{ name: '  A  ' }, 400],
    [{ name: '🪔🪔' }, 200],
    [{ name: 'ديفيا ناير' }, 200],
    [{ name: "Robert'); drop table users;--" }, 200],
    [{ name: '<img src=x onerror=alert(1)>' }, 200],
    [{ name: 'A\u0000b' }, 400],
    [{ name: 'A\ud800b' }, 400],
    [{ name: undefined }, 400],
    [{ email: 'not an address' }, 400],
    [{ password: 'Short1a' }, 400],
    [{ password: 'alllowercase1' }, 400],
    [{ password: 'ALLUPPERCASE1' }, 400],
    [{ password: 'NoDigitsHere' }, 400],
    [{ password: 'Password123' }, 400],
    [{ password: 'P@ssw0rd2026!' }, 400],
    [{ password: 'DivyaNair1', name: 'Divyanair' }, 400],
    [{ password: `Aa1${'x'.repeat(125)}` }, 200],
    [{ password: `Aa1${'x'.repeat(126)}` }, 400],
    [{ role: 'merchant' }, 400],
    [{ role: 'admin' }, 400],
    [{ role: '' }, 400],
    [{ organization_id: randomUUID() }, 403],
    [{ organization_id: 'undefined' }, 400],
    [{ mobile_number: '' }, 200],
    [{ mobile_number: '12' }, 400],
    [{ mobile_number: 'call me' }, 400],
  ];
  for (const [fields, status] of cases) {
    const answer = await add(merchant, fields);
    assert.equal(answer.status, status, `${JSON.stringify(fields).slice(0, 80)}: ${JSON.stringify(answer.body)}`);
  }
  const names = (await usersOf(merchant.client, merchant.organizationId)).map(({ name }) => name);
  for (const name of ['🪔🪔', 'ديفيا ناير', "Robert'); drop table users;--"]) assert.ok(names.includes(name), name);
}

async function mobileNumbers(merchant: SignedIn): Promise<void> {
  const cases: [typed: string, kept: string][] = [
    ['9820012345', '+919820012345'],
    ['+91 98200-12345', '+919820012345'],
    ['00919820012345', '+919820012345'],
    ['+44 7400 123456', '+447400123456'],
  ];
  for (const [typed, kept] of cases) {
    const answer = await add(merchant, { mobile_number: typed });
    assert.equal((answer.body as { mobile_number: string }).mobile_number, kept, typed);
  }
}

async function roleTable(t: TestContext, server: TestServer): Promise<void> {
  const table: [role: string, manage: number][] = [
    ['merchant', 200],
    ['executive', 200],
    ['finance', 403],
    ['sales', 403],
    ['marketing', 403],
    ['product', 403],
    ['associate', 403],
    ['something else', 403],
  ];
  for (const [role, manage] of table) {
    await t.test(role, async () => {
      const who = await server.signedInAs(role);
      const target = await server.signedInAs('associate');
      const path = `/api/v1/organizations/${who.organizationId}/users/`;
      assert.equal((await who.client.get(path)).status, 200);
      assert.equal((await add(who, {})).status, manage);
      assert.equal((await who.client.put(`${path}${target.userId}/`, { name: 'New Name' })).status, manage);
      assert.equal((await who.client.delete(`${path}${target.userId}/`)).status, manage);
    });
  }
}

async function foreign(server: TestServer, merchant: SignedIn): Promise<void> {
  const other = await server.signedInAs('merchant', await server.organization());
  const theirs = `/api/v1/organizations/${other.organizationId}/users/`;
  const mine = `/api/v1/organizations/${merchant.organizationId}/users/`;
  const before = await usersOf(other.client, other.organizationId);
  const attempts: [what: string, answer: Promise<Answer>, status: number][] = [
    ['list theirs', merchant.client.get(theirs), 404],
    ['add to theirs', merchant.client.post(theirs, { ...good, organization_id: other.organizationId }), 404],
    ['update theirs', merchant.client.put(`${theirs}${other.userId}/`, { name: 'Gone' }), 404],
    ['delete theirs', merchant.client.delete(`${theirs}${other.userId}/`), 404],
    ['update theirs under mine', merchant.client.put(`${mine}${other.userId}/`, { name: 'Gone' }), 404],
    ['delete theirs under mine', merchant.client.delete(`${mine}${other.userId}/`), 404],
    ['no uuid', merchant.client.get('/api/v1/organizations/undefined/users/'), 400],
    ['nobody', server.client().get(mine), 401],
  ];
  for (const [what, answer, status] of attempts) assert.equal((await answer).status, status, what);
  assert.deepEqual(await usersOf(other.client, other.organizationId), before);
  const taken = await add(other, { email: merchant.email });
  assert.equal(taken.status, 409);
}

async function merchants(server: TestServer, merchant: SignedIn): Promise<void> {
  const executive = await server.signedInAs('executive');
  const path = `/api/v1/organizations/${merchant.organizationId}/users/${merchant.userId}/`;
  assert.equal((await executive.client.put(path, { role: 'associate' })).status, 403);
  assert.equal((await executive.client.put(path, { name: 'Kavita Rao' })).status, 200);
  assert.equal((await executive.client.delete(path)).status, 409);
  assert.equal((await merchant.client.delete(path)).status, 403);
  const self = `/api/v1/organizations/${merchant.organizationId}/users/${executive.userId}/`;
  assert.equal((await executive.client.delete(self)).status, 403);
}

async function sessionsEnd(server: TestServer, merchant: SignedIn): Promise<void> {
  const person = await server.signedInAs('sales');
  const path = `/api/v1/organizations/${merchant.organizationId}/users/${person.userId}/`;
  await merchant.client.put(path, { name: 'Only Renamed', role: 'sales' });
  assert.equal((await person.client.get('/api/v1/auth/session/')).status, 200);
  await merchant.client.put(path, { role: 'finance' });
  assert.equal((await person.client.get('/api/v1/auth/session/')).status, 401);
  const other = await server.signedInAs('sales');
  await merchant.client.delete(`/api/v1/organizations/${merchant.organizationId}/users/${other.userId}/`);
  assert.equal((await other.client.get('/api/v1/auth/session/')).status, 401);
}

async function atOnce(server: TestServer): Promise<void> {
  const merchant = await server.signedInAs('merchant', await server.organization());
  const email = 'race@shop.example';
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(merchant, { email })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409, 409, 409, 409, 409, 409, 409],
  );
}

test('addUser: the colleague gets a link to choose a password', async t => {
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { environment: { SMTP_URL: mailbox.url } });
  const merchant = await server.signedInAs('merchant');
  await add(merchant, { email: 'new@shop.example' });
  await server.runJobs();
  const mail = mailbox.lastTo('new@shop.example');
  const [, token = ''] = /forgot-password\?token=([\w-]+)/.exec(mail.text) ?? [];
  const chosen = { token, password: 'Harbour42Lantern' };
  assert.equal((await server.client().post('/api/v1/auth/reset-password/', chosen)).status, 200, mail.text);
  const credentials = { email: 'new@shop.example', password: chosen.password };
  assert.equal((await server.client().post('/api/v1/auth/sign-in/', credentials)).status, 200);
});
