import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockIn, ownTimeZone } from './clock.ts';

const lateInLondon = '2026-11-20T23:30:00Z';

test('a moment is told by the clock of its zone, over midnight too', () => {
  const [kolkata, newYork] = [clockIn('Asia/Kolkata'), clockIn('America/New_York')];
  assert.match(kolkata.time(lateInLondon), /^0?5:00/);
  assert.match(newYork.time(lateInLondon), /^(6:30\sPM|18:30)$/i);
  assert.deepEqual(
    [kolkata.isoDay(lateInLondon), newYork.isoDay(Date.parse(lateInLondon))],
    ['2026-11-21', '2026-11-20'],
  );
  assert.ok(kolkata.moment(lateInLondon).startsWith(kolkata.day(lateInLondon)));
  assert.notEqual(kolkata.day(lateInLondon), newYork.day(lateInLondon));
});

test("a zone the browser does not know is told by the browser's own clock", () => {
  for (const zone of ['Mars/Olympus', '', 'Asia/Kolkata; drop'])
    assert.deepEqual(
      [clockIn(zone).timeZone, clockIn(zone).moment(lateInLondon)],
      [ownTimeZone(), clockIn(ownTimeZone()).moment(lateInLondon)],
      zone,
    );
});
