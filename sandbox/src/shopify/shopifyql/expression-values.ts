import { itemAt } from '../../checked.ts';
import type { Expression } from './ast.ts';
import { currentName } from './check.ts';
import type { RowSet } from './row-set.ts';

/** An expression's number for every row; NaN is "no value". */
export function valuesOf(expression: Expression, rows: RowSet): Float64Array {
  if (expression.kind === 'name') {
    const { name } = expression;
    return rows.metrics.get(name) ?? rows.metrics.get(currentName(name)) ?? new Float64Array(rows.count).fill(NaN);
  }
  if (expression.kind === 'number') return new Float64Array(rows.count).fill(expression.value);
  if (expression.kind === 'negate') return valuesOf(expression.of, rows).map(value => 0 - value);
  const left = valuesOf(expression.left, rows);
  const right = valuesOf(expression.right, rows);
  return left.map((value, row) => operate(expression.operator, value, itemAt(right, row)));
}

function operate(operator: '+' | '-' | '*' | '/', left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return right === 0 ? NaN : left / right;
}
