import { GraphQLError } from 'graphql';
import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import { connection, type PageArguments } from '../paging.ts';
import { locationRecord } from './location-records.ts';
import { variantRecord } from './product-records.ts';
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

export function inventoryItemRecord(world: World, row: number, variant: () => unknown): Record<string, unknown> {
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
    variant,
    inventoryLevel: ({ locationId }: { locationId: string }) => {
      const location = store.locations.findIndex(each => gid('Location', each.id) === locationId);
      return location < 0 ? null : levelRecord(world, { row, location }, item);
    },
    inventoryLevels: (page: PageArguments) =>
      connection([...store.locations.keys()], page, {
        order: 'ID',
        itemOf: location => levelRecord(world, { row, location }, item),
      }),
  };
  return item;
}

/** What a variant's stock is at one location. */
export function levelAt(world: World, row: number, location: number): unknown {
  const item = () => inventoryItemRecord(world, row, () => variantRecord(world, row));
  return levelRecord(world, { row, location }, item);
}

function levelRecord(world: World, { row, location }: { row: number; location: number }, item: unknown) {
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
    location: () => locationRecord(world, location),
    quantities: ({ names }: { names: string[] }) =>
      names.map(name => {
        if (!Object.hasOwn(QUANTITY_NAMES, name)) throw new GraphQLError(`Invalid quantity name '${name}'`);
        const quantityId = gid('InventoryQuantity', `${id}&name=${name}`);
        return { __typename: 'InventoryQuantity', id: quantityId, name, quantity: quantities[name] ?? 0, updatedAt };
      }),
  };
}
