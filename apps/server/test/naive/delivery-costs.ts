/** Delivery costs and delivered profit by plain loops: parcels and amounts of the stretches between two changes of a rate, each at its rates. */
import type { RateName } from '@tillsight/contract/rates';
import { adTable } from './ads.ts';
import { fates } from './delivered.ts';
import { isoDay, loopOf, pairOf, share, textOf, type Loop, type Scene, type Table } from './groups.ts';
import { salesTable, type SalesSums } from './sales.ts';

type SetRate = { name: RateName; from_day: string; value: number };

/** Three of them change within the days that are held; a fee on cash collected was not taken before November. */
export const ratesOfTheTests: readonly SetRate[] = [
  { name: 'shipping_out', from_day: '2026-01-01', value: 68 },
  { name: 'shipping_out', from_day: '2026-11-01', value: 72.5 },
  { name: 'shipping_back', from_day: '2026-01-01', value: 55 },
  { name: 'packaging', from_day: '2026-01-01', value: 12 },
  { name: 'packaging', from_day: '2026-10-20', value: 14 },
  { name: 'cod_fixed', from_day: '2026-01-01', value: 30 },
  { name: 'cod_percent', from_day: '2026-11-01', value: 1.5 },
  { name: 'gateway_percent', from_day: '2026-01-01', value: 2 },
  { name: 'fee_tax_percent', from_day: '2026-11-10', value: 18 },
];

const rateOn = (wanted: RateName, day: number): number =>
  ratesOfTheTests.findLast(({ name, from_day }) => name === wanted && from_day <= isoDay(day))?.value ?? 0;

type Costs = {
  out: number;
  back: number;
  rtoOut: number;
  packaging: number;
  codFixed: number;
  codShare: number;
  gateway: number;
};
const noCosts = (): Costs => ({ out: 0, back: 0, rtoOut: 0, packaging: 0, codFixed: 0, codShare: 0, gateway: 0 });

export function deliveryCostLoops(scene: Scene): Record<string, Loop> {
  const kinds = kindsOf(scene);
  const sent = salesTable(scene, kinds.isSent);
  const byParcel = salesTable(scene, kinds.isDeliveredParcel);
  const byCash = salesTable(scene, kinds.isDeliveredCash);
  const delivered = salesTable(scene, kinds.isDelivered);
  const costs = costTable(scene, kinds);
  const ads = adTable(scene);
  const allOf = (each: Costs): number =>
    each.out + each.back + each.packaging + each.codFixed + each.codShare + each.gateway;
  const profit = ({ costedNet, cost }: SalesSums, each: Costs): number => (costedNet - cost) / 100 - allOf(each);
  const both = joined(delivered, costs);
  return {
    sent_parcels: loopOf(sent, ({ orders }) => orders.size),
    delivered_parcel_sales: loopOf(byParcel, ({ total }) => total / 100),
    cod_delivered_total_sales: loopOf(byCash, ({ total }) => total / 100),
    prepaid_delivered_sales: pairOf(byParcel, byCash, (all, cash) => (all.total - cash.total) / 100),
    shipping_out_costs: loopOf(costs, ({ out }) => out),
    shipping_back_costs: loopOf(costs, ({ back }) => back),
    rto_shipping_out_costs: loopOf(costs, ({ rtoOut }) => rtoOut),
    rto_shipping_costs: loopOf(costs, ({ rtoOut, back }) => rtoOut + back),
    packaging_costs: loopOf(costs, ({ packaging }) => packaging),
    cod_order_fees: loopOf(costs, ({ codFixed }) => codFixed),
    cod_value_fees: loopOf(costs, ({ codShare }) => codShare),
    cod_fees: loopOf(costs, ({ codFixed, codShare }) => codFixed + codShare),
    gateway_fees: loopOf(costs, ({ gateway }) => gateway),
    delivery_costs: loopOf(costs, allOf),
    delivered_profit: loopOf(both, ({ one, other }) => profit(one, other)),
    delivered_profit_margin: loopOf(both, ({ one, other }) =>
      share(profit(one, other), (one.gross + one.discount + one.backNet) / 100),
    ),
    delivered_profit_per_order: loopOf(both, ({ one, other }) => share(profit(one, other), one.orders.size)),
    delivered_profit_after_ads: pairOf(both, ads, ({ one, other }, { cost }) => profit(one, other) - cost / 100),
  };
}

