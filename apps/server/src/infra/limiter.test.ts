import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limiter } from './limiter.ts';

test('so many at once and no more; the others have their turn in the order they came, also after a failure', async () => {
  const limited = limiter(2);
  const begun: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<string>>();
  const all = [1, 2, 3, 4].map(number =>
    limited(() => {
      const end = Promise.withResolvers<string>();
      begun.push(number);
      ends.set(number, end);
      return end.promise;
    }),
  );
  assert.deepEqual(begun, [1, 2]);
  ends.get(2)?.reject(new Error('On purpose.'));
  await assert.rejects(all[1] ?? Promise.resolve(), /On purpose/);
  assert.deepEqual(begun, [1, 2, 3]);
  ends.get(1)?.resolve('done');
  assert.equal(await all[0], 'done');
  assert.deepEqual(begun, [1, 2, 3, 4]);
});

test('where only some may wait, the next one is told so', async () => {
  const limited = limiter(1, { most: 1, refusal: () => new Error('Too many.') });
  const { promise, resolve } = Promise.withResolvers<string>();
  const [first, second] = [limited(() => promise), limited(() => Promise.resolve('second'))];
  await assert.rejects(
    limited(() => Promise.resolve('third')),
    /Too many/,
  );
  resolve('first');
  assert.deepEqual(await Promise.all([first, second]), ['first', 'second']);
});
