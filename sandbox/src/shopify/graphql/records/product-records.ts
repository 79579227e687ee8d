import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import { connection, type PageArguments } from '../paging.ts';
import { inventoryItemRecord } from './inventory-records.ts';
import { gid, moment, money } from './record-form.ts';

export function productRecord(world: World, row: number) {
  const { products, variants, store } = world;
  const [from, to] = [itemAt(products.variantStart, row), itemAt(products.variantStart, row + 1)];
  const own = Array.from({ length: to - from }, (_, at) => from + at);
  const publishedAt = moment(world, Math.max(itemAt(products.publishedDay, row), 0), 0);
  return {
    __typename: 'Product',
    id: gid('Product', store.idBase.product + row),
    legacyResourceId: String(store.idBase.product + row),
    title: products.title[row],
    handle: products.handle[row],
    status: 'ACTIVE',
    vendor: vendorOf(world, row),
    productType: typeOf(world, row),
    tags: products.tags[row] ?? [],
    isGiftCard: false,
    descriptionHtml: `<p>${products.title[row]}</p>`,
    onlineStoreUrl: `https://${store.site}/products/${products.handle[row]}`,
    // The shop has no pictures, no categories and no fields of its own.
    featuredMedia: null,
    category: null,
    metafield: null,
    seo: { title: null, description: null },
    metafields: (page: PageArguments) => connection([], page, { order: 'ID', itemOf: () => null }),
    options: ({ first }: { first?: number | null }) => optionsOf(world, row, own).slice(0, first ?? undefined),
    priceRangeV2: () => {
      const prices = own.map(variant => itemAt(variants.price, variant));
      return {
        minVariantPrice: money(Math.min(...prices), store),
        maxVariantPrice: money(Math.max(...prices), store),
      };
    },
    totalInventory: own.reduce((sum, variant) => sum + itemAt(variants.available, variant), 0),
    tracksInventory: own.some(variant => variants.tracked[variant] === 1),
    hasOnlyDefaultVariant: own.length === 1 && variants.title[from] === 'Default Title',
    hasOutOfStockVariants: own.some(variant => itemAt(variants.available, variant) <= 0),
    createdAt: publishedAt,
    publishedAt,
    updatedAt: publishedAt,
    variantsCount: { count: own.length, precision: 'EXACT' },
    variants: (page: PageArguments) =>
      connection(own, page, { order: 'POSITION', itemOf: variant => variantRecord(world, variant) }),
    collections: (page: PageArguments) =>
      connection(products.collections[row] ?? [], page, {
        order: 'ID',
        itemOf: collection => collectionRecord(world, collection),
      }),
  };
}

export function variantRecord(world: World, row: number): Record<string, unknown> {
  const { variants, products, store } = world;
  const product = itemAt(variants.product, row);
  const title = variants.title[row] ?? '';
  const publishedAt = moment(world, Math.max(itemAt(products.publishedDay, product), 0), 0);
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', store.idBase.variant + row),
    legacyResourceId: String(store.idBase.variant + row),
    title,
    displayName: displayNameOf(world, row),
    sku: variants.sku[row] || null,
    barcode: null,
    price: (itemAt(variants.price, row) / 100).toFixed(2),
    compareAtPrice: null,
    position: row - itemAt(products.variantStart, product) + 1,
    taxable: true,
    availableForSale:
      itemAt(variants.available, row) > 0 || variants.oversell[row] === 1 || variants.tracked[row] !== 1,
    inventoryQuantity: variants.available[row],
    inventoryPolicy: variants.oversell[row] === 1 ? 'CONTINUE' : 'DENY',
    createdAt: publishedAt,
    updatedAt: publishedAt,
    inventoryItem: () => inventoryItemRecord(world, row, each => variantRecord(world, each)),
    product: () => productRecord(world, product),
  };
}

export function collectionRecord(world: World, row: number): Record<string, unknown> {
  const { collections, store } = world;
  const products = collections.products[row] ?? [];
  return {
    __typename: 'Collection',
    id: gid('Collection', store.idBase.collection + row),
    legacyResourceId: String(store.idBase.collection + row),
    title: collections.title[row],
    handle: collections.handle[row],
    updatedAt: moment(world, store.createdDay, 0),
    productsCount: { count: products.length, precision: 'EXACT' },
    products: (page: PageArguments) =>
      connection(products, page, { order: 'MANUAL', itemOf: product => productRecord(world, product) }),
  };
}

/** What there is to choose; a product without a choice has one option, and the platform names it and its value itself. */
function optionsOf({ variants, store }: World, row: number, own: number[]) {
  const parts = own.map(variant => (variants.title[variant] ?? '').split(' / '));
  const size = parts[0]?.length ?? 1;
  const names = parts[0]?.[0] === 'Default Title' ? ['Title'] : ['Color', 'Size'].slice(-size);
  return names.map((name, at) => ({
    __typename: 'ProductOption',
    id: gid('ProductOption', 10 * (store.idBase.product + row) + at),
    name,
    position: at + 1,
    values: [...new Set(parts.map(each => each[at] ?? ''))],
  }));
}

/** "Bela Cotton Kurta - Black / XL"; the product's title alone where there is nothing to choose. */
export function displayNameOf({ variants, products }: World, row: number): string {
  const title = products.title[itemAt(variants.product, row)] ?? '';
  return variants.title[row] === 'Default Title' ? title : `${title} - ${variants.title[row]}`;
}

export function vendorOf({ products }: World, row: number): string {
  return products.vendor.values[itemAt(products.vendor.codes, row)] ?? '';
}

export function typeOf({ products }: World, row: number): string {
  return products.type.values[itemAt(products.type.codes, row)] ?? '';
}
