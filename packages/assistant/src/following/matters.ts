/** What figures are about, and what they may be split by. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { ideaOf } from '../vocabulary/ideas.ts';

/** What a figure is about, as people change the subject: sales, ads, stock or visits. */
export const matterOf = (key: string): string => matters.find(([, pattern]) => pattern.test(key))?.[0] ?? 'sales';
const matters: [string, RegExp][] = [
  ['ads', /google_ads|ad_spend|roas|^meta_|^blended_/],
  ['stock', /inventory|stock|days_of_cover|sell_through/],
  ['visits', /session|visit|bounce|engage|pageview|users|conversion|checkout|cart|purchaser|screenPage/i],
];

/** Whether any source knows the figure split that way. */
export const canBeSplit = (key: string, dimension: string): boolean =>
  [key, ...(ideaOf(key)?.members ?? [])].some(each => metricByKey(each)?.dimensions.includes(dimension) ?? false);
