import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOf } from './bands.ts';

const rows = (values: (number | null)[]) =>
  values.map((value, at) => ({ by: { order_number: `#${at}` }, values: { aov: { value } } }));

test('each row lies in one band, at its lower bound in the upper one', () => {
  assert.deepEqual(bandsOf(rows([999, 1000, 2499.5, 2500, 80_000, null]), 'aov', [2500, 1000]), [
    { to: 1000, rows: 1, sum: 999 },
    { from: 1000, to: 2500, rows: 2, sum: 3499.5 },
    { from: 2500, rows: 2, sum: 82_500 },
  ]);
});

test('bounds nobody gave are round, and part the rows about evenly', () => {
  const values = Array.from({ length: 1000 }, (_, at) => 500 + at * 4.3);
  const bands = bandsOf(rows(values), 'aov', []);
  assert.deepEqual(
    bands.map(({ to }) => to),
    [1500, 2000, 3000, 4000, undefined],
  );
  assert.equal(
    bands.reduce((sum, band) => sum + band.rows, 0),
    1000,
  );
  assert.ok(bands.every(band => band.rows > 100));
});

test('of no rows there is one band, and nothing in it', () => {
  assert.deepEqual(bandsOf([], 'aov', []), [{ rows: 0, sum: 0 }]);
});
