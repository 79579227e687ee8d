import { itemAt } from '../../../checked.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset, Measure, Metric, Part } from '../engine/dataset.ts';
import { constant, fromDictionary, lazily, oncePer, reworded, rowsWhere, seenFrom } from './columns.ts';
import { orderColumns } from './order-columns.ts';
import { backPart, linePart } from './sales.ts';

const NONE: Metric = { sum: [] };
const DISCOUNT: Metric = { sum: ['sale_discount'] };

/** Lines of orders that carry a discount, on the order's day. Amounts are negative, as in `sales`. */
export const discountsDataset = oncePer((world: World): Dataset => {
  const { orders, lines } = world;
  const hasCode = orders.discountCode.values.map(code => code !== '');
  const isDiscounted = (order: number) =>
    itemAt(orders.discount, order) < 0 || hasCode[itemAt(orders.discountCode.codes, order)];
  return {
    parts: [
      linePart(
        world,
        rowsWhere(lines.length, row => isDiscounted(itemAt(lines.order, row)) === true),
      ),
    ],
    metrics: {
      discounted_orders: { distinct: 'order' },
      applied_discounts: DISCOUNT,
      product_and_order_discounts: DISCOUNT,
      product_and_order_discounts_from_apps: NONE,
      additional_product_and_order_discounts: NONE,
      shipping_discounts: NONE,
      shipping_discounts_from_apps: NONE,
      additional_shipping_discounts: NONE,
    },
  };
});

/** Units that physically came back; cancellations never left. */
export const returnsDataset = oncePer((world: World): Dataset => {
  const { reversals } = world;
  const cameBack = reversals.kind.values.map(kind => kind !== 'cancellation');
  const part = backPart(world);
  return {
    parts: [
      { ...part, filter: rowsWhere(reversals.length, row => cameBack[itemAt(reversals.kind.codes, row)] === true) },
    ],
    metrics: { returned_quantity: { negate: { sum: ['back_quantity'] } } },
  };
});

/** Orders that have been sent, on the order's day. */
export const fulfillmentsDataset = oncePer((world: World): Dataset => {
  const { orders } = world;
  const hours = (from: (row: number) => number) => Float64Array.from({ length: orders.length }, (_, row) => from(row));
  const deliveredHours = (row: number) => (itemAt(orders.deliveredDay, row) - itemAt(orders.day, row)) * 24;
  const isDelivered = rowsWhere(orders.length, row => itemAt(orders.deliveredDay, row) >= 0);
  const measures: Record<string, () => Measure> = {
    rows: () => ({ via: null, values: null }),
    delivered: () => ({ via: null, values: null, filter: isDelivered }),
    fulfil: () => ({ via: null, values: orders.fulfilledAfterHours }),
    deliver: () => ({ via: null, values: hours(deliveredHours), filter: isDelivered }),
    travel: () => ({
      via: null,
      values: hours(row => deliveredHours(row) - itemAt(orders.fulfilledAfterHours, row)),
      filter: isDelivered,
    }),
    fast_ship: () => ({
      via: null,
      values: null,
      filter: rowsWhere(orders.length, row => itemAt(orders.fulfilledAfterHours, row) <= 36),
    }),
    fast_delivery: () => ({
      via: null,
      values: null,
      filter: rowsWhere(orders.length, row => itemAt(orders.deliveredDay, row) >= 0 && deliveredHours(row) <= 120),
    }),
  };
  const part: Part = {
    byDay: orders.byDay,
    day: orders.day,
    minute: { via: null, codes: orders.minute },
    filter: rowsWhere(orders.length, row => itemAt(orders.fulfilledDay, row) >= 0),
    dimension: name => (name === 'inventory_location_name' ? sentFrom(world) : orderColumns(world)(name)),
    measure: lazily(measures),
    entity: () => null,
  };
  return { parts: [part], metrics: FULFILMENT_METRICS };
});

