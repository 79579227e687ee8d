/** A short form of what `npm run test:deep` does for long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runTrial } from './deliveries.ts';
import { steps } from './fragile.ts';
import { told } from './judge.ts';

test('workers killed at any instant and at every step lose no report and send none twice', async t => {
  const settings = { lostAnswerShare: 0.05, doubleShare: 0.2, shuffleShare: 0.3, noDeliveredShare: 0.2 };
  const verdict = await runTrial(t, { people: 40, seconds: 3, workers: 2, kills: 6, failAt: steps, settings });
  told(t, 'short', verdict);
  assert.deepEqual([verdict.lost, verdict.doubled, verdict.unknown], [0, 0, 0]);
});
