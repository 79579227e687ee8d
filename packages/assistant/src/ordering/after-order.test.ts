/** What is said right after an order, in three languages, and what it then is about; a dash: read as anything else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../conversation.ts';
import { orderPlanOf } from '../merchant-of-the-tests.ts';

const alert = 'tell me when sales fall below 1 lakh';
const schedule = 'send me sales every monday at 9';
const daily = 'send me orders daily at 10';
const monthly = 'mail me refunds on the 1st of every month';
const board = 'keep sales by city this month on my board';
const target = 'set a target of 70 lakh for november';

const rows: [sentence: string, before: string, meaning: string][] = [
  ['make it 80 thousand', alert, '{"do":"change","which":"^","value":80000}'],
  ['1 lakh nahi 1.5 lakh', alert, '{"do":"change","which":"^","value":150000}'],
  ['इसे 2 लाख कर दो', alert, '{"do":"change","which":"^","value":200000}'],
  ['stop it', alert, '{"do":"end","which":"^"}'],
  ['band karo ye', alert, '{"do":"end","which":"^"}'],
  ['सब बंद कर दो', alert, '{"do":"end","which":"*"}'],
  ['delete the sales one', alert, '{"do":"end","which":"sales"}'],
  ['pause it for a week', alert, '{"do":"pause","which":"^"}'],
  ['haan chalu rakho wapas', alert, '{"do":"resume","which":"^"}'],
  ['on telegram instead', alert, '{"do":"change","which":"^","channel":"telegram"}'],
  ['and if refunds are above 25k', alert, 'watch refunds_paid above'],
  ['also watch bounce rate, above 65%', alert, 'watch bounceRate above'],
  ['turn it off', alert, '{"do":"end","which":"^"}'],
  ['turn it back on', alert, '{"do":"resume","which":"^"}'],
  ['pause the sales one till monday', alert, '{"do":"pause","which":"sales"}'],
  ['actually only on weekends', alert, 'Nothing was set.'],
  ['tell Ritu too', alert, 'Nothing was set.'],
  ['make it 8 am', schedule, '{"do":"change","which":"^","time":"08:00"}'],
  ['9 nahi 10 baje', schedule, '{"do":"change","which":"^","time":"10:00"}'],
  ['and also on thursday', schedule, '{"do":"change","which":"^","cadence":{"kind":"weekly","weekdays":[1,4]}}'],
  ['skip sundays', daily, '{"do":"change","which":"^","cadence":{"kind":"weekly","weekdays":[1,2,3,4,5,6]}}'],
  ['5th instead', monthly, '{"do":"change","which":"^","cadence":{"kind":"monthly","day":5}}'],
  ['band kar do', schedule, '{"do":"end","which":"^"}'],
  ['send it to Ritu as well', schedule, 'Nothing was set.'],
  ['add orders by hour too', board, '{"do":"keep","question":"orders by hour"}'],
  ['take it off', board, '{"do":"remove","whose":"own","which":"^"}'],
  ['remove the city one', board, '{"do":"remove","whose":"own","which":"city"}'],
  ['change it to 75', target, 'Shall I set this target in Shopify: ₹75,00,000 of total sales, Nov 2026?'],
  ['orders yesterday', alert, '-'],
  ['what about refunds', alert, '-'],
  ['show sales by city', schedule, '-'],
  ['top 5 products last week', board, '-'],
];

for (const [sentence, before, meaning] of rows)
  test(`${sentence} (after "${before}")`, async () => {
    const reply = await orderPlanOf(sentence, [(await orderPlanOf(before, [])).turn]);
    assert.equal(shortOf(reply, meaning), meaning);
  });

test('without an order before it nothing is changed or ended', async () => {
  for (const sentence of ['make it 80 thousand', 'stop it', 'band karo ye', 'make it 8 am']) {
    const { turn } = await orderPlanOf('sales last week', []);
    const { order, scheduleOrder, boardOrder } = await orderPlanOf(sentence, [turn]);
    assert.deepEqual([order, scheduleOrder, boardOrder], [undefined, undefined, undefined], sentence);
  }
});

function shortOf({ order, scheduleOrder, boardOrder, behaviour, response }: Reply, meaning: string): string {
  if (order?.do === 'make') return `watch ${order.request.metrics.join(' ')} ${order.condition.kind}`;
  if (boardOrder?.do === 'keep') return JSON.stringify({ do: 'keep', question: boardOrder.question });
  const known = order ?? scheduleOrder ?? boardOrder;
  if (known) return JSON.stringify(known);
  return behaviour === 'act' ? (response.endsWith(meaning) ? meaning : response) : '-';
}
