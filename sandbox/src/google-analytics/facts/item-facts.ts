import { itemAt } from '../../checked.ts';
import { rowsBetween } from '../../world/columns.ts';
import { VISIT } from '../../world/tables.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { cartsOn } from './carts.ts';
import { visitFacts } from './facts.ts';
import type { Days, Facts } from './facts.ts';
import { RowBuilder, builtFacts } from './row-builder.ts';

const PLACE = ['visit', 'day', 'minute', 'variant'] as const;
const AMOUNTS = ['viewed', 'added', 'checkedOut', 'bought', 'revenue', 'discount'] as const;
type Rows = RowBuilder<(typeof PLACE)[number] | (typeof AMOUNTS)[number]>;

/** Items in view, cart, checkout and purchase events. A purchase lies on the order's minute, all else on the visit's. */
export function itemFacts(view: AnalyticsView, days: Days): Facts {
  const rows: Rows = new RowBuilder([...PLACE, ...AMOUNTS], 4096);
  addVisits(rows, view, days);
  addPurchases(rows, view, days);
  return builtFacts('items', rows, { isSorted: false, variant: rows.columns.variant });
}

function addVisits(rows: Rows, view: AnalyticsView, days: Days): void {
  const { visits } = view.world;
  const { first, last } = visitFacts(view, days);
  const carts = cartsOn(view, days);
  for (let visit = first; visit < last; visit++) {
    if (!view.isVisitSeen(visit)) continue;
    const [day, minute] = [itemAt(visits.day, visit), itemAt(visits.minute, visit)];
    const viewed = carts.viewedBy(visit);
    for (let rank = 0; rank < viewed.length; rank++) {
      const row = place(rows, itemAt(viewed, rank), { visit, day, minute });
      rows.columns.viewed[row] = 1;
    }
    const reachedCheckout = (itemAt(visits.flags, visit) & VISIT.reachedCheckout) !== 0;
    for (const { variant, quantity } of carts.cartOf(visit)) {
      const row = place(rows, variant, { visit, day, minute });
      rows.columns.added[row] = quantity;
      rows.columns.checkedOut[row] = reachedCheckout ? quantity : 0;
    }
  }
}

/** An item's revenue is what was paid for it without tax: price times quantity, less discount. */
function addPurchases(rows: Rows, view: AnalyticsView, { firstDay, lastDay }: Days): void {
  const { orders, lines } = view.world;
  const [first, last] = rowsBetween(orders.byDay, firstDay, lastDay);
  for (let order = first; order < Math.min(last, view.orderEnd); order++) {
    if (!view.isOrderSeen(order)) continue;
    const at = {
      visit: itemAt(orders.visit, order),
      day: itemAt(orders.day, order),
      minute: itemAt(orders.minute, order),
    };
    for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line++) {
      const row = place(rows, itemAt(lines.variant, line), at);
      const { columns } = rows;
      columns.bought[row] = itemAt(lines.quantity, line);
      columns.revenue[row] = itemAt(lines.gross, line) + itemAt(lines.discount, line);
      columns.discount[row] = -itemAt(lines.discount, line);
    }
  }
}

function place(rows: Rows, variant: number, at: { visit: number; day: number; minute: number }): number {
  const row = rows.next();
  const { columns } = rows;
  columns.visit[row] = at.visit;
  columns.day[row] = at.day;
  columns.minute[row] = at.minute;
  columns.variant[row] = variant;
  return row;
}
