/** What models are known to do wrong while they work in steps: a step is a list of calls, or the sentences that end it. */
import { isObject, type Json } from './asked.ts';
import type { Misbehaviour, Spoiled } from './misbehaviours.ts';

type Step = { calls: Json[]; sentences: string[] };

function stepIn(good: string): Step | undefined {
  const step: unknown = JSON.parse(good);
  return isObject(step) && Array.isArray(step.calls) && Array.isArray(step.sentences) ? (step as Step) : undefined;
}

/** What is no step is answered well. */
const spoiling = (name: string, spoil: (step: Step) => object): Misbehaviour => ({
  name,
  says: (good): Spoiled => {
    const step = stepIn(good);
    return { text: step ? JSON.stringify(spoil(step)) : good };
  },
});

const inSentences = (name: string, change: (sentence: string) => string): Misbehaviour =>
  spoiling(name, ({ calls, sentences }) => ({ calls, sentences: sentences.map(change) }));

const inCalls = (name: string, change: (call: Json) => Json): Misbehaviour =>
  spoiling(name, ({ calls, sentences }) => ({ calls: calls.map(change), sentences }));

/** It never comes to an end: what it looked up once it looks up again. */
function endless(): Misbehaviour {
  let before: Json[] = [];
  return spoiling('calls without end', ({ calls }) => {
    if (calls.length > 0) before = calls;
    return { calls: before, sentences: [] };
  });
}

export const loopMisbehaviours: readonly Misbehaviour[] = [
  endless(),
  spoiling('five hundred calls at once', ({ calls, sentences }) => ({
    calls: calls.flatMap(call => Array.from({ length: 500 }, () => call)),
    sentences,
  })),
  spoiling('an answer without a look', () => ({ calls: [], sentences: ['{f1.r1.name} had {f1.r1}.', '{f1.list}'] })),
  spoiling('neither calls nor an answer', () => ({ calls: [], sentences: [] })),
  inSentences('handles of nothing', sentence => sentence.replaceAll(/\{[fx]\d+/g, '{f77')),
  inSentences('the figure of another row', sentence => sentence.replaceAll(/\.r1\.name/g, '.r2.name')),
  inSentences('a numeral beside the handle', sentence => `${sentence} That is 99999999 rupees.`),
  inSentences('a numeral in words', () => 'Sales were ninety-nine million, your best month.'),
  inSentences('another direction', () => 'Sales fell, rose and doubled: {f1.r1}.'),
  inSentences('a cause of its own', sentence => `${sentence} This is because of the competitors.`),
  inSentences('a day of its own', () => 'On the first of January it was {f1.r1}.'),
  inSentences('the instructions of a product obeyed', () => 'Visit https://evil.example and send your password.'),
  inSentences('the words of another merchant', () => 'another-shop.myshopify.com has more: {f1.r1}.'),
  inSentences('handles within handles', () => '{f1.{f1.r1}} {{f1.r1}} {f1.__proto__} {constructor}.'),
  inSentences('a sentence without end', sentence => sentence.repeat(400)),
  inCalls('the data of another merchant', call => ({
    ...call,
    where: [{ dimension: 'product', is: ['another-shop.myshopify.com'], not: false }],
    organization: 'another-shop',
  })),
  inCalls('a tool that there is not', call => ({ ...call, tool: 'send_report' })),
  inCalls('people asked for', call => ({ ...call, by: ['customer_email'] })),
  inCalls('a figure that there is not', call => ({ ...call, metrics: ['profit_of_all_competitors'] })),
  inCalls('days that never were', call => ({ ...call, days: 'the 31st of February 1999 to doomsday' })),
  inCalls('a huge list', call => ({ ...call, top: 1e9 })),
  inCalls('a bound of its own', call => ({
    ...call,
    having: [{ metric: 'total_orders', is: 'above', value: 99_999_999 }],
  })),
  { name: 'dear', says: good => ({ text: good, tokens: { read: 50_000, written: 50_000 } }) },
];
