/** What is typed short, asked further or said of other days is read; a word that was known and not used is asked about. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const read = async (question: string): Promise<string> =>
  (await planOf(question)).requests
    .map(({ metrics, by = [], period, limit }) =>
      [metrics, by, period.from, period.to, by.length ? limit : ''].join(' '),
    )
    .join(' + ');

const lastWeek = '2026-11-09 2026-11-15';
const aLike: [said: string[], read: string][] = [
  [['orders yesterday', 'how many ordrs did v gt ystrdy'], 'total_orders  2026-11-19 2026-11-19 '],
  [['aov wk v lastwk', 'aov thiswk vs last week'], 'average_order_value  2026-11-16 2026-11-20 '],
  [['best3 city ord lastwk', 'top 3 cities by orders last week'], `total_orders city ${lastWeek} 3`],
  [['orders Monday a year ago', 'orders on Tuesday, sorry, Monday a year ago'], 'total_orders  2025-11-17 2025-11-17 '],
  [['orders the Monday before'], 'total_orders  2026-11-09 2026-11-09 '],
  [
    ['orders last week and also which city did the most', 'orders last week and uh which city did the most'],
    `total_orders  ${lastWeek}  + total_orders city ${lastWeek} 5`,
  ],
  [['what is selling in jewellery last week', 'jewellery kaunsa chal raha hai pichle hafte'], `units_sold product ${lastWeek} 10`],
  [
    ['spend and clicks for each campaign last week, worst ROAS first'],
    `google_ads_roas,google_ads_cost,google_ads_clicks campaign ${lastWeek} 5`,
  ],
]; // prettier-ignore

for (const [said, wanted] of aLike)
  for (const question of said) test(`"${question}"`, async () => assert.equal(await read(question), wanted));

test('of two ways of paying none is passed over', async () => {
  for (const [question, values] of [
    ['orders by cash and card last month', ['Cash', 'card']],
    ['orders by card and cash last month', ['card', 'Cash']],
  ] as const) {
    const [request] = (await planOf(question)).requests;
    assert.deepEqual(
      [request?.by, request?.where],
      [['payment_method'], [{ dimension: 'payment_method', is: values }]],
    );
  }
});

test('a campaign that lost money brought in less than it cost', async () => {
  for (const question of ['which campaigns lost money last week', 'which campaigns made a loss last week']) {
    const [request] = (await planOf(question)).requests;
    assert.deepEqual([request?.metrics, request?.by], [['google_ads_roas'], ['campaign']], question);
  }
});

test('the weekday of a year ago is one side of a comparison', async () => {
  const [request] = (await planOf('orders last Monday vs Monday a year ago')).requests;
  assert.equal(request?.period.from, '2026-11-16');
  assert.equal(request.base?.from, '2025-11-17');
});

test('"from October to November": of a difference the first is the base', async () => {
  const [request] = (await planOf('pichle saal october se is october me kitna fark pada sale me')).requests;
  assert.equal(request?.period.from, '2026-10-01');
  assert.equal(request.base?.from, '2025-10-01');
});

test('a known word that no part of the request answers to is asked about', async () => {
  for (const [question, word] of [['what are people buying on their first order?', 'first order']] as const) {
    const { behaviour, response } = await planOf(question);
    assert.equal(behaviour, 'clarify', question);
    assert.ok(response.includes(word), response);
  }
});

test('orders by their size are no sizes of goods', async () => {
  for (const question of ['sales by order size last month', 'order size ke hisaab se sale'])
    assert.equal((await planOf(question)).behaviour, 'no-data', question);
  assert.deepEqual((await planOf('average order size by month this year')).requests[0]?.by, ['month']);
});
