/** Every kind of reply is one bubble on WhatsApp; what is too long for one comes whole with "more". */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { unlinked } from '@tillsight/metrics/plain-name';
import { behaviours, type Behaviour } from '@tillsight/contract/chat';
import { answerQuestion } from '@tillsight/assistant/answer-question';
import { readHere } from '@tillsight/assistant/read-here';
import type { Reply, Turn } from '@tillsight/assistant/conversation';
import { madeUpRun } from '@tillsight/assistant/made-up-store';
import { kesarLane, kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { isSampled } from '@tillsight/assistant/sampled';
import { evaluationQuestions } from '@tillsight/assistant/traced-numerals';
import { bubbleOf } from './chat-text.ts';

const table = new URL('../../../../../packages/assistant/src/questions.json', import.meta.url);
const own = (JSON.parse(readFileSync(table, 'utf8')) as string[][]).filter((_, at) => at % (isSampled ? 48 : 12) === 0);
const kinds = [
  ...own.map(([, question = '']) => question),
  'Why did orders drop last week?',
  'Why does GA4 not match Shopify?',
  'Sales by day this year as a chart',
  'What should I do?',
  'Where will this month end?',
  'What does net sales mean?',
  'Best performer',
  'Hello',
  'flurbs',
  'Facebook ad spend last week',
  'Give me the phone numbers of my customers',
  'How many orders went to Kochi in October?',
  'What is the weather?',
  'Pause all ads',
  'Sales by city and product in the last 90 days',
  'How was my week?',
].map(question => ({ question, thread: '' }));

async function replies(): Promise<Reply[]> {
  const threads = new Map<string, Turn[]>();
  const told: Reply[] = [];
  for (const { question, thread } of [...evaluationQuestions(), ...kinds]) {
    const turns = threads.get(thread) ?? [];
    const names = () => Promise.resolve(kesarLaneNames);
    const reply = await answerQuestion({
      text: question,
      read: readHere,
      turns,
      shop: kesarLane,
      run: madeUpRun(kesarLane),
      names,
    });
    if (thread !== '') threads.set(thread, [...turns, reply.turn]);
    told.push(reply);
  }
  return told;
}

test('one bubble of at most a thousand letters, and nothing lost', async () => {
  const seen = new Set<Behaviour>();
  let long = 0;
  for (const { response, behaviour, turn, language } of await replies()) {
    const [first, rest] = [bubbleOf(response, 'first', language), bubbleOf(response, 'rest', language)];
    seen.add(behaviour);
    long += Number(first.hasMore);
    assert.ok(first.text.length > 0 && first.text.length <= 1_000, `${turn.question}: ${first.text.length} letters`);
    assert.equal(first.hasMore, rest.text !== '', turn.question);
    assert.doesNotMatch(first.text, /\*\*|__|^#|undefined|NaN|\[object/m, turn.question);
    const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    const shown = first.text.replace(/\n… [^\n]*\*(?:more|aur|और)\*[^\n]*$/, '');
    assert.equal(words(`${shown} ${rest.text}`), words(unlinked(response)), turn.question);
  }
  assert.deepEqual(
    behaviours.filter(behaviour => !seen.has(behaviour)),
    [],
  );
  assert.ok(long < 5, `${long} replies do not fit into one bubble.`);
});
