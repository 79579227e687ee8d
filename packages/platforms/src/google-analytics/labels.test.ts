import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOf, valuesFor } from './labels.ts';

const labels: [dimension: string, value: string, label: string | null | undefined, asked: string[]][] = [
  ['day', '20261119', '2026-11-19', ['20261119']],
  ['week', '202647', '2026-11-16', ['202647']],
  ['week', '202601', '2025-12-29', ['202601']],
  ['week', '202653', '2026-12-28', ['202653']],
  ['month', '202611', '2026-11', ['202611']],
  ['year', '2026', '2026', ['2026']],
  ['hour', '09', '9', ['9', '09']],
  ['hour', '14', '14', ['14']],
  ['weekday', '0', 'Sunday', ['0']],
  ['weekday', '1', 'Monday', ['1']],
  ['weekday', '6', 'Saturday', ['6']],
  ['city', 'Mumbai', 'Mumbai', ['Mumbai']],
];
for (const [dimension, value, label, asked] of labels) {
  test(`a ${dimension} ${value} there and back`, () => {
    assert.equal(labelOf(dimension, value), label);
    assert.deepEqual(valuesFor(dimension, label ?? ''), asked);
  });
}

const oddities: [dimension: string, value: string, label: string | null | undefined][] = [
  ['city', '(not set)', null],
  ['city', '', null],
  ['source', '(direct)', '(direct)'],
  ['landing_page', '(other)', '(other)'],
  ['hour', 'noon', undefined],
  ['day', '(other)', undefined],
  ['day', '20261345', undefined],
  ['week', '202660', undefined],
  ['week', 'x', undefined],
  ['month', '2026', undefined],
];
for (const [dimension, value, label] of oddities) {
  test(`a ${dimension} ${JSON.stringify(value)}`, () => assert.equal(labelOf(dimension, value), label));
}
