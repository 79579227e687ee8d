/** A made-up world as the store that ShopifyQL is asked about, and other stores of its merchant. */
import type { World } from '../../world/world.ts';
import { DAY_SECONDS } from './calendar.ts';
import { datasetOf } from './datasets/datasets.ts';
import type { Store } from './answer.ts';
import { together } from './datasets/together.ts';
import type { DatasetOf } from './row-set.ts';

type StoreSetting = {
  version: string;
  inventoryLagDays: number;
  lackedSchemas?: readonly string[];
  /** The other stores of the merchant's organization. */
  others?: readonly World[];
};

/** A world as a store that ShopifyQL can be asked about. */
export function storeOf(world: World, { version, inventoryLagDays, lackedSchemas, others = [] }: StoreSetting): Store {
  const ofAll: DatasetOf = (schema, ask) =>
    together([world, ...others].map(each => datasetOf(schema, each, { ...ask, inventoryLagDays })));
  return {
    timeZone: world.store.timeZone,
    currency: world.store.currency,
    start: world.firstDay * DAY_SECONDS,
    now: world.now,
    version,
    ...(lackedSchemas && { lackedSchemas }),
    ...(others.length > 0 && { organizationOf: ofAll }),
    datasetOf: (schema, ask) => datasetOf(schema, world, { ...ask, inventoryLagDays }),
  };
}
