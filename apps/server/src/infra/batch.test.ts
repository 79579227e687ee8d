import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batched } from './batch.ts';

test('what is asked while a call is under way goes together in the next', async () => {
  const calls: number[][] = [];
  const double = batched(
    async (items: number[]) => {
      calls.push(items);
      await new Promise(resolve => setImmediate(resolve));
      return items.map(item => item * 2);
    },
    { most: 3 },
  );
  const results = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(double));
  assert.deepEqual(results, [2, 4, 6, 8, 10, 12, 14]);
  assert.deepEqual(calls, [[1, 2, 3], [4, 5, 6], [7]]);
  assert.equal(await double(8), 16);
});

test('a failure reaches those who were in that call and nobody else', async () => {
  const odd = batched(
    async (items: number[]) => {
      if (items.includes(3)) throw new Error('no');
      return items;
    },
    { most: 2 },
  );
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(odd));
  assert.deepEqual(
    settled.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
  );
});

test('batched: who comes within the time the first waits goes along', async () => {
  const calls: number[][] = [];
  const ask = batched(
    (items: number[]) => {
      calls.push(items);
      return Promise.resolve(items);
    },
    { most: 10, lingerMs: 150 },
  );
  const first = ask(1);
  await new Promise(resolve => setImmediate(resolve));
  await Promise.all([first, ask(2), ask(3)]);
  assert.deepEqual(calls, [[1, 2, 3]]);
});
