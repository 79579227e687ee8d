import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Calendar } from './moment.ts';
import { annotate } from '../words/annotate.ts';
import { daysOfPart } from './part-of-whole.ts';
import { momentAt, waysToSayDays } from './days-at.ts';
import { waysToSayParts } from './parts-of-days.ts';

/** A Friday. */
const calendar: Calendar = { today: '2026-11-20', country: 'IN', ahead: false };
const short = (period: Period | undefined): string => (period ? `${period.from}..${period.to}` : 'nothing');
/** Of the whole of what is said, or nothing. */
const read = (text: string): string => {
  const words = annotate(text);
  const moment = momentAt(words, 0, calendar);
  return short(moment?.size === words.length ? moment.period : undefined);
};

test('each construction reads its examples to their last word', () => {
  for (const { name, read: reader, examples } of [...waysToSayParts, ...waysToSayDays]) {
    for (const example of examples) {
      const words = annotate(example);
      const sizes = reader(words, 0, calendar).map(({ size }) => size);
      assert.ok(sizes.includes(words.length), `${name}: ${example}`);
    }
  }
});

const table: [said: string[], days: string][] = [
  [
    ['first week of October', 'first week October', 'october ka pehla hafta', 'अक्टूबर का पहला हफ्ता'],
    '2026-10-01..2026-10-07',
  ],
  [['last week of last month', 'pichle mahine ka aakhri hafta', 'पिछले महीने का आखिरी हफ्ता'], '2026-10-25..2026-10-31'],
  [['5th week of October'], '2026-10-29..2026-10-31'],
  [['first 10 days of October', 'october ke pehle 10 din', 'अक्टूबर के पहले 10 दिन'], '2026-10-01..2026-10-10'],
  [['first 6 months of the year', 'saal ke pehle 6 mahine', 'साल के पहले 6 महीने'], '2026-01-01..2026-06-30'],
  [
    ['last month of last quarter', 'pichli timahi ka aakhri mahina', 'पिछली तिमाही का आखिरी महीना'],
    '2026-09-01..2026-09-30',
  ],
  [['second half of October'], '2026-10-16..2026-10-31'],
  [['second half of Q3'], '2026-08-16..2026-09-30'],
  [['last friday of October'], '2026-10-30..2026-10-30'],
  [['last friday of Q3'], '2026-09-25..2026-09-25'],
  [['5th Monday of October'], 'nothing'],
  [['last weekend of October'], '2026-10-31..2026-11-01'],
  [['first weekend of last quarter'], '2026-07-04..2026-07-05'],
  [['mid October'], '2026-10-11..2026-10-20'],
  [['last day of Q3'], '2026-09-30..2026-09-30'],
  [['48 hours before Diwali', '2 days before Diwali'], '2026-11-06..2026-11-07'],
  [['eve of Diwali'], '2026-11-07..2026-11-07'],
  [['week that ended on 8 November', 'week ending 8 November'], '2026-11-02..2026-11-08'],
  [['first day of last week'], '2026-11-09..2026-11-09'],
  [['third day of Navratri', 'Navratri day 3', 'day 3 of Navratri'], '2026-10-13..2026-10-13'],
  [
    [
      'end of month',
      'mahine ke end tak',
      'the running month',
      'first 40 days of October',
      'last month of October',
      '31st day of September',
    ],
    'nothing',
  ],
];

for (const [said, days] of table) {
  for (const text of said) test(`"${text}" is ${days}`, () => assert.equal(read(text), days));
}

test('a part that still runs ends today', () => assert.equal(read('third week of November'), '2026-11-15..2026-11-20'));

test('the nth weekday of a stretch is the nth among all its days', () => {
  for (const whole of [
    unitAround('month', '2026-02-01'),
    unitAround('month', '2027-08-15'),
    unitAround('quarter', '2026-05-05'),
  ]) {
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const days = daysOf(whole).filter(day => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday);
      for (const nth of [0, 1, 2, 3, 4, -1, -2])
        assert.equal(
          daysOfPart({ nth, unit: { weekday } }, whole)?.from,
          days.at(nth),
          `${whole.from} ${weekday} ${nth}`,
        );
    }
  }
});

test('the two halves of a stretch are all of it', () => {
  for (const whole of [unitAround('month', '2026-02-01'), unitAround('quarter', '2026-05-05')]) {
    const [first, second] = [0, 1].map(nth => daysOfPart({ nth, unit: 'half' }, whole));
    assert.deepEqual(
      [first, second].flatMap(each => (each ? daysOf(each) : [])),
      daysOf(whole),
    );
  }
});
