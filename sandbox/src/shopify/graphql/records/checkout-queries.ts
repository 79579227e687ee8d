import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import type { AdminContext } from '../admin-context.ts';
import { connection, countOf, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import { sortedBy } from './catalogue-queries.ts';
import { productRecord, variantRecord } from './product-records.ts';
import { gid, moment, moneyBag } from './record-form.ts';

/** Checkouts have ids of their own, far from those of orders. */
const CHECKOUT_BASE = 40_000_000_000;

export const checkoutQueries = {
  abandonedCheckouts: (args: PageArguments & { query?: string | null; sortKey?: string }, context: AdminContext) => {
    const { abandoned } = context.world;
    const values: Record<string, (row: number) => number> = { TOTAL_PRICE: row => itemAt(abandoned.total, row) };
    const rows = sortedBy(foundCheckouts(args.query, context), values[args.sortKey ?? '']);
    return connection(rows, args, {
      order: args.sortKey ?? 'ID',
      itemOf: row => checkoutRecord(context.world, row),
    });
  },
  abandonedCheckoutsCount: (
    { limit, query }: { limit?: number | null; query?: string | null },
    context: AdminContext,
  ) => countOf(foundCheckouts(query, context).length, limit),
};

function foundCheckouts(query: string | null | undefined, context: AdminContext): number[] {
  const { world } = context;
  const search = searchFilter(query, checkoutFields(world), world.store.timeZone);
  const { isKept } = context.searched('abandonedCheckouts', query, search);
  return [...Array(world.abandoned.length).keys()].filter(isKept);
}

function checkoutFields({ abandoned }: World): Record<string, FieldFilter> {
  const created = (row: number) => itemAt(abandoned.day, row) * 1440 + itemAt(abandoned.minute, row);
  const isRecovered = (row: number) => itemAt(abandoned.recoveredOrder, row) >= 0;
  return {
    default: { test: () => true },
    id: { number: row => CHECKOUT_BASE + row },
    created_at: { moment: created },
    updated_at: { moment: created },
    recovery_state: { text: row => (isRecovered(row) ? 'recovered' : 'not_recovered') },
    status: { test: (row, value) => value === 'any' || (value === 'closed') === isRecovered(row) },
    email_state: { text: () => 'not_sent' },
  };
}

function checkoutRecord(world: World, row: number) {
  const { abandoned, orders, variants, store } = world;
  const id = CHECKOUT_BASE + row;
  const createdAt = moment(world, itemAt(abandoned.day, row), itemAt(abandoned.minute, row));
  const order = itemAt(abandoned.recoveredOrder, row);
  const variant = itemAt(abandoned.variant, row);
  const line = {
    __typename: 'AbandonedCheckoutLineItem',
    id: gid('AbandonedCheckoutLineItem', id),
    title: world.products.title[itemAt(variants.product, variant)] ?? null,
    variantTitle: variants.title[variant] ?? null,
    sku: variants.sku[variant] ?? null,
    quantity: abandoned.quantity[row],
    variant: () => variantRecord(world, variant),
    product: () => productRecord(world, itemAt(variants.product, variant)),
  };
  return {
    __typename: 'AbandonedCheckout',
    id: gid('AbandonedCheckout', id),
    name: `#${id}`,
    createdAt,
    updatedAt: createdAt,
    completedAt: order < 0 ? null : moment(world, itemAt(orders.day, order), itemAt(orders.minute, order)),
    abandonedCheckoutUrl: `https://${store.site}/checkouts/${id}/recover`,
    discountCodes: [],
    note: '',
    taxesIncluded: store.taxesIncluded,
    totalPriceSet: moneyBag(itemAt(abandoned.total, row), store),
    subtotalPriceSet: moneyBag(itemAt(abandoned.total, row), store),
    lineItemsQuantity: abandoned.quantity[row],
    lineItems: (page: PageArguments) => connection([row], page, { order: 'ID', itemOf: () => line }),
  };
}
