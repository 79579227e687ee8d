import type { Catalogue } from '../catalogue.ts';
import type * as tables from '../tables.ts';
import type { World } from '../world.ts';

/** Moments are minutes since 1970-01-01 of the local calendar: day * 1440 + minute. -1 = never. */
export type OrderMoments = {
  fulfilledAt: Int32Array;
  completedAt: Int32Array;
  deliveredAt: Int32Array;
  cancelledAt: Int32Array;
  refusedAt: Int32Array;
};

/** Columns of orders that depend on the clock; view/ makes them anew for every minute. */
export type ClockColumns =
  | 'financialStatus'
  | 'fulfilmentStatus'
  | 'fulfilledDay'
  | 'fulfilledMinute'
  | 'fulfilledAfterHours'
  | 'deliveredDay'
  | 'cancelledDay'
  | 'currentTotal';

export type StoryOrders = Omit<tables.Orders, ClockColumns> & OrderMoments;

/** What never changes about customers. */
export type StoryCustomers = Pick<
  tables.Customers,
  'length' | 'firstName' | 'lastName' | 'city' | 'region' | 'country' | 'firstOrderDay' | 'acceptsMarketing'
>;

/**
 * Everything that happens until the end of today. It depends on the date and the seed only, is kept on disk, and is cut at the clock's
 * minute by view/world-at.ts to become a World.
 */
export type Story = Omit<World, 'now' | 'minute' | 'products' | 'collections' | 'variants' | 'customers' | 'orders'> & {
  /** True when the shop's list of open orders is held within its usual bounds (view/order-states.ts). */
  keepsOpenList: boolean;
  products: Catalogue['products'];
  collections: Catalogue['collections'];
  variants: Omit<tables.Variants, 'committed'>;
  customers: StoryCustomers;
  orders: StoryOrders;
};
