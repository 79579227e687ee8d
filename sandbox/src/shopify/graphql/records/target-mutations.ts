import type { Target, TargetError } from '../../targets.ts';
import type { AdminContext } from '../admin-context.ts';
import { targetRecord } from './target-records.ts';

type Input = Record<string, unknown>;

const idOf = (id: string): number => Number(/^gid:\/\/shopify\/AnalyticsTarget\/(\d+)$/.exec(id)?.[1] ?? NaN);

const payload = (outcome: Target | TargetError) =>
  'code' in outcome
    ? { analyticsTarget: null, userErrors: [outcome] }
    : { analyticsTarget: targetRecord(outcome), userErrors: [] };

export const targetMutations = {
  analyticsTargetCreate: ({ input }: { input: Input }, { targets, world, now }: AdminContext) =>
    payload(targets.add({ ...input }, { currency: world.store.currency, now })),
  analyticsTargetUpdate: ({ id, input }: { id: string; input: Input }, { targets, now }: AdminContext) =>
    payload(targets.change(idOf(id), { ...input }, now)),
  /** Those that are there are deleted, whatever is said of the others. */
  analyticsTargetsDelete: ({ ids }: { ids: string[] }, { targets }: AdminContext) => {
    const deletedIds = ids.filter(id => targets.remove(idOf(id)));
    const userErrors = ids
      .filter(id => !deletedIds.includes(id))
      .map(() => ({ field: ['ids'], message: 'The analytics target was not found.', code: 'NOT_FOUND' }));
    return { deletedIds, userErrors };
  },
};
