import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import type { HouseWord } from '@tillsight/contract/house-words';
import { mostHouseWords } from '@tillsight/contract/house-words';
import { connectShop } from '../../../test/connected.ts';
import { startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { startWithPhones } from '../../../test/phones.ts';
import { tokenOf } from '../../../test/two-organizations.ts';
import type { Caller } from '../../infra/mount.ts';
import { keepWord } from './house-words.ts';

const small = { world: { scale: 0.1, months: 3 } };

async function ask(who: SignedIn, question: string): Promise<string> {
  const answer = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return (answer.body as AskResponse).response;
}

async function wordsOf(who: SignedIn): Promise<HouseWord[]> {
  return ((await who.client.get('/api/v1/house-words/')).body as { words: HouseWord[] }).words;
}

const callerOf = ({ organizationId, userId, email }: SignedIn): Caller => ({
  organizationId,
  userId,
  email,
  role: 'merchant',
  name: 'Asha Merchant',
  sessionHash: Buffer.alloc(32),
});

test('house words: said, used by everybody of the house and by nobody else, listed, changed, forgotten', async t => {
  const server: TestServer = await startServer(t, { sandbox: small });
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  const colleague = await server.newcomer('sales', home);
  assert.equal((await connectShop(merchant.client)).status, 'success');
  const stranger = await server.signedInAs('merchant');
  assert.equal((await connectShop(stranger.client)).status, 'success');

  await t.test('kept by a sentence, with who said it and when', async () => {
    assert.match(
      await ask(merchant, 'for us sales means net sales'),
      /Kept for everybody here: “sales” means \*net sales\*/,
    );
    const [word] = await wordsOf(colleague);
    assert.deepEqual(
      [word?.word, word?.means, word?.meaning, word?.sentence],
      ['sales', 'net sales', { kind: 'figure', metric: 'net_sales' }, 'for us sales means net sales'],
    );
    assert.ok(word?.said_by !== null && Date.parse(word?.said_at ?? '') <= server.deps.now());
  });

  await t.test('every answer of the house rests on it, and says so once', async () => {
    for (const who of [merchant, colleague]) {
      const told = await ask(who, 'sales yesterday');
      assert.match(told, /^Net sales/);
      assert.equal(told.split('Here “sales” means net sales.').length, 2);
    }
  });

  await t.test('another organization reads, hears of, changes and ends none of it', async () => {
    assert.match(await ask(stranger, 'sales yesterday'), /^Total sales/);
    assert.deepEqual(await wordsOf(stranger), []);
    const [word] = await wordsOf(merchant);
    assert.equal((await stranger.client.delete(`/api/v1/house-words/${word?.id}/`)).status, 404);
    assert.match(await ask(stranger, 'forget what sales means'), /no words of your own/);
    assert.equal((await wordsOf(merchant)).length, 1);
  });

  await t.test('only the merchant and executives decide; others are told so', async () => {
    assert.match(await ask(colleague, 'from now on sales means gross sales'), /decided by the merchant and executives/);
    assert.match(await ask(colleague, 'forget what sales means'), /decided by the merchant and executives/);
    const [word] = await wordsOf(colleague);
    assert.equal(word?.means, 'net sales');
    assert.equal((await colleague.client.delete(`/api/v1/house-words/${word?.id}/`)).status, 403);
    const posted = await colleague.client.post('/api/v1/house-words/', { sentence: 'for us galla means orders' });
    assert.equal(posted.status, 403);
  });

  await t.test('a program asks with the words and sets none', async () => {
    const { secret } = await tokenOf(server, merchant, ['ask']);
    const client = server.client();
    const options = { headers: { authorization: `Bearer ${secret}`, origin: undefined } };
    const told = async (question: string) =>
      ((await client.post('/api/v1/chatbot/ask/', { user_id: merchant.userId, question }, options)).body as AskResponse)
        .response;
    assert.match(await told('sales yesterday'), /^Net sales/);
    assert.match(await told('for us galla means orders'), /Nothing was kept/);
    assert.equal((await client.get('/api/v1/house-words/', options)).status, 403);
    assert.equal((await wordsOf(merchant)).length, 1);
  });

  await t.test('the screen keeps a sentence, or says why not', async () => {
    const made = await merchant.client.post('/api/v1/house-words/', {
      sentence: 'our season is from 1 October to 15 January',
    });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    const refused = await merchant.client.post('/api/v1/house-words/', {
      sentence: 'for us net sales means gross sales',
    });
    assert.equal(refused.status, 400);
    assert.match(JSON.stringify(refused.body), /name of another figure/);
    const question = await merchant.client.post('/api/v1/house-words/', { sentence: 'how are sales' });
    assert.equal(question.status, 400);
    assert.deepEqual(
      (await wordsOf(merchant)).map(({ word }) => word),
      ['sales', 'season'],
    );
  });

  await t.test('said anew, a word means what was said last', async () => {
    assert.match(await ask(merchant, 'from now on sales means gross sales'), /until now it meant net sales/);
    assert.match(await ask(colleague, 'sales yesterday'), /^Gross sales/);
    assert.equal((await wordsOf(merchant)).length, 2);
  });

  await t.test('listed and forgotten in words', async () => {
    assert.match(await ask(colleague, 'what are our words'), /“sales” means gross sales/);
    assert.match(await ask(merchant, 'forget what sales means'), /Forgotten: “sales”/);
    assert.match(await ask(merchant, 'sales yesterday'), /^Total sales/);
    assert.match(await ask(merchant, 'forget all our words'), /Forgotten: “season”/);
    assert.deepEqual(await wordsOf(merchant), []);
  });
});

test('house words: there is a limit, and two at once do not pass it', async t => {
  const server = await startServer(t);
  const merchant = await server.signedInAs('merchant');
  const at = new Date(server.deps.now());
  const meaning = JSON.stringify({ kind: 'figure', metric: 'net_sales' });
  const rows = Array.from({ length: mostHouseWords - 1 }, (_, place) => ({
    organization_id: merchant.organizationId,
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    word: `galla ${place}`,
    plain: `galla ${place}`,
    meaning,
    sentence: 'for us galla means net sales',
    said_by: merchant.userId,
    said_at: at,
  }));
  await server.deps.db.inOrganization(merchant.organizationId, trx =>
    trx.insertInto('house_words').values(rows).execute(),
  );
  const keep = (word: string) =>
    keepWord(server.deps, callerOf(merchant), {
      do: 'make',
      word,
      meaning: { kind: 'figure', metric: 'net_sales' },
      sentence: `for us ${word} means net sales`,
      language: 'english',
    }).then(
      () => 'kept',
      (error: Error) => error.message,
    );
  const said = await Promise.all([keep('dhandha'), keep('bikri')]);
  assert.equal(said.filter(each => each === 'kept').length, 1, said.join());
  assert.match(said.find(each => each !== 'kept') ?? '', /that is the most/);
});

test('house words: what somebody said stays with the house when they leave, without their name', async t => {
  const server = await startServer(t);
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  const executive = await server.newcomer('executive', home);
  const sentence = 'for us galla means orders';
  assert.equal((await executive.client.post('/api/v1/house-words/', { sentence })).status, 200);
  await server.deps.db.inOrganization(home.id, trx =>
    trx.deleteFrom('users').where('id', '=', executive.userId).execute(),
  );
  const [word] = await wordsOf(merchant);
  assert.deepEqual([word?.word, word?.said_by], ['galla', null]);
});

test('house words: said on WhatsApp they are kept, and a question there is read with them', async t => {
  const stand = await startWithPhones(t, { sandbox: small });
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000002');
  await phone.write('Hey Sierra, hamare liye sales matlab net sales');
  assert.match(JSON.stringify(phone.last()), /Yahan sabke liye yaad rakha: “sales”/);
  stand.clock.at += 1_000;
  await phone.write('Hey Sierra, sales yesterday');
  assert.match(JSON.stringify(phone.last()), /Net sales/i);
  assert.deepEqual(
    (await wordsOf(who)).map(({ word, means }) => [word, means]),
    [['sales', 'net sales']],
  );
});
