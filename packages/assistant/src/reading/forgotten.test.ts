/** What a message says and a narrower reading of it does not hold is told; what the reading holds in other words is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAt } from '@tillsight/metrics/period';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { understand } from '../understand.ts';
import { indexOf } from '../words/names.ts';
import { forgotten } from './forgotten.ts';

const index = indexOf(kesarLaneNames);
const calendar = { today: dayAt(kesarLane.now, kesarLane.timeZone), country: kesarLane.country, ahead: false };

function leftOf(message: string, readAs: string, leans = false): string[] {
  const { intent } = understand(readAs, [], kesarLane, kesarLaneNames);
  assert.equal(intent.act, 'figures');
  const asks = intent.act === 'figures' ? [intent.ask, ...intent.also] : [];
  return forgotten(message, asks, { calendar, index, leans }).left;
}

const lost: [message: string, readAs: string, ...left: string[]][] = [
  ['orders from Pune in october', 'orders in october', 'Pune'],
  ['orders in october and in september', 'orders in october', 'september'],
  ['orders in october and what came back', 'orders in october', 'came back'],
  ['sales last week, and the visits please', 'sales last week', 'visits'],
  ['worst landing pages by conversion rate', 'visits by landing page', 'conversion rate'],
  ['orders last week by city', 'orders last week', 'city'],
  ['pichle hafte ke order, shehar wise', 'orders last week', 'shehar'],
  ['what did cod orders bring last week', 'total sales last week', 'cod'],
  ['orders last week against Diwali week', 'orders last week', 'Diwali week', 'against'],
  ['days with orders above 40 last month', 'orders last month', 'above 40'],
  [
    'how many visits on mobile last week, and does it convert',
    'conversion rate on mobile last week',
    'how many visits',
  ],
  ['orders on 7 and 9 November', 'orders on 7 November', '9 November'],
];

for (const [message, readAs, ...left] of lost)
  test(`"${message}", read as "${readAs}"`, () => {
    assert.deepEqual(leftOf(message, readAs), left);
  });

const held: [message: string, readAs: string][] = [
  ['how many days will the Mogra Candle last', 'how long will the Mogra Candle last'],
  ['monthly sales for October', 'sales in October'],
  ['does the traffic from Kerala convert', 'conversion rate of Kerala'],
  ['top 3 cities and top 3 products last week', 'top 3 cities last week and top 3 products last week'],
  ['which size of kurta sells most', 'units of kurtas by size'],
  ['money received after refunds last week', 'net payments last week'],
  ['new and returning customers last week', 'customers by customer type last week'],
];

for (const [message, readAs] of held)
  test(`"${message}" is all of "${readAs}"`, () => {
    assert.deepEqual(leftOf(message, readAs), []);
  });

test('days and numbers of a message that leans on a talk are those of the talk', () => {
  assert.deepEqual(leftOf('and the 9th', 'orders on 9 October', true), []);
  assert.deepEqual(leftOf('make it 10, and by city', 'top 10 products last week', true), ['city']);
});

test('the only days that are named are those of a figure without any', async () => {
  const { requests } = await askMadeUpStore(
    'What share comes from people who had bought before? Last 14 days is fine.',
  );
  assert.deepEqual(requests[0]?.period, { from: '2026-11-06', to: '2026-11-19' });
});

test('what a reason or an outlook does not keep to is told with it', async () => {
  const why = await askMadeUpStore('Why did kurta returns rise? Number of pieces per reason, October');
  assert.match(why.response, /I left out "October"\./);
  const outlook = await askMadeUpStore('will orders next month be more than this month');
  assert.match(outlook.response, /I left out "this month"\./);
  const plain = await askMadeUpStore('why did saree sales fall in October');
  assert.doesNotMatch(plain.response, /left out/);
});
