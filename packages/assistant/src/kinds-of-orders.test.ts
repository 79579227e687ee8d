/** Orders by who placed them and how they were paid: values joined to each other, and the part that one of them makes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

for (const question of [
  'orders by card and cash last week',
  'orders by cash and card last week',
  'card vs cash orders last month',
  'orders card versus cash',
  'UPI, card or cash, which brought most orders',
  'cash aur card ke orders kitne',
  'कार्ड और नकद के ऑर्डर',
])
  test(`each way of paying is a row: ${question}`, async () => {
    const { requests } = await planOf(question);
    assert.deepEqual(requests[0]?.by, ['payment_method']);
    const { is = [] } = requests[0]?.where?.[0] ?? {};
    assert.deepEqual(
      is
        .filter(value => /^(card|cash)$/i.test(value))
        .map(value => value.toLowerCase())
        .toSorted(),
      ['card', 'cash'],
    );
  });

test('cash alone, or beside what is no way of paying, stays money', async () => {
  for (const question of ['cash and profit last month', 'how much cash came in']) {
    const { requests } = await planOf(question);
    assert.ok(!requests.some(({ by = [] }) => by.includes('payment_method')), question);
  }
});

for (const question of [
  'what share of orders came from new customers last month',
  'new customers ka orders me kitna hissa hai',
  'what percent of orders are from returning customers',
  'नए ग्राहकों से कितने प्रतिशत ऑर्डर आए',
])
  test(`a share of orders is of orders: ${question}`, async () => {
    const { requests } = await planOf(question);
    assert.deepEqual(requests[0]?.metrics, ['total_orders']);
    assert.deepEqual(requests[0]?.by, ['customer_type']);
  });

test('a share of sales stays one', async () => {
  for (const question of ['what share of sales came from new customers', 'new customer share of revenue last month']) {
    const { requests } = await planOf(question);
    assert.deepEqual(requests[0]?.metrics, ['new_customer_revenue_share'], question);
  }
});
