import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './faults.ts';
import { textOf } from './repository.ts';

test('every deliberate fault still fits the code, and its test exists', () => {
  assert.equal(faults.length, 20);
  const wrong = faults.filter(({ file, from }) => textOf(file).split(from).length !== 2);
  assert.deepEqual(
    wrong.map(({ fault, file }) => `${file}: ${fault}`),
    [],
  );
  const withoutKiller = faults.filter(({ killer }) => !hasTest(textOf(killer.file), killer.test));
  assert.deepEqual(
    withoutKiller.map(({ killer }) => `${killer.file}: ${killer.test}`),
    [],
  );
});

/** Written out, or made from a table: then its last part is a name in it. */
function hasTest(text: string, name: string): boolean {
  if (/test\(\s*$/.test(text.split(`'${name}'`)[0] ?? '') && text.includes(`'${name}'`)) return true;
  const [kind = '', ...rest] = name.split(': ');
  return text.includes(`test(\`${kind}: \${`) && text.includes(`'${rest.join(': ')}'`);
}
