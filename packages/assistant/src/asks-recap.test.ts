/** "Put it all in three lines": the answers of the talk again, one line each, and nothing where there is none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recapAskedAfter } from './asks-recap.ts';
import { talkWithMadeUpStore } from './ask-made-up-store.ts';

const talk = ['sales last week', 'which product sold most', 'what is net sales', 'orders yesterday'];

for (const text of [
  'gr8, gimme 3 lines i can fwd to sameer',
  'Can you put all this in three or four lines I can send to Sameer?',
  'summarise everything',
  'thik hai, ek chhota sa table bana do sab ka kavita ji ko dena hai',
  'in sab ka ek summary bana do',
  'यह सब तीन लाइन में लिख दो',
])
  test(`"${text}" tells the talk again`, async () => {
    const { requests, response } = await talkWithMadeUpStore(...talk, text);
    assert.deepEqual(
      requests.map(({ metrics }) => metrics[0]),
      ['total_sales_revenue', 'units_sold', 'total_orders'],
    );
    assert.equal(response.split('\n').filter(line => line.startsWith('• ')).length, 3);
  });

test('as many lines as were asked for, the last ones', async () => {
  const { requests } = await talkWithMadeUpStore(...talk, 'put this in two lines i can forward');
  assert.deepEqual(
    requests.map(({ metrics }) => metrics[0]),
    ['units_sold', 'total_orders'],
  );
});

test('a recap is not told again by the next one', async () => {
  const { requests } = await talkWithMadeUpStore('orders yesterday', 'summarise this', 'summarise this');
  assert.deepEqual(
    requests.map(({ metrics }) => metrics[0]),
    ['total_orders'],
  );
});

for (const text of [
  'summary of last week',
  'sales in three lines of products',
  'put sales and orders by day',
  'top 3 lines',
])
  test(`"${text}" asks for something of its own`, () => {
    const turn = {
      question: 'orders',
      behaviour: 'answer' as const,
      requests: [{ metrics: ['total_orders'], period: { from: '2026-11-19', to: '2026-11-19' } }],
      mentioned: [],
      offered: [],
    };
    assert.equal(recapAskedAfter(text, [turn]), undefined);
  });

test('before any answer there is nothing to tell again', () => {
  assert.equal(recapAskedAfter('summarise everything', []), undefined);
});
