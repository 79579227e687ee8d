import { itemAt } from '../../../checked.ts';
import { indexDays } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Codes, Column, Dataset, Measure, Part, RowFilter } from '../engine/dataset.ts';
import { computed, constant, fromDictionary, ids, lazily, oncePer, rowsWhere, seenFrom } from './columns.ts';
import { orderColumns } from './order-columns.ts';
import { productColumns } from './product-columns.ts';
import { SALES_METRICS } from './sales-metrics.ts';

/**
 * Sales are six kinds of rows: product lines, shipping and fees on the order's day, and the same three taken back on
 * the day they are processed. Shipping and fees belong to no product.
 */
export const salesDataset = oncePer((world: World): Dataset => ({
  parts: [
    linePart(world),
    chargePart(world, 'shipping'),
    chargePart(world, 'fee'),
    backPart(world),
    backChargePart(world, 'shipping'),
    backChargePart(world, 'fee'),
  ],
  metrics: SALES_METRICS,
}));

export function linePart(world: World, filter?: RowFilter): Part {
  const { lines, orders } = world;
  const costed = oncePer(() => rowsWhere(lines.length, row => itemAt(lines.cost, row) >= 0));
  return {
    byDay: lines.byDay,
    day: lines.day,
    minute: { via: lines.order, codes: orders.minute },
    filter,
    dimension: fromOwnOrderOrProduct(world, {
      order: lines.order,
      variant: lines.variant,
      own: {
        ...kindColumns(lines.length, 'Product', false),
        line_item_id: () => ids(lines.length, world.store.idBase.line),
        cost_is_recorded: () => computed(lines.length, row => itemAt(lines.cost, row) >= 0),
      },
    }),
    measure: measures(world, lines.order, {
      columns: {
        sale_gross: lines.gross,
        sale_discount: lines.discount,
        sale_tax: lines.tax,
        sale_quantity: lines.quantity,
        sale_cost: lines.cost,
      },
      costed: () => costed(lines),
    }),
    entity: entities(world, lines.order),
  };
}

function chargePart(world: World, kind: 'shipping' | 'fee'): Part {
  const { orders } = world;
  const rows = rowsWith(orders[kind]);
  const day = rows.map(row => itemAt(orders.day, row));
  return {
    byDay: indexDays(day, world.firstDay, world.today),
    day,
    minute: { via: rows, codes: orders.minute },
    dimension: fromOwnOrderOrProduct(world, {
      order: rows,
      variant: null,
      own: kindColumns(rows.length, CHARGE_WORDS[kind], false),
    }),
    measure: measures(world, rows, {
      columns: { [`sale_${kind}`]: rows.map(row => itemAt(orders[kind], row)) },
      costed: null,
    }),
    entity: entities(world, rows),
  };
}

const CHARGE_WORDS = { shipping: 'Shipping', fee: 'Additional fee' };

/** Rows whose amount is not zero. */
function rowsWith(amounts: Int32Array): Int32Array {
  return Int32Array.from(amounts.keys()).filter(row => amounts[row] !== 0);
}

export function backPart(world: World): Part {
  const { reversals, variants } = world;
  const hasCost = (row: number) =>
    itemAt(reversals.variant, row) >= 0 && itemAt(variants.cost, itemAt(reversals.variant, row)) >= 0;
  const costed = oncePer(() => rowsWhere(reversals.length, row => itemAt(reversals.cost, row) !== 0 || hasCost(row)));
  return {
    byDay: reversals.byDay,
    day: reversals.day,
    minute: { via: null, codes: reversals.minute },
    dimension: fromOwnOrderOrProduct(world, {
      order: reversals.order,
      variant: reversals.variant,
      own: {
        ...kindColumns(reversals.length, 'Product', true),
        return_reason: () => fromDictionary(reversals.reason),
        return_line_item_reason: () => fromDictionary(reversals.reason),
      },
    }),
    measure: measures(world, reversals.order, {
      columns: {
        back_gross: reversals.gross,
        back_discount: reversals.discount,
        back_tax: reversals.tax,
        back_quantity: reversals.quantity,
        back_cost: reversals.cost,
      },
      costed: () => costed(reversals),
    }),
    entity: () => null,
  };
}

