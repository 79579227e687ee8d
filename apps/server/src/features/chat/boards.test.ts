/** Boards over HTTP, with the sandbox: kept by words and by a button, looked at by others, and what a look costs the platforms. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostTiles, type Board, type TileAnswer } from '@tillsight/contract/boards';
import type { AskResponse } from '@tillsight/contract/chat';
import { connectShop } from '../../../test/connected.ts';
import { noQuotas, smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { startWithPhones } from '../../../test/phones.ts';
import { callsByPlatform } from '../../../test/three-platform-report.ts';
import { tokenOf } from '../../../test/two-organizations.ts';

/** Each question comes a second after the one before. */
const clock = { at: Date.parse('2026-11-20T06:00:00Z') };
const now = () => clock.at;
const small = { world: smallStore };

async function ask(who: SignedIn, question: string): Promise<string> {
  clock.at += 1_000;
  const answer = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return (answer.body as AskResponse).response;
}

async function boardOf(who: SignedIn, board = 'own'): Promise<Board> {
  const { status, body } = await who.client.get(`/api/v1/boards/${board}/`);
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { board: Board }).board;
}

const titlesOf = async (who: SignedIn, board?: string) => (await boardOf(who, board)).tiles.map(({ title }) => title);

async function look(who: SignedIn, board = 'own'): Promise<TileAnswer[]> {
  const { status, body } = await who.client.post(`/api/v1/boards/${board}/ask/`, {});
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { answers: TileAnswer[] }).answers;
}

const keep = (who: SignedIn, question: string, board = 'own') =>
  who.client.post(`/api/v1/boards/${board}/tiles/`, { question });

test('twelve tiles over three platforms: a look costs as much as one question, and a second one within the minute none', async t => {
  const { sandbox, who } = await startWithEveryPlatform(t, { now, world: smallStore, settings: noQuotas });
  const questions = [
    'sales last week',
    'orders yesterday',
    'sales by city last month',
    'sales by day in the last 14 days',
    'top 5 products last week',
    'average order value last month',
    'sessions last week',
    'sessions by traffic channel last week',
    'ad spend last week',
    'ad spend by campaign last week',
    'returns last month',
    'new customers last month',
  ];
  assert.equal(questions.length, mostTiles);
  for (const question of questions) {
    const kept = await keep(who, question);
    assert.equal(kept.status, 200, `${question}: ${JSON.stringify(kept.body)}`);
  }
  const during = async (work: () => Promise<unknown>) => {
    const before = sandbox.control.requests.length;
    await work();
    return callsByPlatform(sandbox.control.requests.slice(before).map(({ url }) => url));
  };
  let answers: TileAnswer[] = [];
  const calls = await during(async () => (answers = await look(who)));
  t.diagnostic(JSON.stringify(calls));
  assert.deepEqual([calls.shopify, calls.google_analytics], [1, 1]);
  // It answers one search a call: spend of the days, of the days before, and by campaign.
  assert.equal(calls.google_ads, 3);
  assert.deepEqual(
    answers.map(({ state }) => state),
    questions.map(() => 'answered'),
  );
  assert.deepEqual(await during(() => look(who)), { shopify: 0, google_analytics: 0, google_ads: 0 });
  const full = await keep(who, 'discounts last month');
  assert.deepEqual([full.status, /room for 12/.test(JSON.stringify(full.body))], [409, true]);
  // What a tile says is what the same question says in a talk.
  const [, orders] = answers;
  assert.equal(orders?.answer.parts?.headline?.value, (await partsOf(who, 'orders yesterday'))?.headline?.value);
});

async function partsOf(who: SignedIn, question: string) {
  const { body } = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
  return (body as AskResponse).parts;
}

