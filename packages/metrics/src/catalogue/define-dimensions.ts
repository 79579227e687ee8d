import type { Dimension } from '../metric.ts';

/** A source that is not named cannot be split that way. */
type Definition = Pick<Dimension, 'key' | 'about'> & Partial<Dimension>;

const absent = { shopify: null, google_analytics: null, google_ads: null, meta: null, shiprocket: null };

export function defineDimensions(definitions: readonly Definition[]): Dimension[] {
  return definitions.map(definition => ({ ...absent, ...definition }));
}

/** One field of the same name in several ShopifyQL datasets; their names with blanks between them. */
export function inDatasets(datasets: string, field: string): Record<string, string> {
  return Object.fromEntries(datasets.split(' ').map(dataset => [dataset, field]));
}
