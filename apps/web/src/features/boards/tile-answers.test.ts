import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TileState } from '@tillsight/contract/boards';
import { lookOf, type Look } from './tile-answers.ts';

const answer = (value: string) => ({
  response: value,
  is_business_related: true,
  metrics_included: ['Shopify'],
  behaviour: 'answer' as const,
  parts: { headline: { label: 'Orders', value }, sentence: '', points: [], notes: [] },
});
const nothing = {
  response: 'Shopify did not answer.',
  is_business_related: true,
  metrics_included: [],
  behaviour: 'no-data' as const,
};
const told = (at: string, state: TileState, said = answer(at)) => ({
  success: true,
  asked_at: at,
  answers: [{ tile_id: 'one', state, answer: said }],
});

const morning = lookOf(told('09:00', 'answered'), undefined);

/** What is seen of the tile: its state, the figure or the words, and of when. */
function seen({ tiles: { one } }: Look): string {
  assert.ok(one);
  return [one.state, one.answer.parts?.headline?.value ?? one.answer.response, one.at].join(', ');
}

test('a tile that cannot be read just now keeps the figures of before, with their time', () => {
  const away = lookOf(
    { ...told('10:00', 'stale'), answers: [{ tile_id: 'one', state: 'stale', answer: nothing }] },
    morning,
  );
  assert.equal(seen(away), 'stale, 09:00, 09:00');
  assert.equal(away.at, '10:00');
  const stillAway = lookOf(
    { ...told('11:00', 'stale'), answers: [{ tile_id: 'one', state: 'stale', answer: nothing }] },
    away,
  );
  assert.equal(seen(stillAway), 'stale, 09:00, 09:00');
  assert.equal(seen(lookOf(told('12:00', 'answered'), stillAway)), 'answered, 12:00, 12:00');
});

test('without figures of before it says why there are none', () => {
  const away = { ...told('10:00', 'stale'), answers: [{ tile_id: 'one', state: 'stale' as const, answer: nothing }] };
  assert.equal(seen(lookOf(away, undefined)), 'stale, Shopify did not answer., 10:00');
});

test('what is not connected or has nothing to show is never filled with figures of before', () => {
  for (const state of ['not-connected', 'nothing'] as const)
    assert.equal(seen(lookOf(told('10:00', state), morning)), `${state}, 10:00, 10:00`);
});
