/** Where a platform does not answer, nothing is said to be missing or ordinary that was only not seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { answerQuestion } from '../answer-question.ts';
import type { Reply } from '../conversation.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';

const { language: _, ...shop } = kesarLane;

function ask(text: string, run: (requests: MetricRequest[]) => Promise<MetricResult[]>, away?: true): Promise<Reply> {
  const names = () => Promise.resolve(away ? { values: {}, away } : kesarLaneNames);
  return answerQuestion({ read: readHere, text, turns: [], shop, run, names });
}

const failing = (requests: MetricRequest[]): Promise<MetricResult[]> =>
  Promise.resolve(
    requests.map(request => ({
      request,
      rows: [],
      issues: [{ kind: 'source-failed', source: 'shopify', metrics: request.metrics, reason: 'unavailable' }],
      sources: [],
      currency: 'INR',
    })) as MetricResult[],
  );

const unread: [question: string, says: RegExp][] = [
  ['sales of Zarina Velvet Kurta last week', /^I could not read the names of your shop just now/],
  ['pichhle hafte Zarina Velvet Kurta ki sales', /^Abhi aapki dukaan ke naam nahi padh saki/],
  ['पिछले हफ्ते ज़रीना वेल्वेट कुर्ता की बिक्री', /^अभी आपकी दुकान के नाम नहीं पढ़ सकी/],
];
for (const [question, says] of unread)
  test(`${question}: names that could not be read are not said to be none`, async () => {
    const { behaviour, response } = await ask(question, madeUpRun(kesarLane), true);
    assert.equal(behaviour, 'partial');
    assert.match(response, says);
    assert.doesNotMatch((await ask(question, madeUpRun(kesarLane))).response, says);
  });

test('advice without an answer of any platform claims nothing of the figures', async () => {
  const { behaviour, response } = await ask('what should I reorder', failing);
  assert.equal(behaviour, 'partial');
  assert.doesNotMatch(response, /stands out|From your own figures/);
  assert.match(response, /did not answer/);
});
