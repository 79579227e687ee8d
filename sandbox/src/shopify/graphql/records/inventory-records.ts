import { GraphQLError } from 'graphql';
import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import { connection, type PageArguments } from '../paging.ts';
import { gid, money, moment } from './record-form.ts';

/** Names of quantities, and what the platform calls them. Only the first three ever differ from zero here. */
export const QUANTITY_NAMES: Record<string, string> = {
  available: 'Available',
  committed: 'Committed',
  on_hand: 'On hand',
  incoming: 'Incoming',
  reserved: 'Reserved',
  damaged: 'Damaged',
  safety_stock: 'Safety stock',
  quality_control: 'Quality control',
};

/** Variants are records of another file, which needs this one. */
export type VariantOf = (row: number) => unknown;

export function inventoryItemRecord(world: World, row: number, variantOf: VariantOf): Record<string, unknown> {
  const { variants, store } = world;
  const createdAt = moment(world, store.createdDay, 0);
  const cost = itemAt(variants.cost, row);
  const item: Record<string, unknown> = {
    __typename: 'InventoryItem',
    id: gid('InventoryItem', store.idBase.variant + row),
    legacyResourceId: String(store.idBase.variant + row),
    sku: variants.sku[row] || null,
    tracked: variants.tracked[row] === 1,
    requiresShipping: true,
    unitCost: cost < 0 ? null : money(cost, store),
    createdAt,
    updatedAt: createdAt,
    locationsCount: { count: store.locations.length, precision: 'EXACT' },
    variant: () => variantOf(row),
    inventoryLevel: ({ locationId }: { locationId: string }) => {
      const location = store.locations.findIndex(each => gid('Location', each.id) === locationId);
      return location < 0 ? null : levelRecord(world, { row, location }, { item, variantOf });
    },
    inventoryLevels: (page: PageArguments) =>
      connection([...store.locations.keys()], page, {
        order: 'ID',
        itemOf: location => levelRecord(world, { row, location }, { item, variantOf }),
      }),
  };
  return item;
}

type Place = { row: number; location: number };

/** What a variant's stock is at one location. */
function levelAt(world: World, place: Place, variantOf: VariantOf): unknown {
  const item = () => inventoryItemRecord(world, place.row, variantOf);
  return levelRecord(world, place, { item, variantOf });
}

function levelRecord(
  world: World,
  { row, location }: Place,
  { item, variantOf }: { item: unknown; variantOf: VariantOf },
) {
  const { variants, store } = world;
  const id = `${store.locations[location]?.id}?inventory_item_id=${store.idBase.variant + row}`;
  const available = variants.stock[location]?.[row] ?? 0;
  const committed = variants.committed[location]?.[row] ?? 0;
  const quantities: Record<string, number> = { available, committed, on_hand: available + committed };
  const updatedAt = moment(world, world.today, 0);
  return {
    __typename: 'InventoryLevel',
    id: gid('InventoryLevel', id),
    isActive: true,
    createdAt: moment(world, store.createdDay, 0),
    updatedAt,
    item,
    location: () => locationRecord(world, location, variantOf),
    quantities: ({ names }: { names: string[] }) =>
      names.map(name => {
        if (!Object.hasOwn(QUANTITY_NAMES, name)) throw new GraphQLError(`Invalid quantity name '${name}'`);
        const quantityId = gid('InventoryQuantity', `${id}&name=${name}`);
        return { __typename: 'InventoryQuantity', id: quantityId, name, quantity: quantities[name] ?? 0, updatedAt };
      }),
  };
}

export function locationRecord(world: World, row: number, variantOf: VariantOf) {
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
        itemOf: variant => levelAt(world, { row: variant, location: row }, variantOf),
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
