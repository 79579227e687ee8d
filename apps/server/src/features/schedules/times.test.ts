import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cadence } from '@tillsight/contract/schedules';
import { dueSlotOf, nextSlotOf, patienceOf } from './times.ts';

const weekly = (...weekdays: number[]): Cadence => ({ kind: 'weekly', weekdays });
const monthly = (day: number): Cadence => ({ kind: 'monthly', day });

const rows: [when: Cadence, time: string, zone: string, now: string, due: string, next: string][] = [
  [weekly(1), '09:00', 'Asia/Kolkata', '2026-11-20T09:00+05:30', '2026-11-16T09:00+05:30', '2026-11-23T09:00+05:30'],
  [weekly(5), '09:00', 'Asia/Kolkata', '2026-11-20T09:00+05:30', '2026-11-20T09:00+05:30', '2026-11-27T09:00+05:30'],
  [weekly(1, 4), '21:30', 'Asia/Kolkata', '2026-11-20T09:00+05:30', '2026-11-19T21:30+05:30', '2026-11-23T21:30+05:30'],
  [
    weekly(1, 2, 3, 4, 5, 6, 7),
    '00:00',
    'Asia/Kolkata',
    '2026-11-20T00:00+05:30',
    '2026-11-20T00:00+05:30',
    '2026-11-21T00:00+05:30',
  ],
  [monthly(1), '09:00', 'Asia/Kolkata', '2026-11-20T09:00+05:30', '2026-11-01T09:00+05:30', '2026-12-01T09:00+05:30'],
  [monthly(31), '09:00', 'Asia/Kolkata', '2027-02-10T09:00+05:30', '2027-01-31T09:00+05:30', '2027-02-28T09:00+05:30'],
  [monthly(30), '09:00', 'Asia/Kolkata', '2028-02-29T09:00+05:30', '2028-02-29T09:00+05:30', '2028-03-30T09:00+05:30'],
  // The clocks jump from two to three: it goes out as soon as they have.
  [weekly(7), '02:30', 'Europe/Berlin', '2026-03-28T12:00+01:00', '2026-03-22T02:30+01:00', '2026-03-29T03:00+02:00'],
  // Half past two is there twice: it goes out the first time only.
  [weekly(7), '02:30', 'Europe/Berlin', '2026-10-25T02:30+02:00', '2026-10-25T02:30+02:00', '2026-11-01T02:30+01:00'],
];

for (const [cadence, time, timeZone, now, due, next] of rows) {
  test(`${JSON.stringify(cadence)} at ${time} in ${timeZone}, at ${now}`, () => {
    const at = Date.parse(now);
    const told = [dueSlotOf({ cadence, time, timeZone }, at), nextSlotOf({ cadence, time, timeZone }, at)];
    assert.deepEqual(
      told.map(slot => slot.at),
      [Date.parse(due), Date.parse(next)],
    );
  });
}

test('what comes nearly every day is too late sooner', () => {
  assert.deepEqual([weekly(1, 2, 3, 4, 5), weekly(1), monthly(1)].map(patienceOf), ['daily', 'weekly', 'monthly']);
});
