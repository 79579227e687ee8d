import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluateFormula, keysOf, parseFormula } from './formula.ts';
import type { Part } from './formula.ts';

const values: Record<string, Part> = { a: 6, b: 3, zero: 0, none: null, skipped: undefined, period_days: 30 };

const cases: { formula: string; gives: Part }[] = [
  { formula: 'a / b', gives: 2 },
  { formula: 'a - b - 1', gives: 2 },
  { formula: 'a / b / 2', gives: 1 },
  { formula: '1 - b / a', gives: 0.5 },
  { formula: '1000 * a / (b + 3)', gives: 1000 },
  { formula: 'a / period_days', gives: 0.2 },
  { formula: '2.5 * b', gives: 7.5 },
  { formula: 'a / zero', gives: null },
  { formula: 'zero / zero', gives: null },
  { formula: 'zero / a', gives: 0 },
  { formula: 'a + none', gives: null },
  { formula: 'none * zero', gives: null },
  { formula: 'a + skipped', gives: 6 },
  { formula: 'skipped + a', gives: 6 },
  { formula: 'skipped - a', gives: -6 },
  { formula: 'a - skipped', gives: 6 },
  { formula: 'skipped + skipped', gives: undefined },
  { formula: 'skipped + none', gives: null },
  { formula: 'skipped / a', gives: undefined },
];

for (const { formula, gives } of cases) {
  test(`${formula} gives ${String(gives)}`, () => {
    assert.equal(
      evaluateFormula(parseFormula(formula), key => values[key]),
      gives,
    );
  });
}

for (const malformed of ['', 'a +', '(a', 'a b', '* a', 'a ) b', 'a % b', '()']) {
  test(`"${malformed}" is refused`, () => {
    assert.throws(() => parseFormula(malformed), /malformed/);
  });
}

test('a formula names its keys once and without period_days', () => {
  assert.deepEqual(keysOf(parseFormula('1000 * a / (a + b - period_days)')), ['a', 'b']);
});
