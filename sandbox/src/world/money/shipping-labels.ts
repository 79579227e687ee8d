import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';
import { byMoment, type Moment } from './moment.ts';

/** `cost` in minor units. */
export type Label = Moment & { order: number; service: string; packageName: string; cost: number };

const price = { base: 4_200, perUnit: 1_100, otherState: 1_800, abroad: 95_000, express: 1.6 };
const expressShare = 0.18;

/** One label per parcel that leaves for a customer, bought when it is packed. */
export function shippingLabels({ orders, store, seed }: World): Label[] {
  return byMoment(
    Array.from(orders.fulfilledDay).flatMap((day, order): Label[] => {
      const country = textAt(orders.shippingCountry, order);
      if (day < 0 || country === '' || textAt(orders.carrier, order) === '') return [];
      const isExpress = hashShare(`${seed}/express`, order) < expressShare;
      const units = itemAt(orders.units, order);
      const isHome = textAt(orders.shippingRegion, order) === store.region;
      const distance = country !== store.country ? price.abroad : isHome ? 0 : price.otherState;
      const plain = price.base + price.perUnit * units + distance;
      return [
        {
          day,
          minute: itemAt(orders.fulfilledMinute, order),
          order,
          service: isExpress ? 'Express' : 'Surface',
          packageName: units > 2 ? 'Large box' : 'Courier bag',
          cost: Math.round(plain * (isExpress ? price.express : 1)),
        },
      ];
    }),
  );
}
