import { queryProblem } from '../ads-problem.ts';
import { conditionOf } from './parse-condition.ts';
import type { Condition, Ordering, Query } from './query.ts';
import { Reader, nameOf } from './reader.ts';

/** SELECT … FROM … [WHERE …] [ORDER BY …] [LIMIT …] [PARAMETERS …] */
export function parseQuery(text: string): Query {
  const reader = new Reader(text);
  if (!reader.takeWords('SELECT'))
    throw queryProblem('EXPECTED_SELECT', 'SELECT is missing at the beginning of the query.');
  const select = fieldList(reader);
  if (!reader.takeWords('FROM')) {
    if (reader.next.kind === 'end') throw queryProblem('EXPECTED_FROM', 'the FROM clause is missing.');
    reader.unexpected();
  }
  const from = nameOf(reader);
  if (reader.next.text === ',') throw queryProblem('UNEXPECTED_INPUT', 'unexpected input ,.', ',');
  const query: Query = { select, from, where: [], orderBy: [], limit: null, parameters: {} };
  if (reader.takeWords('WHERE')) query.where = conditions(reader);
  if (reader.takeWords('ORDER')) {
    if (!reader.takeWords('BY')) throw queryProblem('EXPECTED_BY', 'ORDER is not followed by BY.');
    query.orderBy = orderings(reader);
  }
  if (reader.takeWords('LIMIT')) query.limit = limitOf(reader);
  if (reader.takeWords('PARAMETERS')) query.parameters = parameters(reader);
  return reader.next.kind === 'end' ? query : reader.unexpected();
}

/** The catalogue of fields is asked without FROM, as it is the only thing there. */
export function parseFieldQuery(text: string): Pick<Query, 'select' | 'where' | 'limit'> {
  const reader = new Reader(text);
  if (!reader.takeWords('SELECT'))
    throw queryProblem('EXPECTED_SELECT', 'SELECT is missing at the beginning of the query.');
  const select = fieldList(reader);
  const where = reader.takeWords('WHERE') ? conditions(reader) : [];
  const limit = reader.takeWords('LIMIT') ? limitOf(reader) : null;
  return reader.next.kind === 'end' ? { select, where, limit } : reader.unexpected();
}

function fieldList(reader: Reader): string[] {
  const fields = [nameOf(reader)];
  while (reader.takeSign(',')) fields.push(nameOf(reader));
  return fields;
}

function conditions(reader: Reader): Condition[] {
  const found = [conditionOf(reader)];
  while (reader.takeWords('AND')) found.push(conditionOf(reader));
  return found;
}

function orderings(reader: Reader): Ordering[] {
  const found: Ordering[] = [];
  do {
    const field = nameOf(reader);
    const isDescending = reader.takeWords('DESC');
    if (!isDescending) reader.takeWords('ASC');
    found.push({ field, isDescending });
  } while (reader.takeSign(','));
  return found;
}

function limitOf(reader: Reader): number {
  const { kind, text } = reader.take();
  const limit = Number(text);
  if (kind !== 'number' || !Number.isInteger(limit))
    throw queryProblem('BAD_LIMIT_VALUE', `invalid limit '${text}'.`, text);
  if (limit <= 0) throw queryProblem('LIMIT_VALUE_TOO_LOW', 'the limit must be at least 1.', text);
  return limit;
}

const PARAMETERS = ['include_drafts', 'omit_unselected_resource_names'];

function parameters(reader: Reader): Record<string, string> {
  const found: Record<string, string> = {};
  do {
    const name = nameOf(reader);
    if (!PARAMETERS.includes(name)) throw queryProblem('BAD_PARAMETER_NAME', `unknown parameter '${name}'.`, name);
    if (!reader.takeSign('=')) reader.unexpected();
    const value = reader.take().text;
    if (!/^(true|false)$/i.test(value)) throw queryProblem('BAD_PARAMETER_VALUE', `invalid value '${value}'.`, value);
    found[name] = value.toLowerCase();
  } while (reader.takeSign(','));
  return found;
}
