import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AlertCondition } from '@tillsight/contract/alerts';
import { boundOf, withBound } from './alert-bound.ts';

const cases: [condition: AlertCondition, is_percent: boolean, shown: string, typed: string, kept: AlertCondition][] = [
  [{ kind: 'above', value: 50_000 }, false, '50000', '65000.5', { kind: 'above', value: 65_000.5 }],
  [{ kind: 'below', value: 0.07 }, true, '7', '2.9', { kind: 'below', value: 0.029 }],
  [{ kind: 'below', value: -5 }, false, '-5', '0', { kind: 'below', value: 0 }],
  [{ kind: 'moved', way: 'down', percent: 10 }, false, '10', '25', { kind: 'moved', way: 'down', percent: 25 }],
  [{ kind: 'none', hours: 3 }, false, '3', '6', { kind: 'none', hours: 6 }],
  [{ kind: 'runs-out', days: 14 }, false, '14', '7', { kind: 'runs-out', days: 7 }],
];

for (const [condition, is_percent, shown, typed, kept] of cases) {
  test(`${condition.kind} ${is_percent ? ' of percent' : ''}: ${shown} becomes ${typed}`, () => {
    assert.equal(boundOf({ condition, is_percent })?.value, shown);
    assert.deepEqual(withBound({ condition, is_percent }, typed), kept);
    assert.deepEqual(withBound({ condition, is_percent }, shown), condition);
  });
}

test('what is unusual has no number', () => {
  assert.equal(boundOf({ condition: { kind: 'unusual', way: 'either' }, is_percent: false }), undefined);
});
