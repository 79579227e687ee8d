import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hurryPng, pngOf } from './picture-file.ts';

const square = (high: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="${high}"></svg>`;

test('many pictures at once: each asker gets their own, and what cannot be drawn is told to its asker alone', async () => {
  const heights = Array.from({ length: 60 }, (_none, index) => index + 1);
  const [broken, ...drawn] = await Promise.allSettled([pngOf('<svg'), ...heights.map(high => pngOf(square(high)))]);
  assert.equal(broken?.status, 'rejected');
  assert.deepEqual(
    drawn.map(each => (each.status === 'fulfilled' ? each.value.readUInt32BE(20) : each.reason)),
    heights,
  );
});

test('what most wait for is drawn first', async () => {
  const order: number[] = [];
  const all = [1, 2, 3, 4, 5, 6].map(high => pngOf(square(high + 100)).then(() => order.push(high)));
  hurryPng(square(105));
  hurryPng(square(105));
  await Promise.all(all);
  assert.ok(order.indexOf(5) < order.indexOf(6) && order.indexOf(5) <= 3, order.join());
});
