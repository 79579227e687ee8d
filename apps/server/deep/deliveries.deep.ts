/** A thousand kills at random and fifty at each named step; and the same for a worker that sends first and notes later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runTrial, told, type Trial } from './deliveries.ts';

const trials: [name: string, trial: Trial][] = [
  ['random', { people: 400, rounds: 50, kills: 1_000, workers: 3 }],
  ['before-intent', { people: 60, rounds: 40, kills: 0, workers: 3, failAt: 'before-intent' }],
  ['before-send', { people: 20, rounds: 20, kills: 0, workers: 3, failAt: 'before-send' }],
  ['before-record', { people: 20, rounds: 20, kills: 0, workers: 3, failAt: 'before-record' }],
];

for (const [name, trial] of trials) {
  test(`killed ${name}: no report is lost, and none is sent twice`, async t => {
    const verdict = await runTrial(t, trial);
    told(t, name, verdict);
    assert.deepEqual([verdict.lost, verdict.doubled], [0, 0]);
    assert.ok(verdict.kills >= 50);
  });
}

test('the naive worker in the same hands sends twice', async t => {
  const verdict = await runTrial(t, { people: 400, rounds: 5, kills: 60, workers: 3, naive: true });
  told(t, 'naive', verdict);
  assert.ok(verdict.doubled > 0);
});
