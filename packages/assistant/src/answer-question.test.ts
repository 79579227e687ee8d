/** The borders of the pipeline; what single questions are read as stands in `questions.json`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { isGrain, timeLabel } from '@tillsight/metrics/time-grain';
import { answerQuestion } from './answer-question.ts';
import { readHere } from './read-here.ts';
import type { Reader, ReadQuestion } from './reader.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';

const asked = (text: string, more: Partial<ReadQuestion> = {}): ReadQuestion => ({
  text,
  turns: [],
  shop: kesarLane,
  read: readHere,
  run: requests => Promise.resolve(requests.map(answered)),
  names: () => Promise.resolve(kesarLaneNames),
  ...more,
});

/** 1,234 for the period, 1,000 for its base, whatever was asked; one row, of its first step of time or of Mumbai. */
function answered(request: MetricRequest): MetricResult {
  const value = { value: 1234, ...(request.base ? { base: 1000, change: 0.234 } : {}) };
  const labelOf = (dimension: string): string =>
    isGrain(dimension) ? timeLabel(request.period.from, dimension) : 'Mumbai';
  const by = Object.fromEntries((request.by ?? []).map(dimension => [dimension, labelOf(dimension)]));
  const values = Object.fromEntries(request.metrics.map(metric => [metric, value]));
  const note = {
    source: 'shopify' as const,
    metrics: request.metrics,
    askedAt: kesarLane.now,
    state: 'final' as const,
  };
  return { request, rows: [{ by, values }], issues: [], sources: [note], currency: 'INR' };
}

test('tells the figure, its days, its change and its source', async () => {
  const reply = await answerQuestion(asked('What were my sales yesterday?'));
  assert.equal(reply.behaviour, 'answer');
  assert.match(reply.response, /Total sales yesterday, 19 Nov 2026: ₹1,234, up 23\.4% from ₹1,000 on 18 Nov 2026\./);
  assert.match(reply.response, /Source: Shopify, as of 11:30 am\./);
  assert.deepEqual(reply.metricsIncluded, ['Shopify']);
});

test('asks for the names of the store only when a word may be one', async () => {
  let calls = 0;
  const names = () => {
    calls += 1;
    return Promise.resolve(kesarLaneNames);
  };
  await answerQuestion(asked('How many orders last week?', { names }));
  assert.equal(calls, 0);
  await answerQuestion(asked('How many gulmohar kurtas last week?', { names }));
  assert.equal(calls, 1);
});

test('asks no platform when only the reading is wanted', async () => {
  const run = () => Promise.reject(new Error('A platform was asked.'));
  const reply = await answerQuestion(asked('Sales by city last month', { run, planOnly: true }));
  assert.deepEqual(reply.requests[0]?.by, ['city']);
});

test('a reading may have been made elsewhere: nothing of it is lost on the way', async () => {
  const questions = (JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as string[][]).filter(
    ([family], at) => !family!.includes(':') && at % 40 === 0,
  );
  assert.ok(questions.length > 50);
  const read: Reader = async toRead => structuredClone(await readHere(structuredClone(toRead)));
  for (const [, text = ''] of questions) {
    const [near, far] = await Promise.all([asked(text), asked(text, { read })].map(answerQuestion));
    assert.deepEqual(far, near, text);
  }
});

test('says the same twice', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => answerQuestion(asked('Top 5 products this month'))));
  assert.deepEqual(one, two);
});
