import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { keptStory } from './keep.ts';
import { storyOptions } from './make-world.ts';
import { tellStory } from './story/tell-story.ts';
import { worldAt } from './view/world-at.ts';

const options = storyOptions({ now: '2026-11-20T11:30:00+05:30', scale: 0.05, months: 2 });
const clock = { now: 0, minute: 690 };

async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kept-story-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a kept story is the one that was told', async t => {
  const folder = await folderFor(t);
  let tellings = 0;
  const tell = () => {
    tellings++;
    return tellStory(options);
  };
  const first = keptStory(folder, options, tell);
  const second = keptStory(folder, options, tell);
  assert.equal(tellings, 1);
  assert.deepEqual(worldAt(second, clock), worldAt(first, clock));
});

test('at most three stories stay, and another key is another story', async t => {
  const folder = await folderFor(t);
  const story = tellStory(options);
  for (let key = 0; key < 5; key++) keptStory(folder, { key }, () => ({ ...story, seed: String(key) }));
  assert.equal((await readdir(folder)).length, 3);
  assert.equal(keptStory(folder, { key: 4 }, () => story).seed, '4');
});

test('a spoilt file is told anew', async t => {
  const folder = await folderFor(t);
  keptStory(folder, options, () => tellStory(options));
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), 'no story');
  assert.equal(keptStory(folder, options, () => tellStory(options)).seed, options.seed);
});
