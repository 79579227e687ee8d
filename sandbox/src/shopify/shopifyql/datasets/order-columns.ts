import { itemAt } from '../../../checked.ts';
import type { Dictionary } from '../../../world/tables.ts';
import type { World } from '../../../world/world.ts';
import { shift } from '../calendar.ts';
import type { Column } from '../engine/dataset.ts';
import {
  computed,
  constant,
  fromDictionary,
  ids,
  lazily,
  many,
  oncePer,
  reworded,
  seenFrom,
  yesOrNo,
} from './columns.ts';
import { customerColumns } from './customer-columns.ts';
import { pageType, trafficType, utm } from './traffic-columns.ts';

/** Dimensions of an order, its customer and its visit; rows are orders. */
export const orderColumns = oncePer((world: World) => {
  const own = lazily({ ...placeAndState(world), ...traffic(world), ...numbersAndFlags(world), ...sinceFirst(world) });
  const seen = new Map<string, Column | null>();
  return (name: string): Column | null => {
    if (!seen.has(name)) seen.set(name, own(name) ?? seenFrom(world.orders.customer, customerColumns(world)(name)));
    return seen.get(name) ?? null;
  };
});

function placeAndState({ orders }: World): Record<string, () => Column> {
  const as = (dictionary: Dictionary) => () => fromDictionary(dictionary);
  return {
    sales_channel: as(orders.channel),
    order_sales_channel: as(orders.channel),
    shipping_city: as(orders.shippingCity),
    shipping_region: as(orders.shippingRegion),
    shipping_country: as(orders.shippingCountry),
    billing_city: as(orders.shippingCity),
    billing_region: as(orders.shippingRegion),
    billing_country: as(orders.shippingCountry),
    new_or_returning_customer: as(orders.customerKind),
    order_payment_status: as(orders.financialStatus),
    order_fulfillment_status: as(orders.fulfilmentStatus),
    order_cancellation_reason: as(orders.cancelReason),
    staff_member_name: as(orders.staff),
    pos_location_name: as(orders.posLocation),
    discount_code: as(orders.discountCode),
    discount_name: as(orders.discountCode),
    discount_title: as(orders.discountCode),
    shipping_carrier: as(orders.carrier),
    payment_gateway: as(orders.gateway),
    payment_method: as(orders.paymentMethod),
  };
}

function traffic({ orders }: World): Record<string, () => Column> {
  const campaign = () => utm(orders, orders.campaign);
  const medium = () => utm(orders, orders.medium);
  const source = () => utm(orders, orders.source);
  const path = () => fromDictionary(orders.landingPage);
  return {
    order_utm_campaign: campaign,
    order_utm_medium: medium,
    order_utm_source: source,
    utm_campaign: campaign,
    utm_medium: medium,
    utm_source: source,
    order_referrer_source: () => fromDictionary(orders.referrerKind),
    order_referrer_name: () => fromDictionary(orders.referrerName),
    order_landing_page_path: path,
    page_path: path,
    page_type: () => reworded(orders.landingPage, pageType),
    traffic_type: () => reworded(orders.channelGroup, trafficType),
  };
}

function numbersAndFlags({ orders, store }: World): Record<string, () => Column> {
  const { length } = orders;
  const tagsOf = (row: number) =>
    itemAt(orders.tags.values, itemAt(orders.tags.codes, row))
      .split(', ')
      .filter(tag => tag !== '');
  return {
    order_id: () => ids(length, store.idBase.order),
    order_name: () => computed(length, row => `${store.orderPrefix}${orders.number[row]}`),
    order_tag: () => many(length, tagsOf),
    order_tags: () => computed(length, row => JSON.stringify(tagsOf(row))),
    order_checkout_currency: () => constant(length, store.currency),
    is_canceled_order: () => yesOrNo(length, row => itemAt(orders.cancelledDay, row) >= 0),
    is_discounted_sale: () => yesOrNo(length, row => itemAt(orders.discount, row) < 0),
    is_pos_sale: () => reworded(orders.channel, channel => channel === 'Point of Sale'),
    is_b2b_order: () => constant(length, false),
    order_includes_duties: () => constant(length, false),
    subscription_or_one_time: () => constant(length, 'One-time'),
    shop_id: () => constant(length, String(store.id)),
    shop_name: () => constant(length, store.name),
  };
}

/** Full units between the customer's first order and this one; the first order itself has -1. */
function sinceFirst({ orders, customers }: World): Record<string, () => Column> {
  const between = (unit: 'week' | 'month' | 'quarter' | 'year') => () =>
    computed(orders.length, row => {
      const customer = itemAt(orders.customer, row);
      if (customer < 0) return null;
      if (orders.customerKind.values[itemAt(orders.customerKind.codes, row)] === 'New') return -1;
      const first = itemAt(customers.firstOrderDay, customer) * 86_400;
      const at = itemAt(orders.day, row) * 86_400;
      const seconds = { week: 7, month: 30.44, quarter: 91.31, year: 365.25 }[unit] * 86_400;
      let units = Math.max(0, Math.round((at - first) / seconds));
      while (units > 0 && shift(first, units, unit) > at) units -= 1;
      while (shift(first, units + 1, unit) <= at) units += 1;
      return units;
    });
  return {
    weeks_since_first_purchase: between('week'),
    months_since_first_purchase: between('month'),
    quarters_since_first_purchase: between('quarter'),
    years_since_first_purchase: between('year'),
  };
}
