import { addAt, itemAt } from '../checked.ts';
import { collections as collectionRules, products as productData, sizeWeights } from './data/products.ts';
import type { CollectionRule, ProductData } from './data/products.ts';
import type { PlantedEvent } from './data/events.ts';
import { dictionaryOf } from './columns.ts';
import type { Collections, Products } from './tables.ts';

/** One variant while the story is being made: what the generator needs to choose and price it. */
export type VariantFacts = {
  product: number;
  title: string;
  productTitle: string;
  type: ProductData['type'];
  tags: readonly string[];
  colour: string;
  sku: string;
  /** Paise, tax included. */
  price: number;
  cost: number;
  /** Part of all units on a plain day, before any lift. */
  weight: number;
  /** First and last day on which it sells. */
  sellsFrom: number;
  sellsUntil: number;
};

export type Catalogue = { products: Products; collections: Collections; variants: readonly VariantFacts[] };

export type CatalogueOptions = { today: number; firstDay: number; events: readonly PlantedEvent[] };

export function buildCatalogue(options: CatalogueOptions): Catalogue {
  const variants = productData.flatMap((data, product) => variantsOf(data, product, options));
  separateSkus(variants);
  const members = collectionRules.map(rule => membersOf(rule.anyOf, options));
  const variantStart = new Int32Array(productData.length + 1);
  for (const variant of variants) addAt(variantStart, variant.product + 1, 1);
  for (let product = 0; product < productData.length; product++)
    addAt(variantStart, product + 1, itemAt(variantStart, product));
  const products: Products = {
    length: productData.length,
    title: productData.map(data => data.title),
    handle: productData.map(data => handleOf(data.title)),
    type: dictionaryOf(productData.map(data => data.type)),
    vendor: dictionaryOf(productData.map(data => data.vendor)),
    tags: productData.map(data => [data.type.toLowerCase(), ...(data.tags ?? [])]),
    publishedDay: Int32Array.from(productData, data => publishedDay(data, options)),
    variantStart,
    collections: productData.map((_, product) =>
      members.flatMap((list, index) => (list.includes(product) ? [index] : [])),
    ),
  };
  const collections: Collections = {
    length: collectionRules.length,
    title: collectionRules.map(rule => rule.title),
    handle: collectionRules.map(rule => handleOf(rule.title)),
    products: members,
  };
  return { products, collections, variants };
}

function variantsOf(data: ProductData, product: number, options: CatalogueOptions): VariantFacts[] {
  const sizes = data.sizes.length > 0 ? data.sizes : [''];
  const sizeTotal = sizes.reduce((sum, size) => sum + (sizeWeights[size] ?? 1), 0);
  const newPrice = options.events.find(event => event.kind === 'price-rise' && event.product === data.title);
  return data.colours.flatMap((colour, choice) =>
    sizes.map(size => ({
      product,
      title: size === '' ? colour : `${colour} / ${size}`,
      productTitle: data.title,
      type: data.type,
      tags: data.tags ?? [],
      colour,
      sku: skuOf(data.title, colour, size),
      price: Math.round(100 * (newPrice?.kind === 'price-rise' ? newPrice.to : choiceOf(data.price, choice))),
      cost: data.cost === null ? -1 : Math.round(100 * choiceOf(data.cost, choice)),
      weight: (data.weight / data.colours.length) * ((sizeWeights[size] ?? 1) / sizeTotal),
      sellsFrom: publishedDay(data, options),
      sellsUntil: data.lastSoldDaysAgo === undefined ? options.today : options.today - data.lastSoldDaysAgo - 1,
    })),
  );
}

function publishedDay(data: ProductData, options: CatalogueOptions): number {
  return data.publishedDaysAgo === undefined ? options.firstDay - 1 : options.today - data.publishedDaysAgo;
}

function choiceOf(amounts: number | readonly number[], choice: number): number {
  return typeof amounts === 'number' ? amounts : itemAt(amounts, choice);
}

function skuOf(title: string, colour: string, size: string): string {
  const parts = ['KL', title.slice(0, 3), colour.slice(0, 3), size].filter(part => part !== '');
  return parts.join('-').toUpperCase();
}

/** Three letters do not tell every product apart; where two products collide, the first letter of the second word joins them. */
function separateSkus(variants: VariantFacts[]): void {
  const productsOfSku = Map.groupBy(variants, variant => variant.sku);
  for (const [sku, holders] of productsOfSku) {
    if (new Set(holders.map(holder => holder.product)).size === 1) continue;
    for (const holder of holders) {
      const initial = holder.productTitle.split(' ')[1]?.[0]?.toUpperCase() ?? '';
      holder.sku = sku.slice(0, 6) + initial + sku.slice(6);
    }
  }
}

function membersOf(rules: readonly CollectionRule[], options: CatalogueOptions): number[] {
  return productData.flatMap((data, product) => (rules.some(rule => fits(rule, data, options)) ? [product] : []));
}

function fits(rule: CollectionRule, data: ProductData, options: CatalogueOptions): boolean {
  const price = choiceOf(data.price, 0);
  if (rule.types && !rule.types.includes(data.type)) return false;
  if (rule.titles && !rule.titles.includes(data.title)) return false;
  if (rule.priceAbove !== undefined && price <= rule.priceAbove) return false;
  if (rule.priceBelow !== undefined && price >= rule.priceBelow) return false;
  if (rule.publishedWithinDays === undefined) return true;
  return options.today - publishedDay(data, options) <= rule.publishedWithinDays && data.publishedDaysAgo !== undefined;
}

function handleOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
