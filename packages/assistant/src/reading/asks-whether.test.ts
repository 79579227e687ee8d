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
  ['i think returns are going up are they', 'more'],
  ['I think october was better than september', 'better'],
  ['my wife says sales are down', 'less'],
  ['Sales fell in October. Can you check?', 'less'],
  ['Sales fell in October.', 'less'],
  ['sales rose in which cities', undefined],
  ['is the demand for Brass Diya Set fading', 'less'],
  ['How much did we make after ad spend in October and was it more than in September?', 'more'],
  ['order nikalne me average kitna time lag raha hai, diwali ke time se kam hua kya', 'less'],
  ['kal ki bikri pichle guruvar se achhi thi kya', 'better'],
  ['Dhanteras pe is baar dukaan ka sale pichle saal se zyada tha ya kam?', 'either'],
  ['पिछले 7 दिन की सेल उससे पहले के 7 दिन से ज़्यादा है?', 'more'],
  ['how much did we sell, and was it by city', undefined],
  ['I think we should discount kurtas', undefined],
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
