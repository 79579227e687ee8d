import { entry } from '../../checked.ts';
import { dictionaryOf } from '../columns.ts';
import type { Collections, Products } from '../tables.ts';
import type { Story } from '../story/story.ts';
import type { FileLine } from './read-order-lines.ts';

export type LoadedCatalogue = {
  products: Products;
  collections: Collections;
  variants: Story['variants'];
  /** Row of the variant of a SKU in capitals. */
  rowOfSku: ReadonlyMap<string, number>;
};

type Goods = { titles: Map<string, number>; price: number; firstDay: number };

/** One product with one variant for every SKU that was sold or taken back. */
export function loadedCatalogue(
  sales: readonly FileLine[],
  returns: readonly FileLine[],
  span: { firstDay: number },
): LoadedCatalogue {
  const goods = new Map<string, Goods>();
  for (const line of [...sales, ...returns]) {
    const sku = line.sku.toUpperCase();
    const known = goods.get(sku) ?? { titles: new Map<string, number>(), price: 0, firstDay: line.day };
    goods.set(sku, known);
    const title = line.title.trim();
    if (line.quantity > 0 || known.titles.size === 0) known.titles.set(title, (known.titles.get(title) ?? 0) + 1);
    known.price = Math.round(line.price);
  }
  const skus = [...goods.keys()];
  const titles = skus.map(sku => usualTitle(entry(goods, sku)) || sku);
  return {
    products: productsOf(
      skus,
      titles,
      skus.map(sku => Math.max(entry(goods, sku).firstDay, span.firstDay - 1)),
    ),
    collections: { length: 0, title: [], handle: [], products: [] },
    variants: variantsOf(
      skus,
      skus.map(sku => entry(goods, sku).price),
    ),
    rowOfSku: new Map(skus.map((sku, row) => [sku, row])),
  };
}

/** SKUs that are not goods, by what they are. */
export function productType(sku: string): string {
  if (['POST', 'DOT', 'C2'].includes(sku)) return 'Postage';
  if (['AMAZONFEE', 'BANK CHARGES', 'CRUK'].includes(sku)) return 'Fee';
  if (['D', 'M', 'S', 'B'].includes(sku)) return 'Adjustment';
  return sku.startsWith('GIFT_') ? 'Gift voucher' : 'Gift';
}

function usualTitle({ titles }: Goods): string {
  let usual = '';
  for (const [title, count] of titles) if (count > (titles.get(usual) ?? 0)) usual = title;
  return usual;
}

function productsOf(skus: readonly string[], titles: readonly string[], firstDays: readonly number[]): Products {
  return {
    length: skus.length,
    title: titles,
    handle: skus.map(sku => sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
    type: dictionaryOf(skus.map(productType)),
    vendor: dictionaryOf(skus.map(() => 'Online Retail')),
    tags: skus.map(() => []),
    publishedDay: Int32Array.from(firstDays),
    variantStart: Int32Array.from({ length: skus.length + 1 }, (_, row) => row),
    collections: skus.map(() => []),
  };
}

function variantsOf(skus: readonly string[], prices: readonly number[]): Story['variants'] {
  const none = new Int32Array(skus.length);
  return {
    length: skus.length,
    product: Int32Array.from(skus.keys()),
    title: skus.map(() => 'Default Title'),
    sku: skus,
    price: Int32Array.from(prices),
    cost: new Int32Array(skus.length).fill(-1),
    available: none,
    stock: [none],
    tracked: new Uint8Array(skus.length),
    oversell: new Uint8Array(skus.length),
  };
}
