/** The database and the product are restarted again and again under load. Whoever retries loses nothing and does nothing twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startLoad, startStage, type Stage } from './restarts.ts';

const times = 20;

test('20 restarts of the database: nothing lost, nothing doubled, an answer within a second of its return', async t => {
  const stage = await startStage(t, 1);
  const load = await startLoad(stage);
  const waits: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await load.more(15);
    await stage.restartDatabase();
    waits.push(await load.nextSuccess());
  }
  const written = await load.end();
  await check(stage, written, load.failures());
  const longest = Math.max(...waits);
  t.diagnostic(JSON.stringify({ written: written.length, tries: load.tries(), firstSuccessMs: waits.map(Math.round) }));
  assert.ok(longest <= 1_000, `The first success took ${longest.toFixed(0)} ms.`);
});

test('20 rolling restarts of two web processes: no failed request, nothing doubled', async t => {
  const stage = await startStage(t, 2);
  const load = await startLoad(stage);
  for (let round = 0; round < times; round += 1) {
    await load.more(10);
    await stage.restartProcess(round % 2);
  }
  const written = await load.end();
  await check(stage, written, load.failures());
  t.diagnostic(JSON.stringify({ written: written.length, tries: load.tries(), endedWith: stage.exitCodes() }));
  assert.deepEqual([...new Set(stage.exitCodes())], [0]);
});

/** What was acknowledged is there, once; and nothing else. */
async function check(stage: Stage, written: readonly string[], failures: readonly string[]): Promise<void> {
  assert.deepEqual(failures, []);
  const found = await stage.emails();
  assert.deepEqual(found, written.toSorted());
  assert.equal(new Set(found).size, found.length);
}
