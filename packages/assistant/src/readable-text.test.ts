/** Whatever is typed, what reaches the reader is little. Work is counted, in signs that are gone through, and not timed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionLimit } from '@tillsight/contract/chat';
import { answerQuestion } from './answer-question.ts';
import { hostileTexts } from './hostile-texts.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { readableText } from './readable-text.ts';
import type { ToRead } from './reader.ts';
import { understand } from './understand.ts';
import { normalise } from './words/normalise.ts';
import { tokensOf } from './words/tokens.ts';

const texts = hostileTexts(2_400);

/** Plain spelling writes some signs out: "&" is " and ". */
const mostSigns = 1_200;
const mostTokens = 200;
const longestWord = 80;
const mostWork = mostSigns * (mostTokens + longestWord);

/** Every word is compared with all that is said, and every pattern may go through a word from each of its letters. */
function workOf(text: string): number {
  const plain = normalise(text);
  const longest = Math.max(0, ...plain.split(/[^\p{L}\p{M}\p{N}']+/u).map(word => word.length));
  return plain.length * (tokensOf(text).length + longest);
}

/** What comes to the reader when this is asked. */
async function reaching(text: string, turns: ToRead['turns'] = []): Promise<ToRead[]> {
  const reached: ToRead[] = [];
  await answerQuestion({
    text,
    turns,
    shop: kesarLane,
    read: toRead => {
      reached.push(toRead);
      return Promise.resolve({ intent: { act: 'clarify', about: 'nothing', text: '' }, wantsNames: true });
    },
    run: () => Promise.resolve([]),
    names: () => Promise.resolve(kesarLaneNames),
  });
  return reached;
}

test('of 2,400 hostile texts only little reaches the reader', async () => {
  assert.ok(workOf('İ'.repeat(questionLimit)) > 100 * mostWork, 'The measure sees what once took seconds.');
  let read = 0;
  for (const text of texts) {
    const reached = await reaching(text);
    read += reached.length > 0 ? 1 : 0;
    for (const each of reached) assert.ok(workOf(each.text) <= mostWork, JSON.stringify(text.slice(0, 60)));
  }
  assert.ok(read > 500 && read < texts.length - 500, `${read} of them are small enough to be read.`);
});

test('what reaches the reader is gone through a limited number of times', () => {
  const readable = texts.flatMap(text => {
    const told = readableText(text);
    return 'text' in told ? [told.text] : [];
  });
  assert.ok(scannedFor('İ'.repeat(1_000)) > mostScanned, 'The measure sees a quarter of what once took seconds.');
  for (const text of readable.filter((_, at) => at % 10 === 0))
    assert.ok(scannedFor(text) <= mostScanned, JSON.stringify(text.slice(0, 60)));
});

/** "top 5 products by sales in Mumbai last week" takes 50,000. */
const mostScanned = 5_000_000;

/** The signs of all texts that patterns are tried on, each as often as it is. */
function scannedFor(text: string): number {
  let scanned = 0;
  const exec = Reflect.get(RegExp.prototype, 'exec');
  Reflect.set(RegExp.prototype, 'exec', function count(this: RegExp, tried: string) {
    scanned += tried.length;
    return exec.call(this, tried);
  });
  try {
    understand(text, [], kesarLane, kesarLaneNames);
  } finally {
    Reflect.set(RegExp.prototype, 'exec', exec);
  }
  return scanned;
}

test('what merchants write is read, and what is too much says so', () => {
  const cases: [text: string, expected: 'read' | 'length' | 'letters'][] = [
    ['What were my sales yesterday?', 'read'],
    ['क्या पिछले हफ्ते की बिक्री बढ़ीं या घटीं?', 'read'],
    ['sessions on https://shop.example/products/indigo-saree?utm_source=mail&utm_campaign=diwali-2026', 'read'],
    [`sales of ${'x'.repeat(40)}`, 'read'],
    [`sales of ${'x'.repeat(41)}`, 'letters'],
    [`sales of ${'x'.repeat(25)}\u200b${'x'.repeat(25)}`, 'letters'],
    ['İ'.repeat(21), 'letters'],
    ['e\u0301\u0302', 'read'],
    ['x\u0302\u0303\u0304', 'letters'],
    ['sales '.repeat(100), 'read'],
    ['sales '.repeat(101), 'length'],
    ['. '.repeat(101), 'length'],
    ['ﷺ'.repeat(40), 'length'],
    ['x'.repeat(questionLimit + 1), 'length'],
  ];
  for (const [text, expected] of cases) {
    const told = readableText(text);
    assert.equal('tooMuch' in told ? told.tooMuch : 'read', expected, JSON.stringify(text.slice(0, 60)));
  }
});

test('a message that is too much is answered kindly, and kept from a model too', async () => {
  for (const text of ['sales last week and '.repeat(60), 'İ'.repeat(questionLimit)]) {
    const model = { name: 'none', complete: () => assert.fail('A model was asked.') };
    const reply = await answerQuestion({
      text,
      turns: [],
      shop: kesarLane,
      read: () => assert.fail('It was read.'),
      run: () => assert.fail('Figures were asked for.'),
      names: () => assert.fail('Names were asked for.'),
      model,
    });
    assert.equal(reply.behaviour, 'clarify');
    assert.match(reply.response, /^(That is more than I can read at once|I cannot read words that long)/);
    assert.ok(reply.alternatives.length > 0);
  }
});

test('what was said before comes to the reader no longer than a message may be', async () => {
  const turn = {
    question: 'x'.repeat(questionLimit),
    behaviour: 'clarify',
    requests: [],
    mentioned: [],
    offered: [],
  } as const;
  const [reached] = await reaching('and yesterday?', [{ ...turn, requests: [], mentioned: [], offered: [] }]);
  assert.deepEqual(
    reached?.turns.map(({ question }) => question.length),
    [600],
  );
});
