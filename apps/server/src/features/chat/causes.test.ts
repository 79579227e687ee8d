/** A few of the worlds that `npm run test:deep` and `npm run bench why` try in full. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askWhy, whyCases } from '../../../../../bench/why.ts';

const cases = [...whyCases(4, true).slice(2, 4), ...whyCases(1, false)];
for (const each of cases) {
  test(`why, in a world with ${each.event?.kind ?? 'nothing planted'}`, async () => {
    const { isRight, addsUp, response } = await askWhy(each);
    assert.ok(isRight, response);
    assert.notEqual(addsUp, false, response);
  });
}
