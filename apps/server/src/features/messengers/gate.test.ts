import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGate } from './gate.ts';

/** On this clock nobody who has to wait ever goes on. */
const standing = (elapsedMs: () => number) => ({ elapsedMs, sleep: () => new Promise(() => {}) });

/** Passes so many at once, and says how many of them did not have to wait. */
async function passed(gate: ReturnType<typeof createGate>, count: number): Promise<number> {
  let through = 0;
  for (let index = 0; index < count; index += 1) void gate.pass('1').then(() => (through += 1));
  await new Promise(resolve => setImmediate(resolve));
  return through;
}

test('a pile that a pause has left behind goes out at the allowed distance', async () => {
  let now = 0;
  const gate = createGate(
    100,
    standing(() => now),
  );
  assert.equal(await passed(gate, 60), 26, 'A quarter of a second, and the one whose turn it is.');
  now += 100_000;
  assert.equal(await passed(gate, 3), 3);
  now += 10;
  assert.equal(await passed(gate, 30), 24, 'What was sent lately counts.');
});

test('those who are refused together hold the number once', async () => {
  let now = 0;
  const gate = createGate(
    100,
    standing(() => now),
  );
  for (let index = 0; index < 50; index += 1) gate.hold('1', 2);
  assert.equal(await passed(gate, 1), 0);
  now += 2_100;
  assert.equal(await passed(gate, 1), 1);
  gate.hold('1', 2);
  now += 1_900;
  assert.equal(await passed(gate, 1), 0, 'After two seconds it may be held again.');
});
