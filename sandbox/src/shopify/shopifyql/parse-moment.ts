import type { Moment, TimeUnit } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { QlProblem } from './ql-problem.ts';

/** Abbreviations as the language has them: `m` is a month, a minute is `min`. */
const UNITS: Record<string, TimeUnit> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  m: 'month',
  q: 'quarter',
  y: 'year',
};

/** `2026-11-01`, `-30d`, `yesterday`, `startOfMonth(-1m)`. */
export function parseMoment(cursor: Cursor): Moment {
  if (cursor.current.kind === 'text') {
    throw new QlProblem(`Syntax Error: dates are written without quotes: ${cursor.current.text}`);
  }
  if (cursor.current.kind === 'date') return { kind: 'absolute', text: cursor.take().text };
  if (cursor.current.kind === 'offset' || cursor.current.text === '-')
    return { kind: 'offset', ...parseOffset(cursor) };
  const word = cursor.expect('word', 'a date').text;
  const edge = /^(start|end)Of(Second|Minute|Hour|Day|Week|Month|Quarter|Year)$/i.exec(word);
  return edge ? parseEdge(cursor, edge) : { kind: 'named', name: word.toLowerCase() };
}

function parseOffset(cursor: Cursor): { amount: number; unit: TimeUnit } {
  const sign = cursor.takeSymbol('-') ? -1 : 1;
  const match = /^(\d+)(\D+)$/.exec(cursor.expect('offset', 'an offset such as 30d').text);
  return { amount: sign * Number(match?.[1]), unit: UNITS[(match?.[2] ?? '').toLowerCase()] as TimeUnit };
}

function parseEdge(cursor: Cursor, match: RegExpExecArray): Moment {
  const unit = (match[2] ?? '').toLowerCase() as TimeUnit;
  const edge = (match[1] ?? '').toLowerCase() as 'start' | 'end';
  cursor.expectSymbol('(');
  const offset = cursor.current.text === ')' ? { amount: 0, unit } : parseOffset(cursor);
  cursor.expectSymbol(')');
  if (offset.unit !== unit) throw new QlProblem(`Syntax Error: ${match[0]} takes an offset in ${unit}s`);
  return { kind: 'edge', edge, amount: offset.amount, unit };
}
