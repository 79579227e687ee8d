import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Turn } from '../conversation.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';

async function talk(...questions: string[]): Promise<string> {
  const turns: Turn[] = [];
  let response = '';
  for (const text of questions) {
    const names = () => Promise.resolve(kesarLaneNames);
    const reply = await answerQuestion({ text, turns, shop: kesarLane, run: madeUpRun(kesarLane), names });
    turns.push(reply.turn);
    response = reply.response;
  }
  return response;
}

const asked: [what: string, questions: string[], share: boolean][] = [
  ['parts are asked for', ['What percent of sales did each product type bring last month?'], true],
  ['parts are asked for afterwards', ['Sales by product type last month', 'as a percent'], true],
  ['nobody asks for parts', ['Sales by product type last month'], false],
  ['parts of a rate make no sense', ['Return rate by product type last month, in percent'], false],
  ['something else is asked afterwards', ['Sales by product type last month', 'as a percent', 'and orders?'], false],
];

for (const [what, questions, share] of asked)
  test(`${what}: ${share ? 'every row says its part of all' : 'no row does'}`, async () => {
    const lines = (await talk(...questions)).split('\n').filter(line => /^\d+\. /.test(line));
    assert.ok(lines.length > 2);
    assert.deepEqual(
      lines.filter(line => / of all/.test(line) !== share),
      [],
    );
  });
