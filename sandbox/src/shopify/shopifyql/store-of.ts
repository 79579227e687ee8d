import type { World } from '../../world/world.ts';
import { DAY_SECONDS } from './calendar.ts';
import { datasetOf } from './datasets/datasets.ts';
import type { Store } from './answer.ts';

/** A world as a store that ShopifyQL can be asked about. */
export function storeOf(
  world: World,
  { version, inventoryLagDays }: { version: string; inventoryLagDays: number },
): Store {
  return {
    timeZone: world.store.timeZone,
    currency: world.store.currency,
    start: world.firstDay * DAY_SECONDS,
    now: world.now,
    version,
    datasetOf: (schema, ask) => datasetOf(schema, world, { ...ask, inventoryLagDays }),
  };
}
