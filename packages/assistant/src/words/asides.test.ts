import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kesarLaneNames } from '../merchant-of-the-tests.ts';
import { annotate } from './annotate.ts';
import { withoutAsides } from './asides.ts';
import { indexOf } from './names.ts';

const kept = (text: string): string =>
  withoutAsides(annotate(text, indexOf(kesarLaneNames)))
    .filter(word => word.kind !== 'mark')
    .map(word => word.text)
    .join(' ');

const asides: [typed: string, asked: string][] = [
  ['Morning. How did yesterday go?', 'how did yesterday go'],
  ['orders yesterday? customer on the line', 'orders yesterday'],
  ['sales by city, need it for the bank reco', 'sales by city'],
  ['for the board meeting I need net sales', 'net sales'],
  ['kal ke orders, boss puch rahe hai', 'kal ke orders'],
  ['are returns rising or am I imagining it?', 'are returns rising'],
  ['orders last month, my board cares about this', 'orders last month'],
  ['october ka tax, CA ko dena hai', 'october ka tax'],
  ['bandra sales in october, my partner keeps saying bandra is dead', 'bandra sales in october'],
  ['sales without wholesale (that hotel one messes up everything)', 'sales without wholesale'],
  ['cancellation rate? felt like every second call was a cancel', 'cancellation rate'],
  ['mogra candles sold, wholesaler wants 200 more', 'mogra candles sold'],
  ['sales yesterday, it rained all day', 'sales yesterday'],
  ['sales last month, we moved to the new website on 5th', 'sales last month'],
  ['pmax spend last week, sir ne budget badha diya tha', 'pmax spend last week'],
  ['pichle hafte ki bikri, dukaan do din band thi', 'pichle hafte ki bikri'],
];

for (const [typed, asked] of asides) test(`"${typed}" asks for "${asked}"`, () => assert.equal(kept(typed), asked));

/** A condition, a name, a split, days or a figure of its own, and what a question points back to. */
const wishes = [
  'sales last month, I have to exclude refunds',
  'sales last month, I want the blue ones',
  'sales last month, need it for Mumbai',
  'sales last month, need it by city',
  'orders last month, we only count paid ones',
  'orders last month for the loan customers',
  'orders refunded because it came late',
  'orders returned because the size was wrong',
  'net sales in October, I need the same for September',
  'We have a stall at Surajkund. What did it sell?',
  'boss is asking',
  'orders last month, the late ones',
  'sales in October, that came from the fair',
  'sales last month, festive offers',
  'sales in October, talking of sarees',
  'kurtas sent back, the reasons people gave',
  'sales in October, we sell in Pune',
  'orders last week, need it for Zorblax',
];

for (const typed of wishes)
  test(`nothing of "${typed}" is an aside`, () => assert.equal(kept(typed), typed.toLowerCase().replace(/[.,?]/g, '')));
