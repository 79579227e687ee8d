/** Where Meta keeps what figures are split and filtered by. */
import { dimensionByKey } from '@tillsight/metrics/catalogue';
import type { MetaDimension } from '@tillsight/metrics/metric';
import type { SourceQuery } from '@tillsight/metrics/request';

/** What rows are split by, and what they are filtered by afterwards. */
export function dimensionsOf({ by, where }: SourceQuery): string[] {
  return [...new Set([...by, ...where.map(filter => filter.dimension)])];
}

export function metaDimensionOf(key: string): MetaDimension {
  const found = dimensionByKey(key)?.meta;
  if (found === undefined || found === null)
    throw new Error(`Meta cannot be split by ${key}; the plan should have known.`);
  return found;
}
