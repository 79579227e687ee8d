import { test } from 'node:test';
import assert from 'node:assert/strict';
import { wrapIndex } from './wrap-index.ts';

const cases = [
  { index: 0, wrapped: 0 },
  { index: 4, wrapped: 4 },
  { index: 5, wrapped: 0 },
  { index: -1, wrapped: 4 },
  { index: -6, wrapped: 4 },
];

for (const { index, wrapped } of cases) {
  test(`card ${index} of five is card ${wrapped}`, () => assert.equal(wrapIndex(index, 5), wrapped));
}
