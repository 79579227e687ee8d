/** The phrases of a question in any order ask the same: what stands in front or behind is of all of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { planOf } from './merchant-of-the-tests.ts';
import { sampleOf } from './sampled.ts';

const questions: readonly string[][] = [
  ['CPC and CTR', 'of Nonbrand Kurtas', 'in October', 'vs last year'],
  ['sales and orders', 'from Pune', 'last week', 'by day'],
  ['bikri aur returns', 'saree ki', 'pichle mahine', 'shehar wise'],
  ['बिक्री और ऑर्डर', 'पुणे से', 'पिछले हफ्ते'],
  ['kitne order aur kitne pieces', 'Jaipur se', 'kal'],
  ['orders', 'cod', 'Jaipur', 'pichle hafte'],
  ['discounts and orders', 'with KESARVIP30', '3-5 Nov'],
  ['sales', 'for sarees and lehengas', 'last month', 'by city'],
  ['sessions', 'mobile and desktop', 'yesterday', 'by hour'],
  ['top 5 products', 'by units', 'in Delhi', 'last month'],
  ['orders and refunds', 'at Bandra', 'on Sunday'],
  ['returns', 'of kurtas', 'by reason', 'in October', 'top 3'],
  ['gross profit and margin', 'for jewellery', 'this quarter', 'by month'],
  ['impressions, clicks and cost', 'of Brand Search', 'last 30 days', 'by week'],
  ['average order value', 'of returning customers', 'in October', 'by state'],
  ['units', 'Gulmohar and Meera Anarkali', 'last week', 'each day'],
  ['cities', 'with more than 20 orders', 'last week'],
  ['sales', 'excluding Mumbai', 'last month', 'by city'],
  ['campaigns', 'with ROAS below 2', 'last month'],
  ['stock', 'of Gulmohar', 'in Bhiwandi', 'size M'],
  ['sales yesterday', 'between 6 pm and 9 pm', 'at Bandra'],
  ['first time buyers', 'by source', 'in October', 'top 3'],
];

const ordersOf = (phrases: string[]): string[][] =>
  phrases.length < 2
    ? [phrases]
    : phrases.flatMap((first, at) => ordersOf(phrases.toSpliced(at, 1)).map(rest => [first, ...rest]));

/** Figures and parts in whatever order they were named. */
const alike = ({ metrics, where = [], ...rest }: MetricRequest): object => ({
  ...rest,
  metrics: metrics.toSorted(),
  where: where.toSorted((one, other) => one.dimension.localeCompare(other.dimension)),
});

const read = async (question: string): Promise<object[]> => (await planOf(question)).requests.map(alike);

for (const phrases of questions)
  test(`"${phrases.join(' ')}"`, async () => {
    const asked = await read(phrases.join(' '));
    assert.ok(asked.length > 0);
    for (const order of sampleOf(ordersOf(phrases), 6))
      assert.deepEqual(await read(order.join(' ')), asked, order.join(' '));
  });
