import { itemAt } from '../../checked.ts';
import { VISIT } from '../../world/tables.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { itemBook } from '../view/viewed-items.ts';
import { purchaseFacts, visitFacts } from './facts.ts';
import type { Days, Facts } from './facts.ts';
import { RowBuilder, builtFacts } from './row-builder.ts';

/** Events the site sends; an event's code is its place here. */
export const eventNames = [
  'session_start',
  'first_visit',
  'page_view',
  'user_engagement',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
] as const;

/** How often a visit sent each event, in the order of eventNames (the same list every time); the purchase comes with the order. */
export function eventsOf(view: AnalyticsView): (visit: number) => number[] {
  const { visits } = view.world;
  const book = itemBook(view.world);
  const hasFlag = (visit: number, flag: number) => ((itemAt(visits.flags, visit) & flag) === 0 ? 0 : 1);
  const counts = [1, 0, 0, 0, 0, 0, 0, 0];
  return visit => {
    counts[1] = hasFlag(visit, VISIT.firstVisit);
    counts[2] = itemAt(visits.pageViews, visit);
    counts[3] = hasFlag(visit, VISIT.engaged);
    counts[4] = book.itemViewsOf(visit);
    counts[5] = hasFlag(visit, VISIT.addedToCart);
    counts[6] = hasFlag(visit, VISIT.reachedCheckout);
    return counts;
  };
}

/** One row per visit and event. */
export function eventFacts(view: AnalyticsView, days: Days): Facts {
  const { visits, orders } = view.world;
  const rows = new RowBuilder(['visit', 'day', 'minute', 'event', 'count'], 4096);
  const add = (day: number, minute: number, { visit, event, count }: Record<'visit' | 'event' | 'count', number>) => {
    const row = rows.next();
    const { columns } = rows;
    columns.visit[row] = visit;
    columns.day[row] = day;
    columns.minute[row] = minute;
    columns.event[row] = event;
    columns.count[row] = count;
  };
  const countsOf = eventsOf(view);
  const seen = visitFacts(view, days);
  for (let visit = seen.first; visit < seen.last; visit++) {
    if (!view.isVisitSeen(visit)) continue;
    const counts = countsOf(visit);
    for (let event = 0; event < counts.length; event++)
      if (itemAt(counts, event) > 0)
        add(itemAt(visits.day, visit), itemAt(visits.minute, visit), { visit, event, count: itemAt(counts, event) });
  }
  const purchases = purchaseFacts(view, days);
  for (let order = purchases.first; order < purchases.last; order++) {
    if (!view.isOrderSeen(order)) continue;
    const bought = { visit: itemAt(orders.visit, order), event: eventNames.indexOf('purchase'), count: 1 };
    add(itemAt(orders.day, order), itemAt(orders.minute, order), bought);
  }
  return builtFacts('events', rows, { isSorted: false, event: rows.columns.event });
}
