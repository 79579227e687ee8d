/** Everything figures can be split and filtered by, and where each platform keeps it; the only list. */
import { customersAndOrders } from './catalogue/customers-and-orders.ts';
import { goodsAndPlaces } from './catalogue/goods-and-places.ts';
import { timeAndPlatform } from './catalogue/time-and-platform.ts';
import { trafficAndAds } from './catalogue/traffic-and-ads.ts';
import type { Dimension } from './metric.ts';

export const dimensions: readonly Dimension[] = [
  ...goodsAndPlaces,
  ...trafficAndAds,
  ...customersAndOrders,
  ...timeAndPlatform,
];

const byKey = new Map(dimensions.map(dimension => [dimension.key, dimension]));

/** Nothing where no figure can be split that way. */
export function dimensionByKey(key: string): Dimension | undefined {
  return byKey.get(key);
}
