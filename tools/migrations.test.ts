/** SQL functions stand once, in files of their own; a numbered migration brings every change of them to the databases there are. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import { files, textOf } from './repository.ts';

const folder = 'apps/server/migrations';
const functions = files.filter(file => file.startsWith(`${folder}/functions/`)).toSorted();
const numbered = files.filter(file => path.dirname(file) === folder).toSorted();

/** The last migration that could bring functions of its own; from the next on they stand in their files. */
const lastWithFunctions = '0070-installations.sql';

test('the newest migration applies the functions as they are now', () => {
  const hash = createHash('sha256');
  for (const file of functions) hash.update(file).update(textOf(file));
  const wanted = `-- functions: ${hash.digest('hex').slice(0, 12)}`;
  const newest = numbered.at(-1) ?? assert.fail('There are no migrations.');
  const advice = `The functions have changed since ${newest}: add a newer migration with the line "${wanted}".`;
  assert.ok(textOf(newest).split('\n').includes(wanted), advice);
});

test('a function is created and changed in its own file only', () => {
  for (const file of functions) {
    const [created] = [...textOf(file).matchAll(/^create or replace function (\w+)/gm)].map(match => match[1]);
    assert.equal(`${created}.sql`, path.basename(file));
  }
  for (const file of numbered.filter(name => path.basename(name) > lastWithFunctions))
    assert.doesNotMatch(
      textOf(file),
      /create (or replace )?function/,
      `${file} creates a function; it belongs in ${folder}/functions`,
    );
});
