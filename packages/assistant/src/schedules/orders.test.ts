/** Sentences that make, list, change and end schedules, in three languages, with what they mean; written before any was read. A dash: no order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Turn } from '../conversation.ts';
import { kesarLane, kesarLaneNames, planOf } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import type { ScheduleOrder } from './schedule-order.ts';
import orders from './orders.json' with { type: 'json' };

const rows = orders as [sentence: string, meaning: string, before?: string][];

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  assert.ok(rows.length >= 120 && count(/^make/) >= 45 && count(/^-$/) * 3 >= rows.length && devanagari >= 10);
});

for (const [sentence, meaning, before] of rows) {
  test(`${sentence}${before === undefined ? '' : ` (after "${before}")`}`, async () => {
    const { scheduleOrder, order, response } = await said(sentence, before);
    if (scheduleOrder !== undefined) return assert.equal(shortOf(scheduleOrder), meaning);
    assert.equal(order === undefined && response.endsWith('Nothing was set.') ? 'cannot' : '-', meaning, response);
  });
}

async function said(text: string, before: string | undefined) {
  if (before === undefined) return planOf(text);
  const { turn } = await planOf(before);
  const turns: Turn[] = [turn];
  const run = () => Promise.reject(new Error('A platform was asked.'));
  const names = () => Promise.resolve(kesarLaneNames);
  return answerQuestion({ read: readHere, text, turns, shop: kesarLane, run, names, planOnly: true });
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function cadenceOf(cadence: Extract<ScheduleOrder, { do: 'make' }>['cadence']): string {
  if (cadence.kind === 'monthly') return `month ${cadence.day}`;
  return cadence.weekdays.length === 7 ? 'daily' : cadence.weekdays.map(day => days[day - 1]).join('+');
}

function shortOf(order: ScheduleOrder): string {
  if (order.do === 'list') return 'list';
  if (order.do === 'change') {
    const { which, cadence, time, channel } = order;
    return ['change', which, cadence && cadenceOf(cadence), time, channel].filter(Boolean).join(' ');
  }
  if (order.do !== 'make') return `${order.do} ${order.which}`;
  const { requests, question, board, cadence, time, condition, channel, others } = order;
  const told = requests.map(({ metrics, by = [], where = [], days: of }) =>
    [
      ...metrics,
      ...where.map(({ dimension, is = [] }) => `${dimension}=${is.join('+')}`),
      ...by.map(key => `by ${key}`),
      typeof of === 'object' ? `last ${of.last}` : of,
    ].join(' '),
  );
  const held = condition === undefined ? [] : ['if', ...Object.values(condition)];
  const rest = [...held, ...(channel ? [channel] : []), ...(others ? ['others'] : [])];
  const what = board === undefined ? (question ?? told.join(' & ')) : `board ${board}`;
  return ['make', what, '@', cadenceOf(cadence), time, ...rest].join(' ');
}
