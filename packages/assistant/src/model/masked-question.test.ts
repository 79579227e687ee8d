/** What a model may see of a question and of the talk before it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Turn } from '../conversation.ts';
import { kesarLaneNames } from '../merchant-of-the-tests.ts';
import { isOfTheStore, maskQuestion } from './masked-question.ts';
import { askBefore, talkLines } from './talk.ts';

const mask = (text: string, options?: { dimension: string; values: string[] }[], words = '') =>
  maskQuestion(text, kesarLaneNames, { recognized: options ? [{ options, not: false, text: words }] : [] });

test('names of the store become placeholders, and so do parts found by other words; the longest goes first', () => {
  const [city = ''] = kesarLaneNames.values['city'] ?? [];
  const rows: [text: string, masked: string][] = [
    [`orders in ${city}`, 'orders in [city 1]'],
    [`orders in ${city.toUpperCase()}`, 'orders in [city 1]'],
    ['mail me at owner@shop.example or +91 98200 12345', 'mail me at [hidden] or [hidden]'],
    ['sales from instagram paid with cod on mobile', 'sales from instagram paid with cod on mobile'],
  ];
  for (const [text, masked] of rows) assert.equal(mask(text).text, masked);
  const found = mask(
    `the lovely ${city} gown`,
    [{ dimension: 'product', values: ['Gown of Dreams'] }],
    `lovely ${city} gown`,
  );
  assert.equal(found.text, 'the [product 1]');
  assert.deepEqual(found.hidden.get('[product 1]')?.options, [{ dimension: 'product', values: ['Gown of Dreams'] }]);
});

test('a tag or a source that is no word of every shop is a name', () => {
  const own = { values: { order_tag: ['COD', 'VIP Ramesh', 'wholesale'], source: ['google', 'anita_styles', 'instagram'], medium: ['paid_social'], source_medium: ['anita_styles / story'] } }; // prettier-ignore
  const text = 'orders tagged vip ramesh or wholesale, cod, and visits from anita_styles / story, anita_styles, google and instagram'; // prettier-ignore
  assert.equal(
    maskQuestion(text, own).text,
    'orders tagged [order_tag 3] or wholesale, cod, and visits from [source_medium 1], [source 2], google and instagram',
  );
  const everyday = Object.entries(kesarLaneNames.values).flatMap(([dimension, values]) =>
    values.filter(value => !isOfTheStore({ options: [{ dimension, values: [value] }] })).map(value => `${dimension}: ${value}`),
  ); // prettier-ignore
  assert.ok(everyday.includes('payment_gateway: Cash on Delivery (COD)'), everyday.join());
});

test('of the talk a model sees readings: no words, no names, the same placeholder for the same name', () => {
  const turn: Turn = {
    question: 'secret words of a person',
    behaviour: 'answer',
    requests: [
      {
        metrics: ['net_sales'],
        by: ['product'],
        where: [
          { dimension: 'city', is: ['Mumbai'] },
          { dimension: 'device', is_not: ['mobile'] },
        ],
        period: { from: '2026-10-01', to: '2026-10-31' },
        order: { by: 'net_sales', direction: 'desc' },
        limit: 3,
      },
    ],
    mentioned: [{ dimension: 'product', values: ['Gown of Dreams'] }],
    offered: [],
  };
  const question = mask('and in Mumbai on desktop');
  const [line, ...others] = talkLines([turn], question.hidden);
  assert.deepEqual(others, []);
  assert.equal(line, 'answer: net_sales days=2026-10-01..2026-10-31 by=product where=city:[city 1] where=device!:mobile order=desc top=3 rows=[product 2]'); // prettier-ignore
  assert.equal(question.text, 'and in [city 1] on desktop');
  const before = askBefore([turn], '2026-11-20');
  assert.deepEqual(before?.when, { period: { from: '2026-10-01', to: '2026-10-31' }, unit: 'month' });
  assert.deepEqual(
    before?.filters.map(({ not }) => not),
    [false, true],
  );
});
