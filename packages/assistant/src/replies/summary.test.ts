import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import { readHere } from '../read-here.ts';
import type { Shop } from '../conversation.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';

const ask = (text: string, shop: Shop) =>
  answerQuestion({
    text,
    read: readHere,
    turns: [],
    shop,
    run: madeUpRun(shop),
    names: () => Promise.resolve(kesarLaneNames),
  });

const numberIn = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));

test('how was my week: the six figures with their changes, and what the change is made of, to the rupee', async () => {
  const { response, behaviour } = await ask('How was my last week?', kesarLane);
  assert.equal(behaviour, 'assume');
  for (const name of ['Total sales', 'Orders', 'Average order value', 'Visits', 'Conversion rate', 'Ad spend'])
    assert.match(response, new RegExp(`• ${name}.*: .* \\((up|down) `));
  const [, way, whole = '', parts = ''] =
    /Sales (rose|fell) by (₹[\d,]+): (.*)\./.exec(response) ?? assert.fail(response);
  const amounts = [...parts.matchAll(/[+−]₹[\d,]+/g)].map(([text]) => numberIn(text));
  assert.equal(amounts.length, 3);
  assert.equal(
    amounts.reduce((sum, amount) => sum + amount, 0),
    numberIn(whole) * (way === 'fell' ? -1 : 1),
  );
  assert.match(response, /Source: Shopify, Google Analytics, Google Ads(?: \(may still change\))?, as of 11:30 am\./);
});

test('a shop on its own: visits as Shopify counts them, and what is missing is named', async () => {
  const { response } = await ask('How was my last week?', { ...kesarLane, connected: ['shopify'] });
  assert.match(response, /• Visits \(Shopify sessions\)/);
  assert.match(response, /Without Google Ads, not connected\./);
  assert.doesNotMatch(response, /Google Analytics/);
});

test('a running day is partial, says so, and is held against the same part of that weekday before', async () => {
  const { response } = await ask('How is today going?', kesarLane);
  assert.match(response, /Shopify \(today so far\)/);
  assert.match(
    response,
    /Today, 20 Nov 2026, until 11:30 am \(compared with 13 Nov 2026 until the same time of day\):/,
  );
});