test('kept in a talk, listed, moved and removed in words; the figures stand nowhere', async t => {
  const server = await startServer(t, { sandbox: small, now });
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  assert.match(await ask(who, 'keep it on my board'), /ask for it first/);
  await ask(who, 'sales by city last week');
  assert.match(await ask(who, 'keep it on my board'), /Kept on your board: \*Total sales by city last week\*/);
  assert.match(await ask(who, 'keep it on my board'), /is on your board already/);
  // It goes on from the question before, and is kept by what it was understood to ask.
  await ask(who, 'and by product');
  assert.match(await ask(who, 'pin this to my board'), /Total sales by product last week/);
  await ask(who, 'will we reach 40 lakh this month');
  assert.match(await ask(who, 'pin this to my board'), /will we reach 40 lakh this month/);
  assert.match(
    await ask(who, 'keep orders yesterday on our board'),
    /Kept on the executive board: \*Orders yesterday\*/,
  );
  assert.deepEqual(await titlesOf(who), [
    'Total sales by city last week',
    'Total sales by product last week',
    'will we reach 40 lakh this month',
  ]);
  assert.match(await ask(who, 'move reach 40 lakh to the top of my board'), /now stands first/);
  assert.equal((await titlesOf(who))[0], 'will we reach 40 lakh this month');
  assert.match(await ask(who, 'remove sales from my board'), /Which one do you mean/);
  assert.match(await ask(who, 'remove product from my board'), /Removed from your board: Total sales by product/);
  assert.match(await ask(who, 'show my board'), /Your board[^]*will we reach 40 lakh[^]*₹[^]*Total sales by city[^]*₹/);
  assert.match(await ask(who, 'mere board par kya hai'), /Aapke board par:/);
  const kept = await server.deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('board_tiles').selectAll().orderBy('question').execute(),
  );
  assert.deepEqual(
    kept.map(({ question, requests }) => [question, requests === null]),
    [
      ['orders yesterday', false],
      ['sales by city last week', false],
      ['will we reach 40 lakh this month', true],
    ],
  );
  assert.match(await ask(who, 'clear my board'), /Removed from your board/);
  assert.deepEqual(await titlesOf(who), []);
});

test('each looks in their own language and role; a link shows a board to the organization and to nobody else', async t => {
  const server = await startServer(t, { sandbox: small, now });
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  const marketer = await server.newcomer('marketing', home);
  const seller = await server.newcomer('sales', home);
  assert.equal((await connectShop(merchant.client)).status, 'success');
  assert.equal((await keep(merchant, 'orders yesterday')).status, 200);
  assert.equal((await keep(marketer, 'sales last week', 'marketing')).status, 200);

  await t.test('that of a role is seen and changed by those who have it, and by the merchant', async () => {
    assert.deepEqual(await titlesOf(merchant, 'marketing'), ['Total sales last week']);
    for (const call of [
      seller.client.get('/api/v1/boards/marketing/'),
      seller.client.post('/api/v1/boards/marketing/ask/', {}),
      keep(seller, 'orders last week', 'marketing'),
    ])
      assert.equal((await call).status, 403);
    assert.match(await ask(seller, 'keep orders last week on the marketing board'), /by those who have that role/);
    const { body } = await seller.client.get('/api/v1/boards/');
    assert.deepEqual(
      (body as { boards: Board[] }).boards.map(({ name }) => name),
      ['own', 'sales'],
    );
  });

  await t.test('shared by a link, read only, each in the language they chose', async () => {
    const told = await ask(merchant, 'share my board');
    const [, link = ''] = /\/dashboard\/boards\/([0-9a-f-]{36})/.exec(told) ?? [];
    assert.equal((await boardOf(merchant)).link_id, link);
    const seen = await boardOf(seller, link);
    assert.deepEqual([seen.name, seen.can_change, seen.tiles.length], [null, false, 1]);
    assert.match(seen.title, /^The board of \p{L}/u);
    await seller.client.put('/api/v1/auth/reply-language/', { language: 'hindi' });
    const [tile] = await look(seller, link);
    assert.match(tile?.answer.response ?? '', /ऑर्डर/);
    assert.match((await look(merchant))[0]?.answer.response ?? '', /orders/i);
    assert.equal((await keep(seller, 'sales yesterday', link)).status, 403);
    assert.equal((await seller.client.delete(`/api/v1/board-tiles/${tile?.tile_id}/`)).status, 404);
    const stranger = await server.signedInAs('merchant');
    assert.equal((await stranger.client.get(`/api/v1/boards/${link}/`)).status, 404);
    assert.match(await ask(merchant, 'stop sharing my board'), /no longer works/);
    assert.equal((await seller.client.get(`/api/v1/boards/${link}/`)).status, 404);
  });

  await t.test('renamed by whose board it is, found by that name, and called as before without one', async () => {
    const [tile] = (await boardOf(merchant)).tiles;
    const rename = (who: SignedIn, title: string) =>
      who.client.put(`/api/v1/board-tiles/${tile?.id}/title/`, { title });
    assert.equal((await rename(seller, 'Mine')).status, 404);
    assert.equal((await rename(merchant, ' Morning \n count ')).status, 200);
    assert.deepEqual(await titlesOf(merchant), ['Morning count']);
    assert.match(await ask(merchant, 'what is on my board'), /• Morning count/);
    assert.match(await ask(merchant, 'move morning count to the top of my board'), /Morning count now stands first/);
    assert.match((await look(merchant))[0]?.answer.response ?? '', /orders/i);
    assert.equal((await rename(merchant, 'x'.repeat(81))).status, 400);
    assert.equal((await rename(merchant, ' ')).status, 200);
    assert.deepEqual(await titlesOf(merchant), ['Orders yesterday']);
  });

  await t.test('ordered by dragging: what is not named follows', async () => {
    await keep(merchant, 'sales yesterday');
    await keep(merchant, 'sales by city last week');
    const { tiles } = await boardOf(merchant);
    const ids = tiles.map(({ id }) => id);
    const named = [ids[2], '00000000-0000-4000-8000-000000000000', ids[2]];
    const { status } = await merchant.client.put('/api/v1/boards/own/order/', { tiles: named });
    const after = (await boardOf(merchant)).tiles.map(({ id }) => id);
    assert.deepEqual([status, after], [200, [ids[2], ids[0], ids[1]]]);
  });

  await t.test('whoever leaves takes their board along, and a role keeps its own', async () => {
    await server.deps.db.inOrganization(home.id, trx =>
      trx.deleteFrom('users').where('id', '=', marketer.userId).execute(),
    );
    assert.deepEqual(await titlesOf(merchant, 'marketing'), ['Total sales last week']);
  });
});

