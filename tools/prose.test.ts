import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { files, root, textOf } from './repository.ts';

const prose = files.filter(file => file.endsWith('.md'));
const firstParts = new Set(files.map(file => file.split('/')[0]));
const scripts = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts as object);

/** Words in back ticks that begin with a folder of ours, and the targets of relative links. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)].map(match => match[1] ?? '');
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(match => match[1] ?? '');
  return [...quoted.filter(word => firstParts.has(word.split('/')[0])), ...linked];
}

test('every path in prose exists', () => {
  const dead = prose.flatMap(file =>
    pathsIn(textOf(file))
      .filter(word => !existsSync(path.join(root, word)) && !existsSync(path.join(root, path.dirname(file), word)))
      .map(word => `${file}: ${word}`),
  );
  assert.deepEqual(dead, []);
});

test('every picture in docs/screenshots is shown on some page', () => {
  const shown = prose.map(textOf).join('\n');
  const pictures = files.filter(file => file.startsWith('docs/screenshots/'));
  assert.ok(pictures.length > 0);
  assert.deepEqual(
    pictures.filter(file => !shown.includes(file)),
    [],
  );
});

test('every npm command in prose exists', () => {
  const builtIn = ['start', 'test', 'ci', 'install'];
  const dead = prose.flatMap(file =>
    [...textOf(file).matchAll(/npm (?:run (?:--silent |-s )?)([a-z:]+)/g)]
      .map(match => match[1] ?? '')
      .filter(name => !scripts.includes(name) && !builtIn.includes(name))
      .map(name => `${file}: npm run ${name}`),
  );
  assert.deepEqual(dead, []);
});

test('nothing in the repository names a machine or a registry', () => {
  const forbidden = /registry\.npmjs\.org|\/work\/(main|shared)|\/root\/|\/home\/[a-z]+\//;
  const named = files
    .filter(
      file =>
        /\.(ts|tsx|js|md|json|sql|css|html|yml|yaml)$|^\.|Dockerfile/.test(file) && file !== 'tools/prose.test.ts',
    )
    .filter(file => forbidden.test(textOf(file)));
  assert.deepEqual(named, []);
});
