/** Days in the words of many people: each way to say them stands in several questions and always names the same days. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const questions: ((days: string) => string)[] = [
  days => `How many orders did we get ${days}?`,
  days => `${days[0]!.toUpperCase()}${days.slice(1)}, what were net sales?`,
  days => `units sold of the Brass Diya Set ${days} please`,
  days => `quick one, net sales by city ${days}`,
  days => `How many orders ${days} came from Pune?`,
  days => `${days} kitne order aaye`,
];

/** Today is Friday, 20 November 2026. */
const said: [days: string, ways: string[]][] = [
  ['2026-11-05..2026-11-05', ['on 5-Nov', 'on 5 Nov 2026', "on 5th Nov '26", 'on 05/11/2026', 'on 2026/11/05', 'on Thursday the 5th', 'on 5th Nov, Thursday']],
  ['2026-11-09..2026-11-09', ['on Monday a week ago', 'last week on Monday', 'on the Monday of last week']],
  ['2026-11-08..2026-11-08', ['the Sunday before last', 'last to last Sunday', 'on Diwali']],
  ['2026-10-26..2026-11-01', ['in w/c 26 Oct', 'in the week containing 28 October', 'in the week ending Sunday 1 November', 'in week 44']],
  ['2026-11-07..2026-11-08', ['over the weekend before last', 'two weekends ago', 'on the weekend of 7-8 November']],
  ['2026-11-05..2026-11-12', ['5/11-12/11', 'between Nov 5 and 12', 'from the 5th through the 12th', '5→12 Nov', 'in the 8 days to 12 November', 'for 8 days starting 5 November', '5 se 12 november tak', '5 aur 12 november ke beech']],
  ['2026-11-05..2026-11-20', ['from 5 November', 'w.e.f. 5 November', '5 Nov till date', 'starting 5 November', '5 november se ab tak']],
  ['2026-10-22..2026-10-31', ["in October's last ten days", 'in the final 10 days of October', 'october ke aakhri 10 din me']],
  ['2026-10-16..2026-10-31', ['in the back half of October', 'in H2 of October', 'in October second half']],
  ['2026-10-01..2026-10-31', ['in Oct-2026', "in Oct '26", 'in 10/2026']],
  ['2025-10-01..2025-10-31', ['in October a year ago', 'in October the year before', 'in 10/2025']],
  ['2025-10-01..2025-12-31', ['in Oct-Dec 2025', 'in the December quarter of 2025', 'in the quarter ended 31 December 2025', 'in the last quarter of 2025']],
  ['2026-07-01..2026-09-30', ['for the quarter July to September', 'Quarter ended 30th September 2026', 'Three months ended September 2026', 'in the quarter ended 30/09/2026', 'in Q2FY27', 'in the three months to September', 'in July, August and September combined', 'july se september wali timahi me']],
  ['2026-04-01..2026-09-30', ['in the half year ended 30 September', 'in the first half of FY27', 'in the six months ended 30 September 2026']],
  ['2025-04-01..2026-03-31', ['in the year ended 31 March 2026', 'in FY 25/26', 'in FY2026', 'in F.Y. 2025-26']],
  ['2026-11-13..2026-11-19', ['rolling 7 days', 'L7D', 'past 7 days ending yesterday', 'in the 7 days up to yesterday']],
  ['2026-10-29..2026-11-07', ['the last 10 days before Diwali', '10 days before Diwali', 'diwali se pehle 10 din']],
]; // prettier-ignore

const daysOf = async (text: string): Promise<string> => {
  const { behaviour, requests } = await planOf(text);
  return /^(answer|assume)$/.test(behaviour)
    ? requests.map(({ period }) => `${period.from}..${period.to}`).join(' & ')
    : behaviour;
};

for (const [days, ways] of said) {
  test(`${ways.length} ways to say ${days}`, async () => {
    for (const way of ways)
      for (const question of questions) assert.equal(await daysOf(question(way)), days, question(way));
  });
}
