/** What a model is shown beside a question: near known ones with their readings, and the likeliest figures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import type { ModelCall } from '../model.ts';
import { readHere } from '../read-here.ts';
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
  assert.ok(tokens < 1_950, `${tokens} tokens`);
});

test('a prompt has at most 2,500 tokens in the middle, and a question costs one call', async () => {
  const own = JSON.parse(readFileSync(new URL('../questions.json', import.meta.url), 'utf8')) as string[][];
  const sizes: number[] = [];
  const questions = own.filter((_, at) => at % 300 === 0);
  for (const [, text = ''] of questions) {
    let calls = 0;
    // About four letters a token; the tokenizer of GPT-4o counts some three of a hundred less.
    const complete = ({ instructions, data, form }: ModelCall) => {
      calls += 1;
      sizes.push((instructions.length + JSON.stringify(form.schema).length + data.length) / 4);
      return Promise.resolve(undefined);
    };
    await answerQuestion({ text, turns: [], shop: kesarLane, read: readHere, run: () => Promise.resolve([]), names: () => Promise.resolve(kesarLaneNames), planOnly: true, model: { name: 'trial', complete } }); // prettier-ignore
    assert.ok(calls <= 1, `${calls} calls: ${text}`);
  }
  const middle = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  assert.ok(sizes.length > questions.length / 2, `${sizes.length} of ${questions.length} were asked about.`);
  assert.ok(middle <= 2_500, `${middle} tokens`);
});
