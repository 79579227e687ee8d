import type { World } from '../../world/world.ts';
import type { AdsCustomer } from '../customers.ts';

/** The account a query is put to, and those it could have been put to. `today` is the account's own. */
export type Account = { world: World; customer: AdsCustomer; customers: readonly AdsCustomer[]; today: number };
