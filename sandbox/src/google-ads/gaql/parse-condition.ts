import { queryProblem } from '../ads-problem.ts';
import type { Condition, Literal } from './query.ts';
import { nameOf } from './reader.ts';
import type { Reader } from './reader.ts';

/** Operators of several words, the longer ones first. */
const OPERATORS: [...string[]][] = [
  ['IS', 'NOT', 'NULL'],
  ['IS', 'NULL'],
  ['NOT', 'REGEXP_MATCH'],
  ['NOT', 'LIKE'],
  ['NOT', 'IN'],
  ['CONTAINS', 'ANY'],
  ['CONTAINS', 'ALL'],
  ['CONTAINS', 'NONE'],
  ['REGEXP_MATCH'],
  ['LIKE'],
  ['IN'],
  ['DURING'],
  ['BETWEEN'],
];
const SIGNS = ['=', '!=', '>=', '<=', '>', '<'];
const LISTS = ['IN', 'NOT IN', 'CONTAINS ANY', 'CONTAINS ALL', 'CONTAINS NONE'];

export function conditionOf(reader: Reader): Condition {
  const field = nameOf(reader);
  const operator = operatorOf(reader);
  if (operator.startsWith('IS')) return { field, operator, values: [] };
  if (LISTS.includes(operator)) return { field, operator, values: listOf(reader) };
  if (operator === 'BETWEEN') return { field, operator, values: boundsOf(reader) };
  if (reader.next.text === '(')
    throw queryProblem('EXPECTED_SINGLE_VALUE', `the operator ${operator} expects a single value.`);
  return { field, operator, values: [literalOf(reader)] };
}

function operatorOf(reader: Reader): string {
  const sign = SIGNS.find(each => reader.takeSign(each));
  if (sign !== undefined) return sign;
  const words = OPERATORS.find(each => reader.takeWords(...each));
  if (words) return words.join(' ');
  const { kind, text } = reader.next;
  if (kind === 'end') return reader.unexpected();
  throw queryProblem('BAD_OPERATOR', `invalid operator '${text}'.`, text);
}

function listOf(reader: Reader): Literal[] {
  if (!reader.takeSign('('))
    throw queryProblem('EXPECTED_LIST', 'the operator expects a list of values.', reader.next.text);
  if (reader.takeSign(')')) throw queryProblem('PROHIBITED_EMPTY_LIST_IN_CONDITION', 'a list may not be empty.');
  const values = [literalOf(reader)];
  while (reader.takeSign(',')) values.push(literalOf(reader));
  if (!reader.takeSign(')')) reader.unexpected();
  if (new Set(values.map(value => typeof value)).size > 1)
    throw queryProblem('PROHIBITED_VALUE_COMBINATION_IN_LIST', 'a list holds values of different types.');
  return values;
}

function boundsOf(reader: Reader): Literal[] {
  if (reader.next.kind === 'end')
    throw queryProblem('EXPECTED_VALUE_WITH_BETWEEN_OPERATOR', 'BETWEEN expects two values.');
  const from = literalOf(reader);
  if (!reader.takeWords('AND')) throw queryProblem('EXPECTED_AND', 'BETWEEN expects AND between its values.');
  return [from, literalOf(reader)];
}

/** A text, a number, or a word such as ENABLED or LAST_7_DAYS. */
function literalOf(reader: Reader): Literal {
  const { kind, text } = reader.take();
  if (kind === 'number') return Number(text);
  if (kind === 'text' || kind === 'word') return text;
  throw queryProblem('BAD_VALUE', `invalid value '${text}'.`, text);
}
