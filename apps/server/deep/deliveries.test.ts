/** A short form of what `npm run test:deep` does for long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runTrial, told } from './deliveries.ts';

test('workers killed at any instant lose no report and send none twice', async t => {
  const verdict = await runTrial(t, { people: 30, rounds: 2, kills: 8, workers: 2 });
  told(t, 'random', verdict);
  assert.deepEqual([verdict.lost, verdict.doubled], [0, 0]);
});

test('nor when they die between the intent and the sending', async t => {
  const verdict = await runTrial(t, { people: 10, rounds: 1, kills: 0, workers: 2, failAt: 'before-send' });
  told(t, 'before-send', verdict);
  assert.deepEqual([verdict.lost, verdict.doubled], [0, 0]);
});
