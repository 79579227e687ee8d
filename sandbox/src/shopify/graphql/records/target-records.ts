import type { Target } from '../../targets.ts';
import type { AdminContext } from '../admin-context.ts';
import { connection, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import { gid } from './record-form.ts';

export function targetRecord({ id, name, metric, expectedValue, currency, ...target }: Target) {
  return {
    __typename: 'AnalyticsTarget',
    id: gid('AnalyticsTarget', id),
    name,
    metric,
    expectedValue,
    currencyCode: currency,
    startDate: target.startDate,
    endDate: target.endDate,
    filters: target.filters,
    createdAt: target.createdAt,
    updatedAt: target.updatedAt,
  };
}

const SORTED_BY: Record<string, (target: Target) => string | number> = {
  CREATED_AT: target => target.createdAt,
  END_DATE: target => target.endDate,
  EXPECTED_VALUE: target => Number(target.expectedValue),
  ID: target => target.id,
  METRIC: target => target.metric,
  NAME: target => target.name,
  START_DATE: target => target.startDate,
};

export const targetQueries = {
  analyticsTargets: (args: PageArguments & { query?: string | null; sortKey?: string }, context: AdminContext) => {
    const { world } = context;
    const targets = context.targets.all();
    const at = (row: number): Target => targets[row] as Target;
    const fields: Record<string, FieldFilter> = {
      default: { text: row => at(row).name },
      id: { number: row => at(row).id },
      metric: { text: row => at(row).metric },
      name: { text: row => at(row).name },
    };
    const search = searchFilter(args.query, fields, world.store.timeZone);
    const { isKept } = context.searched('analyticsTargets', args.query, search);
    const order = args.sortKey ?? 'ID';
    const valueOf = SORTED_BY[order] ?? (target => target.id);
    const rows = [...targets.keys()].filter(isKept);
    const sorted = rows.toSorted((one, other) => {
      const [first, second] = [valueOf(at(one)), valueOf(at(other))];
      return first < second ? -1 : first > second ? 1 : one - other;
    });
    return connection(sorted, args, { order, itemOf: row => targetRecord(at(row)) });
  },
};
