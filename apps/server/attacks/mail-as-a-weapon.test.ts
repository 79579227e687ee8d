/** Our mail could be sent to anybody, as often and with whatever text one liked. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Answer } from '../test/client.ts';
import { startServer, type SignedIn, type TestServer } from '../test/kit.ts';
import { startMailbox, type Mailbox } from '../test/mailbox.ts';

const password = 'Lantern42Harbour';
const now = () => Date.parse('2026-11-20T06:00:00Z');

test('our mail is of no use for flooding, for phishing, and hardly for trying addresses', async t => {
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { environment: { SMTP_URL: mailbox.url }, now });
  await t.test('thirty sign-ups of one address send it a few mails', () => flooded(server, mailbox));
  await t.test('no name brings a link or a line of its own', () => phished(server, mailbox));
  await t.test('sixty strangers are not all invited in a day', () => invited(server));
  await t.test('nobody invites by mail whose own address is unproved', () => unproved(server, mailbox));
});

async function flooded(server: TestServer, mailbox: Mailbox): Promise<void> {
  const email = 'victim@elsewhere.example';
  for (let time = 0; time < 30; time += 1) await signUp(server, { name: 'Somebody', email });
  await server.runJobs();
  const { length } = mailbox.mails.filter(mail => mail.to === email);
  assert.ok(length >= 1 && length <= 3, `${length} mails came.`);
  await server.client().post('/api/v1/auth/forgot-password/', { email });
  await server.runJobs();
  assert.match(mailbox.lastTo(email).subject, /new password/, 'One is left for who needs it.');
}

async function phished(server: TestServer, mailbox: Mailbox): Promise<void> {
  const names = ['URGENT: visit https://evil.example/login', 'See WWW.evil.example', 'Asha\r\nYour shop is suspended'];
  for (const name of names)
    assert.equal((await signUp(server, { name, email: `${randomUUID()}@x.example` })).status, 400);
  // "Dr.Rao" may well be a name, so that a bare domain is one, too; no mail program finds it in the mail.
  const merchant = await server.signedInAs('merchant', await server.organization());
  const [stranger, colleague] = [`${randomUUID()}@x.example`, `${randomUUID()}@x.example`];
  await signUp(server, { name: 'pay-now.example/x', email: stranger });
  assert.equal(await add(merchant, colleague, 'pay-now.example/x'), 200);
  await server.runJobs();
  for (const email of [stranger, colleague]) {
    const { subject, text } = mailbox.lastTo(email);
    assert.ok(!`${subject} ${text}`.includes('pay-now.example'), email);
  }
}

async function invited(server: TestServer): Promise<void> {
  const merchant = await server.signedInAs('merchant', await server.organization());
  const statuses: number[] = [];
  for (let time = 0; time < 60; time += 1) statuses.push(await add(merchant, `${randomUUID()}@x.example`));
  assert.deepEqual(
    [statuses.filter(each => each === 200).length, statuses.filter(each => each === 429).length],
    [20, 40],
  );
  const other = await server.signedInAs('merchant', await server.organization());
  const tried: number[] = [];
  for (let time = 0; time < 30; time += 1) tried.push(await add(other, merchant.email));
  assert.equal(tried.filter(each => each === 409).length, 20, 'Nor are addresses tried without end.');
}

async function unproved(server: TestServer, mailbox: Mailbox): Promise<void> {
  const email = 'founder@shop.example';
  await signUp(server, { name: 'Founder', email });
  const client = server.client();
  const session = await client.post('/api/v1/auth/sign-in/', { email, password });
  const { organization_id: organizationId, user_id: userId } = session.body as Record<string, string>;
  const founder = { client, email, organizationId: organizationId ?? '', userId: userId ?? '' };
  const added = await answerOfAdding(founder, 'stranger@elsewhere.example');
  assert.equal(added.status, 200, 'The colleague can sign in all the same.');
  assert.equal((added.body as { invited?: boolean }).invited, false, 'The founder is told that no mail goes out.');
  await server.runJobs();
  assert.equal(mailbox.mails.filter(({ to }) => to === 'stranger@elsewhere.example').length, 0);
}

const signUp = (server: TestServer, person: { name: string; email: string }) =>
  server.client().post('/api/v1/auth/sign-up/', { ...person, password });

function answerOfAdding({ client, organizationId }: SignedIn, email: string, name = 'Colleague'): Promise<Answer> {
  const colleague = { organization_id: organizationId, name, email, password, role: 'sales' };
  return client.post(`/api/v1/organizations/${organizationId}/users/`, colleague);
}

const add = async (by: SignedIn, email: string, name?: string): Promise<number> =>
  (await answerOfAdding(by, email, name)).status;
