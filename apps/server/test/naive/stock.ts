/** Stock, open orders and abandoned checkouts by plain loops. */
import type { World } from '@tillsight/sandbox/world/world';
import { calendarKeys, loopOf, loopsOf, named, share, tableOf, textOf, type Loop, type Scene } from './groups.ts';
import { weekdays } from './orders.ts';
import { goodsKeys } from './sales.ts';

const coverDays = 28;

/** Stock as it is now, and the units that left in the last four complete weeks. */
export function stockLoops({ world }: Scene): Record<string, Loop> {
  const { variants, lines, orders, today } = world;
  const table = tableOf<
    { variant: number },
    { onHand: number; available: number; low: number; out: number; sold: number }
  >({
    keys: goodsKeys(world),
    empty: () => ({ onHand: 0, available: 0, low: 0, out: 0, sold: 0 }),
    fill: at => {
      for (let variant = 0; variant < variants.length; variant++) {
        const sums = at({ variant });
        const available = variants.available[variant]!;
        if (variants.tracked[variant] !== 1) continue;
        for (const units of [...variants.stock, ...variants.committed]) sums.onHand += units[variant]!;
        sums.available += available;
        if (available >= 1 && available <= 5) sums.low += 1;
        if (available <= 0) sums.out += 1;
      }
      for (let line = 0; line < lines.length; line++) {
        const day = orders.day[lines.order[line]!]!;
        if (day >= today - coverDays && day < today)
          at({ variant: lines.variant[line]! }).sold += lines.quantity[line]!;
      }
    },
  });
  return loopsOf(table, {
    inventory_on_hand: ({ onHand }) => onHand,
    inventory_available: ({ available }) => available,
    low_stock_variants: ({ low }) => low,
    out_of_stock_variants: ({ out }) => out,
    days_of_cover: ({ available, sold }) => share(available, sold / coverDays),
  });
}

/** What Shopify's own stock figures reach up to. */
const lagDays = 2;

type StockSums = { value: number; units: number; sold: number; isKnown: boolean };

/** Stock at the end of a period or of each of its days, and what was sold of it until then. */
export function stockDayLoops(scene: Scene): Record<string, Loop> {
  const whole = (splits: readonly string[]) => (splits.includes('day') ? dailyStock(scene) : periodStock(scene));
  const value = ({ value: paise, isKnown }: StockSums) => (isKnown ? paise / 100 : null);
  const rate = ({ sold, units, isKnown }: StockSums) => (isKnown ? share(sold, sold + units) : null);
  return {
    inventory_value: { by: splits => loopOf(whole(splits), value).by(splits), nothing: null },
    sell_through_rate: { by: splits => loopOf(whole(splits), rate).by(splits), nothing: null },
  };
}

function periodStock({ world, from, to }: Scene) {
  return stockTable(world, [{ first: from, last: Math.min(to, world.today - lagDays) }]);
}

function dailyStock({ world, from, to }: Scene) {
  const last = Math.min(to, world.today - lagDays);
  return stockTable(
    world,
    Array.from({ length: last - from + 1 }, (_, at) => ({ first: from + at, last: from + at })),
  );
}

function stockTable(world: World, spans: readonly { first: number; last: number }[]) {
  const { stockDays, variants, lines } = world;
  return tableOf<{ variant: number; day: number }, StockSums>({
    keys: { ...goodsKeys(world), ...calendarKeys },
    empty: () => ({ value: 0, units: 0, sold: 0, isKnown: false }),
    fill: at => {
      for (const { first, last } of spans) {
        for (let variant = 0; variant < variants.length; variant++) {
          const sums = at({ variant, day: first });
          for (const location of stockDays.units) {
            const units = location[(last - stockDays.firstDay) * stockDays.variants + variant]!;
            sums.units += units;
            sums.value += units * Math.max(0, variants.cost[variant]!);
          }
          sums.isKnown = true;
        }
        for (let line = 0; line < lines.length; line++) {
          const day = lines.day[line]!;
          if (day >= first && day <= last)
            at({ variant: lines.variant[line]!, day: first }).sold += lines.quantity[line]!;
        }
      }
    },
  });
}

/** Orders that are neither cancelled nor archived, of the last sixty days, which is as far as the app may look. */
export function openOrderLoops({ world }: Scene): Record<string, Loop> {
  const { orders, today } = world;
  const table = tableOf<{ order: number }, { unfulfilled: number; unpaid: number }>({
    keys: {},
    empty: () => ({ unfulfilled: 0, unpaid: 0 }),
    fill: at => {
      for (let order = 0; order < orders.length; order++) {
        const [paid, sent] = [textOf(orders.financialStatus, order), textOf(orders.fulfilmentStatus, order)];
        const isArchived = (sent === 'Fulfilled' || sent === 'Restocked') && paid !== 'Pending';
        if (orders.cancelledDay[order]! >= 0 || isArchived || orders.day[order]! < today - 60) continue;
        const sums = at({ order });
        if (sent === 'Unfulfilled') sums.unfulfilled += 1;
        if (paid === 'Pending') sums.unpaid += 1;
      }
    },
  });
  return loopsOf(table, {
    unfulfilled_orders: ({ unfulfilled }) => unfulfilled,
    unpaid_orders: ({ unpaid }) => unpaid,
  });
}

export function checkoutLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { abandoned } = world;
  const table = tableOf<{ row: number; day: number }, { count: number; total: number }>({
    keys: {
      ...calendarKeys,
      hour: ({ row }) => named(String(Math.floor(abandoned.minute[row]! / 60))),
      weekday: ({ day }) => named(weekdays[(day + 3) % 7]),
    },
    empty: () => ({ count: 0, total: 0 }),
    fill: at => {
      for (let row = 0; row < abandoned.length; row++) {
        const day = abandoned.day[row]!;
        if (day < from || day > to || abandoned.recoveredOrder[row]! >= 0) continue;
        const sums = at({ row, day });
        sums.count += 1;
        sums.total += abandoned.total[row]!;
      }
    },
  });
  return loopsOf(table, {
    abandoned_checkouts: ({ count }) => count,
    abandoned_checkout_value: ({ total }) => total / 100,
  });
}
