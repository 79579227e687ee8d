/** What a house means by its words holds for a model's reading as well, whatever the model makes of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { KeptWord } from '../house-words/house-order.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import type { ModelRequest } from './reading-form.ts';

const words: KeptWord[] = [
  { word: 'galla', meaning: { kind: 'figure', metric: 'net_sales' } },
  { word: 'orders', meaning: { kind: 'figure', metric: 'orders_with_payments' } },
  { word: 'NCR', meaning: { kind: 'group', dimension: 'city', values: ['Delhi', 'Gurgaon', 'Noida'] } },
  { word: 'GCK', meaning: { kind: 'name', dimension: 'product', values: ['Gulmohar Chikankari Kurta'] } },
  { word: 'our season', meaning: { kind: 'season', from: '10-01', to: '01-15' } },
];

const nothing: ModelRequest = { keeps: [], metrics: [], by: [], where: [], days: null, against: null, order: null, bound: null }; // prettier-ignore

async function asked(text: string, request: Partial<ModelRequest>) {
  const prompts: string[] = [];
  const reading = { act: 'figures', topic: 'none', about: '', requests: [{ ...nothing, ...request }] };
  const complete = ({ data, form }: { data: string; form: { name: string } }) => {
    prompts.push(data);
    return Promise.resolve(form.name === 'reading' ? reading : undefined);
  };
  const reply = await answerQuestion({
    read: readHere,
    text,
    turns: [],
    shop: { ...kesarLane, words },
    run: madeUpRun(kesarLane),
    names: () => Promise.resolve(kesarLaneNames),
    model: { name: 'scripted', complete },
  });
  const [request0] = reply.requests;
  return { reply, request: request0, prompt: prompts[0] ?? '' };
}

const lastWeek = { phrase: 'last week', said: 'last week' };

test('a word for a figure is that figure, whatever the model takes it for, and the reply says so', async () => {
  const metrics = [{ key: 'total_orders', said: 'orders' }];
  const { reply, request, prompt } = await asked('flurbing about, orders last week', { metrics, days: lastWeek });
  assert.deepEqual(request?.metrics, ['orders_with_payments']);
  assert.match(reply.response, /Here “orders” means /);
  assert.match(prompt, /"words":\["orders: orders_with_payments"\]/);
});

test('a word that is part of a longer name is read as the model reads it', async () => {
  const metrics = [{ key: 'cancelled_orders', said: 'orders cancelled' }];
  const { request } = await asked('flurbing about, orders cancelled last week', { metrics, days: lastWeek });
  assert.deepEqual(request?.metrics, ['cancelled_orders']);
});

test('a word for names is a placeholder, and stands for all of them', async () => {
  const rows: [word: string, dimension: string, values: string[]][] = [
    ['NCR', 'city', ['Delhi', 'Gurgaon', 'Noida']],
    ['gck', 'product', ['Gulmohar Chikankari Kurta']],
  ];
  for (const [word, dimension, values] of rows) {
    const is = `[${dimension} 1]`;
    const { request, prompt } = await asked(`flurbs of ${word} last week`, {
      metrics: [{ key: 'units_sold', said: 'flurbs' }],
      where: [{ dimension, is, not: false, said: is }],
      days: lastWeek,
    });
    assert.deepEqual(request?.where, [{ dimension, is: values }]);
    assert.doesNotMatch(prompt, new RegExp(`${word}|Gurgaon|Gulmohar`, 'i'));
  }
});

test('a word for days is dated by what it means here', async () => {
  const days = { phrase: 'our season', said: 'our season' };
  const { reply, request, prompt } = await asked('flurbs in our season', { metrics: [{ key: 'units_sold', said: 'flurbs' }], days }); // prettier-ignore
  assert.equal(request?.period.from, '2026-10-01');
  assert.match(reply.response, /Here “our season” means 1 Oct to 15 Jan/);
  assert.match(prompt, /"our season: days, kept as said"/);
});
