import { itemAt } from '../../../checked.ts';
import { textAt } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import { holdsScope } from '../../oauth/app.ts';
import type { AdminContext } from '../admin-context.ts';
import { connection, countOf, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import { sortedBy } from './catalogue-queries.ts';
import { isClosed, orderRecord, tagsOf } from './order-records.ts';
import { rowOf } from './record-form.ts';

/** Without `read_all_orders` an app sees this many days. */
const VISIBLE_DAYS = 60;

export const orderQueries = {
  order: ({ id }: { id: string }, context: AdminContext) => {
    const { world } = context;
    const row = rowOf(id, 'Order', { base: world.store.idBase.order, length: world.orders.length });
    return row >= firstVisible(context) ? orderRecord(world, row) : null;
  },
  orders: (args: PageArguments & { query?: string | null; sortKey?: string }, context: AdminContext) => {
    const { orders } = context.world;
    const values: Record<string, (row: number) => string | number> = {
      TOTAL_PRICE: row => itemAt(orders.total, row),
      CURRENT_TOTAL_PRICE: row => itemAt(orders.currentTotal, row),
      TOTAL_ITEMS_QUANTITY: row => itemAt(orders.units, row),
      FINANCIAL_STATUS: row => textAt(orders.financialStatus, row),
      FULFILLMENT_STATUS: row => textAt(orders.fulfilmentStatus, row),
    };
    const rows = sortedBy(foundOrders(args.query, context), values[args.sortKey ?? '']);
    return connection(rows, args, {
      order: args.sortKey ?? 'PROCESSED_AT',
      itemOf: row => orderRecord(context.world, row),
    });
  },
  ordersCount: ({ limit, query }: { limit?: number | null; query?: string | null }, context: AdminContext) =>
    countOf(foundOrders(query, context).length, limit),
};

function firstVisible({ world, scopes }: AdminContext): number {
  if (holdsScope(scopes, 'read_all_orders')) return 0;
  const { byDay } = world.orders;
  const day = Math.min(Math.max(world.today - VISIBLE_DAYS - byDay.firstDay, 0), byDay.start.length - 1);
  return itemAt(byDay.start, day);
}

function foundOrders(query: string | null | undefined, context: AdminContext): number[] {
  const { world } = context;
  const first = firstVisible(context);
  const { isKept } = context.searched('orders', query, searchFilter(query, orderFields(world), world.store.timeZone));
  return Array.from({ length: world.orders.length - first }, (_, at) => first + at).filter(isKept);
}

function orderFields(world: World): Record<string, FieldFilter> {
  const { orders, store } = world;
  const created = (row: number) => itemAt(orders.day, row) * 1440 + itemAt(orders.minute, row);
  const isCancelled = (row: number) => itemAt(orders.cancelledDay, row) >= 0;
  const nameOf = (row: number) => `${store.orderPrefix}${orders.number[row]}`;
  return {
    default: { test: (row, value) => nameOf(row).toLowerCase() === value.toLowerCase() },
    id: { number: row => store.idBase.order + row },
    name: { text: nameOf },
    status: {
      test: (row, value) => {
        if (value === 'cancelled') return isCancelled(row);
        if (value === 'closed') return isClosed(world, row);
        if (value === 'open') return !isCancelled(row) && !isClosed(world, row);
        return value === 'not_closed' ? !isClosed(world, row) : true;
      },
    },
    financial_status: { text: row => textAt(orders.financialStatus, row).toLowerCase().replaceAll(' ', '_') },
    fulfillment_status: {
      test: (row, value) => {
        const status = textAt(orders.fulfilmentStatus, row).toLowerCase();
        if (value === 'unshipped') return status === 'unfulfilled' || status === 'partial';
        return value === 'shipped' ? status === 'fulfilled' : status === value.toLowerCase();
      },
    },
    created_at: { moment: created },
    processed_at: { moment: created },
    updated_at: { moment: created },
    tag: { text: row => tagsOf(world, row) },
    discount_code: { text: row => textAt(orders.discountCode, row) || null },
    gateway: { text: row => textAt(orders.gateway, row) },
    channel: { text: row => textAt(orders.channel, row) },
    test: { text: () => 'false' },
  };
}
