import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import type { AdminContext } from '../admin-context.ts';
import { connection, countOf, type PageArguments } from '../paging.ts';
import { searchFilter } from '../search-filter.ts';
import { collectionFields, productFields, variantFields } from './catalogue-fields.ts';
import { inventoryItemRecord, QUANTITY_NAMES } from './inventory-records.ts';
import { collectionRecord, displayNameOf, productRecord, typeOf, variantRecord, vendorOf } from './product-records.ts';
import { rowOf } from './record-form.ts';

interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string;
}
interface CountArguments {
  limit?: number | null;
  query?: string | null;
}

export const catalogueQueries = {
  product: ({ id }: { id: string }, { world }: AdminContext) => {
    const row = rowOf(id, 'Product', { base: world.store.idBase.product, length: world.products.length });
    return row < 0 ? null : productRecord(world, row);
  },
  products: (args: ListArguments, context: AdminContext) =>
    connection(sortedProducts(args, context), args, {
      order: args.sortKey ?? 'ID',
      itemOf: row => productRecord(context.world, row),
    }),
  productsCount: ({ limit, query }: CountArguments, context: AdminContext) =>
    countOf(foundProducts(query, context).length, limit),
  productVariant: ({ id }: { id: string }, { world }: AdminContext) => {
    const row = variantRow(id, 'ProductVariant', world);
    return row < 0 ? null : variantRecord(world, row);
  },
  productVariants: (args: ListArguments, context: AdminContext) =>
    connection(sortedVariants(args, context), args, {
      order: args.sortKey ?? 'ID',
      itemOf: row => variantRecord(context.world, row),
    }),
  /** The filter is accepted and changes nothing, as on the platform. */
  productVariantsCount: ({ limit }: CountArguments, { world }: AdminContext) => countOf(world.variants.length, limit),
  inventoryItem: ({ id }: { id: string }, { world }: AdminContext) => {
    const row = variantRow(id, 'InventoryItem', world);
    return row < 0 ? null : inventoryItemRecord(world, row, each => variantRecord(world, each));
  },
  inventoryItems: (args: ListArguments, context: AdminContext) => {
    const { world } = context;
    const rows = foundVariants('inventoryItems', args.query, context);
    return connection(rows, args, {
      order: 'ID',
      itemOf: row => inventoryItemRecord(world, row, each => variantRecord(world, each)),
    });
  },
  inventoryProperties: {
    quantityNames: Object.entries(QUANTITY_NAMES).map(([name, displayName]) => ({
      name,
      displayName,
      isInUse: ['available', 'committed', 'on_hand', 'incoming'].includes(name),
      belongsTo: [],
      comprises: [],
    })),
  },
  collections: (args: ListArguments, context: AdminContext) =>
    connection(foundCollections(args.query, context), args, {
      order: args.sortKey ?? 'ID',
      itemOf: row => collectionRecord(context.world, row),
    }),
  collectionsCount: ({ limit, query }: CountArguments, context: AdminContext) =>
    countOf(foundCollections(query, context).length, limit),
};

export function variantRow(id: string, type: string, { store, variants }: World): number {
  return rowOf(id, type, { base: store.idBase.variant, length: variants.length });
}

function foundProducts(query: string | null | undefined, context: AdminContext): number[] {
  const { world } = context;
  const search = searchFilter(query, productFields(world), world.store.timeZone);
  const { isKept } = context.searched('products', query, search);
  return [...Array(world.products.length).keys()].filter(isKept);
}

function foundVariants(path: string, query: string | null | undefined, context: AdminContext): number[] {
  const { world } = context;
  const { isKept } = context.searched(path, query, searchFilter(query, variantFields(world), world.store.timeZone));
  return [...Array(world.variants.length).keys()].filter(isKept);
}

function foundCollections(query: string | null | undefined, context: AdminContext): number[] {
  const { world } = context;
  const search = searchFilter(query, collectionFields(world), world.store.timeZone);
  const { isKept } = context.searched('collections', query, search);
  return [...Array(world.collections.length).keys()].filter(isKept);
}

type SortValue = (row: number) => string | number;

function sortedProducts({ query, sortKey }: ListArguments, context: AdminContext): number[] {
  const { world } = context;
  const { products } = world;
  const values: Record<string, SortValue> = {
    TITLE: row => products.title[row] ?? '',
    VENDOR: row => vendorOf(world, row),
    PRODUCT_TYPE: row => typeOf(world, row),
    PUBLISHED_AT: row => itemAt(products.publishedDay, row),
    CREATED_AT: row => itemAt(products.publishedDay, row),
    INVENTORY_TOTAL: row => productRecord(world, row).totalInventory,
  };
  return sortedBy(foundProducts(query, context), values[sortKey ?? '']);
}

function sortedVariants({ query, sortKey }: ListArguments, context: AdminContext): number[] {
  const { world } = context;
  const { variants } = world;
  const values: Record<string, SortValue> = {
    INVENTORY_QUANTITY: row => itemAt(variants.available, row),
    SKU: row => variants.sku[row] ?? '',
    TITLE: row => variants.title[row] ?? '',
    NAME: row => displayNameOf(world, row),
    FULL_TITLE: row => displayNameOf(world, row),
  };
  return sortedBy(foundVariants('productVariants', query, context), values[sortKey ?? '']);
}

export function sortedBy(rows: number[], valueOf: SortValue | undefined): number[] {
  if (!valueOf) return rows;
  const keyed = rows.map(row => ({ row, value: valueOf(row) }));
  keyed.sort((one, other) => (one.value < other.value ? -1 : one.value > other.value ? 1 : one.row - other.row));
  return keyed.map(({ row }) => row);
}
