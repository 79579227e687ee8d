import type { World } from '../../../world/world.ts';
import { countOf, connection, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import type { AdminContext } from '../admin-context.ts';
import { levelAt } from './inventory-records.ts';
import { gid, moment } from './record-form.ts';

export function locationRecord(world: World, row: number) {
  const { store } = world;
  const location = store.locations[row];
  if (!location) return null;
  const createdAt = moment(world, store.createdDay, 0);
  return {
    __typename: 'Location',
    id: gid('Location', location.id),
    legacyResourceId: String(location.id),
    name: location.name,
    isActive: true,
    isPrimary: row === 0,
    isFulfillmentService: false,
    shipsInventory: !location.isTill,
    fulfillsOnlineOrders: !location.isTill,
    hasActiveInventory: true,
    inventoryLevels: (page: PageArguments) =>
      connection([...Array(world.variants.length).keys()], page, {
        order: 'ID',
        itemOf: variant => levelAt(world, variant, row),
      }),
    address: {
      city: location.city,
      country: store.country,
      countryCode: store.countryCode,
      province: null,
      provinceCode: null,
    },
    createdAt,
    updatedAt: createdAt,
  };
}

export const locationQueries = {
  location: ({ id }: { id?: string | null }, { world }: AdminContext) => {
    const row = id ? world.store.locations.findIndex(each => gid('Location', each.id) === id) : 0;
    return locationRecord(world, row);
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
      itemOf: row => locationRecord(context.world, row),
    });
  },
  locationsCount: ({ limit, query }: { limit?: number | null; query?: string | null }, context: AdminContext) =>
    countOf(foundRows(query, context).length, limit),
};

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
