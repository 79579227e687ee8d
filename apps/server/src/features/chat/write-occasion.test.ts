/** What happened, noted in the sandbox's Shopify by words and taken away again, over HTTP. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { connectShop } from '../../../test/connected.ts';
import { smallStore } from '../../../test/every-platform.ts';
import { startServer } from '../../../test/kit.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { walkConsent } from '../../consent-walk.ts';
import { writeOccasion } from '../insights/insights.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');

async function merchantOf(t: TestContext, { mayWrite = true } = {}) {
  let passed = 0;
  const server = await startServer(t, { sandbox: { world: smallStore }, now: () => now() + passed });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  if (mayWrite) {
    const consent = await who.client.get('/api/v1/oauth/shopify/auth?writes=1');
    const back = await walkConsent(consent.headers.get('location') ?? '');
    const { pathname, search } = new URL(back ?? assert.fail('There is no way back.'));
    assert.match((await who.client.get(`${pathname}${search}`)).headers.get('location') ?? '', /success/);
  }
  const askerOf =
    ({ client, userId }: { client: typeof who.client; userId: string }) =>
    async (question: string): Promise<AskResponse> => {
      // One thing is said after the other.
      passed += 1_000;
      const answer = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body as AskResponse;
    };
  const writes = () =>
    sandbox.control.requests.filter(({ body }) => JSON.stringify(body ?? '').includes('mutation NoteOccasion')).length;
  return { server, sandbox, who, ask: askerOf(who), askerOf, writes };
}

test('what happened is noted after a yes, stands on the chart and beside a why, and is taken away again', async t => {
  const { server, ask, writes } = await merchantOf(t);
  const asked = await ask('Note that we ran a sale on Friday');
  assert.equal(asked.response, 'Shall I note this in Shopify: “we ran a sale”, 13 Nov 2026?');
  assert.deepEqual([asked.alternatives, writes()], [[{ label: 'Yes, note it', question: 'Yes, note it' }], 0]);
  assert.match((await ask('no')).response, /Nothing was changed/);
  assert.match((await ask('yes')).response, /^(?!Noted)/);
  assert.equal(writes(), 0);

  await ask('Note that we ran a sale on Friday');
  assert.match((await ask('yes')).response, /^Noted in Shopify: “we ran a sale”, 13 Nov 2026\./);
  const { chart } = await ask('sales by day this month');
  assert.deepEqual(chart?.marks, [{ row: 12, title: 'we ran a sale' }]);
  assert.match((await ask('why did sales change on 13 November')).response, /Noted in Shopify: “we ran a sale”/);
  assert.match((await ask('note that We ran a sale on 13 November')).response, /^That is noted in Shopify already/);

  assert.match(
    (await ask('नोट कर लो: 8 से 12 नवंबर तक दिवाली सेल')).response,
    /^क्या मैं Shopify में यह नोट कर लूँ: “दिवाली सेल”, 8–12 नवंबर/,
  );
  assert.match((await ask('हाँ, नोट कर लो')).response, /^Shopify में नोट कर लिया: “दिवाली सेल”/);
  assert.equal((await ask('sales by day this month')).chart?.marks?.[0]?.row, 7);

  assert.match(
    (await ask('friday ka note hata do')).response,
    /^Kya main Shopify se yeh note hata doon: “we ran a sale”/,
  );
  assert.match((await ask('haan, hata do')).response, /^Shopify se note hata diya/);
  assert.match((await ask('remove the note of Friday')).response, /^Shopify holds no such note/);
  assert.equal((await ask('sales by day this month')).chart?.marks?.length, 1);
  assert.equal(writes(), 2);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const acts = await database.query(`select distinct act from audit_log where act like 'occasion%' order by act`);
  assert.deepEqual(acts, [{ act: 'occasion noted' }, { act: 'occasion removed' }]);
});

test('two who agree at once write once, and a yes of a talk of before only tells how things are', async t => {
  const { who, ask, writes } = await merchantOf(t);
  await ask('mark 12 November as the day the site was down');
  const said = (await Promise.all([ask('yes'), ask('yes'), ask('yes')])).map(({ response }) => response);
  assert.equal(said.filter(response => response.startsWith('Noted in Shopify')).length, 1, said.join('\n'));
  assert.equal(writes(), 1);
  const { body } = await who.client.get(`/api/v1/chatbot/history/?user_id=${who.userId}`);
  const { questions } = body as { questions: { id: string; question: string }[] };
  const yes = questions.find(({ question }) => question === 'Yes, note it') ?? assert.fail('There is no yes.');
  const again = await who.client.post('/api/v1/chatbot/ask-again/', { user_id: who.userId, question_id: yes.id });
  assert.match((again.body as AskResponse).response, /^That is noted in Shopify already/);
  assert.equal(writes(), 1);
});

test('a process that dies between the write and its answer doubles nothing: the yes is said again and finds the note', async t => {
  const { server, who, ask, writes } = await merchantOf(t);
  await ask('note that the site was down yesterday');
  const period = { from: '2026-11-19', to: '2026-11-19' };
  const deed = { do: 'note', title: 'the site was down', period } as const;
  assert.deepEqual(await writeOccasion(server.deps, who, deed), { kind: 'done' });
  assert.match((await ask('yes')).response, /^That is noted in Shopify already: “the site was down”, 19 Nov 2026/);
  assert.equal(writes(), 1);
});

test('only those who may, and only with the permission', async t => {
  const { server, who, askerOf, ask, writes } = await merchantOf(t, { mayWrite: false });
  const lacks = await ask('note that we ran a sale on Friday');
  assert.match(lacks.response, /write_analytics_annotations.*Allow targets and notes.*Nothing was changed/);
  assert.deepEqual(lacks.alternatives, []);
  const sales = await server.signedInAs('sales', { id: who.organizationId, merchantId: who.userId });
  assert.match((await askerOf(sales)('note that we ran a sale on Friday')).response, /^Only merchants and executives/);
  assert.equal(writes(), 0);
});

test('a title is one line of plain letters, and what is too long is not cut', async t => {
  const { sandbox, ask } = await merchantOf(t);
  const hostile =
    'note that <img src=x onerror=alert(1)> \u202Egnp.exe\u0007 visit https://evil.example *sale* on 13 November';
  const { response } = await ask(hostile);
  assert.match(response, /^Shall I note this in Shopify: “/);
  assert.doesNotMatch(response, /\p{Cc}|\p{Cf}|https:\/\//u);
  assert.match((await ask('yes')).response, /^Noted in Shopify/);
  const sent = sandbox.control.requests
    .map(({ body }) => JSON.stringify(body ?? ''))
    .findLast(each => each.includes('NoteOccasion'));
  assert.doesNotMatch(sent ?? '', /\u202E|\\u202e|\\u0007/i);
  assert.match((await ask(`note that ${'a very long '.repeat(8)}sale ran on Friday`)).response, /up to 75 characters/);
});
