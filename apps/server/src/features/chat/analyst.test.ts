/** Questions in steps through the chat's own door and on WhatsApp: sixty of the hardest (beside all other tests twelve of them), every numeral traced, within their budgets. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { AnalysisStep, AskResponse, AskStage, ModelUse } from '@tillsight/contract/chat';
import { sampleOf } from '@tillsight/assistant/sampled';
import { loopMisbehaviours } from '@tillsight/sandbox/model/loop-misbehaviours';
import { analystQuestions } from '../../../test/analyst-questions.ts';
import { resultsOf, scriptedStandIn, strangeNumerals } from '../../../test/analyst-stand.ts';
import { noQuotas, smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { connectShop } from '../../../test/connected.ts';
import { startWithPhones } from '../../../test/phones.ts';
import { readTalk } from './turns.ts';

const path = '/api/v1/chatbot/ask/';
const morning = Date.parse('2026-11-20T11:30:00+05:30');

async function start(t: TestContext, more: Record<string, string> = {}) {
  const { scripted, model, environment } = await scriptedStandIn(t, more);
  const clock = { at: morning };
  const stand = await startWithEveryPlatform(t, { now: () => clock.at, world: smallStore, settings: noQuotas, environment }); // prettier-ignore
  const { who, server } = stand;
  const results = resultsOf(server);
  /** Each alone, outside a talk. */
  const ask = async (question: string): Promise<AskResponse> => {
    results.splice(0);
    clock.at += 61_000;
    await who.client.post('/api/v1/chatbot/clear-history/', { user_id: who.userId });
    const { status, body } = await who.client.post(path, { user_id: who.userId, question });
    assert.equal(status, 200, JSON.stringify(body));
    return body as AskResponse;
  };
  return { ...stand, scripted, model, results, ask };
}

const asked = sampleOf(analystQuestions, 5);

test('hard questions are answered in steps, and every numeral comes from a figure', async t => {
  const { scripted, model, results, ask } = await start(t);
  const notAnswered: string[] = [];
  const wrong: string[] = [];
  for (const script of asked) {
    const { question } = script;
    scripted.script = script;
    const { response, steps: done } = await ask(question);
    if (done === undefined) notAnswered.push(`${question}: ${response}`);
    wrong.push(...strangeNumerals({ question, response, results, model }));
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(notAnswered, []);
  assert.deepEqual(model.refused, []);
});

test('steps are streamed as they are done, come with the answer, and the turn says which model and text had a part in it', async t => {
  const { scripted, model, server, who } = await start(t);
  const script = analystQuestions[3]!;
  scripted.script = script;
  const { body } = await who.client.post(
    path,
    { user_id: who.userId, question: script.question },
    { headers: { accept: 'text/event-stream' } },
  );
  const events = [...String(body).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
    event,
    data: JSON.parse(data ?? '') as unknown,
  }));
  const streamed = events.filter(({ event }) => event === 'step').map(({ data }) => data as AnalysisStep);
  const answer = events.at(-1)?.data as AskResponse;
  const stages = events.map(({ event, data }) => (event === 'stage' ? (data as AskStage).stage : event));
  assert.match(
    stages.join(' '),
    /^reading .*writing (asking )*working (asking )+step working (asking )+step working answer$/,
  );
  assert.deepEqual(answer.steps, streamed);
  assert.deepEqual(
    streamed.map(({ asked, found }) => [asked.replace(/ from .*/, ''), found]),
    [
      ['Visits by city', '5 cities'],
      ['Total sales by city in Mumbai, Delhi, Bengaluru, Hyderabad, …', '5 cities'],
    ],
  );
  assert.ok(streamed.every(({ milliseconds }) => milliseconds >= 0));
  const { turns } = await readTalk(server.deps, {
    ...who,
    role: 'merchant',
    name: 'Kit',
    sessionHash: Buffer.alloc(0),
  });
  assert.deepEqual(turns.at(-1)?.readBy, { model: model.model, prompt: 'analyst 2026-11-28' });
  const { body: use } = await who.client.get('/api/v1/chatbot/model-use/');
  const { days, ...told } = use as ModelUse;
  assert.deepEqual(told, { model: model.model, tokens_a_day: 1_000_000_000 });
  const [today, ...others] = days;
  assert.deepEqual([today?.day, today?.calls, others.length], ['2026-11-20', model.heard.length, 0]);
  assert.ok((today?.tokens ?? 0) > 5_000 && (today?.usd ?? 0) > 0.005, JSON.stringify(days));
  const stranger = await server.signedInAs('merchant', await server.organization());
  assert.deepEqual(((await stranger.client.get('/api/v1/chatbot/model-use/')).body as ModelUse).days, []);
  // Names of the store stay in the house; figures travel without them.
  assert.doesNotMatch(model.heard.map(({ asked }) => asked.user).join(), /Mumbai|Bengaluru/);
});

test('a question takes no more tokens than it may, whatever is asked and counted; then the built-in answer stands', async t => {
  const { scripted, model, ask } = await start(t, { MODEL_TOKENS_A_QUESTION: '30000' });
  scripted.script = analystQuestions[3]!;
  for (const name of ['calls without end', 'dear']) {
    model.misbehave(loopMisbehaviours.find(each => each.name === name) ?? assert.fail(name));
    const before = model.heard.length;
    const { steps } = await ask(scripted.script.question);
    assert.equal(steps, undefined);
    const heard = model.heard.slice(before);
    const letters = heard.reduce((sum, { asked }) => sum + asked.instructions.length + asked.user.length, 0);
    assert.ok(letters / 4 <= 30_000, `${name}: ${letters} letters`);
    assert.ok(heard.length <= 9, `${name}: ${heard.length} calls`);
  }
});

test('without steps no figure goes to the model', async t => {
  const { scripted, model, ask } = await start(t, { MODEL_STEPS: '0' });
  scripted.script = analystQuestions[0]!;
  assert.equal((await ask(scripted.script.question)).steps, undefined);
  assert.ok(model.heard.length > 0 && model.heard.every(({ body }) => !body.includes('findings')));
});

test('on WhatsApp the answer comes alone, without its steps', async t => {
  const { scripted, environment } = await scriptedStandIn(t);
  const stand = await startWithPhones(t, { withTemplates: false, environment });
  const who = await stand.server.signedInAs('merchant');
  await connectShop(who.client);
  const phone = await stand.linked(who, '+919000000001');
  const ofTheShop = analystQuestions.filter(({ question }) => /^(Which discount codes|Did the products|Are new customers|October me jo)/.test(question)); // prettier-ignore
  assert.equal(ofTheShop.length, 4);
  for (const script of ofTheShop) {
    scripted.script = script;
    await phone.write(`Hey Sierra ${script.question}`);
    const { text } = phone.last();
    assert.match(text ?? '', /:\n1\. .+: .*\d.*\n.*Source: Shopify/s, script.question);
    assert.doesNotMatch(text ?? '', /\{|milliseconds/);
  }
});
