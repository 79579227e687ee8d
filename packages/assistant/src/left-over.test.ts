/** What is left once goods and ads are paid is told with what it is left of; what merely sold is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const read = async (question: string): Promise<string> =>
  (await planOf(question)).requests.flatMap(({ metrics }) => metrics).join(' ');

const bridge = 'profit_after_ad_spend gross_profit total_ad_spend';
const ofGoods = 'gross_profit net_sales cost_of_goods_sold';

const meant: [question: string, metrics: string][] = [
  ['how much did we really make in October, after costs?', bridge],
  ['what was left over last week', bridge],
  ['pichle mahine humko kitna bacha', bridge],
  ['sab kharcha nikal ke kitna bacha october me', bridge],
  ['did we make any money on the Mogra Candle last month', ofGoods],
  ['how much did we make yesterday', 'total_sales_revenue'],
  ['kitna stock bacha hai', 'inventory_available'],
  ['operating profit last year', ''],
];

for (const [question, metrics] of meant)
  test(`"${question}"`, async () => {
    assert.equal(await read(question), metrics);
  });
