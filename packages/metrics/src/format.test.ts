import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatChange, formatPoints, formatValue } from './format.ts';
import type { MoneyWording } from './format.ts';
import { formatClock, formatDay, formatHours, formatMoment, formatPeriod, formatTime } from './format-time.ts';
import type { Unit } from './metric.ts';

const values: [number | null, Unit, string, MoneyWording, string][] = [
  [1234567, 'money', 'INR', 'full', '₹12,34,567'],
  [1234567.89, 'money', 'INR', 'full', '₹12,34,568'],
  [1234567.89, 'money', 'USD', 'full', '$1,234,568'],
  [1234567, 'money', 'EUR', 'full', '€1,234,567'],
  [11.918, 'money', 'INR', 'full', '₹11.92'],
  [500, 'money', 'INR', 'full', '₹500'],
  [968.4, 'money', 'INR', 'full', '₹968.40'],
  [999.999, 'money', 'INR', 'full', '₹1,000'],
  [0, 'money', 'INR', 'full', '₹0'],
  [-0.001, 'money', 'INR', 'full', '₹0'],
  [-1234.5, 'money', 'INR', 'full', '−₹1,235'],
  [850.5, 'money', 'JPY', 'full', '¥851'],
  [1234567, 'money', 'INR', 'compact', '₹12.3 lakh'],
  [123456, 'money', 'INR', 'compact', '₹1.23 lakh'],
  [40_512_345, 'money', 'INR', 'lakh', '₹405.1 lakh'],
  [40_512_345, 'money', 'INR', 'crore', '₹4.05 crore'],
  [654_321, 'money', 'INR', 'crore', '₹0.07 crore'],
  [640, 'money', 'INR', 'lakh', '₹640'],
  [250_000, 'count', 'INR', 'lakh', '2.5 lakh'],
  [-23456789, 'money', 'INR', 'compact', '−₹2.35 crore'],
  [12345, 'money', 'INR', 'compact', '₹12,345'],
  [1234567, 'money', 'USD', 'compact', '$1.23M'],
  [12345, 'money', 'USD', 'compact', '$12.3K'],
  [123456, 'count', 'INR', 'full', '1,23,456'],
  [123456, 'count', 'USD', 'full', '123,456'],
  [486.5, 'count', 'INR', 'full', '486.5'],
  [0.2534, 'percent', 'INR', 'full', '25.3%'],
  [0.25, 'percent', 'INR', 'full', '25.0%'],
  [-0.0001, 'percent', 'INR', 'full', '0.0%'],
  [1.2, 'percent', 'INR', 'full', '120.0%'],
  [3.0251, 'ratio', 'INR', 'full', '3.03x'],
  [3, 'ratio', 'INR', 'full', '3.00x'],
  [2.3604, 'number', 'INR', 'full', '2.36'],
  [1, 'days', 'INR', 'full', '1 day'],
  [2.34, 'days', 'INR', 'full', '2.3 days'],
  [159.2, 'days', 'INR', 'full', '159 days'],
  [2.3, 'duration_seconds', 'INR', 'full', '2.3 s'],
  [48, 'duration_seconds', 'INR', 'full', '48 s'],
  [142, 'duration_seconds', 'INR', 'full', '2 min 22 s'],
  [3905, 'duration_seconds', 'INR', 'full', '1 h 05 min'],
  [null, 'money', 'INR', 'full', '–'],
];
for (const [value, unit, currency, wording, expected] of values) {
  test(`${String(value)} ${unit} in ${currency}, ${wording}, is ${expected}`, () => {
    assert.equal(formatValue(value, unit, { currency, wording }), expected);
  });
}

const changes: [number | null, string][] = [
  [0.1234, '+12.3%'],
  [-0.04, '−4.0%'],
  [0, '0.0%'],
  [-0.0002, '0.0%'],
  [11, '+1100.0%'],
  [null, '–'],
];
for (const [change, expected] of changes) {
  test(`a change of ${String(change)} is ${expected}`, () => assert.equal(formatChange(change), expected));
}

test('percentages differ by points', () => {
  assert.equal(formatPoints(0.0123), '+1.2 points');
  assert.equal(formatPoints(-0.02), '−2.0 points');
  assert.equal(formatPoints(0), '0.0 points');
});

const periods: [string, string, string, string][] = [
  ['2026-11-19', '2026-11-19', '', '19 Nov 2026'],
  ['2026-11-01', '2026-11-19', '', '1–19 Nov 2026'],
  ['2026-10-28', '2026-11-03', '', '28 Oct – 3 Nov 2026'],
  ['2025-12-28', '2026-01-03', '', '28 Dec 2025 – 3 Jan 2026'],
  ['2026-10-01', '2026-10-31', '', 'Oct 2026'],
  ['2024-02-01', '2024-02-29', '', 'Feb 2024'],
  ['2025-01-01', '2025-12-31', '', '2025'],
  ['2026-11-19', '2026-11-19', 'US', 'Nov 19, 2026'],
  ['2026-11-01', '2026-11-19', 'US', 'Nov 1–19, 2026'],
  ['2026-10-28', '2026-11-03', 'US', 'Oct 28 – Nov 3, 2026'],
];
for (const [from, to, country, expected] of periods) {
  test(`${from} to ${to} is ${expected}`, () => assert.equal(formatPeriod({ from, to }, country), expected));
}

const moments: [string, string, string][] = [
  ['day', '2026-11-19', '19 Nov'],
  ['week', '2026-11-16', 'week of 16 Nov'],
  ['month', '2026-11', 'Nov 2026'],
  ['quarter', '2026-Q4', 'Q4 2026'],
  ['year', '2026', '2026'],
  ['hour', '9', '9 am'],
  ['hour', '0', '12 am'],
  ['hour', '12', '12 pm'],
  ['weekday', 'Sunday', 'Sunday'],
];
for (const [dimension, label, expected] of moments) {
  test(`${dimension} ${label} is ${expected}`, () => assert.equal(formatMoment(dimension, label), expected));
}

test('times of day are told by twelve hours', () => {
  assert.deepEqual([formatClock(15, 5), formatClock(0, 30)], ['3:05 pm', '12:30 am']);
  assert.deepEqual([formatTime('19:00', 'hindi'), formatHours(11, 12, 'hindi')], ['शाम 7 बजे', 'सुबह 11–12 बजे']);
  assert.deepEqual(
    [formatHours(20, 21), formatHours(11, 12), formatHours(23, 24)],
    ['8–9 pm', '11 am – 12 pm', '11 pm – 12 am'],
  );
});

test('a day has its year', () => assert.equal(formatDay('2026-11-01', 'IN'), '1 Nov 2026'));