/** Tills hand over on the spot; everything else leaves from the first location. */
function sentFrom({ orders, store }: World) {
  const { codes, values } = orders.posLocation;
  return reworded({ codes, values }, till => till || (store.locations[0]?.name ?? null));
}

const FULFIL_HOURS: Metric = { quantile: 'fulfil', at: 0.5 };
const DELIVER_HOURS: Metric = { quantile: 'deliver', at: 0.5 };
const TRAVEL_HOURS: Metric = { quantile: 'travel', at: 0.5 };
const ZERO: Metric = { constant: 0 };
const inDays = (hours: Metric): Metric => ({ divide: [hours, { constant: 24 }] });

/** Parcels are handed to the carrier when they are packed, so nothing lies between fulfilment and shipping. */
const FULFILMENT_METRICS: Record<string, Metric> = {
  orders_fulfilled: { sum: ['rows'] },
  orders_shipped: { sum: ['rows'] },
  orders_delivered: { sum: ['delivered'] },
  orders_shipped_fast_rate: { divide: [{ sum: ['fast_ship'] }, { sum: ['rows'] }] },
  orders_delivered_fast_rate: { divide: [{ sum: ['fast_delivery'] }, { sum: ['delivered'] }] },
  orders_with_tracking_included_rate: { divide: [{ sum: ['rows'] }, { sum: ['rows'] }] },
  median_hours_order_to_fulfillment: FULFIL_HOURS,
  median_hours_order_to_shipping: FULFIL_HOURS,
  median_hours_order_to_delivery: DELIVER_HOURS,
  median_hours_shipping_to_delivery: TRAVEL_HOURS,
  median_hours_fulfillment_to_shipping: ZERO,
  median_days_order_to_fulfillment: inDays(FULFIL_HOURS),
  median_days_order_to_shipping: inDays(FULFIL_HOURS),
  median_days_order_to_delivery: inDays(DELIVER_HOURS),
  median_days_shipping_to_delivery: inDays(TRAVEL_HOURS),
  median_days_fulfillment_to_shipping: ZERO,
};

const PAID: Metric = { sum: ['sale'] };
const REFUNDED: Metric = { sum: ['refund'] };
const NET: Metric = { sum: ['sale', 'refund'] };

/** Money that moved, on the day it moved. Refunds are negative. */
export const paymentsDataset = oncePer((world: World): Dataset => {
  const { payments, orders } = world;
  const isRefund = payments.kind.values.map(kind => kind === 'refund');
  const only = (wanted: boolean) =>
    rowsWhere(payments.length, row => isRefund[itemAt(payments.kind.codes, row)] === wanted);
  const own = lazily({
    payment_gateway: () => fromDictionary(payments.gateway),
    payment_method: () => fromDictionary(payments.method),
    transaction_kind: () => fromDictionary(payments.kind),
    transaction_status: () => constant(payments.length, 'success'),
    transaction_currency: () => constant(payments.length, world.store.currency),
  });
  const part: Part = {
    byDay: payments.byDay,
    day: payments.day,
    minute: { via: null, codes: payments.minute },
    dimension: name => own(name) ?? seenFrom(payments.order, orderColumns(world)(name)),
    measure: lazily<Measure>({
      rows: () => ({ via: null, values: null }),
      sale: () => ({ via: null, values: payments.amount, filter: only(false) }),
      refund: () => ({ via: null, values: payments.amount, filter: only(true) }),
    }),
    entity: name => (name === 'order' ? { via: null, codes: payments.order, size: orders.length } : null),
  };
  return {
    parts: [part],
    metrics: {
      gross_payments: PAID,
      refunded_payments: REFUNDED,
      net_payments: NET,
      net_payments_excluding_gift_cards: NET,
      rounded_net_payments: NET,
      transaction_amount: NET,
      transactions: { sum: ['rows'] },
      orders_with_transactions: { distinct: 'order' },
      cash_rounding: NONE,
      redeemed_gift_card_value: NONE,
      refunded_gift_card_value: NONE,
    },
  };
});
