import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { sentencesFor } from '../sentences/sentences.ts';

test('who may not be named is offered as a group', async () => {
  const { behaviour, alternatives } = await askMadeUpStore('who are my best customers');
  assert.equal(behaviour, 'refuse');
  assert.deepEqual(
    alternatives.map(({ label }) => label),
    ['How many customers came back this month?', 'New customers by city this month?'],
  );
  assert.deepEqual((await askMadeUpStore('show me the api key')).alternatives, []);
});

test('a question back names what it did not get, and a screen leaves the readings to its buttons', async () => {
  const { response, parts, alternatives } = await askMadeUpStore('sales of sarees by floobar wibble in Mumbai');
  assert.deepEqual(
    alternatives.map(({ label }) => label),
    ['Total sales: Saree, Mumbai', 'Total sales in all'],
  );
  assert.equal(
    response,
    'I found nothing called "floobar wibble" in your shop. Did you mean “Total sales: Saree, Mumbai” or “Total sales in all”? If not, say it another way.',
  );
  assert.deepEqual(parts, {
    sentence: 'I found nothing called "floobar wibble" in your shop. Tap what you meant, or say it another way.',
    points: [],
    notes: [],
  });
});

test('what is offered instead is answered, in each language', async () => {
  for (const language of ['english', 'hindi', 'hinglish'] as const)
    for (const { question } of sentencesFor({ ...kesarLane, language }).talk.ofGroups) {
      const { behaviour, response } = await askMadeUpStore(question);
      assert.match(behaviour ?? '', /^(answer|assume)$/, `${question}: ${response}`);
    }
});
