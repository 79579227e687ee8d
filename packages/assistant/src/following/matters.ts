/** What a figure is about, as people change the subject: sales, ads, stock or visits. */
export const matterOf = (key: string): string => matters.find(([, pattern]) => pattern.test(key))?.[0] ?? 'sales';
const matters: [string, RegExp][] = [
  ['ads', /google_ads|ad_spend|roas|^meta_|^blended_/],
  ['stock', /inventory|stock|days_of_cover|sell_through/],
  ['visits', /session|visit|bounce|engage|pageview|users|conversion|checkout|cart|purchaser|screenPage/i],
];
