/** What a day is held against when its reason is asked for, counted again by plain loops over the world. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { readHere } from '@tillsight/assistant/read-here';
import { makeWorld } from '@tillsight/sandbox/world/make-world';
import { startSandboxShop } from '../../../../../bench/sandbox-shop.ts';

const now = '2026-07-29T11:30:00+05:30';
const world = { seed: 'typical-day', events: [], months: 4 };

test('a day is told beside the median, the least and the most of the eight such days before', async () => {
  const { orders } = makeWorld({ now, ...world });
  const ordersOn = (day: string): number => {
    let count = 0;
    for (let row = 0; row < orders.length; row++) if (orders.day[row] === Date.parse(day) / 86_400_000) count += 1;
    return count;
  };
  const such = [
    '2026-07-15',
    '2026-07-08',
    '2026-07-01',
    '2026-06-24',
    '2026-06-17',
    '2026-06-10',
    '2026-06-03',
    '2026-05-27',
  ];
  const counts = such.map(ordersOn).toSorted((a, b) => a - b);
  const median = (counts[3]! + counts[4]!) / 2;
  const { shop, run, close } = await startSandboxShop({ now, world });
  try {
    const names = () => Promise.resolve(kesarLaneNames);
    const text = 'why were orders low on 22 July';
    const { response } = await answerQuestion({ text, read: readHere, turns: [], shop, run, names });
    const [, value, usual, days] =
      /^Orders on Wednesday, 22 Jul 2026: (\d+), .* from ([\d.]+) on a usual Wednesday \(the median of the (\d+) before\)/.exec(
        response,
      ) ?? [];
    assert.deepEqual([Number(value), Number(usual), Number(days)], [ordersOn('2026-07-22'), median, 8], response);
    assert.match(response, new RegExp(`the 8 Wednesdays before had ${counts[0]} to ${counts[7]}\\.`));
  } finally {
    await close();
  }
});
