import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frequency } from '@tillsight/contract/configurations';
import { changesOf, differences, zonesThatChange } from '../../../test/minute-scan.ts';
import { coveredBy, dueSlot, isTooLate, nextSlot } from './schedule.ts';

const at = (text: string) => Date.parse(text);

test('nextSlot: the first one later than an instant', () => {
  const table: [after: string, frequency: Frequency, timing: string, timeZone: string, slot: string, day: string][] = [
    ['2026-11-20T04:29:00Z', 'daily', '10:00', 'Asia/Kolkata', '2026-11-20T04:30:00Z', '2026-11-20'],
    ['2026-11-20T04:30:00Z', 'daily', '10:00', 'Asia/Kolkata', '2026-11-21T04:30:00Z', '2026-11-21'],
    ['2026-11-20T18:45:00Z', 'daily', '00:00', 'Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22'],
    ['2026-11-20T12:00:00Z', 'weekly', '10:00', 'Asia/Kolkata', '2026-11-23T04:30:00Z', '2026-11-23'],
    ['2026-11-23T04:29:59Z', 'weekly', '10:00', 'Asia/Kolkata', '2026-11-23T04:30:00Z', '2026-11-23'],
    ['2026-11-20T12:00:00Z', 'monthly', '23:59', 'Asia/Kolkata', '2026-12-01T18:29:00Z', '2026-12-01'],
    ['2028-02-01T00:00:00Z', 'monthly', '00:00', 'UTC', '2028-03-01T00:00:00Z', '2028-03-01'],
    // Skipped minutes go out at the next that exists, doubled ones the first time.
    ['2026-03-28T12:00:00Z', 'daily', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29'],
    ['2026-03-28T12:00:00Z', 'daily', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29'],
    ['2026-10-24T12:00:00Z', 'daily', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T00:30:00Z', 'daily', '02:30', 'Europe/Berlin', '2026-10-26T01:30:00Z', '2026-10-26'],
    ['2026-10-03T12:00:00Z', 'daily', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04'],
    // The clocks of Nuuk skip the last hour of a Saturday.
    ['2026-03-28T12:00:00Z', 'daily', '23:30', 'America/Nuuk', '2026-03-29T01:00:00Z', '2026-03-28'],
    ['2026-03-29T01:00:00Z', 'daily', '23:30', 'America/Nuuk', '2026-03-30T00:30:00Z', '2026-03-29'],
  ];
  for (const [after, frequency, timing, timeZone, slot, day] of table) {
    const next = nextSlot(at(after), { frequency, timing, timeZone });
    assert.deepEqual([new Date(next.at).toISOString(), next.day], [new Date(at(slot)).toISOString(), day], after);
    const due = dueSlot(next.at, { frequency, timing, timeZone });
    assert.deepEqual(due, next, 'A slot is due at its own minute.');
    assert.ok(dueSlot(next.at - 1, { frequency, timing, timeZone }).at <= at(after), 'Nothing lies between.');
  }
});

test('coveredBy: complete days, and the ones before them', () => {
  const table: [frequency: Frequency, day: string, period: [string, string], base: [string, string]][] = [
    ['daily', '2026-11-20', ['2026-11-19', '2026-11-19'], ['2026-11-18', '2026-11-18']],
    ['daily', '2026-01-01', ['2025-12-31', '2025-12-31'], ['2025-12-30', '2025-12-30']],
    ['weekly', '2026-11-23', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
    ['weekly', '2026-01-05', ['2025-12-29', '2026-01-04'], ['2025-12-22', '2025-12-28']],
    ['monthly', '2026-12-01', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31']],
    ['monthly', '2028-03-01', ['2028-02-01', '2028-02-29'], ['2028-01-01', '2028-01-31']],
    ['monthly', '2026-01-01', ['2025-12-01', '2025-12-31'], ['2025-11-01', '2025-11-30']],
    // A test is sent on whatever day it is.
    ['weekly', '2026-11-26', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
    ['monthly', '2026-11-20', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  ];
  for (const [frequency, day, period, base] of table) {
    const covered = coveredBy(frequency, day);
    const both = [covered.period, covered.base].map(({ from, to }) => [from, to]);
    assert.deepEqual(both, [period, base], `${frequency} on ${day}`);
  }
});

test('isTooLate: two hours for daily reports, a day for the others', () => {
  const hour = 3_600_000;
  const table: [frequency: Frequency, lateMs: number, tooLate: boolean][] = [
    ['daily', 0, false],
    ['daily', 2 * hour, false],
    ['daily', 2 * hour + 1, true],
    ['weekly', 24 * hour, false],
    ['weekly', 24 * hour + 1, true],
    ['monthly', 24 * hour, false],
    ['monthly', 25 * hour, true],
  ];
  for (const [frequency, lateMs, tooLate] of table) {
    assert.equal(isTooLate(1_000_000, 1_000_000 + lateMs, frequency), tooLate, `${frequency} ${lateMs}`);
  }
});

/** Every zone and every quarter of an hour are walked by `npm run test:deep`; here one zone of each kind, fewer minutes. */
test('nextSlot and dueSlot agree with a scan by minutes around the changes of clocks', () => {
  const zones = zonesThatChange({ from: at('2025-01-01'), to: at('2031-01-01'), stepDays: 12 });
  assert.ok(zones.kinds.length > 20, `There are ${zones.kinds.length} kinds of changing zones.`);
  let checked = 0;
  for (const timeZone of zones.kinds) {
    const changes = changesOf(timeZone, zones.changed.get(timeZone) ?? []);
    for (const change of changes.slice(0, 2)) {
      const found = differences({ timeZone, change, everyMinutes: 15 }, { nextSlot, dueSlot });
      assert.deepEqual(found.wrong, []);
      checked += found.checked;
    }
  }
  assert.ok(checked > 10_000, `${checked} slots were compared.`);
});
