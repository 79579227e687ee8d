import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bubbleOf } from './chat-text.ts';
import { asksForMore } from './talk-replies.ts';

test('bubbleOf: marks of WhatsApp instead of those of Markdown', () => {
  const table: [answer: string, text: string][] = [
    ['Total sales were **₹1,24,300** yesterday.', 'Total sales were *₹1,24,300* yesterday.'],
    ['# Sales\nUp __a lot__', '*Sales*\nUp _a lot_'],
    ['| Product | Sales |\n|---|---|\n| Saree | ₹900 |', 'Product · Sales\nSaree · ₹900'],
    ['See [the page](https://tillsight.example/x).', 'See the page: https://tillsight.example/x.'],
    ['- one\n- two\n\n\n\nthree', '- one\n- two\n\nthree'],
    ['A - B | C', 'A - B | C'],
  ];
  for (const [answer, text] of table) assert.deepEqual(bubbleOf(answer, 'first', 'english'), { text, hasMore: false });
});

test('bubbleOf: what does not fit comes with "more", and nothing is lost or said twice', () => {
  const lines = Array.from({ length: 90 }, (_, index) => `${index + 1}. Product ${index + 1}: ₹${1000 + index}`);
  const first = bubbleOf(lines.join('\n'), 'first', 'english');
  const rest = bubbleOf(lines.join('\n'), 'rest', 'english');
  assert.ok(first.hasMore && first.text.length <= 1_000 && !rest.hasMore);
  assert.match(first.text, /\n… Reply \*more\* for the rest\.$/);
  assert.deepEqual([...first.text.split('\n').slice(0, -1), ...rest.text.split('\n')], lines);
  assert.ok(bubbleOf('x'.repeat(9_000), 'rest', 'english').text.length <= 4_000);
  assert.equal(bubbleOf('short', 'rest', 'english').text, '');
});

test('what is left of an answer is asked for in the words its bubble names', () => {
  const long = Array.from({ length: 60 }, (_, at) => `${at + 1}. कुल बिक्री ₹1,23,456`).join('\n');
  for (const language of ['english', 'hinglish', 'hindi'] as const) {
    const [word = ''] = /(?<=\*)[^*]+(?=\*[^*]*$)/.exec(bubbleOf(long, 'first', language).text) ?? [];
    assert.ok(asksForMore(word), `${language}: ${word}`);
  }
  assert.ok(!asksForMore('aur delhi?') && !asksForMore('more orders'));
});
