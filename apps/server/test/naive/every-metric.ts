/** A plain loop for every metric whose platform can be connected. A metric that is new has none, and its test fails. */
import { adLoops, adShareLoops, adTable, type AdSums } from './ads.ts';
import { itemLoops, presentLoops, searchResultLoops } from './analytics-items.ts';
import { seenLoops, seenTable } from './analytics.ts';
import { campaignLoops } from './campaigns.ts';
import { deliveredLoops } from './delivered.ts';
import { deliveryCostLoops } from './delivery-costs.ts';
import { firstOrderLoops } from './first-orders.ts';
import { loopOf, pairOf, share, textOf, type Loop, type Scene, type Table } from './groups.ts';
import { metaLoops, metaTable, type MetaSums } from './meta.ts';
import { moneyLoops } from './money.ts';
import {
  attemptLoops,
  customerTable,
  discountLoops,
  parcelLoops,
  paymentLoops,
  searchLoops,
  speedLoops,
  taxLoops,
} from './orders.ts';
import { salesLoops, salesTable, type SalesSums } from './sales.ts';
import { checkoutLoops, openOrderLoops, stockDayLoops, stockLoops } from './stock.ts';
import { supplyLoops } from './supply.ts';
import { visitLoops, visitTable } from './visits.ts';

export function plainLoops(scene: Scene): Map<string, Loop> {
  return new Map(
    Object.entries({
      ...saleLoops(scene),
      ...deliveredLoops(scene),
      ...deliveryCostLoops(scene),
      ...paymentLoops(scene),
      ...attemptLoops(scene),
      ...taxLoops(scene),
      ...discountLoops(scene),
      ...parcelLoops(scene),
      ...searchLoops(scene),
      ...speedLoops(scene),
      ...stockLoops(scene),
      ...stockDayLoops(scene),
      ...openOrderLoops(scene),
      ...checkoutLoops(scene),
      ...itemLoops(scene),
      ...searchResultLoops(scene),
      ...presentLoops(scene),
      ...joinedLoops(scene),
      ...firstOrderLoops(scene),
      ...moneyLoops(scene),
      ...campaignLoops(scene),
      ...supplyLoops(scene),
    }),
  );
}

function saleLoops(scene: Scene): Record<string, Loop> {
  const { orders } = scene.world;
  const online = salesTable(scene, order => textOf(orders.channel, order) === 'Online Store');
  const cancelled = salesTable(scene, order => orders.cancelledDay[order]! >= 0);
  const all = salesTable(scene);
  return {
    ...salesLoops(all),
    online_store_sales: loopOf(online, ({ total }) => total / 100),
    online_store_orders: loopOf(online, ({ orders: { size } }) => size),
    cancelled_orders: loopOf(cancelled, ({ orders: { size } }) => size),
    cancellation_rate: pairOf(cancelled, all, (some, every) => share(some.orders.size, every.orders.size)),
    units_sold_per_day: {
      by: splits => {
        const days = splits.includes('day') ? 1 : scene.to - scene.from + 1;
        return loopOf(all, ({ units }) => units / days).by(splits);
      },
      nothing: 0,
    },
  };
}

/** Figures to which several tables, often several platforms, contribute. */
function joinedLoops(scene: Scene): Record<string, Loop> {
  const { orders } = scene.world;
  const all = salesTable(scene);
  const online = salesTable(scene, order => textOf(orders.channel, order) === 'Online Store');
  const [visits, seen, ads, customers] = [visitTable(scene), seenTable(scene), adTable(scene), customerTable(scene)];
  return {
    ...visitLoops(visits),
    ...seenLoops(seen),
    ...adLoops(ads),
    ...adShareLoops(ads),
    customers_who_reordered: loopOf(customers, ({ again }) => again),
    repeat_purchase_rate: pairOf(customers, all, ({ again }, { newCustomers }) => share(again, newCustomers.size)),
    ...blendedLoops(all, paidBy(ads, ofGoogle)),
    revenue_per_session: pairOf(online, visits, ({ total }, { visits: count }) => share(total / 100, count)),
    analytics_order_coverage: pairOf(seen, online, ({ purchases }, { orders: { size } }) => share(purchases, size)),
  };
}

/** What ads cost and what their platforms claim, in minor units. */
type Paid = { cost: number; value: number };

const ofGoogle = ({ cost, value }: AdSums): Paid => ({ cost, value });
const ofMeta = ({ spend, value }: MetaSums): Paid => ({ cost: spend, value });

/** What one platform's table says, as any platform would. */
function paidBy<Sums>({ empty, groups }: Table<Sums>, paidOf: (sums: Sums) => Paid): Table<Paid> {
  return {
    empty: () => paidOf(empty()),
    groups: splits => groups(splits).map(({ label, sums }) => ({ label, sums: paidOf(sums) })),
  };
}

/** Two platforms in one table; by platform they are its two rows. */
function paidByBoth(google: Table<Paid>, meta: Table<Paid>): Table<Paid> {
  return {
    empty: google.empty,
    groups: splits => {
      if (splits.includes('ad_platform')) {
        const others = splits.filter(split => split !== 'ad_platform');
        const named = (table: Table<Paid>, platform: string) =>
          table
            .groups(others)
            .map(({ label, sums }) => ({ label: label === '' ? platform : `${label} | ${platform}`, sums }));
        return [...named(google, 'Google Ads'), ...named(meta, 'Meta Ads')];
      }
      const together = Map.groupBy([...google.groups(splits), ...meta.groups(splits)], ({ label }) => label);
      return [...together].map(([label, groups]) => {
        const sums = groups.reduce((sum, each) => plus(sum, each.sums), { cost: 0, value: 0 });
        return { label, sums };
      });
    },
  };
}

const plus = (one: Paid, other: Paid): Paid => ({ cost: one.cost + other.cost, value: one.value + other.value });

/** Everything that means all connected ad platforms. */
function blendedLoops(all: Table<SalesSums>, paid: Table<Paid>): Record<string, Loop> {
  const profit = ({ costedNet, cost }: SalesSums) => costedNet - cost;
  const net = ({ gross, discount, backNet }: SalesSums) => gross + discount + backNet;
  return {
    total_ad_spend: loopOf(paid, ({ cost }) => cost / 100),
    ad_attributed_revenue: loopOf(paid, ({ value }) => value / 100),
    return_on_ad_spend: loopOf(paid, ({ value, cost }) => share(value, cost)),
    marketing_efficiency_score: pairOf(all, paid, ({ total }, { cost }) => share(total, cost)),
    new_customer_marketing_efficiency: pairOf(all, paid, ({ newTotal }, { cost }) => share(newTotal, cost)),
    blended_cac: pairOf(paid, all, ({ cost }, { newCustomers }) => share(cost / 100, newCustomers.size)),
    ad_spend_share: pairOf(paid, all, ({ cost }, { total }) => share(cost, total)),
    ad_attributed_revenue_share: pairOf(paid, all, ({ value }, { total }) => share(value, total)),
    profit_after_ad_spend: pairOf(all, paid, (sales, { cost }) => (profit(sales) - cost) / 100),
    sales_after_ad_spend: pairOf(all, paid, (sales, { cost }) => (net(sales) - cost) / 100),
  };
}

/** Meta's own figures, and those that mean all ad platforms, where Meta is connected beside Google. */
export function loopsWithMeta(scene: Scene): Map<string, Loop> {
  const meta = metaTable(scene);
  const paid = paidByBoth(paidBy(adTable(scene), ofGoogle), paidBy(meta, ofMeta));
  return new Map(Object.entries({ ...metaLoops(meta), ...blendedLoops(salesTable(scene), paid) }));
}
