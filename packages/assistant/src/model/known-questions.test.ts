/** What a model is shown beside a question: near known ones with their readings, and the likeliest figures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestKnown } from './known-questions.ts';
import { likelyMetrics } from './likely-metrics.ts';
import { readingForm, readingInstructions } from './reading-form.ts';

test('the nearest known questions share the rare words, and tell no days of another day', async () => {
  const lines = await nearestKnown('how many lehengas came back last month', 10);
  assert.equal(lines.length, 10);
  assert.ok(
    lines.some(line => /units_returned|returns_value/.test(line)),
    lines.join('\n'),
  );
  assert.doesNotMatch(lines.join('\n'), /(in|vs)=\S*\d{4}-/);
  assert.deepEqual(await nearestKnown('qwxz', 10), []);
});

test('the likeliest figures are found by their names, those of the talk first', () => {
  const keys = (text: string, named: string[] = []) => likelyMetrics(text, named, 30).map(line => line.split(':')[0]);
  assert.ok(keys('what is the bounce rate of the sale page').includes('bounceRate'));
  assert.ok(keys('abandoned carts').includes('abandoned_checkouts'));
  assert.equal(keys('and in october?', ['return_rate', 'no_such_figure'])[0], 'return_rate');
  assert.ok(keys('sales orders customers visits ads stock returns profit').length <= 30);
});

test('what every question is sent stays short: instructions and form leave room for the rest', () => {
  const tokens = Math.ceil((readingInstructions.length + JSON.stringify(readingForm.schema).length) / 4);
  assert.ok(tokens < 1_900, `${tokens} tokens`);
});
