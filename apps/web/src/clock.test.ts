import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockIn, ownTimeZone, timeOfDay } from './clock.ts';

const lateInLondon = '2026-11-20T23:30:00Z';

test('a moment is told by the clock of its zone, over midnight too', () => {
  const [kolkata, newYork] = [clockIn('Asia/Kolkata'), clockIn('America/New_York')];
  assert.deepEqual([kolkata.time(lateInLondon), newYork.time(lateInLondon)], ['5:00 am', '6:30 pm']);
  assert.deepEqual(
    [kolkata.isoDay(lateInLondon), newYork.isoDay(Date.parse(lateInLondon))],
    ['2026-11-21', '2026-11-20'],
  );
  assert.ok(kolkata.moment(lateInLondon).startsWith(kolkata.day(lateInLondon)));
  assert.notEqual(kolkata.day(lateInLondon), newYork.day(lateInLondon));
});

test('a time of the day is said by twelve hours, the full hour without its minutes', () => {
  const said = ['00:00', '09:00', '12:05', '18:30'].map(timeOfDay);
  assert.deepEqual(said, ['12 am', '9 am', '12:05 pm', '6:30 pm']);
});

test("a zone the browser does not know is told by the browser's own clock", () => {
  for (const zone of ['Mars/Olympus', '', 'Asia/Kolkata; drop'])
    assert.deepEqual(
      [clockIn(zone).timeZone, clockIn(zone).moment(lateInLondon)],
      [ownTimeZone(), clockIn(ownTimeZone()).moment(lateInLondon)],
      zone,
    );
});
