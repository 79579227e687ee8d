/** What holds when the caps have overlooked something: a reader that never ends keeps nobody else waiting for long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ToRead } from '@tillsight/assistant/reader';
import { neverRead } from '../../../test/endless-reader.ts';
import { ProblemError } from '../../infra/problem.ts';
import { createReaders } from './readers.ts';

const program = new URL('../../../test/endless-reader.ts', import.meta.url);

const asking = (text: string): ToRead => ({
  text,
  turns: [],
  shop: {
    name: 'Kit',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    connected: [],
    needsReconnect: [],
    now: 0,
    role: 'merchant',
  },
});

const thanks = { intent: { act: 'chat', kind: 'thanks' }, wantsNames: false };

test('a reading that does not end is given up, and the next one is read', async () => {
  const readerFor = createReaders({ program, deadlineMs: 30 });
  assert.equal(await readerFor('one')(asking(neverRead)), 'given-up');
  assert.deepEqual(await readerFor('other')(asking('Hello')), thanks);
  assert.equal(await readerFor(null)(asking(neverRead)), 'given-up', 'Nor is the terminal waited for.');
});

test('of one person only one question stands before those of others', async () => {
  const readerFor = createReaders({ program, deadlineMs: 30 });
  const order: string[] = [];
  const ask = async (person: string, text: string) => {
    await readerFor(person)(asking(text));
    order.push(person);
  };
  await Promise.all([...[1, 2, 3, 4].map(() => ask('many', neverRead)), ask('one', 'Hello')]);
  assert.equal(order.indexOf('one'), 1);
});

test('who has used up the minute is told to wait, and nobody else is', async () => {
  const readerFor = createReaders({ program, deadlineMs: 30, msAMinute: 200 });
  const told: unknown[] = [];
  for (let asked = 0; asked < 5; asked += 1)
    told.push(await readerFor('one')(asking(neverRead)).catch((error: unknown) => error));
  const refused = told.filter(each => each instanceof ProblemError);
  assert.deepEqual([told.filter(each => each === 'given-up').length, refused.length], [2, 3]);
  assert.ok(refused.every(({ code, retryAfterSeconds = 0 }) => code === 'too_many_requests' && retryAfterSeconds >= 1));
  assert.deepEqual(await readerFor('other')(asking('Hello')), thanks);
});
