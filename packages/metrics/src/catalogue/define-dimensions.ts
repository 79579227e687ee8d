import type { Dimension } from '../metric.ts';

/** A source that is not named cannot be split that way. */
type Definition = Pick<Dimension, 'key' | 'about'> & Partial<Dimension>;

const absent = { shopify: null, google_analytics: null, google_ads: null, meta: null };

export function defineDimensions(definitions: readonly Definition[]): Dimension[] {
  return definitions.map(definition => ({ ...absent, ...definition }));
}
