import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storyOptions } from './make-world.ts';
import { rememberedStory } from './remember.ts';
import { tellStory } from './story/tell-story.ts';
import { worldAt } from './view/world-at.ts';

const optionsOf = (seed: string) =>
  storyOptions({ now: '2026-11-20T11:30:00+05:30', scale: 0.05, months: 1, events: [], seed });
const clock = { now: 0, minute: 690 };

test('a remembered story is the one that was told, and worlds cut from it leave it as it was', () => {
  const first = rememberedStory(optionsOf('one'));
  worldAt(first, { now: 0, minute: 60 });
  worldAt(first, clock);
  assert.equal(rememberedStory(optionsOf('one')), first);
  assert.deepEqual(first, tellStory(optionsOf('one')));
});

test('other options are another story, and the one asked for longest ago is forgotten', () => {
  const first = rememberedStory(optionsOf('first'));
  for (let more = 0; more < 12; more++) assert.notEqual(rememberedStory(optionsOf(`more ${more}`)), first);
  assert.notEqual(rememberedStory(optionsOf('first')), first);
});
