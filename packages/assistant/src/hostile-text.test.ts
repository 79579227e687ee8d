/** Whatever is typed, reading it ends soon: no text holds up the others who ask. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { mostSigns, readableText } from './readable-text.ts';
import { understand } from './understand.ts';

/** What is said again and again; each once hid, or might hide, a pattern that tries every way to cut it. */
const units = [
  '.',
  'jab ',
  '..,',
  '- ',
  '1,',
  ' no',
  ', no',
  'no, no, ',
  'dont ',
  'matlab ',
  ', not x',
  'um um, ',
  'के ',
].concat([
  'and ',
  'how many ',
  'sales, orders, ',
  'last last ',
  '12 nov ',
  'of the ',
  'without ',
  'aaaa ',
  '(',
  '"',
  "'s ",
]);

/** Small steps, so that what doubles with every sign is seen before it lasts for ever. */
const lengths = [16, 22, 28, 34, 40, 95, 190, 300, mostSigns - 40];

const msOf = (text: string): number => {
  const begun = performance.now();
  understand(text, [], kesarLane, kesarLaneNames);
  return performance.now() - begun;
};

/** Each time of other days: what was asked last is known, and takes no time. */
const leastOfThree = (asked: (days: string) => string): number =>
  Math.min(...['last month', 'last year', 'yesterday'].map(days => msOf(asked(days))));

test('no repeated text takes 200 times as long as a question', () => {
  const usual = leastOfThree(days => `top 5 products by sales in Mumbai ${days}`);
  for (const unit of units)
    for (const length of lengths) {
      for (const wish of ['', 'tell me when ']) {
        const asked = (days: string): string => `${wish}sales ${unit.repeat(length / unit.length)} ${days}`;
        const text = asked('last week');
        if ('tooMuch' in readableText(text)) continue;
        assert.ok(msOf(text) < 200 * usual || leastOfThree(asked) < 200 * usual, `${wish}${length} signs of "${unit}"`);
      }
    }
});
