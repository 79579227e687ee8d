import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places } from './places.ts';

test('places go to those who wait in their order, and one is given back once', async () => {
  const { take } = places({ most: 2, patienceMs: 60_000 });
  const [first] = [await take(), await take()];
  const entered: string[] = [];
  const waiting = ['third', 'fourth'].map(async name => {
    const leave = await take();
    entered.push(name);
    return leave;
  });
  first?.();
  first?.();
  const third = await waiting[0];
  assert.deepEqual(entered, ['third']);
  third?.();
  await waiting[1];
  assert.deepEqual(entered, ['third', 'fourth']);
});

test('whoever waits for too long gets none, and holds up nobody', async () => {
  const { take } = places({ most: 1, patienceMs: 1 });
  const leave = await take();
  assert.equal(await take(), null);
  leave?.();
  assert.notEqual(await take(), null);
});
