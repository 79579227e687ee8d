/** A frame around a question changes nothing: who asks, how soon, what for, and sorry for asking. Frames are put together from parts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from './conversation.ts';
import { planOf } from './merchant-of-the-tests.ts';

const questions = [
  'total sales yesterday',
  'orders outside India in October',
  'top 5 products by units this month',
  'roas by campaign last 30 days',
  'stock of Mogra Candle',
  'refunds paid in October',
  'sessions by device last week',
  'how many orders did we get last week',
  'pichle mahine ki sale kitni thi',
];

const openers = [
  'hate to disturb you',
  'sorry to trouble you so late',
  'not in a rush',
  'we talked about it earlier',
  'my manager keeps nagging me',
  'hope you are well',
  'I was wondering about something',
  'I have forgotten where to look',
];
const links = [', ', ' but ', '. ', ' - '];
const closers = [
  ', in a meeting in 10 minutes',
  ' (roughly is ok)',
  ', the investors are on the call',
  ' thanks so much',
  '. Sorry for asking so many questions!',
  ' asap please',
  ', I have to tell my boss',
];

const frames = [
  ...openers.flatMap(opener => links.map(link => (question: string) => `${opener}${link}${question}`)),
  ...closers.map(closer => (question: string) => `${question}${closer}`),
];

test('at least 95 of 100 framed questions keep their reading', async () => {
  const changed: string[] = [];
  for (const question of questions) {
    const plain = readingOf(await planOf(question));
    for (const frame of frames) if (readingOf(await planOf(frame(question))) !== plain) changed.push(frame(question));
  }
  const asked = questions.length * frames.length;
  assert.ok(changed.length <= asked * 0.05, `${changed.length} of ${asked} changed:\n${changed.join('\n')}`);
});

/** An assumption that tells what was left out asks for the same figures. */
const readingOf = ({ behaviour, requests }: Reply): string =>
  JSON.stringify([behaviour.replace('assume', 'answer'), requests]);

/** Words of a frame are asked about where they are part of the wish. */
const wishes: [question: string, other: string][] = [
  ['orders waiting to be shipped', 'orders'],
  ['sales last month, only the COD ones', 'sales last month'],
  ['sales in October, leave out sarees', 'sales in October'],
  ['sessions by minute', 'sessions'],
];

for (const [question, other] of wishes)
  test(`"${question}" is not "${other}"`, async () => {
    assert.notEqual(readingOf(await planOf(question)), readingOf(await planOf(other)));
  });

test('a clause that names nothing in the shop is left out and told', async () => {
  const { behaviour, requests } = await planOf('total sales yesterday, gone fishing');
  assert.equal(behaviour, 'assume');
  assert.equal(requests[0]?.metrics[0], 'total_sales_revenue');
});