test('a tile says where it stands: not connected, nothing there, not read just now', async t => {
  const server = await startServer(t, { sandbox: small, now });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  for (const question of ['sales yesterday', 'ad spend last week', 'sales of Terracotta Lantern in Gaya today'])
    assert.equal((await keep(who, question)).status, 200, question);
  const states = async () => (await look(who)).map(({ state }) => state);
  assert.deepEqual((await states()).slice(0, 2), ['answered', 'not-connected']);
  sandbox.control.faults.add('shopify', { operation: 'graphql', status: 503 });
  await keep(who, 'orders last month');
  assert.deepEqual([...new Set(await states())].toSorted(), ['not-connected', 'stale']);
});

test('two at once do not pass the limit, and a program keeps nothing', async t => {
  const server = await startServer(t, { sandbox: small, now });
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  await server.deps.db.inOrganization(who.organizationId, trx =>
    trx
      .insertInto('board_tiles')
      .values(
        Array.from({ length: mostTiles - 1 }, (_, place) => ({
          organization_id: who.organizationId,
          id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
          user_id: who.userId,
          role: null,
          place,
          question: `sales in the last ${place + 2} days`,
          requests: null,
          kept_at: new Date(now()),
          title: null,
        })),
      )
      .execute(),
  );
  const both = await Promise.all([keep(who, 'orders yesterday'), keep(who, 'orders last week')]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const { secret } = await tokenOf(server, who, ['ask']);
  const options = { headers: { authorization: `Bearer ${secret}`, origin: undefined } };
  const program = server.client();
  const said = await program.post('/api/v1/chatbot/ask/', { user_id: who.userId, question: 'clear my board' }, options);
  assert.match((said.body as AskResponse).response, /Nothing was changed/);
  assert.equal((await program.get('/api/v1/boards/', options)).status, 403);
  assert.equal((await titlesOf(who)).length, mostTiles);
});

test('on WhatsApp an answer is kept and the board is told', async t => {
  const stand = await startWithPhones(t, { sandbox: { world: { scale: 0.1, months: 3 } } });
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000002');
  for (const text of ['Hey Sierra, kal ki sales', 'ise mere board par rakho', 'mera board dikhao']) {
    stand.clock.at += 1_000;
    await phone.write(text);
  }
  assert.match(JSON.stringify(phone.last()), /Aapka board[^]*₹/);
  assert.equal((await boardOf(who)).tiles.length, 1);
});
