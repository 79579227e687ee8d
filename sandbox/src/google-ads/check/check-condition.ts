import { itemAt } from '../../checked.ts';
import { queryProblem } from '../ads-problem.ts';
import { fields } from '../fields/fields.ts';
import type { FieldType } from '../fields/field.ts';
import { isCoreDate } from '../fields/segments.ts';
import type { Condition } from '../gaql/query.ts';

const EQUAL = ['=', '!=', 'IN', 'NOT IN'];
const ORDER = ['>', '>=', '<', '<='];
const NULLS = ['IS NULL', 'IS NOT NULL'];
const TEXT = ['LIKE', 'NOT LIKE', 'REGEXP_MATCH', 'NOT REGEXP_MATCH'];
const SETS = ['CONTAINS ANY', 'CONTAINS ALL', 'CONTAINS NONE'];

/** Operators by type; dates are checked where their window is read. */
const operators: Record<FieldType, readonly string[]> = {
  int64: [...EQUAL, ...ORDER, ...NULLS, 'BETWEEN'],
  int32: [...EQUAL, ...ORDER, ...NULLS, 'BETWEEN'],
  double: [...EQUAL, ...ORDER, ...NULLS, 'BETWEEN'],
  bool: ['=', '!=', ...NULLS],
  string: [...EQUAL, ...NULLS, ...TEXT],
  enum: [...EQUAL, ...NULLS],
  name: [...EQUAL, ...NULLS],
  list: [...SETS, ...NULLS],
  date: [],
};

export function checkCondition({ field, operator, values }: Condition): void {
  if (isCoreDate(field)) return;
  const { type, constants } = itemAt(fields, field);
  if (!operators[type].includes(operator))
    throw queryProblem('OPERATOR_FIELD_MISMATCH', `the operator ${operator} does not apply to '${field}'.`, field);
  for (const value of values) {
    if (type === 'enum' && !(constants ?? []).includes(String(value)))
      throw queryProblem('BAD_ENUM_CONSTANT', `'${value}' is not a constant of '${field}'.`, String(value));
    const isNumber = type === 'int64' || type === 'int32' || type === 'double';
    if (isNumber && (value === '' || Number.isNaN(Number(value))))
      throw queryProblem('BAD_NUMBER', `'${value}' is not a number.`, String(value));
    if ((type === 'string' || type === 'name') && typeof value === 'number')
      throw queryProblem('INVALID_STRING_VALUE', `'${value}' must be a text in quotes.`, String(value));
    if (type === 'bool' && !/^(true|false)$/i.test(String(value)))
      throw queryProblem('BAD_VALUE', `'${value}' is neither TRUE nor FALSE.`, String(value));
  }
}
