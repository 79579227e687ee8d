import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemory } from './memory.ts';

function counted() {
  let made = 0;
  return { make: () => Promise.resolve((made += 1)), count: () => made };
}

test('what is on its way is shared, and remembered until its time is over', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const memory = createMemory({ lifeMs: 60_000, most: 10 });
  const { make } = counted();
  const asked = await Promise.all(Array.from({ length: 50 }, () => memory.recall('a', make)));
  assert.deepEqual(new Set(asked), new Set([1]));
  t.mock.timers.tick(59_999);
  assert.equal(await memory.recall('a', make), 1);
  t.mock.timers.tick(1);
  assert.equal(await memory.recall('a', make), 2);
  assert.equal(await memory.recall('b', make), 3, 'Another key is another thing.');
});

test('what failed, and what is not worth keeping, is made anew', async () => {
  const memory = createMemory({ lifeMs: 60_000, most: 10 });
  await assert.rejects(
    memory.recall('a', () => Promise.reject(new Error('down'))),
    /down/,
  );
  assert.equal(await memory.recall('a', () => Promise.resolve('up')), 'up');
  const partial = () => Promise.resolve('partial');
  await memory.recall('b', partial, value => value !== 'partial');
  assert.equal(await memory.recall('b', () => Promise.resolve('whole')), 'whole');
});

test('what is forgotten is made anew, and what was on its way then comes to those who waited', async () => {
  const memory = createMemory({ lifeMs: 60_000, most: 10 });
  const { make } = counted();
  const waiting = memory.recall('a', make);
  memory.forget();
  assert.deepEqual([await waiting, await memory.recall('a', make)], [1, 2]);
});

test('it never holds more than it may', async () => {
  const memory = createMemory({ lifeMs: 60_000, most: 3 });
  const { make, count } = counted();
  for (const key of ['a', 'b', 'c', 'd']) await memory.recall(key, make);
  assert.equal(await memory.recall('d', make), 4);
  assert.equal(await memory.recall('a', make), 5, 'The oldest was forgotten.');
  assert.equal(count(), 5);
});

test('what is still asked for outlives what nobody asks for any more', async () => {
  const memory = createMemory({ lifeMs: 60_000, most: 3 });
  const { make, count } = counted();
  for (const key of ['often', 'b', 'often', 'c', 'often', 'd', 'often', 'e', 'often']) await memory.recall(key, make);
  assert.equal(count(), 5, 'Each was made once.');
});
