import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryStates, type Delivery } from '@tillsight/contract/whatsapp';
import { lookAgainAfter, ownTime, progressOf, remarkOn, slotParts, stepsOf, stateWords } from './words.ts';

function watched(state: Delivery['state'], more: Partial<Delivery> = {}) {
  return { state, channel: 'whatsapp' as const, reason: null, ...more };
}

test('every state has a word, and each word is said once', () => {
  const words = deliveryStates.map(state => stateWords[state].word);
  assert.equal(new Set(words).size, deliveryStates.length);
});

const ways: [state: Delivery['state'], channel: Delivery['channel'], expected: string | null][] = [
  ['planned', 'whatsapp', 'now later later later'],
  ['sending', 'whatsapp', 'done now later later'],
  ['accepted', 'whatsapp', 'done now later later'],
  ['sent', 'whatsapp', 'done done now later'],
  ['delivered', 'whatsapp', 'done done done now'],
  ['read', 'whatsapp', 'done done done done'],
  ['planned', 'email', 'now later'],
  ['sent', 'email', 'done done'],
  ['failed', 'whatsapp', null],
  ['skipped', 'email', null],
  ['unknown', 'whatsapp', null],
];

for (const [state, channel, expected] of ways) {
  test(`a test by ${channel} that is ${state}: ${expected ?? 'no way to show'}`, () => {
    const steps = stepsOf(watched(state, { channel }));
    assert.equal(steps?.map(({ progress }) => progress).join(' ') ?? null, expected);
  });
}

test('reasons are told; without one the state says what is waited for', () => {
  assert.equal(progressOf(watched('planned')), 'Asking your platforms for the figures…');
  const slow = watched('planned', { reason: 'A platform did not answer.' });
  assert.equal(progressOf(slow), 'A platform did not answer. Trying again in a moment…');
  assert.equal(progressOf(watched('skipped', { reason: 'No metric is chosen.' })), 'No metric is chosen.');
  assert.equal(progressOf(watched('sent', { channel: 'email' })), 'The mail is on its way to your inbox.');
  assert.equal(
    remarkOn(watched('failed', { reason: 'The number is not on WhatsApp.' })),
    'The number is not on WhatsApp.',
  );
  assert.equal(remarkOn(watched('read')), null);
});

test('what is under way is looked at soon, what has ended seldom', () => {
  const paces = [
    [watched('read'), watched('planned')],
    [watched('sent'), watched('read')],
    [watched('delivered')],
    [watched('read'), watched('delivered')],
    [watched('sent', { channel: 'email' })],
    [],
  ].map(deliveries => lookAgainAfter(deliveries));
  assert.deepEqual(paces, [1_000, 2_000, 4_000, 20_000, 20_000, 20_000]);
});

test('a slot is a minute and its zone', () => {
  const parts = slotParts('21 Nov 2026, 10 am (America/New_York)');
  assert.deepEqual(parts, { minute: '21 Nov 2026, 10 am', zone: 'America/New York' });
  assert.deepEqual(slotParts('soon'), { minute: 'soon', zone: '' });
});

test('another zone is told only where it makes a difference', () => {
  const at = '2026-11-21T20:30:00.000Z';
  assert.equal(ownTime(at, 'Asia/Kolkata', 'Asia/Kolkata'), null);
  assert.equal(ownTime(at, 'Asia/Kolkata', 'Asia/Colombo'), null);
  assert.equal(ownTime(at, 'Asia/Kolkata', 'Europe/Berlin'), 'Saturday 9:30 pm');
});
