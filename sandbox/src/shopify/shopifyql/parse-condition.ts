import type { CompareOperator, Condition, Literal } from './ast.ts';
import { type Cursor, listOf } from './cursor.ts';
import { notSupported } from './ql-problem.ts';

/** WHERE and HAVING: OR binds weakest, then AND, then NOT. */
export function parseCondition(cursor: Cursor): Condition {
  const parts = [parseAnd(cursor)];
  while (cursor.takeWords('OR')) parts.push(parseAnd(cursor));
  return parts.length === 1 ? (parts[0] as Condition) : { kind: 'or', parts };
}

function parseAnd(cursor: Cursor): Condition {
  const parts = [parseNot(cursor)];
  while (cursor.takeWords('AND')) parts.push(parseNot(cursor));
  return parts.length === 1 ? (parts[0] as Condition) : { kind: 'and', parts };
}

function parseNot(cursor: Cursor): Condition {
  if (cursor.takeWords('NOT')) return { kind: 'not', of: parseNot(cursor) };
  if (cursor.takeSymbol('(')) {
    const inner = parseCondition(cursor);
    cursor.expectSymbol(')');
    return inner;
  }
  return parseTest(cursor);
}

function parseTest(cursor: Cursor): Condition {
  const name = cursor.current.kind === 'quoted' ? cursor.take().text : cursor.expect('word', 'a dimension').text;
  if (name.toLowerCase() === 'anniversary' && cursor.current.text === '(') throw notSupported('anniversary()');
  if (cursor.takeWords('IS')) return parseIs(cursor, name);
  const negated = cursor.takeWords('NOT');
  if (cursor.takeWords('IN')) return { kind: 'in', name, values: parseValues(cursor), negated };
  if (cursor.takeWords('BETWEEN')) return parseBetween(cursor, name, negated);
  if (cursor.takeWords('CONTAINS')) return textTest(cursor, { name, test: 'contains', negated });
  if (cursor.isWord('MATCHES')) throw notSupported('MATCHES');
  if (negated) throw cursor.unexpected('IN, BETWEEN or CONTAINS');
  if (cursor.takeWords('STARTS', 'WITH')) return textTest(cursor, { name, test: 'starts', negated });
  if (cursor.takeWords('ENDS', 'WITH')) return textTest(cursor, { name, test: 'ends', negated });
  return { kind: 'compare', name, operator: operatorOf(cursor), value: parseLiteral(cursor) };
}

function parseIs(cursor: Cursor, name: string): Condition {
  const negated = cursor.takeWords('NOT');
  if (cursor.takeWords('NULL')) return { kind: 'null', name, negated };
  if (negated) throw cursor.unexpected('NULL');
  if (cursor.takeWords('TRUE')) return { kind: 'truth', name, value: true };
  if (cursor.takeWords('FALSE')) return { kind: 'truth', name, value: false };
  throw cursor.unexpected('NULL, NOT NULL, TRUE or FALSE');
}

function parseValues(cursor: Cursor): Literal[] {
  cursor.expectSymbol('(');
  const values = listOf(cursor, parseLiteral);
  cursor.expectSymbol(')');
  return values;
}

function parseBetween(cursor: Cursor, name: string, negated: boolean): Condition {
  const low = parseLiteral(cursor);
  if (!cursor.takeWords('AND')) throw cursor.unexpected('AND');
  return { kind: 'between', name, low, high: parseLiteral(cursor), negated };
}

function textTest(
  cursor: Cursor,
  test: { name: string; test: 'starts' | 'ends' | 'contains'; negated: boolean },
): Condition {
  return { kind: 'text', ...test, value: cursor.expect('text', 'a text in single quotes').text };
}

function operatorOf(cursor: Cursor): CompareOperator {
  const { kind, text } = cursor.current;
  if (kind !== 'symbol' || !['=', '!=', '<', '<=', '>', '>='].includes(text)) throw cursor.unexpected('a comparison');
  return cursor.take().text as CompareOperator;
}

function parseLiteral(cursor: Cursor): Literal {
  if (cursor.takeSymbol('-')) return -Number(cursor.expect('number', 'a number').text);
  const { kind, text } = cursor.current;
  if (cursor.takeWords('TRUE')) return true;
  if (cursor.takeWords('FALSE')) return false;
  if (kind !== 'text' && kind !== 'number' && kind !== 'date') throw cursor.unexpected('a value');
  cursor.take();
  return kind === 'number' ? Number(text) : text;
}
