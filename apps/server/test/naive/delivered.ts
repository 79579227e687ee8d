/** What became of the parcels by plain loops: from what happened to each order in the world, not from how a platform shows it. */
import { adTable } from './ads.ts';
import { loopOf, pairOf, share, textOf, type Loop, type Scene } from './groups.ts';
import { salesTable, type SalesSums } from './sales.ts';

type Fate = 'delivered' | 'came back' | 'open';

/** The world remembers refused parcels as such; a platform shows only that their payment is void. */
export function fates({ world }: Scene): (order: number) => Fate {
  const { orders, reversals, payments } = world;
  const refused = new Set<number>();
  for (let back = 0; back < reversals.length; back++)
    if (textOf(reversals.kind, back) === 'refused') refused.add(reversals.order[back]!);
  const paid = new Set<number>();
  for (let row = 0; row < payments.length; row++)
    if (textOf(payments.kind, row) === 'sale') paid.add(payments.order[row]!);
  return order => {
    if (refused.has(order)) return 'came back';
    const isSent = textOf(orders.fulfilmentStatus, order) === 'Fulfilled';
    return isSent && paid.has(order) && orders.cancelledDay[order]! < 0 ? 'delivered' : 'open';
  };
}

export function deliveredLoops(scene: Scene): Record<string, Loop> {
  const { orders } = scene.world;
  const fateOf = fates(scene);
  const isCash = (order: number) => textOf(orders.gateway, order) === 'Cash on Delivery (COD)';
  const isParcel = (order: number) => textOf(orders.channel, order) !== 'Point of Sale';
  const all = salesTable(scene);
  const cancelled = salesTable(scene, order => orders.cancelledDay[order]! >= 0);
  const delivered = salesTable(scene, order => fateOf(order) === 'delivered');
  const cashDelivered = salesTable(scene, order => fateOf(order) === 'delivered' && isCash(order));
  const back = salesTable(scene, order => fateOf(order) === 'came back');
  const known = salesTable(scene, order => fateOf(order) !== 'open' && isParcel(order));
  const waits = (order: number) => /^(Unfulfilled|Partial)$/.test(textOf(orders.fulfilmentStatus, order) ?? '');
  const unsent = salesTable(scene, order => waits(order) && orders.cancelledDay[order]! < 0);
  const ads = adTable(scene);
  const count = ({ orders: { size } }: SalesSums) => size;
  const net = ({ gross, discount, backNet }: SalesSums) => gross + discount + backNet;
  const undone = pairOf(back, cancelled, (some, more) => count(some) + count(more));
  return {
    delivered_orders: loopOf(delivered, count),
    cod_delivered_orders: loopOf(cashDelivered, count),
    rto_orders: loopOf(back, count),
    parcels_with_outcome: loopOf(known, count),
    unsent_orders: loopOf(unsent, count),
    orders_on_the_way: without(
      pairOf(all, delivered, (every, some) => count(every) - count(some)),
      undone,
    ),
    rto_rate: pairOf(back, known, (some, every) => share(count(some), count(every))),
    cod_rto_rate: pairOf(back, cashDelivered, (some, others) => share(count(some), count(some) + count(others))),
    rto_value: loopOf(back, ({ gross }) => gross / 100),
    delivered_sales: loopOf(delivered, sums => net(sums) / 100),
    delivered_total_sales: loopOf(delivered, ({ total }) => total / 100),
    delivered_taxes: loopOf(delivered, ({ tax }) => tax / 100),
    delivered_gross_profit: loopOf(delivered, ({ costedNet, cost }) => (costedNet - cost) / 100),
    delivered_roas: pairOf(delivered, ads, (sales, { cost }) => share(net(sales), cost)),
    placed_roas: pairOf(all, ads, ({ gross, discount }, { cost }) => share(gross + discount, cost)),
  };
}

/** One loop less another, row by row. */
function without(one: Loop, other: Loop): Loop {
  return {
    by: splits => {
      const others = new Map(other.by(splits).map(({ label, value }) => [label, value ?? 0]));
      return one.by(splits).map(({ label, value }) => ({ label, value: (value ?? 0) - (others.get(label) ?? 0) }));
    },
    nothing: 0,
  };
}
