/** Every number of every reply is traced: to a figure of a result, to plain arithmetic on figures, or to figures by moving them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Reply } from './conversation.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { evaluationQuestions, isPlain, traceAll, untraced } from './traced-numerals.ts';

const own = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as string[][];
const evaluation = evaluationQuestions();
/** More of our own where those of the evaluation are not at hand. */
const step = evaluation.length > 0 ? 15 : 4;
const some = own
  .filter(([family, , read]) => !family!.includes(':') && !/^(explain|forecast)/.test(read!))
  .filter((_, at) => at % step === 0)
  .map(([, question = '']) => ({ question, thread: '' }));
const store = { shop: kesarLane, run: madeUpRun(kesarLane), names: kesarLaneNames };
const { all, wrong } = await traceAll([...evaluation, ...some], store);

test('every number of every reply comes from a result', () => {
  assert.deepEqual(wrong, []);
  const numbers = all.map(({ reply }) => reply.response.match(/\d[\d,.]*/g)?.length ?? 0);
  assert.ok(numbers.reduce((sum, count) => sum + count, 0) > 1_000);
});

test('a number that was made up is found', () => {
  const plain = all.filter(told => isPlain(told) && /₹\d/.test(told.reply.response));
  const found = plain.filter(({ reply, results }) => {
    const response = reply.response.replace(/₹(\d)/, (_, digit: string) => `₹${(Number(digit) % 9) + 1}`);
    const forged: Reply = { ...reply, response };
    return untraced({ reply: forged, results }).length > 0;
  });
  assert.ok(found.length >= 0.95 * plain.length, `${found.length} of ${plain.length} forgeries were found.`);
});
