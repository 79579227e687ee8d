/** All time zones and every change of their clocks from 2025 to 2030, against a scan by minutes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueSlot, nextSlot } from '../src/features/reports/schedule.ts';
import { changesOf, differences, zonesThatChange } from '../test/minute-scan.ts';

test('nextSlot and dueSlot agree with the clock on the wall everywhere', t => {
  const zones = Intl.supportedValuesOf('timeZone');
  const { changed } = zonesThatChange({ from: Date.parse('2025-01-01'), to: Date.parse('2031-01-01'), stepDays: 2 });
  const wrong: string[] = [];
  let [changes, checked] = [0, 0];
  for (const timeZone of zones) {
    const steady = [Date.parse('2027-01-31T12:00Z')];
    const moments = changed.has(timeZone) ? changesOf(timeZone, changed.get(timeZone) ?? [], 2) : steady;
    if (changed.has(timeZone)) changes += moments.length;
    for (const change of moments) {
      const found = differences({ timeZone, change, everyMinutes: 15 }, { nextSlot, dueSlot });
      checked += found.checked;
      wrong.push(...found.wrong);
    }
  }
  t.diagnostic(`${zones.length} zones, ${changes} changes, ${checked} slots, ${wrong.length} differences`);
  assert.deepEqual(wrong.slice(0, 20), []);
  assert.ok(zones.length >= 400 && changes >= 1_000 && checked > 500_000);
});
