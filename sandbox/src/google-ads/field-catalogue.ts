/** `googleAdsFields:search`: which fields there are. It tells of those that the sandbox has, which is part of them. */
import { readShape } from '../google/json-shape.ts';
import { MalformedJson } from '../google/request-body.ts';
import { invalidArgument } from '../google/api-error.ts';
import { partlyKnown } from '../partial.ts';
import { queryProblem } from './ads-problem.ts';
import { conditionTest } from './engine/condition-test.ts';
import { fields, kindOf } from './fields/fields.ts';
import { resources } from './fields/resources.ts';
import { parseFieldQuery } from './gaql/parse.ts';
import type { FieldType, FieldValue } from './fields/field.ts';

const dataTypes: Record<FieldType, string> = {
  int64: 'INT64',
  int32: 'INT32',
  double: 'DOUBLE',
  bool: 'BOOLEAN',
  string: 'STRING',
  date: 'DATE',
  enum: 'ENUM',
  name: 'RESOURCE_NAME',
  list: 'STRING',
};

type Described = Record<string, FieldValue>;

/** Of a `SELECT … WHERE …` that has no FROM. */
export function searchFields(body: unknown): object {
  if (body instanceof MalformedJson) throw invalidArgument('Invalid JSON payload received. Unexpected token.');
  const shape = { object: { query: 'text', pageToken: 'text', pageSize: 'whole' } } as const;
  const { query: text = '' } = readShape(body ?? {}, shape) as { query?: string };
  const { select, where, limit } = parseFieldQuery(text);
  const known = Object.keys(describedField('metrics.clicks'));
  const unknown = [...select, ...where.map(({ field }) => field)].find(name => !known.includes(name));
  if (unknown !== undefined)
    throw queryProblem('UNRECOGNIZED_FIELD', `unrecognized field in the query: '${unknown}'. ${partlyKnown}`, unknown);
  const found = [...Object.keys(resources).map(describedResource), ...Object.keys(fields).map(describedField)]
    .filter(field => where.every(condition => conditionTest(condition)(field[condition.field])))
    .slice(0, limit ?? undefined);
  const results = found.map(field => ({
    resourceName: `googleAdsFields/${String(field.name)}`,
    ...Object.fromEntries(select.map(name => [jsonName(name), field[name]])),
  }));
  return { ...(results.length > 0 && { results }), totalResultsCount: String(results.length) };
}

function describedField(name: string): Described {
  const type = fields[name]?.type ?? 'string';
  const isList = type === 'list';
  const category = { attribute: 'ATTRIBUTE', segment: 'SEGMENT', metric: 'METRIC' }[kindOf(name)];
  const uses = { selectable: true, filterable: true, sortable: !isList, is_repeated: isList };
  return { name, category, data_type: dataTypes[type], ...uses, enum_values: [...(fields[name]?.constants ?? [])] };
}

function describedResource(name: string): Described {
  const uses = { selectable: false, filterable: false, sortable: false, is_repeated: false };
  return { name, category: 'RESOURCE', data_type: 'MESSAGE', ...uses, enum_values: [] };
}

const jsonName = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