function backChargePart(world: World, kind: 'shipping' | 'fee'): Part {
  const { reversals } = world;
  const rows = rowsWith(reversals[kind]);
  const day = rows.map(row => itemAt(reversals.day, row));
  const order = rows.map(row => itemAt(reversals.order, row));
  return {
    byDay: indexDays(day, world.firstDay, world.today),
    day,
    minute: { via: rows, codes: reversals.minute },
    dimension: fromOwnOrderOrProduct(world, {
      order,
      variant: null,
      own: {
        ...kindColumns(rows.length, CHARGE_WORDS[kind], true),
        return_reason: () => ({ ...fromDictionary(reversals.reason), via: rows }),
      },
    }),
    measure: measures(world, order, {
      columns: { [`back_${kind}`]: rows.map(row => itemAt(reversals[kind], row)) },
      costed: null,
    }),
    entity: () => null,
  };
}

function kindColumns(length: number, lineType: string, isReversal: boolean): Record<string, () => Column> {
  return {
    line_type: () => constant(length, lineType),
    order_or_sales_reversal: () => constant(length, isReversal ? 'Sales reversal' : 'Order'),
    order_or_return: () => constant(length, isReversal ? 'Return' : 'Order'),
    is_sales_reversal: () => constant(length, isReversal),
    is_return_related: () => constant(length, isReversal),
  };
}

function fromOwnOrderOrProduct(
  world: World,
  row: { order: ArrayLike<number>; variant: ArrayLike<number> | null; own: Record<string, () => Column> },
): (name: string) => Column | null {
  const own = lazily(row.own);
  const seen = new Map<string, Column | null>();
  return name => {
    if (!seen.has(name)) {
      const ofProduct = row.variant && seenFrom(row.variant, productColumns(world)(name));
      seen.set(name, own(name) ?? ofProduct ?? seenFrom(row.order, orderColumns(world)(name)));
    }
    return seen.get(name) ?? null;
  };
}

/** Columns by name; `:new`, `:returning` and `:costed` after it keep the rows of that kind, `rows` counts them. */
function measures(
  { orders, customers }: World,
  order: ArrayLike<number>,
  of: { columns: Record<string, ArrayLike<number>>; costed: (() => RowFilter) | null },
): (name: string) => Measure | null {
  const kinds = orders.customerKind;
  const ofKind = (kind: string): RowFilter => ({
    via: order,
    codes: kinds.codes,
    keep: Uint8Array.from(kinds.values, value => (value === kind ? 1 : 0)),
  });
  const filters: Record<string, () => RowFilter | undefined> = {
    new: () => ofKind('New'),
    returning: () => ofKind('Returning'),
    costed: () => of.costed?.(),
    uncosted: () => {
      const costed = of.costed?.();
      return costed && { ...costed, keep: costed.keep.map(kept => 1 - kept) };
    },
  };
  return name => {
    if (name === 'customer_spent') return { via: null, values: customers.spent };
    if (name === 'customer_orders') return { via: null, values: customers.orders };
    const [column = '', kind] = name.split(':');
    const values = column === 'rows' ? null : of.columns[column];
    if (values === undefined) return null;
    const filter = kind === undefined ? undefined : filters[kind]?.();
    return kind !== undefined && !filter ? null : { via: null, values, filter };
  };
}

function entities(world: World, order: ArrayLike<number>): (name: string) => (Codes & { size: number }) | null {
  const { orders, customers } = world;
  const own = Int32Array.from({ length: orders.length }, (_, row) => row);
  return name => {
    if (name === 'order') return { via: order, codes: own, size: orders.length };
    return name === 'customer' ? { via: order, codes: orders.customer, size: customers.length } : null;
  };
}
