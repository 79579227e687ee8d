import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFiles, files, importsOf, textOf } from './repository.ts';

/** Read by a tool rather than imported. */
const entries = /(\.test|\.e2e|\.deep|\.config)\.tsx?$|^playwright\.config\.ts$|\/(main|ask|prerender)\.tsx?$|^bench\//;
/** The contract's schemas are types and documentation of the wire as well. */
const described = /^packages\/contract\/src\//;

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface) ([A-Za-z_$][\w$]*)/gm;

test('nothing is exported that nobody imports', () => {
  const wanted = new Map<string, Set<string>>();
  for (const file of codeFiles) {
    for (const { target, names } of importsOf(file)) {
      if (target) wanted.set(target, new Set([...(wanted.get(target) ?? []), ...names]));
    }
  }
  const scripts = files
    .filter(file => file.endsWith('.js'))
    .map(textOf)
    .join('\n');
  const idle = codeFiles
    .filter(file => !entries.test(file) && !described.test(file))
    .flatMap(file => {
      const text = textOf(file);
      const used = wanted.get(file) ?? new Set();
      return [...text.matchAll(declaration)]
        .map(([, kind, name]) => ({ kind: kind ?? '', name: name ?? '' }))
        .filter(({ name }) => !used.has(name) && !used.has('*') && !scripts.includes(name))
        .filter(({ kind, name }) => !(/type|interface/.test(kind) && isPartOfAnother(text, name)))
        .map(({ name }) => `${file}: ${name}`);
    });
  assert.deepEqual(idle, []);
});

/** A type that only gives a name to a part of another exported thing. */
function isPartOfAnother(text: string, name: string): boolean {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
}
