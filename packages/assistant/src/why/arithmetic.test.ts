import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundedTogether, sharesOfProduct, sumOf } from './arithmetic.ts';

const changes: { before: number[]; after: number[]; shares?: number[] }[] = [
  { before: [100, 5], after: [120, 5], shares: [100, 0] },
  { before: [100, 5], after: [100, 6], shares: [0, 100] },
  { before: [10, 2], after: [20, 3], shares: [25, 15] },
  { before: [10, 2, 7], after: [0, 2, 7], shares: [-140, 0, 0] },
  { before: [0, 2], after: [5, 4] },
  { before: [4300, 0.0185, 2550.5], after: [4011, 0.0212, 2399.25] },
];
for (const { before, after, shares } of changes) {
  test(`the shares of ${before.join(' × ')} → ${after.join(' × ')} add up to the change`, () => {
    const found = sharesOfProduct(before, after);
    const product = (values: number[]): number => values.reduce((result, value) => result * value, 1);
    assert.ok(Math.abs(sumOf(found) - (product(after) - product(before))) < 1e-6, String(found));
    if (shares) assert.deepEqual(found, shares);
  });
}

test('rounded parts add up to the rounded whole', () => {
  for (const amounts of [
    [0.4, 0.4, 0.4],
    [-10.5, 3.3, 2.2],
    [1 / 3, 1 / 3, 1 / 3],
    [99.5, -0.5],
  ]) {
    for (const step of [1, 0.01]) {
      const sum = sumOf(roundedTogether(amounts, step));
      assert.equal(sum.toFixed(2), (Math.round(sumOf(amounts) / step) * step).toFixed(2), String(amounts));
    }
  }
});
