import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBreaker } from './breaker.ts';
import { createLanes } from './lanes.ts';

test('createLanes: never more at a time than there are lanes, and all get their turn, in order', async () => {
  const lanes = createLanes(3);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const tasks = Array.from({ length: 20 }, (_, index) =>
    lanes('a', async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise(resolve => setImmediate(resolve));
      running -= 1;
      if (index === 5) throw new Error('one that fails leaves its lane');
    }),
  );
  const outcomes = await Promise.allSettled(tasks);
  assert.equal(most, 3);
  assert.deepEqual(
    order,
    order.toSorted((left, right) => left - right),
  );
  assert.equal(outcomes.filter(outcome => outcome.status === 'rejected').length, 1);
});

test('createLanes: with fewer lanes than tasks under way nobody is let in before enough have left', async () => {
  let most = 3;
  const lanes = createLanes(() => most);
  const ends: (() => void)[] = [];
  let running = 0;
  const tasks = Array.from({ length: 5 }, () =>
    lanes('a', async () => {
      running += 1;
      await new Promise<void>(resolve => ends.push(resolve));
      running -= 1;
    }),
  );
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(resolve => setImmediate(resolve));
  };
  most = 1;
  assert.equal(running, 3);
  await endOne();
  assert.equal(running, 2);
  await endOne();
  assert.equal(running, 1);
  await endOne();
  assert.equal(running, 1, 'the fourth took its place');
  await endOne();
  await endOne();
  await Promise.all(tasks);
  assert.equal(running, 0);
});

test('createLanes: keys do not wait for each other', async () => {
  const lanes = createLanes(1);
  let isBlocked = true;
  let release = (): void => undefined;
  const blocked = lanes('a', () => new Promise<void>(resolve => (release = resolve)));
  await lanes('b', () => Promise.resolve((isBlocked = false)));
  assert.equal(isBlocked, false);
  release();
  await blocked;
});

test('createBreaker: opens at its limit, and closes as the oldest failure is forgotten', () => {
  let now = 0;
  const breaker = createBreaker({ limit: 3, windowMs: 1000, elapsedMs: () => now });
  for (const moment of [0, 100, 200]) {
    now = moment;
    assert.equal(breaker.waitMs('a'), 0);
    assert.equal(breaker.left('a'), 3 - moment / 100);
    breaker.note('a');
  }
  assert.deepEqual([breaker.waitMs('a'), breaker.waitMs('b')], [800, 0]);
  now = 1001;
  assert.equal(breaker.waitMs('a'), 0);
});
