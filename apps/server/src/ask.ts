/** `npm run ask`: a question in the terminal, asked as the demonstration merchant. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Reply, Turn } from '@tillsight/assistant/conversation';
import type { Asker } from './asker.ts';
import { readConfig } from './config.ts';

type Line = { id: string | null; question: string; thread: string | null };

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      now: { type: 'string' },
      file: { type: 'string' },
      'read-only-plan': { type: 'boolean', default: false },
      explain: { type: 'boolean', default: false },
    },
  });
  const lines = values.file === undefined ? [lineOf(positionals)] : await readLines(values.file);
  const config = readConfig(values.now === undefined ? process.env : { ...process.env, NOW: values.now });
  // Loaded only now: a mistyped option is answered at once.
  const { openAsker } = await import('./asker.ts');
  const asker = await openAsker(config);
  try {
    const { json, explain, 'read-only-plan': planOnly } = values;
    return await askAll(asker, lines, { json, explain, planOnly: planOnly || explain });
  } finally {
    await asker.close();
  }
}

/** `explain`: how each question was read, in plain words. */
type How = { json: boolean; planOnly: boolean; explain: boolean };

/** In order; lines of one thread are one conversation. A question that breaks something does not stop the others. */
async function askAll(asker: Asker, lines: Line[], { json, planOnly, explain }: How): Promise<number> {
  const threads = new Map<string, Turn[]>();
  let failed = 0;
  for (const { id, question, thread } of lines) {
    const turns = thread === null ? [] : (threads.get(thread) ?? []);
    const began = performance.now();
    try {
      const reply = await asker.ask({ question, turns, planOnly, explain });
      if (thread !== null) threads.set(thread, [...turns, reply.turn].slice(-20));
      console.log(json ? jsonLine(reply, id, performance.now() - began) : textOf(reply, planOnly));
    } catch (error) {
      failed += 1;
      console.error(`${id ?? 'The question'}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed === 0 ? 0 : 1;
}

function jsonLine(reply: Reply, id: string | null, ms: number): string {
  return JSON.stringify({
    id,
    behaviour: reply.behaviour,
    requests: reply.requests,
    values: reply.values,
    alternatives: reply.alternatives,
    response: reply.response,
    metrics_included: reply.metricsIncluded,
    is_business_related: reply.isBusinessRelated,
    ms: Math.round(ms),
  });
}

function textOf(reply: Reply, planOnly: boolean): string {
  if (reply.reading) return reply.reading.join('\n');
  if (!planOnly) return reply.response;
  return [reply.behaviour, ...reply.requests.map(request => JSON.stringify(request))].join('\n');
}

function lineOf(words: string[]): Line {
  const question = words.join(' ').trim();
  if (question === '') throw new Error('Please ask something: npm run --silent ask -- "What were my sales yesterday?"');
  return { id: null, question, thread: null };
}

async function readLines(file: string): Promise<Line[]> {
  const text = file === '-' ? await readStandardInput() : await readFile(file, 'utf8');
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readLine(line, number));
}

function readLine(text: string, number: number): Line {
  const told = parsed(text) as { id?: unknown; question?: unknown; thread?: unknown } | null;
  if (typeof told?.question !== 'string') throw new Error(`Line ${number} is no JSON object with a question.`);
  return { question: told.question, id: nameIn(told.id), thread: nameIn(told.thread) };
}

function nameIn(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Which line it is, is said by the caller.
    return null;
  }
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}
