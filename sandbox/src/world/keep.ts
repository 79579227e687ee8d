import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Story } from './story/story.ts';

const kept = 3;

/** Reads a story from the disk, or tells it and keeps it there. At most three are kept; a change of the generator's code makes them void. */
export function keptStory(folder: string, key: object, tell: () => Story): Story {
  const name = `world-${createHash('sha256')
    .update(JSON.stringify([key, generatorVersion(), process.version]))
    .digest('hex')
    .slice(0, 20)}.bin`;
  const file = path.join(folder, name);
  const known = readStory(file);
  if (known) return known;
  const story = tell();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, serialize(story));
  renameSync(unfinished, file);
  removeOld(folder);
  return story;
}

function readStory(file: string): Story | null {
  if (!statSync(file, { throwIfNoEntry: false })) return null;
  try {
    return deserialize(readFileSync(file)) as Story;
  } catch {
    // Unreadable: the story is told again and the file overwritten.
    return null;
  }
}

function removeOld(folder: string): void {
  const files = readdirSync(folder)
    .filter(name => /^world-[0-9a-f]+\.bin$/.test(name))
    .flatMap(name => {
      const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
      return found ? [{ name, at: found.mtimeMs }] : [];
    })
    .sort((a, b) => b.at - a.at);
  for (const { name } of files.slice(kept)) rmSync(path.join(folder, name), { force: true });
}

let version: string | null = null;

/** A hash of all files of this folder, so that no change of the generator goes unnoticed. */
function generatorVersion(): string {
  if (version !== null) return version;
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  );
  for (const name of files.sort())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  version = hash.digest('hex');
  return version;
}
