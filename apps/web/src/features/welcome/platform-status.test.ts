import { test } from 'node:test';
import assert from 'node:assert/strict';
import { tellStatuses } from './platform-status.ts';

const none = { shopify: false, google_analytics: false, google_ads: false, meta: false };
const all = { shopify: true, google_analytics: true, google_ads: true, meta: true };

const samples = [
  { drawn: 0, active: all },
  { drawn: 0.499, active: all },
  { drawn: 0.5, active: none },
  { drawn: 0.999, active: none },
];
for (const { drawn, active } of samples) {
  test(`with nothing connected and ${drawn} drawn, the sample decides`, () => {
    assert.deepEqual(
      tellStatuses(none, () => drawn),
      { isSample: true, active },
    );
  });
}

test('each platform draws for itself', () => {
  const draws = [0.1, 0.9, 0.2, 0.8];
  const told = tellStatuses(none, () => draws.shift() ?? 1);
  assert.deepEqual(Object.values(told.active), [true, false, true, false]);
});

test('with one platform connected the real status is told and nothing is drawn', () => {
  const connected = { ...none, shopify: true };
  const told = tellStatuses(connected, () => assert.fail('nothing is to be drawn'));
  assert.deepEqual(told, { isSample: false, active: connected });
});
