import { itemAt, present } from '../../checked.ts';
import { invalidArgument } from '../../google/api-error.ts';
import type { RowTest } from '../engine/aggregate.ts';
import { NOT_SET } from '../columns/column.ts';
import type { Filter, FilterExpression, NumericValue } from './report-request.ts';

/** A dimension filter as a test of rows. Each condition looks at a value once, however many rows carry it. */
export function dimensionTest(expression: FilterExpression | undefined): RowTest | null {
  if (!expression) return null;
  checkForm(expression);
  return columnNamed =>
    testOf(expression, filter => {
      const column = columnNamed(present(filter.fieldName, 'fieldName'));
      if (!column) throw new Error(`The filter on ${filter.fieldName} should have been refused.`);
      const matches = textTest(filter);
      const known = new Int8Array(column.values.length).fill(-1);
      return row => {
        const code = column.codeAt(row);
        if (known[code] === -1) known[code] = matches(itemAt(column.values, code)) ? 1 : 0;
        return known[code] === 1;
      };
    });
}

/** A metric filter as a test of finished rows; `indexOf` finds the metric among the requested ones. */
export function metricTest(
  expression: FilterExpression | undefined,
  indexOf: (name: string) => number,
): ((values: readonly number[]) => boolean) | null {
  if (!expression) return null;
  checkForm(expression);
  return testOf<readonly number[]>(expression, filter => {
    const at = indexOf(present(filter.fieldName, 'fieldName'));
    const matches = numberTest(filter);
    return values => matches(itemAt(values, at));
  });
}

function testOf<Row>(
  expression: FilterExpression,
  leaf: (filter: Filter) => (row: Row) => boolean,
): (row: Row) => boolean {
  const { andGroup, orGroup, notExpression, filter } = expression;
  if (filter) return leaf(filter);
  if (notExpression) {
    const inner = testOf(notExpression, leaf);
    return row => !inner(row);
  }
  const parts = ((andGroup ?? orGroup)?.expressions ?? []).map(part => testOf(part, leaf));
  return andGroup ? row => parts.every(part => part(row)) : row => parts.some(part => part(row));
}

function checkForm(expression: FilterExpression): void {
  const { andGroup, orGroup, notExpression, filter } = expression;
  const given = [andGroup, orGroup, notExpression, filter].filter(part => part !== undefined);
  if (given.length !== 1)
    throw invalidArgument('A FilterExpression holds exactly one of andGroup, orGroup, notExpression and filter.');
  const parts = [...((andGroup ?? orGroup)?.expressions ?? []), ...(notExpression ? [notExpression] : [])];
  if ((andGroup ?? orGroup) && parts.length === 0) throw invalidArgument('A filter group needs expressions.');
  parts.forEach(checkForm);
  if (!filter) return;
  if (!filter.fieldName) throw invalidArgument('A filter needs a fieldName.');
  const { stringFilter, inListFilter, numericFilter, betweenFilter, emptyFilter } = filter;
  const kinds = [stringFilter, inListFilter, numericFilter, betweenFilter, emptyFilter].filter(
    kind => kind !== undefined,
  );
  if (kinds.length !== 1) throw invalidArgument(`The filter on ${filter.fieldName} needs exactly one condition.`);
}

function textTest(filter: Filter): (text: string) => boolean {
  const { stringFilter, inListFilter, emptyFilter } = filter;
  if (emptyFilter) return text => text === '' || text === NOT_SET;
  if (inListFilter) {
    const { values = [], caseSensitive = false } = inListFilter;
    if (values.length === 0) throw invalidArgument(`The inListFilter on ${filter.fieldName} has no values.`);
    const wanted = new Set(values.map(value => folded(value, caseSensitive)));
    return text => wanted.has(folded(text, caseSensitive));
  }
  if (!stringFilter) {
    const matches = numberTest(filter);
    return text => matches(Number(text));
  }
  return stringTest(stringFilter);
}

function stringTest({
  matchType = 'MATCH_TYPE_UNSPECIFIED',
  value = '',
  caseSensitive = false,
}: NonNullable<Filter['stringFilter']>): (text: string) => boolean {
  const wanted = folded(value, caseSensitive);
  const tests: Record<typeof matchType, (text: string) => boolean> = {
    MATCH_TYPE_UNSPECIFIED: text => text === wanted,
    EXACT: text => text === wanted,
    BEGINS_WITH: text => text.startsWith(wanted),
    ENDS_WITH: text => text.endsWith(wanted),
    CONTAINS: text => text.includes(wanted),
    FULL_REGEXP: text => pattern.test(text),
    PARTIAL_REGEXP: text => pattern.test(text),
  };
  const isPattern = matchType === 'FULL_REGEXP' || matchType === 'PARTIAL_REGEXP';
  const pattern = isPattern ? patternOf(value, matchType === 'FULL_REGEXP', caseSensitive) : /(?:)/;
  const matches = tests[matchType];
  return isPattern ? matches : text => matches(folded(text, caseSensitive));
}

function patternOf(value: string, isFull: boolean, caseSensitive: boolean): RegExp {
  try {
    return new RegExp(isFull ? `^(?:${value})$` : value, caseSensitive ? '' : 'i');
  } catch {
    throw invalidArgument(`The regular expression is invalid: ${value}`);
  }
}

function numberTest({ fieldName, numericFilter, betweenFilter }: Filter): (value: number) => boolean {
  if (betweenFilter) {
    const [from, to] = [numberIn(betweenFilter.fromValue), numberIn(betweenFilter.toValue)];
    return value => value >= from && value <= to;
  }
  if (!numericFilter) throw invalidArgument(`The filter on ${fieldName} must compare numbers.`);
  const limit = numberIn(numericFilter.value);
  switch (numericFilter.operation) {
    case 'EQUAL':
      return value => value === limit;
    case 'LESS_THAN':
      return value => value < limit;
    case 'LESS_THAN_OR_EQUAL':
      return value => value <= limit;
    case 'GREATER_THAN':
      return value => value > limit;
    case 'GREATER_THAN_OR_EQUAL':
      return value => value >= limit;
    default:
      throw invalidArgument(`The numericFilter on ${fieldName} needs an operation.`);
  }
}

function numberIn(value: NumericValue | undefined): number {
  const number = value?.int64Value ?? value?.doubleValue;
  if (number === undefined) throw invalidArgument('A NumericValue needs an int64Value or a doubleValue.');
  return number;
}

function folded(text: string, caseSensitive: boolean): string {
  return caseSensitive ? text : text.toLowerCase();
}
