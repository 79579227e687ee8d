/** Rows that were told are called by their names, whatever is asked of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import type { Turn } from '../conversation.ts';
import { withRowsNamed } from './rows-by-name.ts';

async function turnsOf(questions: readonly string[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const question of questions) turns.push((await askMadeUpStore(question, [...turns])).turn);
  return turns;
}

const roas = ['roas by campaign last month'];
const worst = [...roas, 'which campaign was worst'];
const named: [before: string[], said: string, read: string][] = [
  [roas, 'should I stop the worst one', 'should I stop Shopping Jewellery'],
  [roas, 'should I stop the worst campaign', 'should I stop Shopping Jewellery'],
  [roas, 'and the second one?', 'and Nonbrand Kurtas?'],
  [roas, 'why is that one so low', 'why is Shopping Jewellery so low'],
  [roas, 'how much did the last two cost', 'how much did YouTube Lookbook and Shopping Jewellery cost'],
  [roas, 'compare the top two on cost', 'compare Brand Search and Nonbrand Kurtas on cost'],
  [roas, 'sabse kharab wale ko band kar du kya', 'Shopping Jewellery ko band kar du kya'],
  [worst, 'what did the second worst one cost', 'what did YouTube Lookbook cost'],
  [worst, 'why is it so low', 'why is Shopping Jewellery so low'],
  [[...worst, 'so kill it?'], 'and the second worst?', 'so kill YouTube Lookbook?'],
  [[...worst, 'so kill it?'], 'and display remarketing?', 'so kill Display Remarketing?'],
  [[...worst, 'so kill it?'], 'if we do how much do we save in a month', 'so kill it?'],
  [
    ['gross margin by product type last month'],
    "bottom two, what's wrong with them",
    "Saree and Lehenga, what's wrong with them",
  ],
  [
    ['sales of bandra and hauz khas this month by shop'],
    'jo peeche hai uska best product kya hai',
    'Bandra Store ka best product kya hai',
  ],
  [['sales of bandra and hauz khas this month by shop'], 'what sells in the weaker one', 'what sells in Bandra Store'],
  [['which product sold most this week'], 'will it last till month end', 'will Kids Bandhej Kurta last till month end'],
  [['mumbai ka kitna hissa hai is hafte me'], 'delhi ka?', 'delhi ka kitna hissa hai is hafte me'],
  [['which product is returned the most'], 'should i stop selling it', 'should i stop selling Kids Bandhej Kurta'],
  [['which was our best day last month'], 'why was it so good', 'why was 2026-10-03 so good'],
  [['kaunsi category giri is mahine'], 'usko band kar du kya', 'Jewellery ko band kar du kya'],
  [['top landing pages by sessions'], 'what share of sessions came through the top one', 'what share of sessions came through home page'], // prettier-ignore
];

for (const [before, said, read] of named)
  test(`"${said}" is "${read}"`, async () => {
    assert.equal(withRowsNamed(said, await turnsOf(before), calendar), read);
  });

const asSaid: [before: string[], said: string][] = [
  [[], 'should I stop the worst one'],
  [roas, 'which is the worst one'],
  [roas, 'and the worst one?'],
  [roas, 'how has that trended over the last 3 months'],
  // The tenth of many is not the last.
  [['orders by city last month'], 'why is the worst city so low'],
  [['sales yesterday'], 'why did it fall'],
  [['mumbai ka kitna hissa hai is hafte me'], 'aur pichle hafte?'],
];

for (const [before, said] of asSaid)
  test(`"${said}" stays as it is after "${before.at(-1) ?? 'nothing'}"`, async () => {
    assert.equal(withRowsNamed(said, await turnsOf(before), calendar), said);
  });

const calendar = { today: '2026-11-20', country: 'IN', ahead: false };
