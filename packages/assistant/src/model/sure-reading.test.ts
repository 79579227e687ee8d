/** Which questions the built-in reader answers without a model where one is set: kinds that were read right, and kinds that were not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Turn } from '../conversation.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';

async function isAskedAbout(text: string, turns: Turn[] = []): Promise<boolean> {
  let isAsked = false;
  const complete = () => {
    isAsked = true;
    return Promise.resolve(undefined);
  };
  await answerQuestion({ text, turns, shop: kesarLane, read: readHere, run: () => Promise.resolve([]), names: () => Promise.resolve(kesarLaneNames), planOnly: true, model: { name: 'trial', complete } }); // prettier-ignore
  return isAsked;
}

test('plain questions for one figure are answered without a model, and so is what is refused', async () => {
  const plain = `orders today?
    What were my sales yesterday?
    total sales from 1 november to 10 november
    net sales in october by city
    new customers in the last 30 days
    sales of gulmohar chikankari kurta last month
    welcome10 orders this month
    conversion rate on mobile last week
    what is the phone number of my best customer`;
  for (const text of plain.split(/\n\s*/)) assert.equal(await isAskedAbout(text), false, text);
});

test('a model is asked wherever a word, a number or a day may mean something else', async () => {
  const rows: [kind: string, text: string][] = [
    ['a word left over', 'orders from up last week'],
    ['a figure beside the figure', 'customers orders this month'],
    ['a number of no days', 'orders of 500 this month'],
    ['a number of no days', 'sales in mumbai 400001 this month'],
    ['a day of each', 'how many orders a day did we have in october'],
    ['days without an end', 'sales from may'],
    ['days without a beginning', 'sales up to 10 november'],
    ['days without a beginning', 'orders by 10 november'],
    ['days without a beginning', 'orders so far'],
    ['days of two weeks', 'sales monday to friday'],
    ['a day ahead', 'sales this saturday'],
    ['a month of another year', 'orders for december'],
    ['the name of the shop', 'kesar lane sales this month'],
    ['a city or a region', 'orders from goa last week'],
    ['two names', 'orders in delhi and mumbai this month'],
    ['a figure by a word that is not its name', 'how much did we make yesterday'],
    ['a condition', 'products with more than 5 returns last week'],
    ['two clauses', 'Sales were fine. And orders yesterday?'],
    ['another language', 'kal kitni bikri hui'],
  ];
  for (const [kind, text] of rows) assert.equal(await isAskedAbout(text), true, `${kind}: ${text}`);
});

test('within a talk a model is asked about the plainest question', async () => {
  const before: Turn = {
    question: 'sales by city last month',
    behaviour: 'answer',
    requests: [],
    mentioned: [],
    offered: [],
  };
  assert.equal(await isAskedAbout('orders today?', [before]), true);
});
