import { test } from 'node:test';
import assert from 'node:assert/strict';
import { momentAt, untilNextMoment } from './chat-cycle.ts';
import { sampleChat } from './sample-chat.ts';

const moments = [
  { at: 0, exchange: 0, isAnswered: false, lasts: 1000 },
  { at: 999, exchange: 0, isAnswered: false, lasts: 1 },
  { at: 1000, exchange: 0, isAnswered: true, lasts: 3000 },
  { at: 3999, exchange: 0, isAnswered: true, lasts: 1 },
  { at: 4000, exchange: 1, isAnswered: false, lasts: 1000 },
  { at: 5000, exchange: 1, isAnswered: true, lasts: 3000 },
  { at: 20_000, exchange: 5, isAnswered: false, lasts: 1000 },
  { at: 23_999, exchange: 5, isAnswered: true, lasts: 1 },
  { at: 24_000, exchange: 0, isAnswered: false, lasts: 1000 },
  { at: 49_000, exchange: 0, isAnswered: true, lasts: 3000 },
];

for (const { at, exchange, isAnswered, lasts } of moments) {
  test(`the sample chat after ${at} ms`, () => {
    assert.deepEqual(momentAt(at, sampleChat.length), { exchange, isAnswered });
    assert.equal(untilNextMoment(at), lasts);
  });
}

test('the sample chat has six questions, each with an answer and a tip', () => {
  assert.equal(new Set(sampleChat.map(sample => sample.question)).size, 6);
  for (const { answer } of sampleChat) assert.ok(answer.value && answer.label && answer.tip);
});
