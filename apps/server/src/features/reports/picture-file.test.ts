import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from './picture-file.ts';

const square = (high: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="${high}"></svg>`;

test('many pictures at once: each asker gets their own, and what cannot be drawn is told to its asker alone', async () => {
  const heights = Array.from({ length: 60 }, (_none, index) => index + 1);
  const asked = [drawPicture('<svg'), ...heights.map(high => drawPicture(square(high)))];
  const [broken, ...drawn] = await Promise.allSettled(asked.map(({ png }) => png));
  assert.equal(broken?.status, 'rejected');
  assert.deepEqual(
    drawn.map(each => (each.status === 'fulfilled' ? each.value.readUInt32BE(20) : each.reason)),
    heights,
  );
});

test('what most wait for is drawn first, though others look the same', async () => {
  const order: number[] = [];
  const asked = Array.from({ length: 40 }, () => drawPicture(square(100)));
  asked[35]?.hurry();
  asked[35]?.hurry();
  await Promise.all(asked.map(({ png }, place) => png.then(() => order.push(place))));
  // Some are in the threads' hands already when it is hurried.
  assert.ok(order.indexOf(35) < 10, order.join());
});
