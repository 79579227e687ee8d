/** For tests, a program: asks questions twice, or three times where all is asked, and writes a line for each with every reply. */
import { readFileSync } from 'node:fs';
import { answerQuestion } from './answer-question.ts';
import { readHere } from './read-here.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import type { Model } from './model.ts';
import { isSampled } from './sampled.ts';

const own = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as string[][];
const isThorough = process.env.EVERY_EXAMPLE !== undefined;
const every = isThorough ? 8 : isSampled ? 240 : 30;
const questions = own.filter((_, at) => at % every === 0).map(([, question = '']) => question);
/** One that never answers, where it is asked for. */
const silent: Model = {
  name: 'silent',
  complete: () => Promise.resolve(undefined),
  analysis: { steps: 8, mostMs: 60_000, elapsedMs: () => 0, within: (_, work) => work },
};
const model = process.env.SILENT_MODEL === undefined ? {} : { model: silent };
const told = new Map<string, string[]>(questions.map(question => [question, []]));

/** Each round in another order, so that nothing an earlier question left behind may show. */
for (const round of [questions, questions.toReversed(), ...(isThorough ? [questions.toSorted()] : [])]) {
  const store = {
    turns: [],
    read: readHere,
    shop: kesarLane,
    run: madeUpRun(kesarLane),
    ...model,
    names: () => Promise.resolve(kesarLaneNames),
  };
  for (const text of new Set(round)) {
    const { response, behaviour, requests, alternatives, chart } = await answerQuestion({ text, ...store });
    told.get(text)?.push(JSON.stringify([response, behaviour, requests, alternatives, chart]));
  }
}
for (const [question, replies] of told) process.stdout.write(`${JSON.stringify({ question, replies })}\n`);
