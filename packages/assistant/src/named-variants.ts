/** Variants as they are named beside their product: "Ruby" of "Kundan Choker Set", and not the product's name a second time. */
import type { Filter } from '@tillsight/metrics/request';

export function variantsBesideProduct(where: Filter[]): Filter[] {
  const product = productOf(where);
  if (product === undefined) return where;
  const start = `${product} - `;
  return where.map(filter => {
    const own = filter.dimension === 'variant' ? (filter.is ?? []).filter(value => value.startsWith(start)) : [];
    return own.length === 0 ? filter : { ...filter, is: own.map(value => value.slice(start.length)) };
  });
}

/** Undefined where there are several: then a variant needs the name of its own. */
function productOf(where: Filter[]): string | undefined {
  const products = where.flatMap(({ dimension, is }) => (dimension === 'product' ? (is ?? []) : []));
  return products.length === 1 ? products[0] : undefined;
}
