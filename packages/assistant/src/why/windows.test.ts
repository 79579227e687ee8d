/** Which days a "why" question compares: the period in question, its base, and the earlier ones that show what is usual. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Period } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { windowsOf, type AskedWindows } from './windows.ts';

const asked = (from: string, to: string, more: Partial<AskedWindows> = {}): AskedWindows => ({
  period: { from, to },
  isSaid: false,
  isCalendar: false,
  ...more,
});

test('a single day is held against the same weekday of the eight weeks before', () => {
  const found = windowsOf(asked('2026-11-12', '2026-11-12'), kesarLane);
  assert.deepEqual(found?.suchDays?.slice(0, 2), ['2026-11-05', '2026-10-29']);
  assert.equal(found.suchDays?.length, 8);
  assert.deepEqual(found.base, { from: '2026-10-15', to: '2026-11-11' });
});

test('a day the question holds against another one is held against that', () => {
  const base = { from: '2025-11-12', to: '2025-11-12' };
  const found = windowsOf(asked('2026-11-12', '2026-11-12', { base, isSaid: true }), kesarLane);
  assert.equal(found?.suchDays, undefined);
  assert.deepEqual(found?.base, base);
});

test('a store that is too young for a typical day falls back to the week before', () => {
  const found = windowsOf(asked('2026-11-12', '2026-11-12'), { ...kesarLane, historyFrom: '2026-10-30' });
  assert.equal(found?.suchDays, undefined);
  assert.deepEqual(found?.base, { from: '2026-11-05', to: '2026-11-05' });
});

const bases: [name: string, asked: AskedWindows, period: Period, base: Period][] = [
  [
    'some days: the same weekdays before',
    asked('2026-10-22', '2026-10-31', { base: { from: '2026-10-12', to: '2026-10-21' } }),
    { from: '2026-10-22', to: '2026-10-31' },
    { from: '2026-10-08', to: '2026-10-17' },
  ],
  [
    'days until now: as many days of the week before, today among them',
    asked('2026-11-17', '2026-11-20'),
    { from: '2026-11-17', to: '2026-11-20' },
    { from: '2026-11-10', to: '2026-11-13' },
  ],
  [
    'a running month: the same days of the month before',
    asked('2026-11-01', '2026-11-30', { base: { from: '2026-10-01', to: '2026-10-31' }, isCalendar: true }),
    { from: '2026-11-01', to: '2026-11-20' },
    { from: '2026-10-01', to: '2026-10-20' },
  ],
];

for (const [name, wanted, period, base] of bases) {
  test(name, () => {
    const found = windowsOf(wanted, kesarLane);
    assert.deepEqual(found?.period, period);
    assert.deepEqual(found?.base, base);
  });
}
