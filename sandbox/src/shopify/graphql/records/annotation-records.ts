import { localTime } from '../../../world/calendar.ts';
import type { Annotation, AnnotationError } from '../../annotations.ts';
import type { AdminContext } from '../admin-context.ts';
import { connection, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import { appRecord } from './app-record.ts';
import { gid } from './record-form.ts';

const annotationRecord = (
  { id, title, type, description, startedAt, endedAt, createdAt, isOfApp }: Annotation,
  { app }: AdminContext,
) => ({
  __typename: 'AnalyticsAnnotation',
  id: gid('AnalyticsAnnotation', id),
  title,
  type,
  description,
  startedAt,
  endedAt,
  source: isOfApp ? 'APP' : 'SHOPIFY',
  createdByApp: isOfApp ? appRecord(app) : null,
  createdAt,
  updatedAt: createdAt,
});

const SORTED_BY: Record<string, (annotation: Annotation) => string | number> = {
  CREATED_AT: each => each.createdAt,
  ENDED_AT: each => each.endedAt ?? '',
  ID: each => each.id,
  STARTED_AT: each => each.startedAt,
  UPDATED_AT: each => each.createdAt,
};

type Arguments = PageArguments & { query?: string | null; sortKey?: string };

/** The field of the shop. */
export function analyticsAnnotations(args: Arguments, context: AdminContext) {
  const { world } = context;
  const annotations = context.annotations.all();
  const { timeZone } = world.store;
  const at = (row: number): Annotation => annotations[row] as Annotation;
  const minutes = (instant: string | null): number | null => {
    if (instant === null) return null;
    const { day, minute } = localTime(Date.parse(instant), timeZone);
    return day * 1440 + minute;
  };
  const fields: Record<string, FieldFilter> = {
    default: { text: row => at(row).title },
    created_at: { moment: row => minutes(at(row).createdAt) },
    ended_at: { moment: row => minutes(at(row).endedAt) },
    id: { number: row => at(row).id },
    source: { text: row => (at(row).isOfApp ? 'app' : 'shopify') },
    started_at: { moment: row => minutes(at(row).startedAt) },
    title: { text: row => at(row).title },
    type: { text: row => at(row).type },
    updated_at: { moment: row => minutes(at(row).createdAt) },
  };
  const { isKept } = context.searched('analyticsAnnotations', args.query, searchFilter(args.query, fields, timeZone));
  const order = args.sortKey ?? 'ID';
  const valueOf = SORTED_BY[order] ?? (each => each.id);
  const sorted = [...annotations.keys()].filter(isKept).toSorted((one, other) => {
    const [first, second] = [valueOf(at(one)), valueOf(at(other))];
    return first < second ? -1 : first > second ? 1 : one - other;
  });
  return connection(sorted, args, { order, itemOf: row => annotationRecord(at(row), context) });
}

const idOf = (id: string): number => Number(/^gid:\/\/shopify\/AnalyticsAnnotation\/(\d+)$/.exec(id)?.[1] ?? NaN);

export const annotationMutations = {
  analyticsAnnotationCreate: ({ input }: { input: Record<string, unknown> }, context: AdminContext) => {
    const added: Annotation | AnnotationError = context.annotations.add(
      { ...input },
      { now: context.now, isOfApp: true },
    );
    return 'code' in added
      ? { analyticsAnnotation: null, userErrors: [added] }
      : { analyticsAnnotation: annotationRecord(added, context), userErrors: [] };
  },
  analyticsAnnotationDelete: ({ id }: { id: string }, { annotations }: AdminContext) => {
    const error = annotations.removeOfApp(idOf(id));
    return error ? { deletedId: null, userErrors: [error] } : { deletedId: id, userErrors: [] };
  },
};
