/** How often somebody has bought: how many did so exactly, or at least so often. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const below = (count: number): string => Array.from({ length: count }, (_, at) => String(at)).join();

const questions: [question: string, wanted: string][] = [
  ['how many customers bought three times', 'is 3'],
  ['how many customers bought three times or more', `is_not ${below(3)}`],
  ['how many customers have ordered at least 3 times', `is_not ${below(3)}`],
  ['customers with exactly 2 orders', 'is 2'],
  ['customers with more than 5 orders', `is_not ${below(6)}`],
  ['how many buyers with 3+ orders', `is_not ${below(3)}`],
  ['how many customers ordered only once', 'is 1'],
  ['how many people bought exactly twice', 'is 2'],
  ['customers who bought more than twice', `is_not ${below(3)}`],
  ['how many customers have placed ten or more orders', `is_not ${below(10)}`],
  ['how many customers bought thrice or more', `is_not ${below(3)}`],
  ['kitne customers ne teen baar kharida', 'is 3'],
  ['kitne grahak ne kam se kam do baar order kiya', `is_not ${below(2)}`],
  ['kitne grahak ne 3 ya usse zyada baar order kiya', `is_not ${below(3)}`],
  ['कितने ग्राहकों ने तीन बार खरीदा', 'is 3'],
  ['कितने ग्राहकों ने तीन बार या उससे ज्यादा खरीदा', `is_not ${below(3)}`],
  ['कितने ग्राहकों ने सिर्फ एक बार ऑर्डर किया', 'is 1'],
];

for (const [question, wanted] of questions) {
  test(`"${question}" asks for customers to date with ${wanted}`, async () => {
    const { requests } = await planOf(question);
    const read = requests.map(({ metrics, where = [], period }) => {
      const [filter] = where;
      const side = filter?.is ? 'is' : 'is_not';
      return [metrics.join(), filter?.dimension, `${side} ${filter?.[side]?.join()}`, period.from];
    });
    assert.deepEqual(read, [['customers_on_record', 'number_of_orders', wanted, '2024-11-01']]);
  });
}

test('a split by it, and what is no count of orders', async () => {
  const [split] = (await planOf('customers by number of orders')).requests;
  assert.deepEqual([split?.metrics, split?.by], [['customers_on_record'], ['number_of_orders']]);
  for (const question of ['how many customers bought twice', 'orders last month', 'customers in the last 3 days'])
    for (const { where = [] } of (await planOf(question)).requests) assert.deepEqual(where, [], question);
});
