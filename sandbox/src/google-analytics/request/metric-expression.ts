import { itemAt } from '../../checked.ts';
import { invalidArgument } from '../../google/api-error.ts';

/** A metric's name, or arithmetic over metrics. */
export type MetricFormula = {
  fields: string[];
  valueOf: (metric: (name: string) => number) => number;
  isPlain: boolean;
};

type Node = (metric: (name: string) => number) => number;

/** `purchaseRevenue / sessions`: numbers, names, + - * / and brackets. A division by zero gives 0. */
export function metricExpression(text: string): MetricFormula {
  const tokens = text.match(/[A-Za-z][A-Za-z0-9_:]*|\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  const fields: string[] = [];
  let at = 0;
  const refuse = (): never => {
    throw invalidArgument(`The metric expression cannot be read: ${text}`);
  };
  const factor = (): Node => {
    const token = tokens[at++] ?? refuse();
    if (token === '(') {
      const inner = sum();
      if (tokens[at++] !== ')') refuse();
      return inner;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (!/^[A-Za-z]/.test(token)) return refuse();
    fields.push(token);
    return metric => metric(token);
  };
  const product = (): Node => chain(factor, ['*', '/']);
  const sum = (): Node => chain(product, ['+', '-']);
  const chain = (part: () => Node, operators: readonly string[]): Node => {
    let node = part();
    while (operators.includes(tokens[at] ?? '')) {
      const operator = itemAt(tokens, at++);
      const [left, right] = [node, part()];
      node = metric => apply(operator, left(metric), right(metric));
    }
    return node;
  };
  const valueOf = sum();
  if (at < tokens.length) refuse();
  return { fields: [...new Set(fields)], valueOf, isPlain: tokens.length === 1 };
}

function apply(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return right === 0 ? 0 : left / right;
}
