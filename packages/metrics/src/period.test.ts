import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  calendarMonth,
  dayAt,
  dayCount,
  daysOf,
  elapsedDays,
  fiscalYear,
  isPartial,
  lastDays,
  lastUnits,
  namedPeriod,
  previousPeriod,
  samePeriodLastYear,
  unitAround,
  unitOf,
} from './period.ts';
import type { PeriodName } from './period.ts';
import type { Period } from './request.ts';

/** A Friday. */
const today = '2026-11-20';
const written = ({ from, to }: Period): string => `${from}..${to}`;

const named: [PeriodName, string][] = [
  ['today', '2026-11-20..2026-11-20'],
  ['yesterday', '2026-11-19..2026-11-19'],
  ['this-week', '2026-11-16..2026-11-20'],
  ['last-week', '2026-11-09..2026-11-15'],
  ['this-month', '2026-11-01..2026-11-20'],
  ['last-month', '2026-10-01..2026-10-31'],
  ['this-quarter', '2026-10-01..2026-11-20'],
  ['last-quarter', '2026-07-01..2026-09-30'],
  ['this-year', '2026-01-01..2026-11-20'],
  ['last-year', '2025-01-01..2025-12-31'],
  ['this-fiscal-year', '2026-04-01..2026-11-20'],
  ['last-fiscal-year', '2025-04-01..2026-03-31'],
];
for (const [name, expected] of named) {
  test(`${name} is ${expected}`, () => assert.equal(written(namedPeriod(name, today, 'IN')), expected));
}

const others: [string, Period, string][] = [
  ['the last 7 days are complete', lastDays(7, today), '2026-11-13..2026-11-19'],
  ['the last 3 months', lastUnits(3, 'month', today), '2026-08-01..2026-10-31'],
  ['the last 2 weeks', lastUnits(2, 'week', today), '2026-11-02..2026-11-15'],
  ['a fiscal year in January', namedPeriod('this-fiscal-year', '2026-01-15', 'IN'), '2025-04-01..2026-01-15'],
  ['a fiscal year without a country', namedPeriod('this-fiscal-year', today), '2026-01-01..2026-11-20'],
  ['fiscal 2025 in India', fiscalYear(2025, 'IN'), '2025-04-01..2026-03-31'],
  ['this week on a Monday', namedPeriod('this-week', '2026-11-16'), '2026-11-16..2026-11-16'],
  ['this week on a Sunday', namedPeriod('this-week', '2026-11-15'), '2026-11-09..2026-11-15'],
  ['October is the last one', calendarMonth(10, today), '2026-10-01..2026-10-31'],
  ['November runs through today', calendarMonth(11, today), '2026-11-01..2026-11-20'],
  ['December was last year', calendarMonth(12, today), '2025-12-01..2025-12-31'],
  ['February of a leap year', calendarMonth(2, today, 2024), '2024-02-01..2024-02-29'],
  ['the week around New Year', unitAround('week', '2027-01-01'), '2026-12-28..2027-01-03'],
  ['before one day', previousPeriod({ from: today, to: today }), '2026-11-19..2026-11-19'],
  ['before 14 days', previousPeriod(lastDays(14, today)), '2026-10-23..2026-11-05'],
  ['before this month', previousPeriod(namedPeriod('this-month', today), 'month'), '2026-10-01..2026-10-20'],
  ['before this week', previousPeriod(namedPeriod('this-week', today), 'week'), '2026-11-09..2026-11-13'],
  ['before this quarter', previousPeriod(namedPeriod('this-quarter', today), 'quarter'), '2026-07-01..2026-08-20'],
  ['before this year', previousPeriod(namedPeriod('this-year', today), 'year'), '2025-01-01..2025-11-20'],
  ['before last month', previousPeriod(namedPeriod('last-month', today), 'month'), '2026-09-01..2026-09-30'],
  ['before three months', previousPeriod(lastUnits(3, 'month', today), 'month'), '2026-05-01..2026-07-31'],
  ['before 1–30 March', previousPeriod({ from: '2026-03-01', to: '2026-03-30' }, 'month'), '2026-02-01..2026-02-28'],
  [
    'before this fiscal year',
    previousPeriod(namedPeriod('this-fiscal-year', today, 'IN'), 'fiscal-year', 'IN'),
    '2025-04-01..2025-11-20',
  ],
  ['a year ago', samePeriodLastYear(namedPeriod('this-month', today)), '2025-11-01..2025-11-20'],
  ['a year before a leap day', samePeriodLastYear({ from: '2024-02-29', to: '2024-02-29' }), '2023-02-28..2023-02-28'],
];
for (const [name, period, expected] of others) {
  test(`${name}: ${expected}`, () => assert.equal(written(period), expected));
}

const units: [Period, string | undefined][] = [
  [{ from: '2026-11-01', to: today }, 'month'],
  [{ from: '2026-10-01', to: today }, 'quarter'],
  [{ from: '2026-01-01', to: today }, 'year'],
  [{ from: '2026-11-16', to: today }, 'week'],
  [{ from: '2026-10-01', to: '2026-10-31' }, 'month'],
  [{ from: '2026-11-01', to: '2026-11-19' }, undefined],
  [{ from: '2026-11-13', to: '2026-11-19' }, undefined],
];
for (const [period, expected] of units) {
  test(`${written(period)} is a ${expected ?? 'plain range'}`, () => assert.equal(unitOf(period, today), expected));
}

/** 11:30 in Kolkata, 06:00 in UTC. */
const now = Date.parse('2026-11-20T06:00:00Z');

test('the day depends on the zone', () => {
  assert.equal(dayAt(Date.parse('2026-11-19T19:00:00Z'), 'Asia/Kolkata'), '2026-11-20');
  assert.equal(dayAt(Date.parse('2026-11-19T19:00:00Z'), 'America/New_York'), '2026-11-19');
});

test('a period is partial while today is part of it', () => {
  assert.equal(isPartial({ from: '2026-11-01', to: today }, now, 'Asia/Kolkata'), true);
  assert.equal(isPartial({ from: '2026-11-01', to: '2026-11-19' }, now, 'Asia/Kolkata'), false);
});

test('the part of a period that is over counts the running day by its hours', () => {
  const zone = 'Asia/Kolkata';
  assert.equal(elapsedDays({ from: '2026-11-01', to: '2026-11-19' }, now, zone), 19);
  assert.equal(elapsedDays({ from: '2026-11-19', to: today }, now, zone), 1 + 11.5 / 24);
  assert.equal(elapsedDays({ from: '2026-11-19', to: '2026-11-30' }, now, zone), 1 + 11.5 / 24);
  assert.equal(elapsedDays({ from: '2026-11-21', to: '2026-11-22' }, now, zone), 0);
});

test('the day the clocks go back has 25 hours', () => {
  const noon = Date.parse('2026-11-01T17:00:00Z');
  assert.equal(elapsedDays({ from: '2026-11-01', to: '2026-11-01' }, noon, 'America/New_York'), 13 / 25);
});

test('days of a period are as many as are counted', () => {
  const period = { from: '2024-02-27', to: '2024-03-02' };
  assert.deepEqual(daysOf(period), ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02']);
  assert.equal(dayCount(period), 5);
});
