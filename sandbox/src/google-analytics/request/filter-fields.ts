import type { Filter, FilterExpression } from './report-request.ts';

/** Fields an expression names. */
export function fieldsOf(expression: FilterExpression | undefined): string[] {
  return [...new Set(filtersOf(expression).map(({ fieldName }) => fieldName ?? ''))];
}

function filtersOf(expression: FilterExpression | undefined): Filter[] {
  if (!expression) return [];
  const { andGroup, orGroup, notExpression, filter } = expression;
  const inner = [
    ...(andGroup?.expressions ?? []),
    ...(orGroup?.expressions ?? []),
    ...(notExpression ? [notExpression] : []),
  ];
  return [...(filter ? [filter] : []), ...inner.flatMap(filtersOf)];
}
