/**
 * Which days hundreds of phrases name, seen from days on which calendars turn, so that any change of their reading is
 * seen. A paragraph of `read-days.txt` says the same days in several ways, a line each: the phrase, and what it is read
 * as from each day of `seenFrom`. `node packages/assistant/src/days/read-days.test.ts --write` reads them all anew.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { readPeriods } from '../reading/periods.ts';
import { annotate } from '../words/annotate.ts';

/** A leap day, a month's end, 1 April, a Monday, Diwali, a Friday, and New Year's Day. */
const seenFrom: Day[] = [
  '2024-02-29',
  '2026-03-31',
  '2026-04-01',
  '2026-10-05',
  '2026-11-08',
  '2026-11-20',
  '2027-01-01',
];
const table = new URL('read-days.txt', import.meta.url);

const periodsFrom = (today: Day, text: string): Period[] =>
  readPeriods(annotate(text), { today, country: 'IN', ahead: false }).map(({ period }) => period);

const short = ({ from, to }: Period): string => (from === to ? from : `${from}..${to}`);

const readingsOf = (text: string): string =>
  seenFrom.map(today => periodsFrom(today, text).map(short).join(' and ') || 'nothing').join(', ');

const paragraphs = readFileSync(table, 'utf8')
  .trimEnd()
  .split('\n\n')
  .map(paragraph => paragraph.split('\n').map(line => line.split(': ')[0] ?? ''));

const made = `${paragraphs.map(ways => ways.map(way => `${way}: ${readingsOf(way)}`).join('\n')).join('\n\n')}\n`;

if (process.argv.includes('--write')) writeFileSync(table, made);

test('each phrase names the days it named before', () => {
  assert.deepEqual(readFileSync(table, 'utf8').split('\n'), made.split('\n'));
});

test('the table holds at least 600 phrases, none of them twice in one paragraph', () => {
  assert.ok(paragraphs.flat().length >= 600);
  for (const ways of paragraphs) assert.deepEqual([...new Set(ways)], ways);
});

test('what is said in several ways or languages names the same days', () => {
  for (const ways of paragraphs)
    for (const way of ways) assert.equal(readingsOf(way), readingsOf(ways[0] ?? ''), `${way}, beside ${ways[0]}`);
});

/** The one stretch of days a phrase names. */
function daysFrom(today: Day, text: string): Period {
  const [period, ...others] = periodsFrom(today, text);
  assert.ok(period && others.length === 0, `${text}, seen from ${today}`);
  return period;
}

for (const today of seenFrom) {
  test(`seen from ${today}, the last days are among the last days and one more`, () => {
    for (let count = 2; count < 120; count += 1) {
      const days = daysOf(daysFrom(today, `last ${count} days`));
      assert.equal(days.length, count);
      assert.deepEqual(days, daysOf(daysFrom(today, `last ${count + 1} days`)).slice(1));
    }
  });

  test(`seen from ${today}, the running unit follows upon the last one and ends today`, () => {
    for (const unit of ['week', 'month', 'quarter', 'year', 'financial year']) {
      const running = daysFrom(today, `this ${unit}`);
      assert.equal(running.from, addDays(daysFrom(today, `last ${unit}`).to, 1), unit);
      assert.equal(running.to, today, unit);
    }
  });

  test(`seen from ${today}, last week is the seven days from a Monday`, () => {
    const week = daysOf(daysFrom(today, 'last week'));
    assert.equal(week.length, 7);
    assert.equal(new Date(`${week[0]}T00:00:00Z`).getUTCDay(), 1);
  });

  test(`seen from ${today}, a range is from the first day of one end to the last day of the other`, () => {
    for (const [first, last] of [
      ['5 October 2025', '12 October 2025'],
      ['March 2023', 'June 2023'],
      ['28 February 2023', '1 March 2023'],
    ] as const)
      assert.deepEqual(daysFrom(today, `from ${first} to ${last}`), {
        from: daysFrom(today, first).from,
        to: daysFrom(today, last).to,
      });
  });
}
