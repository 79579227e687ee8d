/** Holds the picture in `docs/question.md` to the code: each arrow is a call that one file of the walk makes into the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf, textOf } from './repository.ts';

const server = 'apps/server/src/features';
const assistant = 'packages/assistant/src';
const metrics = 'packages/metrics/src';

/** Caller, function and the file that exports it, in the order a question passes them. */
const walk: readonly (readonly [caller: string, name: string, callee: string])[] = [
  ['apps/web/src/features/chat/chat-page.tsx', 'useConversation', 'apps/web/src/features/chat/api.ts'],
  ['apps/web/src/features/chat/api.ts', 'askQuestion', 'packages/contract/src/chat.ts'],
  [`${server}/chat/routes.ts`, 'askQuestion', 'packages/contract/src/chat.ts'],
  [`${server}/chat/routes.ts`, 'askQuestion', `${server}/chat/chat.ts`],
  [`${server}/chat/chat.ts`, 'answerIn', `${server}/chat/answer-in.ts`],
  [`${server}/chat/answer-in.ts`, 'answerQuestion', `${assistant}/answer-question.ts`],
  [`${server}/chat/answer-in.ts`, 'readerFor', `${server}/chat/readers.ts`],
  [`${server}/chat/readers.ts`, 'readingThread', `${server}/chat/reading.ts`],
  [`${server}/chat/reading-thread.ts`, 'understand', `${assistant}/understand.ts`],
  [`${assistant}/answer-question.ts`, 'draftOf', `${assistant}/draft-of.ts`],
  [`${assistant}/draft-of.ts`, 'figuresDraft', `${assistant}/replies/figures.ts`],
  [`${server}/chat/answer-in.ts`, 'askNumbers', `${server}/insights/insights.ts`],
  [`${server}/insights/insights.ts`, 'run', `${metrics}/run.ts`],
  [`${metrics}/run.ts`, 'planRequests', `${metrics}/plan.ts`],
  [`${metrics}/run.ts`, 'askAll', `${metrics}/ask.ts`],
  [`${metrics}/run.ts`, 'evaluateRequest', `${metrics}/evaluate.ts`],
  [`${assistant}/replies/figures.ts`, 'tell', `${assistant}/compose.ts`],
];

/** What is handed over instead of imported; the giver names the file or the value. */
const handedOver: readonly (readonly [giver: string, what: string, receiver: string, named: string])[] = [
  [`${server}/chat/readers.ts`, 'thread', `${server}/chat/reading-thread.ts`, 'reading-thread.ts'],
  [`${metrics}/ask.ts`, 'AskSource', 'packages/platforms/src/shopify/source.ts', 'AskSource'],
];

const rooms: readonly [pattern: RegExp, title: string][] = [
  [/^apps\/web\//, 'web'],
  [/^packages\/contract\//, 'contract'],
  [/^apps\/server\//, 'server'],
  [/^packages\/assistant\//, 'assistant'],
  [/^packages\/metrics\//, 'metrics'],
  [/^packages\/platforms\//, 'platforms'],
];

const roomOf = (file: string): string => rooms.find(([pattern]) => pattern.test(file))?.[1] ?? assert.fail(file);

/** "insights/insights.ts": as short as it stays clear. */
const shortName = (file: string): string => file.replace(/^.*\/(?:src|features)\//, '');

function drawn(): string {
  const files = [...new Set([...walk, ...handedOver].flatMap(([from, , to]) => [from, to]))];
  const idOf = (file: string): string => `f${files.indexOf(file)}`;
  const boxes = rooms.flatMap(([, title]) => [
    `  subgraph ${title}`,
    ...files.filter(file => roomOf(file) === title).map(file => `    ${idOf(file)}["${shortName(file)}"]`),
    '  end',
  ]);
  const calls = walk.map(([from, name, to]) => `  ${idOf(from)} -- ${name} --> ${idOf(to)}`);
  const handed = handedOver.map(([from, what, to]) => `  ${idOf(from)} -. ${what} .-> ${idOf(to)}`);
  return ['```mermaid', 'flowchart TB', ...boxes, ...calls, ...handed, '```'].join('\n');
}

test('each arrow of the walk is a call of the code', () => {
  for (const [caller, name, callee] of walk) {
    const imported = importsOf(caller).filter(({ target }) => target === callee);
    assert.ok(imported.some(({ names }) => names.includes(name) || names.includes('*')), `${caller} does not import ${name} of ${callee}.`); // prettier-ignore
    assert.match(textOf(caller), new RegExp(`\\b${name}\\b[(,]`), `${caller} does not use ${name}.`);
    assert.match(textOf(callee), new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'), `${callee} does not export ${name}.`); // prettier-ignore
  }
  for (const [giver, , receiver, named] of handedOver) {
    assert.ok(textOf(giver).includes(named), `${giver} does not name ${named}.`);
    assert.notEqual(textOf(receiver), '', receiver);
  }
});

test('docs/question.md draws the walk of a question', () => {
  assert.ok(textOf('docs/question.md').includes(drawn()), `docs/question.md should hold:\n${drawn()}`);
});
