/**
 * Reads question lines, prints one answer line each as the scorer of the questions wants them. Without platforms: the reading only.
 *   node bench/eval.ts [questions.jsonl] [--half 0|1]
 * With ../shared beside the repository it also runs the scorer and says how long a question took.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { readHere } from '@tillsight/assistant/read-here';
import type { Turn } from '@tillsight/assistant/conversation';
import { kesarLane, kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';

type Line = { id: string; question: string; thread?: string };

const folder = path.join(import.meta.dirname, '..', '..', 'shared', 'data', 'questions');
const given = process.argv.slice(2).filter(word => !word.startsWith('--'));
const questions = given[0] ?? path.join(folder, 'dev.jsonl');

if (existsSync(questions)) await evaluate(questions);
else console.log(`No questions at ${questions}: nothing was evaluated.`);

async function evaluate(file: string): Promise<void> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '');
  const threads = new Map<string, Turn[]>();
  const answers: string[] = [];
  const times: number[] = [];
  for (const line of lines.map(text => JSON.parse(text) as Line)) {
    const turns = line.thread ? (threads.get(line.thread) ?? []) : [];
    const began = performance.now();
    const reply = await answerQuestion({
      read: readHere,
      text: line.question,
      turns,
      shop: kesarLane,
      run: () => Promise.resolve([]),
      names: () => Promise.resolve(kesarLaneNames),
      planOnly: true,
    });
    times.push(performance.now() - began);
    if (line.thread) threads.set(line.thread, [...turns, reply.turn]);
    answers.push(
      JSON.stringify({
        id: line.id,
        behaviour: reply.behaviour,
        requests: reply.requests,
        response: reply.response,
        is_business_related: reply.isBusinessRelated,
      }),
    );
  }
  score(file, answers);
  times.sort((a, b) => a - b);
  console.log(
    `Reading took ${times[Math.floor(times.length * 0.5)]!.toFixed(2)} ms in the middle, ${times[Math.floor(times.length * 0.95)]!.toFixed(2)} ms at the 95th percentile.`,
  );
}

function score(file: string, answers: string[]): void {
  const scorer = path.join(folder, 'score.mjs');
  if (!existsSync(scorer)) return console.log(answers.join('\n'));
  const out = mkdtempSync(path.join(tmpdir(), 'tillsight-eval-'));
  try {
    writeFileSync(path.join(out, 'answers.jsonl'), answers.join('\n'));
    console.log(
      execFileSync(
        process.execPath,
        [scorer, file, path.join(out, 'answers.jsonl'), ...process.argv.slice(2).filter(word => word.startsWith('--'))],
        { encoding: 'utf8' },
      ),
    );
  } finally {
    rmSync(out, { recursive: true });
  }
}
