import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';

const path = '/api/v1/auth/reply-language/';

test('readReplyLanguage, chooseReplyLanguage: a person is answered in the language chosen, otherwise as asked', async t => {
  const server = await startServer(t, { sandbox: { world: { scale: 0.1, months: 3 } } });
  const [who, colleague] = [await server.signedInAs('merchant'), await server.signedInAs('sales')];
  await connectShop(who.client);
  const ask = async ({ client, userId }: SignedIn, question: string) => {
    const { body } = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
    return (body as { response: string }).response;
  };
  const chosenBy = async ({ client }: SignedIn) => ((await client.get(path)).body as { language: string }).language;
  assert.equal(await chosenBy(who), 'automatic');
  assert.match(await ask(who, 'How many orders did we get yesterday?'), /^Orders yesterday/);
  assert.match(await ask(who, 'कल कितने ऑर्डर आए थे?'), /^कल .* ऑर्डर .* रहे/);
  assert.equal((await who.client.put(path, { language: 'hinglish' })).status, 200);
  assert.match(await ask(who, 'How many orders did we get yesterday?'), /^Kal .* orders .* rahe/);
  assert.deepEqual([await chosenBy(who), await chosenBy(colleague)], ['hinglish', 'automatic']);
  assert.match(await ask(colleague, 'How many orders did we get yesterday?'), /^Orders yesterday/);
  assert.equal((await who.client.put(path, { language: 'klingon' })).status, 400);
  assert.equal((await who.client.put(path, { language: 'automatic' })).status, 200);
  assert.match(await ask(who, 'How many orders did we get yesterday?'), /^Orders yesterday/);
});
