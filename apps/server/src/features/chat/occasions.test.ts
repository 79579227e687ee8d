/** What happened in the store, as Shopify has it noted: on charts and beside a "why", over HTTP, held against a plain loop over the notes. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { connectShop } from '../../../test/connected.ts';
import { smallStore } from '../../../test/every-platform.ts';
import { startServer } from '../../../test/kit.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');

type Note = { title: string; type: string; startedAt: string; endedAt?: string | null };

const notes: Note[] = [
  {
    title: 'Diwali sale',
    type: 'seasonal_promotion',
    startedAt: '2026-11-08T18:30:00Z',
    endedAt: '2026-11-12T18:29:00Z',
  },
  { title: 'Lantern launch', type: 'product_launch', startedAt: '2026-11-16T05:00:00Z' },
  { title: 'Late on the thirteenth', type: 'other', startedAt: '2026-11-13T18:29:00Z' },
  { title: 'Long before', type: 'other', startedAt: '2026-09-01T05:00:00Z' },
];

async function merchantWith(t: TestContext, withheldScopes: string[] = []) {
  const server = await startServer(t, { sandbox: { world: smallStore }, now });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const post = async (path: string, fields: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.url}/control/shopify/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
    });
    assert.equal('error' in ((await answer.json()) as object), false, path);
  };
  await post('settings', { withheldScopes });
  for (const note of notes) await post('annotation', note);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const ask = async (question: string) => {
    const before = sandbox.control.requests.length;
    const answer = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const calls = sandbox.control.requests.slice(before).filter(({ url }) => url.endsWith('/graphql.json')).length;
    return { ...(answer.body as AskResponse), calls };
  };
  return { ask };
}

/** The day in India of each note, without a calendar. */
const dayOf = ({ startedAt }: Note): string =>
  new Date(Date.parse(startedAt) + 5.5 * 60 * 60_000).toISOString().slice(0, 10);

test('what happened stands on the chart at its day, by the call of the figures', async t => {
  const { ask } = await merchantWith(t);
  const { chart, calls } = await ask('sales by day this month');
  const expected: { row: number; title: string }[] = [];
  for (let day = 1; day <= 20; day += 1)
    for (const note of notes)
      if (dayOf(note) === `2026-11-${String(day).padStart(2, '0')}`) expected.push({ row: day - 1, title: note.title });
  assert.deepEqual([chart?.marks, calls, expected.length], [expected, 1, 3]);
  assert.equal((await ask('sales by city this month')).chart?.marks, undefined);
  const { response } = await ask('what happened on 14 November');
  assert.doesNotMatch(response, /Noted/);
  const told = await ask('why did sales change on 10 November');
  assert.match(
    told.response,
    /Noted in Shopify: “Diwali sale” \(9–12 Nov 2026\)\. It fell into the same days; the figures don't show/,
  );
  assert.match((await ask('what happened on 16 November')).response, /“Lantern launch” \(16 Nov 2026\)/);
});

test('without the permission there are figures as ever, and nothing beside them', async t => {
  const { ask } = await merchantWith(t, ['read_analytics_annotations']);
  const { chart, calls, response } = await ask('sales by day this month');
  assert.deepEqual([chart?.marks, chart?.labels.length, calls], [undefined, 20, 1]);
  assert.doesNotMatch(response, /Shopify did not/);
});
