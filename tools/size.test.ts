import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFiles, files, textOf } from './repository.ts';

const limit = 400;

/** Data, not code; each with the reason why it may be long. */
const exempt: [pattern: RegExp, reason: string][] = [
  [/^packages\/metrics\/src\/catalogue\//, 'the catalogue is one entry a metric'],
  [/^apps\/server\/migrations\//, 'a migration is never edited once merged'],
  [/questions\.json$/, 'a table of questions'],
  [/^package-lock\.json$/, 'written by npm'],
];

test(`no code file is longer than ${limit} lines`, () => {
  const candidates = [...codeFiles, ...files.filter(file => /\.(js|sql|css)$/.test(file))];
  const long = candidates
    .filter(file => !exempt.some(([pattern]) => pattern.test(file)))
    .map(file => [file, textOf(file).split('\n').length - 1] as const)
    .filter(([, lines]) => lines > limit);
  assert.deepEqual(long, []);
});
