/** What a message that is not understood as a whole asks by itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedParts } from './asked-parts.ts';
import { indexOf } from './names.ts';
import { kesarLaneNames } from '../merchant-of-the-tests.ts';
import { askInItsLanguage } from '../ask-made-up-store.ts';

const index = indexOf(kesarLaneNames);

const whole: [string, string][] = [
  [
    'Arjun is sitting with the CA this afternoon and they need to know how much GST was sitting inside our October sales, just the total tax figure is enough for now, he’ll do the split himself.',
    'how much GST was sitting inside our October sales',
  ],
  [
    'Need rack space. What all has not sold even one piece in last 3 months and how much of it is there',
    'What all has not sold even one piece in last 3 months',
  ],
  [
    'My nephew keeps lecturing me about it, but how many visits came from Pune? Take the last three months or so.',
    'how many visits came from Pune? Take the last three months or so.',
  ],
];

for (const [text, part] of whole)
  test(`of "${text}" the question is "${part}"`, () => assert.equal(askedParts(text, index)[0]?.text, part));

const none = [
  // What is left would be asked too.
  'can you put the three weeks just before Diwali next to the three weeks before that, and tell me how much better we did?',
  // The days are of both.
  'how many units per order and what average value in October',
  // The name stands in what is left.
  'My mother-in-law only wants the red Banaras Zari Saree. Which colour has gone faster?',
  'Orders sent half only, which item is pending in each and is that item in stock today',
  'sales yesterday',
];

for (const text of none)
  test(`of "${text}" no part stands by itself`, () => assert.deepEqual(askedParts(text, index), []));

test('what somebody will do himself makes no outlook of what is asked', async () => {
  const { behaviour, requests } = await askInItsLanguage(
    'Arjun is with the CA and they need to know how much GST was in our October sales, he will do the split himself',
  );
  assert.notEqual(behaviour, 'forecast');
  assert.deepEqual(requests[0]?.period, { from: '2026-10-01', to: '2026-10-31' });
});

test('where nothing else was asked, nothing is to be asked again', async () => {
  const { response } = await askInItsLanguage('Need rack space. What all has not sold even one piece in last 3 months');
  assert.doesNotMatch(response, /ask the rest/);
});

test('a part that is answered is quoted', async () => {
  const reply = await askInItsLanguage('how many read the saree draping article and how many bought after');
  assert.equal(reply.behaviour, 'partial');
  assert.match(reply.response, /I answered “how many read the saree draping article”; ask the rest by itself\./);
});
