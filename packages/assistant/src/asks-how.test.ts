/** "How?" works after any answer and shows its working; the talk goes on from the answer itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksHow } from './asks-how.ts';
import { askMadeUpStore, talkWithMadeUpStore } from './ask-made-up-store.ts';
import type { Turn } from './conversation.ts';

test('what asks how, and what only begins like it', () => {
  for (const text of ['how?', 'How did you get that?', 'kaise nikala', 'Kaise?', 'कैसे?', 'ok how', 'show me the query', 'how is this calculated?', 'yeh kaise aaya'])
    assert.ok(asksHow(text), text);
  for (const text of ['how many orders', 'how was yesterday', 'kaise badhaye', 'how is AOV calculated', 'कैसे बढ़ाएँ', 'show me orders'])
    assert.ok(!asksHow(text), text);
}); // prettier-ignore

const answers: readonly [what: string, question: string, told: RegExp][] = [
  ['a single figure', 'total sales last week', /I asked for: Total sales from 9 Nov 2026 to 15 Nov 2026, compared with 2–8 Nov 2026\./],
  ['a list', 'top 5 products by units in October', /I asked for: Units sold by product from 1 Oct 2026 to 31 Oct 2026\./],
  ['a figure made of others', 'units per order last month', /Computed here as units sold ÷ orders\./],
  ['a reason', 'why did orders fall last week', /I asked for: Orders from 9 Nov 2026 to 15 Nov 2026/],
  ['an overview', 'how was last week?', /I asked for: Total sales, orders, average order value, visits, .* from 9 Nov 2026/],
  ['an outlook', 'how much will we sell this month?', /I asked for: Total sales from 1 Nov 2026 to 20 Nov 2026\./],
]; // prettier-ignore
for (const [what, question, told] of answers)
  test(`${what} tells how it was found`, async () => {
    const { response, requests } = await talkWithMadeUpStore(question, 'how?');
    assert.match(response, /^This is how I got it:\n/);
    assert.match(response, told);
    assert.deepEqual(requests, (await askMadeUpStore(question)).requests);
  });

test('what is still moving is said, and the talk goes on from the answer', async () => {
  const today = await talkWithMadeUpStore('sales this month', 'how?');
  assert.match(today.response, /Today counts until 11:30 am\.$/);
  const next = await talkWithMadeUpStore('sales in Mumbai last week', 'how?', 'and in October?');
  assert.deepEqual(
    next.requests.map(({ where, period }) => [where?.[0]?.dimension, period]),
    [['city', { from: '2026-10-01', to: '2026-10-31' }]],
  );
});

test('figures that are named can be asked after without a talk, and nothing without either', async () => {
  const { response, requests } = await askMadeUpStore('How did you get net sales last month?');
  assert.match(response, /I asked for: Net sales from 1 Oct 2026 to 31 Oct 2026/);
  assert.equal(requests[0]?.metrics[0], 'net_sales');
  assert.doesNotMatch((await askMadeUpStore('how?')).response, /This is how/);
});

test('"yes" takes up what was offered; "ok" takes up nothing', async () => {
  const turns: Turn[] = [(await askMadeUpStore('total sales last month')).turn];
  const offered = turns[0]!.offered[0]!;
  for (const text of ['yes', 'Haan ji', 'हाँ', offered.label.toLowerCase()])
    assert.equal((await askMadeUpStore(text, turns)).turn.question, offered.question, text);
  assert.equal((await askMadeUpStore('ok', turns)).turn.question, 'ok');
});