type Kinds = Record<
  'isSent' | 'isBack' | 'isDelivered' | 'isDeliveredParcel' | 'isDeliveredCash',
  (order: number) => boolean
>;

function kindsOf(scene: Scene): Kinds {
  const { orders } = scene.world;
  const fateOf = fates(scene);
  const isParcel = (order: number) => textOf(orders.channel, order) !== 'Point of Sale';
  const isGone = (order: number) =>
    textOf(orders.fulfilmentStatus, order) === 'Fulfilled' && orders.cancelledDay[order]! < 0;
  const isBack = (order: number) => fateOf(order) === 'came back';
  const isDelivered = (order: number) => fateOf(order) === 'delivered';
  return {
    isSent: order => isParcel(order) && (isBack(order) || isGone(order)),
    isBack,
    isDelivered,
    isDeliveredParcel: order => isDelivered(order) && isParcel(order),
    isDeliveredCash: order => isDelivered(order) && textOf(orders.gateway, order) === 'Cash on Delivery (COD)',
  };
}

function costTable(scene: Scene, { isSent, isBack, isDeliveredParcel, isDeliveredCash }: Kinds): Table<Costs> {
  const stretches = stretchesOf(scene).map(stretch => ({
    day: stretch.from,
    sent: salesTable(stretch, isSent),
    back: salesTable(stretch, isBack),
    byParcel: salesTable(stretch, isDeliveredParcel),
    byCash: salesTable(stretch, isDeliveredCash),
  }));
  return {
    empty: noCosts,
    groups: splits => {
      const groups = new Map<string, Costs>();
      const at = (label: string): Costs => {
        const known = groups.get(label) ?? noCosts();
        groups.set(label, known);
        return known;
      };
      for (const { day, sent, back, byParcel, byCash } of stretches) {
        const tax = 1 + rateOn('fee_tax_percent', day) / 100;
        const parts = (name: RateName): number => (rateOn(name, day) / 100) * tax;
        for (const { label, sums } of sent.groups(splits)) {
          at(label).out += sums.orders.size * rateOn('shipping_out', day) * tax;
          at(label).packaging += sums.orders.size * rateOn('packaging', day);
        }
        for (const { label, sums } of back.groups(splits)) {
          at(label).back += sums.orders.size * rateOn('shipping_back', day) * tax;
          at(label).rtoOut += sums.orders.size * rateOn('shipping_out', day) * tax;
        }
        for (const { label, sums } of byParcel.groups(splits))
          at(label).gateway += (sums.total / 100) * parts('gateway_percent');
        for (const { label, sums } of byCash.groups(splits)) {
          at(label).codFixed += sums.orders.size * rateOn('cod_fixed', day) * tax;
          at(label).codShare += (sums.total / 100) * parts('cod_percent');
          at(label).gateway -= (sums.total / 100) * parts('gateway_percent');
        }
      }
      return [...groups].map(([label, sums]) => ({ label, sums }));
    },
  };
}

/** Runs of days on which no rate changes. */
function stretchesOf({ world, from, to }: Scene): Scene[] {
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const begins = days.filter(day => day === from || ratesOfTheTests.some(({ from_day }) => from_day === isoDay(day)));
  return begins.map((day, at) => ({ world, from: day, to: (begins[at + 1] ?? to + 1) - 1 }));
}

/** Two tables side by side; their groups meet by name. */
function joined<One, Other>(one: Table<One>, other: Table<Other>): Table<{ one: One; other: Other }> {
  return {
    empty: () => ({ one: one.empty(), other: other.empty() }),
    groups: splits => {
      const ones = new Map(one.groups(splits).map(({ label, sums }) => [label, sums]));
      const others = new Map(other.groups(splits).map(({ label, sums }) => [label, sums]));
      return [...new Set([...ones.keys(), ...others.keys()])].map(label => ({
        label,
        sums: { one: ones.get(label) ?? one.empty(), other: others.get(label) ?? other.empty() },
      }));
    },
  };
}
