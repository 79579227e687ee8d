import { test } from 'node:test';
import assert from 'node:assert/strict';
import { drawSample, tellStatuses } from './platform-status.ts';

const none = { shopify: false, google_analytics: false, google_ads: false, meta: false };
const all = { shopify: true, google_analytics: true, google_ads: true, meta: true };

const samples = [
  { drawn: 0, active: all },
  { drawn: 0.499, active: all },
  { drawn: 0.5, active: none },
  { drawn: 0.999, active: none },
];
for (const { drawn, active } of samples) {
  test(`${drawn} drawn shows every platform as ${active.shopify ? 'active' : 'not connected'}`, () => {
    assert.deepEqual(
      drawSample(() => drawn),
      active,
    );
  });
}

test('each platform draws for itself', () => {
  const draws = [0.1, 0.9, 0.2, 0.8];
  const sample = drawSample(() => draws.shift() ?? 1);
  assert.deepEqual(Object.values(sample), [true, false, true, false]);
});

test('with nothing connected the sample is told, and marked as one', () => {
  assert.deepEqual(tellStatuses(none, all), { isSample: true, active: all });
});

test('with one platform connected the real status is told', () => {
  const connected = { ...none, shopify: true };
  assert.deepEqual(tellStatuses(connected, all), { isSample: false, active: connected });
});
