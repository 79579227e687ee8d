import { itemAt } from '../../checked.ts';
import type { Group } from '../engine/aggregate.ts';

export type RangedGroup = { group: Group; range: number };

const OTHER = '(other)';

/** Rows beyond the limit become one `(other)` per range: the smallest ones, by the first measure they have. */
export function rollUp(
  groups: readonly RangedGroup[],
  limit: number,
): { groups: readonly RangedGroup[]; isRolledUp: boolean } {
  if (groups.length <= limit) return { groups, isRolledUp: false };
  const bySize = [...groups].sort((a, b) => sizeOf(b) - sizeOf(a));
  const kept = bySize.slice(0, limit);
  const rest = bySize.slice(limit);
  const ranges = [...new Set(rest.map(({ range }) => range))];
  const others = ranges.map(range => ({ range, group: merged(rest.filter(each => each.range === range)) }));
  return { groups: [...kept, ...others], isRolledUp: true };
}

function sizeOf({ group }: RangedGroup): number {
  return group.of('sessions') + group.of('purchases') + group.of('pageViews') + group.of('itemsViewed');
}

function merged(groups: readonly RangedGroup[]): Group {
  return {
    values: itemAt(groups, 0).group.values.map(() => OTHER),
    of: measure => groups.reduce((sum, { group }) => sum + group.of(measure), 0),
  };
}
