import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Whether } from '../intent.ts';
import { whetherAsked } from './asks-whether.ts';

const cases: [question: string, expected: Whether | undefined][] = [
  ['did we sell more this week than last week', 'more'],
  ['Did sales drop last week?', 'less'],
  ['is our return rate going up', 'more'],
  ['are sales up or down this month', 'either'],
  ['is conversion better than last month?', 'better'],
  ['has AOV got worse', 'worse'],
  ['is my conversion rate good', 'weighed'],
  ['are kurtas selling well', 'weighed'],
  ['are people coming back', 'more'],
  ['are we losing customers', 'less'],
  ['are we profitable', 'gained'],
  ['kya is hafte sale badhi', 'more'],
  ['is mahine sale kam hui kya', 'less'],
  ['क्या पिछले हफ्ते बिक्री बढ़ी', 'more'],
  ['क्या बिक्री घटी या बढ़ी', 'either'],
  // A row, a number or a cause is wanted, and no yes or no.
  ['what sold more, sarees or kurtas', undefined],
  ['how many more orders did we get', undefined],
  ['why did sales drop', undefined],
  ['kitni sale badhi', undefined],
  ['do you know how much sales rose', undefined],
  ['kya bataoge kitni sale badhi', undefined],
  ['sales last week', undefined],
  ['which products sell well', undefined],
  ['do we ship to Delhi', undefined],
];
for (const [question, expected] of cases) {
  test(`"${question}" wants ${expected ?? 'no verdict'}`, () => assert.equal(whetherAsked(question), expected));
}
