/**
 * Ten people of one team who ask the same at once cost the platforms hardly more than one of them would. Not always the very same: what leaves in one
 * request when one asks may leave in two when the machine is busy.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { connectShop } from '../../../test/connected.ts';
import { noQuotas, setPlatforms } from '../../../test/every-platform.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { createMemory } from '../../infra/memory.ts';

const ten = 10;
const now = () => Date.parse('2026-11-20T11:30:00+05:30');

/** One call, several, and one that needs the store's own names first. */
const questions = [
  'What were my sales yesterday?',
  'Why did sales change last week?',
  'Units sold of Gulmohar Chikankari Kurta last week',
];

test('ten who ask the same at once cost at most the calls of two', async t => {
  const server = await startServer(t, { sandbox: { world: { scale: 0.1, months: 3 } }, now });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  await setPlatforms(sandbox, noQuotas);
  const merchant = await server.signedInAs('merchant');
  assert.equal((await connectShop(merchant.client)).status, 'success');
  const home = { id: merchant.organizationId, merchantId: merchant.userId };
  const people = await Promise.all(Array.from({ length: ten }, () => server.newcomer('executive', home)));

  const callsOf = async (work: () => Promise<unknown>): Promise<number> => {
    server.deps.memory = createMemory({ lifeMs: 60_000, most: 1_000 });
    const before = sandbox.control.requests.length;
    await work();
    return sandbox.control.requests.slice(before).filter(({ url }) => url.endsWith('/graphql.json')).length;
  };
  for (const question of questions) {
    const [first = merchant] = people;
    const alone = await callsOf(() => ask(first, question));
    const answers: string[] = [];
    const together = await callsOf(async () => {
      answers.push(...(await Promise.all(people.map(each => ask(each, question)))));
    });
    assert.ok(alone > 0, `"${question}" costs no call at all.`);
    assert.ok(together <= 2 * alone, `"${question}": ${together} calls, ${alone} for one`);
    assert.equal(new Set(answers).size, 1, 'Everybody is told the same.');
  }
});

async function ask({ client, userId }: SignedIn, question: string): Promise<string> {
  await client.post('/api/v1/chatbot/clear-history/', { user_id: userId });
  const { status, body } = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
  assert.equal(status, 200, JSON.stringify(body));
  return (body as AskResponse).response;
}
