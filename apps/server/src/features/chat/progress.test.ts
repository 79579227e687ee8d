import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskStage } from '@tillsight/contract/chat';
import { connectShop } from '../../../test/connected.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';

const now = () => Date.parse('2026-11-20T11:30:00+05:30');
const small = { world: { scale: 0.1, months: 3 } };
const path = '/api/v1/chatbot/ask/';

type Told = { event: string; data: unknown };

async function listen(who: SignedIn, question: string) {
  const answer = await who.client.post(path, { user_id: who.userId, question }, {
    headers: { accept: 'text/event-stream' },
  }); // prettier-ignore
  const events = String(answer.body)
    .split('\n\n')
    .filter(Boolean)
    .map((text): Told => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? assert.fail(text);
      return { event, data: JSON.parse(data) };
    });
  return { ...answer, events };
}

test('askQuestion in events: the stages, the platform that is awaited, then the very answer that JSON gets', async t => {
  const server = await startServer(t, { sandbox: small, now });
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const { status, headers, events } = await listen(who, 'How many orders yesterday?');
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.ok(headers.has('content-security-policy') && headers.has('x-request-id'));
  assert.deepEqual(
    events.map(({ event, data }) => [event, (data as Partial<AskStage>).stage, (data as Partial<AskStage>).sources]),
    [
      ['stage', 'reading', []],
      ['stage', 'asking', ['Shopify']],
      ['stage', 'writing', []],
      ['answer', undefined, undefined],
    ],
  );
  const plain = await who.client.post(path, { user_id: who.userId, question: 'How many orders yesterday?' });
  assert.deepEqual(events.at(-1)?.data, plain.body);
});

test('askQuestion in events: what is refused is refused before the first one', async t => {
  const server = await startServer(t, { now });
  const who = await server.signedInAs('merchant');
  assert.equal((await listen(who, 'Hello')).events.at(-1)?.event, 'answer');
  const empty = await who.client.post(path, { user_id: who.userId, question: ' ' }, {
    headers: { accept: 'text/event-stream' },
  }); // prettier-ignore
  assert.deepEqual([empty.status, empty.headers.get('content-type')], [400, 'application/problem+json']);
  server.deps.memory.recall = () => Promise.reject(new Error('On purpose.'));
  server.deps.log.level = 'silent';
  // A bug after the first event ends the stream with a problem that says nothing of it.
  const { status, events } = await listen(who, 'flurbs of Gulmohar last week');
  const last = events.at(-1) ?? assert.fail('There were no events.');
  assert.deepEqual([status, last.event, (last.data as { code: string }).code], [200, 'problem', 'internal']);
  assert.doesNotMatch(JSON.stringify(last), /On purpose/);
});
