import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { codeFiles, textOf } from './repository.ts';

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

test('browser tests lie in e2e, and the files that hold them end in .e2e.ts', () => {
  const isTest = (file: string) => file.startsWith('e2e/') && /^ *test(\.\w+)?\(/m.test(textOf(file));
  const wrong = codeFiles.filter(file => file.endsWith('.e2e.ts') !== isTest(file));
  assert.deepEqual(wrong, []);
});
