/** A message of two questions is a talk of two turns: where the second points at the row or the figure of the first, and where one would be lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from './ask-made-up-store.ts';

const steps: [first: string, joint: string, then: string][] = [
  ['what was our worst day last month', ' and ', 'how many visitors did we have that day'],
  ['which single day had the most orders in October', ', and ', 'what did we sell most of that day?'],
  ['Which city grew the most last week', '? ', 'What sold there?'],
  ['which state sent back the most last month', '? And ', 'what were the reasons there?'],
  ['kal kis shehar se sabse zyada order aaye', ' aur ', 'wahan kya bika'],
  ['sabse zyada kis din bika october me', ' aur ', 'us din ads pe kitna kharch hua'],
  ['पिछले महीने सबसे ज़्यादा ऑर्डर किस दिन आए', ' और ', 'उस दिन कितने विज़िटर थे'],
  ['which campaign spent most in October', '; ', 'how many clicks did that campaign get'],
  // Of these the whole would lose one question.
  ['How many Jaipuri Dohars are left', ', and ', 'what did we sell of them last month?'],
]; // prettier-ignore

for (const [first, joint, then] of steps)
  test(`"${first}${joint}${then}"`, async () => {
    const one = await askMadeUpStore(first);
    const other = await askMadeUpStore(then, [one.turn]);
    const both = await askMadeUpStore(`${first}${joint}${then}`);
    assert.deepEqual(both.requests, [...one.requests, ...other.requests]);
    assert.deepEqual(both.turn.requests, other.turn.requests);
    assert.deepEqual(both.turn.mentioned, other.turn.mentioned);
    for (const line of other.response.split('\n').slice(0, -1)) assert.ok(both.response.includes(line), both.response);
    assert.deepEqual(both.values, [...one.values, ...other.values]);
  });

const meanings: [first: string, joint: string, then: string][] = [
  ['How do we define repeat purchase rate', ', and ', 'what is it for the last 12 months?'],
  ['what does AOV mean', ' and ', 'how much was it last month'],
  ['ROAS kya hota hai', ' aur ', 'hamara kitna hai is mahine'],
];

for (const [first, joint, then] of meanings)
  test(`"${first}${joint}${then}"`, async () => {
    const meaning = await askMadeUpStore(first);
    const figure = await askMadeUpStore(then, [meaning.turn]);
    const both = await askMadeUpStore(`${first}${joint}${then}`);
    assert.deepEqual(both.requests, figure.requests);
    assert.equal(both.behaviour, figure.behaviour);
    assert.equal(both.response, `${meaning.response.split('\n')[0]}\n\n${figure.response}`);
  });

test('what cannot be read of the second question is told as left out', async () => {
  const reply = await askMadeUpStore('what was our best day last month, and how grumbly was the zorblax that day?');
  assert.equal(reply.behaviour, 'partial');
  assert.match(reply.response, /I left out "how grumbly was the zorblax that day"\./);
});

test('a question for names and numbers of people is refused in any step', async () => {
  const reply = await askMadeUpStore(
    'which city ordered most last week, and give me the phone numbers of the buyers there',
  );
  assert.equal(reply.behaviour, 'refuse');
});

test('rows that one list can tell are told in one list', async () => {
  const wholes = [
    'top 3 products in october and what are their return rates',
    'Three biggest cities of October and what they spend per order there',
  ];
  for (const whole of wholes) assert.equal((await askMadeUpStore(whole)).requests.length, 1, whole);
});
