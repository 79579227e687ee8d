import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { codeFiles } from './repository.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|e2e|deep|config|d))?\.tsx?$/;
const drawers = /^(utils?|helpers?|common|misc|shared|lib|types?|manager|index)$/;

test('code files are named in kebab-case', () => {
  assert.deepEqual(
    codeFiles.filter(file => !kebab.test(path.basename(file))),
    [],
  );
});

test('folders are named in kebab-case', () => {
  const folders = new Set(codeFiles.flatMap(file => path.dirname(file).split('/')));
  assert.deepEqual(
    [...folders].filter(folder => !/^(\.|[a-z0-9]+(-[a-z0-9]+)*)$/.test(folder)),
    [],
  );
});

test('nothing is a drawer', () => {
  const inDrawers = codeFiles.filter(file => file.split('/').some(part => drawers.test(part.replace(/\..*$/, ''))));
  assert.deepEqual(inDrawers, []);
});

test('browser tests end in .e2e.ts and lie in e2e', () => {
  const supports = ['e2e/fixtures.ts', 'e2e/words.ts'];
  const wrong = codeFiles
    .filter(file => file.endsWith('.e2e.ts') !== file.startsWith('e2e/'))
    .filter(file => !supports.includes(file));
  assert.deepEqual(wrong, []);
});
