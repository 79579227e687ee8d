/** What a package offers to others says in words what its types do not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFiles, importsOf, textOf } from './repository.ts';

const offered = /^packages\/(metrics|platforms|assistant|contract)\/src\/(?!.*\.test\.ts$)/;
/** With the line before it. */
const exportedFunction =
  /^(.*)\n^export (?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]+>)?\([^)]*\)(?:: [^=]+)? =>)/gm;

test('every function that a package offers to others has a comment', () => {
  const wanted = new Map<string, Set<string>>();
  for (const file of codeFiles) {
    for (const { target, names } of importsOf(file)) {
      if (target === null || !offered.test(target) || packageOf(target) === packageOf(file)) continue;
      wanted.set(target, new Set([...(wanted.get(target) ?? []), ...names]));
    }
  }
  const bare = [...wanted].flatMap(([file, names]) =>
    [...textOf(file).matchAll(exportedFunction)]
      .map(([, before = '', one, other]) => ({ before, name: one ?? other ?? '' }))
      .filter(({ before, name }) => (names.has(name) || names.has('*')) && !before.endsWith('*/'))
      .map(({ name }) => `${file}: ${name}`),
  );
  assert.deepEqual(bare, []);
});

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
