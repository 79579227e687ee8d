/** What Shopify allows in a minute runs out in the middle of an answer, which then completes itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskPart, AskResponse } from '@tillsight/contract/chat';
import { startWithEveryPlatform } from '../../../test/every-platform.ts';
import type { SignedIn } from '../../../test/kit.ts';

const path = '/api/v1/chatbot/ask/';
const start = Date.parse('2026-11-20T11:30:05+05:30');

/** Those of the README's tour. */
const threeQuestions = ['Sales trend of the last 30 days', 'and by product?', 'why were sales low six days ago?'];

async function listen(who: SignedIn, question: string) {
  const { body } = await who.client.post(path, { user_id: who.userId, question }, {
    headers: { accept: 'text/event-stream' },
  }); // prettier-ignore
  const events = String(body)
    .split('\n\n')
    .flatMap(text => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
      return name ? [{ name, data: JSON.parse(data) as unknown }] : [];
    });
  return {
    parts: events.filter(({ name }) => name === 'part').map(({ data }) => data as AskPart),
    answer: events.at(-1)?.data as AskResponse,
  };
}

async function place(t: Parameters<typeof startWithEveryPlatform>[0], shopifyqlPoints: number | null) {
  let now = start;
  const settings = { shopify: { shopifyqlPoints } };
  const world = { scale: 0.1, months: 15 };
  const { server, who } = await startWithEveryPlatform(t, { now: () => now, world, settings });
  const waits: number[] = [];
  // The minute passes for the platform, too.
  const http = server.deps.platforms.http;
  const slept = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  Object.assign(http, { sleep: slept });
  return { who, waits };
}

test("the README's three questions, asked at once by a newcomer, all end whole", async t => {
  const { who, waits } = await place(t, null);
  for (const question of threeQuestions) await assertWhole(who, question);
  assert.deepEqual(waits, [], 'A minute of Shopify has room for all three.');
});

test('three different whys fit into one minute of a shop', async t => {
  const { who, waits } = await place(t, null);
  const whys = ['why did sales drop last week?', 'why were sales low six days ago?', 'why are sales low today?'];
  for (const question of whys) await assertWhole(who, question);
  assert.deepEqual(waits, []);
});

async function assertWhole(who: SignedIn, question: string): Promise<void> {
  const { answer, parts } = await listen(who, question);
  assert.deepEqual(parts, []);
  assert.match(answer.behaviour, /^(answer|assume|explain)$/, `${question}: ${answer.response}`);
  assert.doesNotMatch(answer.response, /used up|[Aa]sk again/, question);
}

test('a why whose minute has run out tells what is known, and then the very answer of a shop with more', async t => {
  const question = 'Why did sales drop last week?';
  const rich = await place(t, 100_000);
  const whole = await listen(rich.who, question);
  assert.deepEqual([whole.parts, rich.waits], [[], []]);

  const poor = await place(t, 260);
  const { parts, answer } = await listen(poor.who, question);
  assert.equal(parts.length, 1);
  for (const { answer: part, seconds } of parts) {
    assert.ok(seconds > 0 && seconds <= 65, `${seconds} s`);
    assert.match(part.response, /^Total sales/);
    assert.doesNotMatch(part.response, /[Aa]sk again/, 'It asks by itself.');
  }
  assert.equal(withoutMoment(answer.response), withoutMoment(whole.answer.response));
});

test('what cannot be told at all without the rest says nothing until it is whole', async t => {
  const { who, waits } = await place(t, 150);
  const { parts, answer } = await listen(who, 'Why did sales drop last week?');
  assert.ok(waits.length > 0);
  for (const { answer: part } of parts) assert.match(part.response, /^Total sales/);
  assert.match(answer.response, /^Total sales/);
  assert.doesNotMatch(answer.response, /[Aa]sk again/);
});

test('who does not listen is told what is missing, at once', async t => {
  const { who, waits } = await place(t, 150);
  const asked = { user_id: who.userId, question: 'Why did sales drop last week?' };
  const { response } = (await who.client.post(path, asked)).body as AskResponse;
  assert.match(response, /Ask again in about \d+ seconds/);
  assert.deepEqual(waits, []);
});

const withoutMoment = (text: string): string => text.replaceAll(/as of \d\d:\d\d/g, 'as of then');
