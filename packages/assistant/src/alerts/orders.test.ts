/** Sentences that make, list, change and end alerts, in three languages, with what they mean; written before any was read. A dash: no order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../merchant-of-the-tests.ts';
import { englishAlerts } from '../sentences/english/alerts.ts';
import type { AlertOrder } from './alert-order.ts';
import orders from './orders.json' with { type: 'json' };

const rows = orders as [sentence: string, meaning: string][];

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  assert.ok(rows.length >= 80 && count(/^make/) >= 40 && count(/^(end|pause|resume|change)/) >= 15 && devanagari >= 10);
});

for (const [sentence, meaning] of rows) {
  test(sentence, async () => {
    const { order, response } = await planOf(sentence);
    assert.equal(order === undefined ? refusalOf(response) : shortOf(order), meaning);
  });
}

test('a percentage of what is no share, or hours of what has none, is not watched', async () => {
  for (const sentence of ['tell me when sales fall below 20%', 'warn me if there is no stock value for 3 hours']) {
    const { order, response } = await planOf(sentence);
    assert.equal(order, undefined, sentence);
    assert.match(response, /Nothing was set/);
  }
});

const { cannot, unclear } = englishAlerts;

/** Why nothing was set; a dash where the sentence is read as a question. */
function refusalOf(response: string): string {
  const reason = Object.entries(cannot).find(([, text]) => text === response);
  return reason ? `cannot ${reason[0]}` : response === unclear ? 'unclear' : '-';
}

function shortOf(order: AlertOrder): string {
  if (order.do === 'list') return 'list';
  if (order.do === 'change') return ['change', order.which, order.value ?? order.channel].join(' ');
  if (order.do !== 'make') return `${order.do} ${order.which}`;
  const { request, condition, channel, others } = order;
  const where = (request.where ?? []).map(({ dimension, is = [] }) => `${dimension}=${is.join('+')}`);
  const by = (request.by ?? []).map(key => `by ${key}`);
  const days = typeof request.days === 'object' ? `last ${request.days.last}` : request.days;
  return [
    'make',
    ...request.metrics,
    ...where,
    ...by,
    days,
    conditionOf(condition),
    ...(channel ? [channel] : []),
    ...(others ? ['others'] : []),
  ].join(' ');
}

function conditionOf(condition: Extract<AlertOrder, { do: 'make' }>['condition']): string {
  const { kind, ...rest } = condition;
  return [kind, ...Object.values(rest)].join(' ').replace('unusual either', 'unusual');
}
