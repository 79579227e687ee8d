import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import type { FieldFilter } from '../search-filter.ts';
import { displayNameOf, typeOf, vendorOf } from './product-records.ts';

export function productFields(world: World): Record<string, FieldFilter> {
  const { products, variants, store } = world;
  const variantsOf = (row: number) => {
    const from = itemAt(products.variantStart, row);
    return Array.from({ length: itemAt(products.variantStart, row + 1) - from }, (_, at) => from + at);
  };
  const total = (row: number) => variantsOf(row).reduce((sum, variant) => sum + itemAt(variants.available, variant), 0);
  return {
    default: { test: (row, value) => (products.title[row] ?? '').toLowerCase().includes(value.toLowerCase()) },
    id: { number: row => store.idBase.product + row },
    title: { text: row => products.title[row] ?? '' },
    handle: { text: row => products.handle[row] ?? '' },
    status: { text: () => 'active' },
    vendor: { text: row => vendorOf(world, row) },
    product_type: { text: row => typeOf(world, row) },
    tag: { text: row => products.tags[row] ?? [] },
    sku: { text: row => variantsOf(row).map(variant => variants.sku[variant] ?? '') },
    inventory_total: { number: total },
    tracks_inventory: { text: row => String(variantsOf(row).some(variant => variants.tracked[variant] === 1)) },
    out_of_stock_somewhere: {
      text: row => String(variantsOf(row).some(variant => variants.stock.some(level => itemAt(level, variant) <= 0))),
    },
    gift_card: { text: () => 'false' },
    created_at: { moment: row => itemAt(products.publishedDay, row) * 1440 },
    published_at: { moment: row => itemAt(products.publishedDay, row) * 1440 },
  };
}

export function variantFields(world: World): Record<string, FieldFilter> {
  const { products, variants, collections, store } = world;
  const product = (row: number) => itemAt(variants.product, row);
  return {
    default: { test: (row, value) => displayNameOf(world, row).toLowerCase().includes(value.toLowerCase()) },
    id: { number: row => store.idBase.variant + row },
    sku: { text: row => variants.sku[row] ?? '' },
    title: { text: row => variants.title[row] ?? '' },
    product_id: { number: row => store.idBase.product + product(row) },
    product_status: { text: () => 'active' },
    inventory_quantity: { number: row => itemAt(variants.available, row) },
    managed: { text: row => String(variants.tracked[row] === 1) },
    managed_by: { text: row => (variants.tracked[row] === 1 ? 'shopify' : '') },
    vendor: { text: row => vendorOf(world, product(row)) },
    product_type: { text: row => typeOf(world, product(row)) },
    tag: { text: row => products.tags[product(row)] ?? [] },
    collection: { text: row => (products.collections[product(row)] ?? []).map(at => collections.handle[at] ?? '') },
    gift_card: { text: () => 'false' },
    location_id: { test: (_, value) => store.locations.some(location => String(location.id) === value) },
    taxable: { text: () => 'true' },
  };
}

export function collectionFields({ collections, store }: World): Record<string, FieldFilter> {
  return {
    default: { test: (row, value) => (collections.title[row] ?? '').toLowerCase().includes(value.toLowerCase()) },
    id: { number: row => store.idBase.collection + row },
    title: { text: row => collections.title[row] ?? '' },
    handle: { text: row => collections.handle[row] ?? '' },
  };
}
