import { itemAt } from '../../checked.ts';
import { metaPlacements } from '../../world/data/meta-campaigns.ts';
import { metaAges, metaDevices, metaGenders } from '../../world/meta/split-meta-day.ts';
import type { MetaDimension } from '../../world/meta/split-meta-day.ts';
import type { World } from '../../world/world.ts';
import { MetaError, notEmulated } from '../meta-error.ts';

type Breakdown = {
  dimension: MetaDimension;
  labelOf: (world: World, key: number) => string;
  /** Conversions that happen off Meta are not told so. */
  hidesActions?: true;
  /** Reach and frequency are 0. */
  hidesReach?: true;
};

const pad = (hour: number) => String(hour).padStart(2, '0');

const breakdowns: Record<string, Breakdown> = {
  age: { dimension: 'age', labelOf: (_, key) => itemAt(metaAges, key) },
  gender: { dimension: 'gender', labelOf: (_, key) => itemAt(metaGenders, key) },
  country: { dimension: 'place', labelOf: ({ places }, key) => itemAt(places, key).countryCode },
  region: { dimension: 'place', labelOf: ({ places }, key) => itemAt(places, key).region, hidesActions: true },
  publisher_platform: { dimension: 'placement', labelOf: (_, key) => itemAt(metaPlacements, key).publisher },
  platform_position: { dimension: 'placement', labelOf: (_, key) => itemAt(metaPlacements, key).position },
  device_platform: { dimension: 'device', labelOf: (_, key) => itemAt(metaDevices, key) },
  hourly_stats_aggregated_by_advertiser_time_zone: {
    dimension: 'hour',
    labelOf: (_, key) => `${pad(key)}:00:00 - ${pad(key)}:59:59`,
    hidesActions: true,
    hidesReach: true,
  },
  product_id: {
    dimension: 'product',
    labelOf: ({ products, store }, key) => `${store.idBase.product + key}, ${itemAt(products.title, key)}`,
    hidesActions: true,
    hidesReach: true,
  },
};

const removed = new Set([
  'dma',
  'impression_device',
  'frequency_value',
  'hourly_stats_aggregated_by_audience_time_zone',
]);

/** Those that may be asked for together; of all other combinations Meta allows some, and this emulation none. */
const together = ['age,gender', 'platform_position,publisher_platform'];

export function checkedBreakdowns(asked: string[]): string[] {
  for (const name of asked) {
    // Removed in 2026, or only for apps that have opted in.
    if (removed.has(name)) throw invalidMix(asked);
    if (!Object.hasOwn(breakdowns, name)) throw notEmulated(`the breakdown ${name}, which may not exist`);
  }
  if (asked.length > 1 && !together.includes(asked.toSorted().join(','))) throw invalidMix(asked);
  if (asked.join() === 'platform_position') throw invalidMix(asked);
  return asked;
}

export function breakdownOf(name: string): Breakdown {
  return itemAt(breakdowns, name);
}

function invalidMix(asked: readonly string[]): MetaError {
  return new MetaError(2, `Current combination of data breakdown columns (${asked.join(', ')}) is invalid`, {
    subcode: 1504041,
  });
}
