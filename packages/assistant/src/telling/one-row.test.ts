/** What has no name of its own leads no list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { worthNaming } from './one-row.ts';

const result = (direction: 'asc' | 'desc', names: (string | null)[]): MetricResult => ({
  request: {
    metrics: ['units_returned'],
    by: ['return_reason'],
    period: { from: '2026-10-01', to: '2026-10-31' },
    order: { by: 'units_returned', direction },
  },
  rows: names.map((name, at) => ({ by: { return_reason: name }, values: { units_returned: { value: 100 - at } } })),
  issues: [],
  sources: [],
  currency: 'INR',
});
const told = (direction: 'asc' | 'desc', names: (string | null)[]): (string | null)[] =>
  worthNaming(result(direction, names)).map(({ by }) => by['return_reason'] ?? null);

const lists: [direction: 'asc' | 'desc', names: (string | null)[], told: (string | null)[]][] = [
  ['desc', ['Other', 'Too small', 'Unwanted'], ['Too small', 'Unwanted', 'Other']],
  ['desc', ['Too small', null, 'unknown', 'Colour'], ['Too small', 'Colour', 'unknown', null]],
  ['desc', ['Too small', 'Colour'], ['Too small', 'Colour']],
  ['asc', [null, 'Colour', 'Too small'], ['Colour', 'Too small']],
];
for (const [direction, names, expected] of lists)
  test(`${direction}: ${names.join(', ')}`, () => assert.deepEqual(told(direction, names), expected));
