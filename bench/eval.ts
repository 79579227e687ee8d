/**
 * Reads question lines, prints one answer line each as the scorer of the questions wants them. Without platforms: the reading only.
 *   node bench/eval.ts [questions.jsonl] [--half 0|1]
 *   node bench/eval.ts [questions.jsonl] --alone               and how right what it answers without asking a model is, were one set
 *   node bench/eval.ts [questions.jsonl] --model               through both readers, the built-in one and the model of the MODEL_ settings
 *   node bench/eval.ts [questions.jsonl] --model file:FOLDER   with whoever answers the requests in that folder as the model
 * With ../shared beside the repository it also runs the scorer and says how long a question took.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { readHere } from '@tillsight/assistant/read-here';
import type { Reply, Turn } from '@tillsight/assistant/conversation';
import { kesarLane, kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import type { Model } from '@tillsight/assistant/model';
import { measuredModel, silentModel, tellAlone, tellModel, type MeasuredModel } from './eval-model.ts';

type Line = { id: string; question: string; thread?: string };

const folder = path.join(import.meta.dirname, '..', '..', 'shared', 'data', 'questions');
const scorer = path.join(folder, 'score.mjs');
const words = process.argv.slice(2);
const modelAt = words.indexOf('--model');
const named = modelAt < 0 ? undefined : words[modelAt + 1];
const place = named?.startsWith('file:') ? named : undefined;
const rest = words.filter((_, at) => at !== modelAt && !(place !== undefined && at === modelAt + 1));
const isAlone = rest.includes('--alone');
const flags = rest.filter(word => word.startsWith('--') && word !== '--alone');
const questions = rest.find(word => !word.startsWith('--')) ?? path.join(folder, 'dev.jsonl');

if (existsSync(questions)) await evaluate(questions);
else console.log(`No questions at ${questions}: nothing was evaluated.`);

async function evaluate(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const lines = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Line);
  const alone = await readAll(lines);
  if (modelAt < 0) {
    console.log(scoreOf(file, alone.answers, flags));
    if (isAlone) {
      const silent = silentModel();
      const { answers } = await readAll(lines, silent);
      tellAlone(silent, scoreOf(file, answers, ['--failures']), lines);
    }
    return tellTimes(alone.times);
  }
  const model = measuredModel(place);
  const both = await readAll(lines, model);
  console.log(scoreOf(file, both.answers, flags));
  if (existsSync(scorer))
    tellModel(
      model,
      [alone, both].map(({ answers }) => scoreOf(file, answers, ['--failures'])),
      lines,
    );
}

type Answers = { answers: string[]; times: number[] };

/** With a model the conversations wait for it side by side. */
async function readAll(lines: Line[], model?: MeasuredModel): Promise<Answers> {
  const times: number[] = [];
  const told = new Map<string, string>();
  const threads = Object.values(
    Object.groupBy(lines, ({ id, thread }) => (thread === undefined ? `line ${id}` : `thread ${thread}`)),
  );
  const readThread = async (thread: Line[]): Promise<void> => {
    let turns: Turn[] = [];
    for (const { id, question } of thread) {
      const began = performance.now();
      const reply = await readOne(question, turns, model?.forQuestion(id));
      times.push(performance.now() - began);
      turns = [...turns, reply.turn];
      told.set(id, answerLine(id, reply));
    }
  };
  if (model) await Promise.all(threads.map(thread => readThread(thread ?? [])));
  else for (const thread of threads) await readThread(thread ?? []);
  return { answers: lines.map(({ id }) => told.get(id) ?? ''), times };
}

function readOne(text: string, turns: Turn[], model?: Model): Promise<Reply> {
  return answerQuestion({
    read: readHere,
    text,
    turns,
    shop: kesarLane,
    run: () => Promise.resolve([]),
    names: () => Promise.resolve(kesarLaneNames),
    planOnly: true,
    ...(model ? { model } : {}),
  });
}

function answerLine(id: string, reply: Reply): string {
  return JSON.stringify({
    id,
    behaviour: reply.behaviour,
    requests: reply.requests,
    response: reply.response,
    is_business_related: reply.isBusinessRelated,
  });
}

function tellTimes(times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [middle, late] = [0.5, 0.95].map(share => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  console.log(`Reading took ${middle} ms in the middle, ${late} ms at the 95th percentile.`);
}

/** What the scorer says; where it is not at hand, the answers themselves. */
function scoreOf(file: string, answers: string[], options: string[]): string {
  if (!existsSync(scorer)) return answers.join('\n');
  const out = mkdtempSync(path.join(tmpdir(), 'tillsight-eval-'));
  try {
    writeFileSync(path.join(out, 'answers.jsonl'), answers.join('\n'));
    return execFileSync(process.execPath, [scorer, file, path.join(out, 'answers.jsonl'), ...options], {
      encoding: 'utf8',
    });
  } finally {
    rmSync(out, { recursive: true });
  }
}
