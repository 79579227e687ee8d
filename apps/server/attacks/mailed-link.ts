/** What the owner of an address does with the links that come to it. */
import assert from 'node:assert/strict';
import type { TestServer } from '../test/kit.ts';
import type { Mailbox } from '../test/mailbox.ts';

type At = { server: TestServer; mailbox: Mailbox };

/** The secret in the newest mail to this address. */
export async function mailedToken({ server, mailbox }: At, email: string): Promise<string> {
  await server.runJobs();
  return /token=([\w-]+)/.exec(mailbox.lastTo(email).text)?.[1] ?? assert.fail('There is no link in the mail.');
}

export async function resetPassword(at: At, email: string, password: string): Promise<void> {
  assert.equal((await at.server.client().post('/api/v1/auth/forgot-password/', { email })).status, 200);
  const token = await mailedToken(at, email);
  const answer = await at.server.client().post('/api/v1/auth/reset-password/', { token, password });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  await at.server.runJobs();
}
