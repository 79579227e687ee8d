import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, daysOf } from '@tillsight/metrics/period';
import { weekdayOf } from '@tillsight/metrics/time-grain';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { forecast } from './forecast.ts';
import { yearBeforeOf } from './seasons.ts';
import { chanceOf, type Pace } from './pace.ts';

/** The same "chance" every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Made = {
  days: number;
  first?: string;
  noise?: number;
  growth?: number;
  seed?: number;
  lift?: (day: string) => number;
};

/** A shop with busy weekends, growth and noise of given sizes. */
function shopOf({ days, first = '2025-06-01', noise = 0, growth = 0, seed = 1, lift = () => 1 }: Made): number[] {
  const luck = chance(seed);
  return daysOf({ from: first, to: addDays(first, days - 1) }).map((day, index) => {
    const weekend = weekdayOf(day).startsWith('S') ? 1.3 : 0.88;
    const luckOfDay = Array.from({ length: 12 }, luck).reduce((sum, value) => sum + value, -6);
    return 1000 * weekend * (1 + growth) ** (index / 365) * lift(day) * Math.max(0.05, 1 + noise * luckOfDay);
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const cases: { name: string; made: Made; length: number; within: number }[] = [
  { name: 'a rhythm of the week alone', made: { days: 120 }, length: 9, within: 0.01 },
  { name: 'a growing shop', made: { days: 400, growth: 0.3 }, length: 30, within: 0.03 },
  { name: 'a noisy shop', made: { days: 300, noise: 0.15 }, length: 30, within: 0.08 },
];
for (const { name, made, length, within } of cases) {
  test(`forecasts ${name}`, () => {
    const first = '2025-06-01';
    const all = shopOf({ ...made, days: made.days + length, first });
    const from = addDays(first, made.days);
    const found = forecast({ first, values: all.slice(0, made.days) }, { from, to: addDays(from, length - 1) }, 'US')!;
    const truth = sum(all.slice(made.days));
    assert.ok(Math.abs(found.expected / truth - 1) < within, `${found.expected} for ${truth}`);
    assert.ok(found.low <= found.expected && found.expected <= found.high);
  });
}

test('what a festival did last year it is expected to do again', () => {
  const first = '2025-10-01';
  const days = 400;
  const lift = (day: string): number => (/-11-(27|28|29|30)$/.test(day) || day === '2025-12-01' ? 2 : 1);
  const values = shopOf({ days, first, lift });
  const ahead = { from: '2026-11-27', to: '2026-11-30' };
  const found = forecast({ first, values }, ahead, 'IN')!;
  const plain = sum(shopOf({ days: 4, first: '2026-11-27' }));
  assert.ok(found.expected / plain > 1.7 && found.expected / plain < 2.1, String(found.expected / plain));
  assert.deepEqual(found.seasons, [{ name: 'Black Friday to Cyber Monday', day: '2026-11-27', isKnown: true }]);
});

test('a festival that no year has shown widens the range', () => {
  const first = '2026-06-01';
  const values = shopOf({ days: 130, first, noise: 0.05 });
  const plain = forecast({ first, values: values.slice(0, 60) }, { from: '2026-07-31', to: '2026-08-06' }, 'IN')!;
  const festive = forecast({ first, values: values.slice(0, 128) }, { from: '2026-10-10', to: '2026-10-16' }, 'IN')!;
  assert.ok(festive.high / festive.low > 1.2 * (plain.high / plain.low));
  assert.equal(festive.seasons[0]?.isKnown, false);
});

test('the range holds the truth about four times of five', () => {
  let [held, all] = [0, 0];
  for (const seed of [1, 2, 3, 4]) {
    const first = '2025-06-01';
    const values = shopOf({ days: 430, first, noise: 0.12, growth: 0.2, seed });
    for (let end = 250; end < 420; end += 10) {
      const from = addDays(first, end);
      const found = forecast({ first, values: values.slice(0, end) }, { from, to: addDays(from, 6) }, 'US')!;
      const truth = sum(values.slice(end, end + 7));
      all += 1;
      held += Number(truth >= found.low && truth <= found.high);
    }
  }
  assert.ok(held / all > 0.7 && held / all < 0.92, `${held} of ${all}`);
});

test('too short a past gives no forecast, and the same past always the same one', () => {
  const first = '2026-10-20';
  const ahead = { from: '2026-11-20', to: '2026-11-30' };
  assert.equal(forecast({ first, values: shopOf({ days: 20, first }) }, ahead, 'IN'), undefined);
  const history = { first, values: shopOf({ days: 31, first, noise: 0.1 }) };
  assert.deepEqual(forecast(history, ahead, 'IN'), forecast(history, ahead, 'IN'));
});

test('the chance of a goal is as wide as the range: its ends hold ten percent, its middle half', () => {
  const outlook = { expected: 100, low: 80, high: 125, trials: 9, seasons: [] };
  const pace = { soFar: 50, outlook } as unknown as Pace;
  const rows: [goal: number, chance: number][] = [
    [40, 1],
    [50 + 80, 0.9],
    [150, 0.5],
    [50 + 125, 0.1],
    [1000, 0],
  ];
  for (const [goal, chance] of rows) assert.ok(Math.abs(chanceOf(pace, goal) - chance) < 0.001, `${goal}`);
});

const yearsBefore: [period: string, before: string][] = [
  ['2026-11-27..2026-11-27', '2025-11-28..2025-11-28'],
  ['2026-11-27..2026-11-30', '2025-11-28..2025-12-01'],
  ['2026-11-06..2026-11-06', '2025-10-18..2025-10-18'],
  ['2026-12-01..2026-12-31', '2025-12-01..2025-12-31'],
  ['2026-11-23..2026-11-29', '2025-11-24..2025-11-30'],
  ['2026-11-22..2026-11-22', '2025-11-23..2025-11-23'],
  ['2026-11-21..2026-11-22', '2025-11-22..2025-11-23'],
];
for (const [period, before] of yearsBefore)
  test(`${period} is held against ${before}: a feast against itself, some days against their weekdays, months against their dates`, () => {
    const [from = '', to = ''] = period.split('..');
    const found = yearBeforeOf({ from, to }, 'IN');
    assert.equal(`${found.from}..${found.to}`, before);
  });

test('twice the year before is a goal, and the first sentence says whether it will be reached', async () => {
  const { behaviour, response } = await askMadeUpStore("could we double last year's Black Friday");
  const [first = '', expected = ''] = response.split('\n');
  assert.equal(behaviour, 'forecast');
  assert.match(first, /₹[\d,]+/);
  assert.match(expected, /^Total sales on 27 Nov 2026: about /);
  const [, before] = /28 Nov 2025 had ₹([\d,]+)/.exec(response) ?? [];
  const [, goal] = /for ₹([\d,]+) it takes/.exec(first) ?? [];
  const [then, twice] = [before, goal].map(text => Number((text ?? '').replaceAll(',', '')));
  assert.ok(Math.abs((twice ?? 0) - 2 * (then ?? Number.NaN)) <= 1, response);
});

const rivals: [question: string, month: string][] = [
  ['will november cross october', '2026-10'],
  ['will we do more this month than in October', '2026-10'],
  ['kya november october se zyada hoga', '2026-10'],
  ['can november beat september?', '2026-09'],
  ['will december beat last december', '2025-12'],
  ['forecast december vs last year', '2025-12'],
];

/** Day by day, as far back as an outlook looks. */
async function broughtIn(month: string): Promise<number> {
  const period = { from: '2025-10-16', to: '2026-11-19' };
  const [days] = await madeUpRun(kesarLane)([{ metrics: ['total_sales_revenue'], by: ['day'], period }]);
  return (days?.rows ?? [])
    .filter(({ by }) => by['day']?.startsWith(month))
    .reduce((sum, { values }) => sum + (values['total_sales_revenue']?.value ?? 0), 0);
}

for (const [question, month] of rivals)
  test(`"${question}": what those days brought is the goal`, async () => {
    const { behaviour, response } = await askMadeUpStore(question);
    const [, goal = ''] = /^[^\n]*₹([\d,]+) (?:it takes|ke liye roz)/.exec(response) ?? [];
    assert.equal(behaviour, 'forecast');
    assert.ok(Math.abs(Number(goal.replaceAll(',', '')) - (await broughtIn(month))) <= 1, response);
  });

test('fewer or more days are no goal, and are told as left out', async () => {
  const { response } = await askMadeUpStore('will today beat october');
  assert.doesNotMatch(response, /it takes/);
  assert.match(response, /I left out "Oct 2026"\./);
});

test('days that still run are no goal, and are told as left out', async () => {
  const { response } = await askMadeUpStore('will orders next month be more than this month');
  assert.doesNotMatch(response, /it takes/);
  assert.match(response, /I left out "this month"\./);
});
