import { itemAt } from '../../checked.ts';
import type { World } from '../world.ts';
import { byMoment, type Moment } from './moment.ts';
import { shippingLabels } from './shipping-labels.ts';

/** Of one order that has left, in minor units. */
type DeliveredOrder = Moment & {
  order: number;
  revenue: number;
  goods: number;
  tax: number;
  shippingCharged: number;
  costOfGoods: number;
  shippingPaid: number;
};

/** Orders with a label, on the order's day: what they brought and what they cost before anything came back. */
export function deliveredOrders(world: World): DeliveredOrder[] {
  const { orders, lines } = world;
  const rows = shippingLabels(world).map(({ order, cost }): DeliveredOrder => {
    let costOfGoods = 0;
    for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line++)
      costOfGoods += Math.max(0, itemAt(lines.cost, line));
    return {
      day: itemAt(orders.day, order),
      minute: itemAt(orders.minute, order),
      order,
      revenue: itemAt(orders.total, order),
      goods: itemAt(orders.gross, order) + itemAt(orders.discount, order),
      tax: itemAt(orders.tax, order),
      shippingCharged: itemAt(orders.shipping, order),
      costOfGoods,
      shippingPaid: cost,
    };
  });
  return byMoment(rows);
}
