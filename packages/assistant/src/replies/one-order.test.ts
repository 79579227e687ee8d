/** One order is told by its number, in the asker's language; who ordered it is never told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@tillsight/contract/language';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { answerQuestion } from '../answer-question.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';

/** The platform knows one order, #KL72961. */
const rowsOf: Record<string, MetricResult['rows'][number]> = {
  average_order_value: {
    by: { order_number: '#KL72961', day: '2026-11-06' },
    values: { average_order_value: { value: 2499 } },
  },
  total_orders: {
    by: { fulfillment_status: 'Unfulfilled', payment_status: 'Pending' },
    values: { total_orders: { value: 1 } },
  },
  units_sold: { by: { variant: 'Terracotta Lantern - Brown' }, values: { units_sold: { value: 2 } } },
};

const answerTo = (request: MetricRequest): MetricResult => {
  const isIt = request.where?.some(({ is }) => is?.includes('#KL72961')) ?? false;
  const row = rowsOf[request.metrics[0] ?? ''];
  return { request, rows: isIt && row ? [row] : [], issues: [], sources: [], currency: 'INR' };
};

const ask = (text: string, language?: Language) =>
  answerQuestion({
    text,
    read: readHere,
    turns: [],
    shop: { ...kesarLane, ...(language ? { language } : {}) },
    run: requests => Promise.resolve(requests.map(answerTo)),
    names: () => Promise.resolve(kesarLaneNames),
  });

for (const text of ['status of order #KL72961', 'has KL72961 been sent', 'order #kl72961'])
  test(`"${text}" tells that order`, async () => {
    const { response, behaviour } = await ask(text);
    assert.equal(behaviour, 'answer');
    assert.match(response, /^Order #KL72961 of 6 Nov 2026: ₹2,499\.\nIt was not sent yet\. It is not paid yet\.\n/);
    assert.match(response, /\n• Terracotta Lantern - Brown: 2\n/);
  });

test('where its parcel is, is told to be unknown', async () => {
  const { response, behaviour } = await ask('where is the parcel of order #KL72961');
  assert.equal(behaviour, 'partial');
  assert.match(response, /Shopify doesn't tell me where a parcel is/);
});

test('in Hinglish and in Hindi', async () => {
  assert.match(
    (await ask('KL72961 gaya kya', 'hinglish')).response,
    /^Order #KL72961 \(6 Nov 2026\): ₹2,499\.\nAbhi nahi bheja gaya\./,
  );
  assert.match(
    (await ask('KL72961 gaya kya', 'hindi')).response,
    /^ऑर्डर #KL72961 .*\nअभी नहीं भेजा गया। पैसे अभी नहीं मिले।\n/,
  );
});

test('an order that is not there is said not to be', async () => {
  assert.match((await ask('status of order 990011')).response, /^I found no order 990011\./);
});

for (const text of ['who placed order #KL72961', 'phone number of order #KL72961', 'order KL72961 kiska hai'])
  test(`"${text}" is refused`, async () => {
    assert.equal((await ask(text)).behaviour, 'refuse');
  });

for (const text of ['top 1000 products', 'sales of #1 product last week', 'orders above 5000'])
  test(`"${text}" is of no single order`, async () => {
    const { requests } = await ask(text);
    assert.ok(requests.every(({ where = [] }) => where.every(({ dimension }) => dimension !== 'order_number')));
  });
