/** The tour of the README, asked of a demonstration on some day. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import type { SandboxOptions } from '@tillsight/sandbox/sandbox';
import { createApp } from '../src/app.ts';
import { ensureDemonstration } from '../src/demo.ts';
import type { Client } from './client.ts';
import { startServer } from './kit.ts';

/** What the tour means each of its questions to show, in their order. */
const meant: [question: string, shown: RegExp][] = [
  [
    'Sales trend of the last 30 days',
    /^(?:Steady|Going up|Going down): the last 7 days came to ₹.+\nTotal sales by day for .+:\n• Total ₹/,
  ],
  ['and by product?', /^.+ leads with .+\nTotal sales by product/],
  ['why were sales low six days ago?', /only \d+ of \d+ checkouts on mobile were completed/],
  ['what should I reorder first?', /Gulmohar Chikankari Kurta/],
];

export async function takeTour(t: TestContext, begin: number, world: SandboxOptions['world'] = {}): Promise<void> {
  const questions = questionsOfTheReadme();
  assert.deepEqual(
    questions,
    meant.map(([question]) => question),
  );
  let now = begin;
  const server = await startServer(t, { sandbox: { world }, now: () => now });
  const app = await createApp(server.deps, { webFolder: '/nowhere', trustedProxies: 0 });
  await ensureDemonstration(server.deps, app);
  await app.close();
  const client = server.client();
  const credentials = { email: 'kavita@kesarlane.example', password: 'KesarLane2026' };
  const session = (await client.post('/api/v1/auth/sign-in/', credentials)).body as { user_id: string };
  for (const [question, shown] of meant) {
    const { response } = await ask(client, session.user_id, question);
    assert.match(response, shown, `${new Date(now).toISOString()}: ${question}`);
    now += 20_000;
  }
}

async function ask(client: Client, userId: string, question: string): Promise<AskResponse> {
  const answer = await client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body as AskResponse;
}

/** Without the wake phrase, which belongs to the phone. */
function questionsOfTheReadme(): string[] {
  const readme = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');
  const [, tour = ''] = readme.split('## A tour in five minutes');
  const steps = tour.split('\n## ')[0]?.split('\n\n')[2] ?? '';
  return [...steps.matchAll(/"(?:Hey Sierra )?([^"]+)"/g)].map(([, question = '']) => question);
}
