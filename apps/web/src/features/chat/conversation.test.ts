import { stageText } from '@tillsight/contract/stage-text';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  emptyConversation,
  questionToSend,
  withAnswer,
  withFailure,
  withoutAnswer,
  withPart,
  withQuestion,
  withStage,
  withStep,
} from './conversation.ts';

const answer = {
  response: 'Your total sales were ₹2,18,460.',
  is_business_related: true,
  metrics_included: ['Shopify'],
  behaviour: 'answer' as const,
};

test('a question is trimmed, and blank ones and those asked while waiting are not sent', () => {
  const waiting = withQuestion(emptyConversation, 'First?', 1);
  const cases: [typeof waiting, string, string | null][] = [
    [emptyConversation, '  What were my sales?\n', 'What were my sales?'],
    [emptyConversation, ' \n\t', null],
    [waiting, 'Second?', null],
  ];
  for (const [conversation, text, expected] of cases) assert.equal(questionToSend(conversation, text), expected);
});

test('question, waiting, answer', () => {
  const asked = withQuestion(emptyConversation, 'Sales?', 1000);
  assert.equal(asked.isWaiting, true);
  const answered = withAnswer(asked, answer, 2000);
  assert.equal(answered.isWaiting, false);
  assert.deepEqual(
    answered.messages.map(message => [message.id, message.type, message.content, message.timestamp]),
    [
      [1, 'user', 'Sales?', 1000],
      [2, 'assistant', 'Your total sales were ₹2,18,460.', 2000],
    ],
  );
});

test('a failure apologizes and offers the same question again', () => {
  const failed = withFailure(withQuestion(emptyConversation, 'Sales?', 1), 'Sales?', 2);
  const bubble = failed.messages.at(-1);
  assert.ok(bubble?.type === 'assistant');
  assert.match(bubble.content, /^I apologize, but I'm having trouble/);
  assert.deepEqual(bubble.alternatives, [{ label: 'Try again', question: 'Sales?' }]);
});

test('an answer that comes after Start New Chat is dropped', () => {
  assert.equal(withAnswer(emptyConversation, answer, 5), emptyConversation);
  assert.equal(withFailure(emptyConversation, 'Sales?', 5), emptyConversation);
});

test('what is awaited is said while it is awaited, and only then', () => {
  const asking = { stage: 'asking' as const, sources: ['Shopify', 'Google Analytics', 'Google Ads'] };
  const waiting = withStage(withQuestion(emptyConversation, 'Sales?', 1), asking);
  assert.equal(stageText(waiting.stage), 'Asking Shopify, Google Analytics and Google Ads');
  assert.equal(stageText({ ...asking, sources: ['Shopify'] }), 'Asking Shopify');
  assert.equal(stageText({ stage: 'reading', sources: [] }), 'Reading your question');
  assert.equal(stageText({ stage: 'working', sources: [] }), 'Working it out in steps');
  assert.equal(withAnswer(waiting, answer, 2).stage, undefined);
  assert.equal(withStage(emptyConversation, asking).stage, undefined);
});

test('steps gather while an answer is awaited; those of the answer take their place', () => {
  const step = { asked: 'Orders', found: '12', milliseconds: 40 };
  const waiting = withStep(withStep(withQuestion(emptyConversation, 'Sales?', 1), step), step);
  assert.deepEqual(waiting.steps, [step, step]);
  const answered = withAnswer(waiting, { ...answer, steps: [step] }, 2);
  assert.equal(answered.steps, undefined);
  assert.deepEqual(answered.messages.at(-1), { ...answered.messages.at(-1), steps: [step] });
  assert.equal(withStep(emptyConversation, step).steps, undefined);
});

test('what is known stands there until the whole answer takes its place, and stays when it is stopped', () => {
  const asked = withQuestion(emptyConversation, 'Why?', 1000);
  const part = { answer: { ...answer, response: 'Sales fell.' }, seconds: 40 };
  const growing = withPart(asked, part, 2000);
  assert.deepEqual([growing.messages.length, growing.isWaiting, growing.part?.until], [1, true, 42_000]);
  assert.equal(growing.part?.message.content, 'Sales fell.');
  const staged = withStage(growing, { stage: 'waiting', sources: [] });
  assert.equal(staged.part, growing.part);
  const whole = withAnswer(staged, answer, 43_000);
  assert.deepEqual([whole.messages.at(-1)?.content, whole.part, whole.isWaiting], [answer.response, undefined, false]);
  const stopped = withoutAnswer(growing);
  assert.deepEqual([stopped.messages.at(-1)?.content, stopped.isWaiting], ['Sales fell.', false]);
  assert.deepEqual(withPart(whole, part, 44_000), whole, 'What comes too late has nowhere to go.');
});
