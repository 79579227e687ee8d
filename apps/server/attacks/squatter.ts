/** Somebody signs up with an address that is another's, and settles in. */
import assert from 'node:assert/strict';
import type { Client } from '../test/client.ts';
import type { TestServer } from '../test/kit.ts';

export const squatted = { name: 'Asha Rao', email: 'asha@shop.example', password: 'Squatter42Lantern' };

export type Squatter = { client: Client; organizationId: string; userId: string };

export async function squat(server: TestServer): Promise<Squatter> {
  const client = server.client();
  assert.equal((await client.post('/api/v1/auth/sign-up/', squatted)).status, 200);
  const { email, password } = squatted;
  const answer = await client.post('/api/v1/auth/sign-in/', { email, password });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { organization_id: organizationId, user_id: userId } = answer.body as Record<string, string>;
  return { client, organizationId: organizationId ?? '', userId: userId ?? '' };
}
