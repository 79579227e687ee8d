/** Two hundred forecasts made at earlier days: the range holds the truth in four of five. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureForecast } from '../../../bench/forecast.ts';

test('forecast ranges hold the truth in 75 to 85 % of 200 back-tests', async t => {
  const figures = await measureForecast();
  for (const { name, value, met } of figures) {
    t.diagnostic(`${name}: ${value}`);
    assert.notEqual(met, false, `${name}: ${value}`);
  }
});
