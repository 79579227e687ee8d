import type { World } from '../../../world/world.ts';
import { countOf, connection, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import type { AdminContext } from '../admin-context.ts';
import { locationRecord } from './inventory-records.ts';
import { variantRecord } from './product-records.ts';
import { gid } from './record-form.ts';

export const locationQueries = {
  location: ({ id }: { id?: string | null }, { world }: AdminContext) => {
    const row = id ? world.store.locations.findIndex(each => gid('Location', each.id) === id) : 0;
    return recordAt(world, row);
  },
  locations: (args: PageArguments & { query?: string | null; sortKey?: string }, context: AdminContext) => {
    const rows = foundRows(args.query, context);
    const names = context.world.store.locations.map(each => each.name);
    const sorted =
      args.sortKey === 'ID'
        ? rows
        : rows.toSorted((one, other) => ((names[one] ?? '') < (names[other] ?? '') ? -1 : 1));
    return connection(sorted, args, {
      order: args.sortKey ?? 'NAME',
      itemOf: row => recordAt(context.world, row),
    });
  },
  locationsCount: ({ limit, query }: { limit?: number | null; query?: string | null }, context: AdminContext) =>
    countOf(foundRows(query, context).length, limit),
};

function recordAt(world: World, row: number) {
  return locationRecord(world, row, variant => variantRecord(world, variant));
}

function foundRows(query: string | null | undefined, context: AdminContext): number[] {
  const { store } = context.world;
  const fields: Record<string, FieldFilter> = {
    default: { text: row => store.locations[row]?.name ?? null },
    name: { text: row => store.locations[row]?.name ?? null },
    location_id: { number: row => store.locations[row]?.id ?? null },
    active: { text: () => 'true' },
  };
  const { isKept } = context.searched('locations', query, searchFilter(query, fields, store.timeZone));
  return [...store.locations.keys()].filter(isKept);
}
