import { AdsProblem } from '../ads-problem.ts';
import type { Query } from '../gaql/query.ts';

const changedAt = 'change_status.last_change_date_time';

/** A query for changes must name a stretch of time and a limit. In the sandbox's account nothing ever changes. */
export function checkChangeStatus({ from, where, limit }: Query): void {
  if (from !== 'change_status') return;
  const operators = where.filter(({ field }) => field === changedAt).map(({ operator }) => operator);
  const isClosed = operators.some(operator => operator === 'DURING' || operator === 'BETWEEN');
  const isFinite = isClosed || (operators.some(each => each[0] === '>') && operators.some(each => each[0] === '<'));
  if (!isFinite)
    throw problem('CHANGE_DATE_RANGE_INFINITE', 'The change status search request does not specify a finite range.');
  if (limit === null) throw problem('LIMIT_NOT_SPECIFIED', 'The LIMIT clause is missing.');
  if (limit > 10_000) throw problem('INVALID_LIMIT_CLAUSE', 'The LIMIT clause must be 10000 or less.');
}

export function isChangeTime(field: string): boolean {
  return field === changedAt;
}

const problem = (code: string, message: string) => new AdsProblem('changeStatusError', code, { message });
