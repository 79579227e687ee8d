import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import type { Column } from '../engine/dataset.ts';
import { abcGrades } from './abc-grade.ts';
import { computed, constant, ids, lazily, many, oncePer, seenFrom } from './columns.ts';

/** Dimensions of a product or variant; rows are variants. */
export const productColumns = oncePer((world: World) => {
  const ofProduct = lazily(columnsOfProducts(world));
  const ofVariant = lazily(columnsOfVariants(world));
  const seen = new Map<string, Column | null>();
  return (name: string): Column | null => {
    const plain = name.replace(/_at_time_of_sale$/, '');
    if (!seen.has(plain)) seen.set(plain, ofVariant(plain) ?? seenFrom(world.variants.product, ofProduct(plain)));
    return seen.get(plain) ?? null;
  };
});

function columnsOfProducts({ products, collections, store }: World): Record<string, () => Column> {
  const { length } = products;
  const collectionTitles = (row: number) => (products.collections[row] ?? []).map(at => collections.title[at] ?? '');
  return {
    product_title: () => computed(length, row => products.title[row] || null),
    product_type: () => computed(length, row => products.type.values[itemAt(products.type.codes, row)] || null),
    product_vendor: () => computed(length, row => products.vendor.values[itemAt(products.vendor.codes, row)] || null),
    product_id: () => ids(length, store.idBase.product),
    product_status: () => constant(length, 'Active'),
    product_tag: () => many(length, row => products.tags[row] ?? []),
    product_tags: () => computed(length, row => JSON.stringify(products.tags[row] ?? [])),
    product_collection: () => many(length, collectionTitles),
    product_collections: () => computed(length, row => JSON.stringify(collectionTitles(row))),
  };
}

function columnsOfVariants(world: World): Record<string, () => Column> {
  const { variants, store } = world;
  const { length } = variants;
  return {
    product_variant_title: () => computed(length, row => variants.title[row] || null),
    product_variant_sku: () => computed(length, row => variants.sku[row] || null),
    product_variant_id: () => ids(length, store.idBase.variant),
    product_variant_price: () => computed(length, row => itemAt(variants.price, row) / 100),
    product_variant_abc_grade: () => abcGrades(world),
    inventory_item_id: () => ids(length, store.idBase.variant),
    inventory_item_cost: () =>
      computed(length, row => (itemAt(variants.cost, row) < 0 ? null : itemAt(variants.cost, row) / 100)),
    inventory_is_tracked: () => computed(length, row => variants.tracked[row] === 1),
    inventory_cost_is_recorded: () => computed(length, row => itemAt(variants.cost, row) >= 0),
  };
}
