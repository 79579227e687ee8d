import type { Expression, ShowItem } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { notSupported } from './ql-problem.ts';

/** A metric, a dimension or sums and ratios of metrics, with an alias or without. */
export function parseShowItem(cursor: Cursor): ShowItem {
  if (cursor.current.text === '*' || cursor.isWord('COLUMNS')) throw notSupported(`SHOW ${cursor.current.text}`);
  const expression = parseSum(cursor);
  return { name: cursor.takeWords('AS') ? aliasOf(cursor) : wordsOf(expression), expression };
}

function parseSum(cursor: Cursor): Expression {
  let left = parseProduct(cursor);
  while (cursor.current.kind === 'symbol' && (cursor.current.text === '+' || cursor.current.text === '-')) {
    const operator = cursor.take().text as '+' | '-';
    left = { kind: 'binary', operator, left, right: parseProduct(cursor) };
  }
  return left;
}

function parseProduct(cursor: Cursor): Expression {
  let left = parseFactor(cursor);
  while (cursor.current.kind === 'symbol' && (cursor.current.text === '*' || cursor.current.text === '/')) {
    const operator = cursor.take().text as '*' | '/';
    left = { kind: 'binary', operator, left, right: parseFactor(cursor) };
  }
  return left;
}

function parseFactor(cursor: Cursor): Expression {
  if (cursor.takeSymbol('-')) return { kind: 'negate', of: parseFactor(cursor) };
  if (cursor.takeSymbol('(')) {
    const inner = parseSum(cursor);
    cursor.expectSymbol(')');
    return inner;
  }
  if (cursor.current.kind === 'number') return { kind: 'number', value: Number(cursor.take().text) };
  const name = cursor.expect('word', 'a column').text;
  if (cursor.current.text === '(' && cursor.current.kind === 'symbol') {
    throw notSupported(`Could not find valid function ${name}()`);
  }
  return { kind: 'name', name };
}

function aliasOf(cursor: Cursor): string {
  return cursor.current.kind === 'quoted' ? cursor.take().text : cursor.expect('word', 'an alias').text;
}

function wordsOf(expression: Expression): string {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind === 'number') return String(expression.value);
  if (expression.kind === 'negate') return `-${wordsOf(expression.of)}`;
  return `${wordsOf(expression.left)} ${expression.operator} ${wordsOf(expression.right)}`;
}
