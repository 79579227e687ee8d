import type { CompareOperator, FieldTest, Literal } from './ast.ts';

type Value = string | number | boolean | null;

/** Whether one value passes one test. Texts are compared without regard to case; null only as the language says. */
export function passes(test: FieldTest, value: Value): boolean {
  switch (test.kind) {
    case 'compare':
      return compares(value, test.operator, test.value);
    case 'in':
      if (value === null) return test.negated;
      return test.values.some(literal => order(value, literal) === 0) !== test.negated;
    case 'between':
      if (value === null) return false;
      return (order(value, test.low) >= 0 && order(value, test.high) <= 0) !== test.negated;
    case 'text':
      if (value === null) return test.negated;
      return textHolds(String(value).toLowerCase(), test.test, test.value.toLowerCase()) !== test.negated;
    case 'null':
      return (value === null) !== test.negated;
    default:
      return value === test.value;
  }
}

/** `!=` keeps null; every other comparison drops it. */
function compares(value: Value, operator: CompareOperator, literal: Literal): boolean {
  if (value === null) return operator === '!=';
  const by = order(value, literal);
  return OPERATORS[operator](by);
}

/** Given whether the value comes before (-1), with (0) or after (1) the wanted one. */
const OPERATORS: Record<CompareOperator, (by: number) => boolean> = {
  '=': by => by === 0,
  '!=': by => by !== 0,
  '<': by => by < 0,
  '<=': by => by <= 0,
  '>': by => by > 0,
  '>=': by => by >= 0,
};

function order(value: Exclude<Value, null>, literal: Literal): number {
  if (typeof value === 'number') {
    const by = value - Number(literal);
    return Number.isNaN(by) ? 1 : by;
  }
  const one = String(value).toLowerCase();
  const other = String(literal).toLowerCase();
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function textHolds(text: string, test: 'starts' | 'ends' | 'contains', part: string): boolean {
  if (test === 'starts') return text.startsWith(part);
  return test === 'ends' ? text.endsWith(part) : text.includes(part);
}
