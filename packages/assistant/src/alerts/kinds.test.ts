/** Conditions by the kinds of their spans; the same spans in any order, and in three languages, are the same order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderPlanOf } from '../merchant-of-the-tests.ts';
import { readAlertWish } from './read-order.ts';
import { readWatch } from './watched.ts';

const above = (value: number) => ({ kind: 'above', value });
const below = (value: number) => ({ kind: 'below', value });
const moved = (way: string, percent: number) => ({ kind: 'moved', way, percent });
const unusual = (way: string) => ({ kind: 'unusual', way });

/** What is said of a figure, and what has to be so. */
const conditions: [kind: string, clause: string, condition: object][] = [
  ['position', 'sales go above 50,000', above(50_000)],
  ['position', 'orders 40 ke neeche jaye', below(40)],
  ['position', 'ऑर्डर 40 से नीचे जाएँ', below(40)],
  ['degree', 'returns are more than 12', above(12)],
  ['degree', 'orders 40 se kam rahe', below(40)],
  ['degree', 'at most 3 are in stock', below(3)],
  ['sign', 'cpc > 12', above(12)],
  ['sign', 'aov < 2200', below(2200)],
  ['reaching', 'sales reach 2 lakh', above(200_000)],
  ['reaching', 'bikri 2 lakh tak pahunche', above(200_000)],
  ['not reaching', "sales don't cross 50k", below(50_000)],
  ['coming down to', 'stock drops to 12', below(12)],
  ['left', 'only 4 are left', below(4)],
  ['left', '4 piece reh jaye', below(4)],
  ['by so many percent', 'sales drop by 30%', moved('down', 30)],
  ['by so many percent', 'orders 25% se zyada gire', moved('down', 25)],
  ['by so many percent', 'sessions are up 20 percent', moved('up', 20)],
  ['against a week', 'ctr is down 15% week on week', moved('down', 15)],
  ['against a week', 'sales pichle hafte se 20% zyada ho', moved('up', 20)],
  ['times', 'sessions double', moved('up', 100)],
  ['times', 'visits fall by half', moved('down', 50)],
  ['times', 'sessions 3x usual', moved('up', 200)],
  ['usual', 'orders are lower than usual', unusual('down')],
  ['usual', 'refunds normal se zyada ho', unusual('up')],
  ['usual', 'sales suddenly spike', unusual('up')],
  ['none', 'there is no order for three hours', { kind: 'none', hours: 3 }],
  ['none', 'teen ghante tak koi order na aaye', { kind: 'none', hours: 3 }],
  ['none', 'orders band ho jaye 4 ghante', { kind: 'none', hours: 4 }],
  ['runs out', 'it runs out within 5 days', { kind: 'runs-out', days: 5 }],
  ['runs out', 'khatam hone wala ho', { kind: 'runs-out', days: 7 }],
  ['runs out', 'it is sold out', below(1)],
  ['comes back', 'it is back in stock', above(0)],
  ['happens', 'any order is cancelled', above(0)],
  ['happens', 'naya order aate hi', above(0)],
];

for (const [kind, clause, condition] of conditions)
  test(`${kind}: ${clause}`, () => assert.deepEqual(readWatch(clause)?.condition, condition));

/** Two conditions, or one that nothing here holds: nothing is read, and never a part of it. */
for (const clause of [
  'sales fall below 50k or above 3 lakh',
  'ad spend exceeds 3k without a sale',
  'sales drop below 50k or half of usual',
  'sales fall by 5000',
  'sales do not rise',
])
  test(`no one condition: ${clause}`, () => assert.equal(readWatch(clause), undefined));

const refusals: [sentence: string, why: string][] = [
  ['tell me if sales are below 1 lakh by noon', 'course'],
  ['tell me when orders go above 8 in an hour', 'course'],
  ['tell me if roas is below 3 for 3 days', 'course'],
  ['tell me when sales are less than yesterday', 'against'],
  ['tell me when any order is above 50000', 'single'],
  ['tell my accountant when sales cross 10 lakh', 'others'],
  ['sales below 50k or above 3 lakh, tell me', 'several'],
];
for (const [sentence, why] of refusals)
  test(`${why}: ${sentence}`, () => assert.deepEqual(readAlertWish(sentence), { do: 'cannot', why }));

const shortOf = async (sentence: string): Promise<string> => JSON.stringify((await orderPlanOf(sentence, [])).order);

/** Each part of an order, to be said in any order that somebody may say it in. */
const ordersOfSpans: string[][] = [
  [
    'tell me on Telegram when orders from Pune fall below 5',
    'when orders from Pune fall below 5, tell me on Telegram',
    'on Telegram tell me when orders from Pune fall below 5',
    'orders from Pune below 5 → telegram',
    'if orders from Pune are below 5 ping me on telegram',
    'agar Pune se orders 5 se kam ho to telegram par batana',
    'telegram par batana agar Pune se orders 5 se kam ho',
    'Pune se orders 5 se kam hote hi telegram par bata dena',
    'अगर पुणे से ऑर्डर 5 से कम हों तो टेलीग्राम पर बताना',
  ],
  [
    'warn me if there is no order for three hours',
    'if there is no order for three hours, warn me',
    'no order for three hours → alert',
    'agar teen ghante tak koi order na aaye to batana',
    'batana agar teen ghante tak koi order na aaye',
    'koi order na aaye teen ghante tak to batana',
    'अगर तीन घंटे तक कोई ऑर्डर न आए तो बताना',
  ],
  [
    'email me when sales drop by 20%',
    'when sales drop by 20%, email me',
    'sales drop by 20% → email',
    'agar sales 20% gire to email karna',
    'email karna agar sales 20% gire',
    'अगर बिक्री 20% गिरे तो ईमेल करना',
  ],
];
for (const [first = '', ...others] of ordersOfSpans)
  for (const sentence of others)
    test(`is the same as "${first}": ${sentence}`, async () =>
      assert.equal(await shortOf(sentence), await shortOf(first)));

test('a word that finds no place is asked for, and nothing is set', async () => {
  for (const [sentence, word] of [
    ['tell me when glorbic orders fall below 5', /glorbic/],
    ['agar zumbli orders 5 se kam ho to batana', /zumbli/],
    ['send me glorbic sales every Monday at 9', /glorbic/],
  ] as const) {
    const { response, order, scheduleOrder } = await orderPlanOf(sentence, []);
    assert.equal(order ?? scheduleOrder, undefined, sentence);
    assert.match(response, word);
    assert.match(response, /Nothing was set|Kuch set nahi/);
  }
});
