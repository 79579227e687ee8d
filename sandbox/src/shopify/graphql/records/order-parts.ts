import { itemAt } from '../../../checked.ts';
import { rowsBetween, textAt } from '../../../world/columns.ts';
import { customerContact } from '../../../world/contacts.ts';
import type { World } from '../../../world/world.ts';
import { taxesOfOrder } from '../../shopifyql/datasets/sales-taxes.ts';
import { connection, type PageArguments } from '../paging.ts';
import { gid, moment, moneyBag } from './record-form.ts';

type First = { first?: number | null };
const firstOf = <Item>(all: Item[], { first }: First): Item[] => all.slice(0, first ?? undefined);

/** What an order is made of beside its lines. */
export function orderParts(world: World, row: number) {
  const { orders, store } = world;
  const id = store.idBase.order + row;
  const moneyBase = 10 * store.idBase.order;
  const bag = (minor: number) => moneyBag(minor, store);
  const [gross, discount, tax] = [itemAt(orders.gross, row), itemAt(orders.discount, row), itemAt(orders.tax, row)];
  const customer = itemAt(orders.customer, row);
  const contact = customer < 0 ? null : customerContact(world, customer);
  const moved = paymentsOf(world, row);
  const refunded = moved.filter(({ amount }) => amount < 0);
  const sumOf = (some: Moved[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const address = addressOf(world, row, contact?.zip ?? null);
  const shipping = itemAt(orders.shipping, row);
  return {
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    note: null,
    shippingAddress: address,
    billingAddress: address,
    subtotalPriceSet: bag(gross + discount + (store.taxesIncluded ? tax : 0)),
    totalTaxSet: bag(tax),
    totalShippingPriceSet: bag(shipping),
    totalRefundedSet: bag(0 - sumOf(refunded)),
    netPaymentSet: bag(sumOf(moved)),
    refunds: (page: First) =>
      firstOf(refunded, page).map(({ row: payment, at, amount }) => ({
        __typename: 'Refund',
        id: gid('Refund', moneyBase + payment),
        legacyResourceId: String(moneyBase + payment),
        createdAt: at,
        totalRefundedSet: bag(0 - amount),
      })),
    transactions: (page: First) =>
      firstOf(moved, page).map(({ row: payment, at, amount }) => ({
        __typename: 'OrderTransaction',
        id: gid('OrderTransaction', moneyBase + payment),
        kind: amount < 0 ? 'REFUND' : 'SALE',
        status: 'SUCCESS',
        gateway: textAt(world.payments.gateway, payment),
        amountSet: bag(Math.abs(amount)),
        createdAt: at,
        processedAt: at,
      })),
    fulfillments: (page: First) => firstOf(parcelsOf(world, row, id), page),
    discountApplications: (page: PageArguments) => {
      const code = textAt(orders.discountCode, row);
      const common = { allocationMethod: 'ACROSS', index: 0, targetSelection: 'ALL', targetType: 'LINE_ITEM' };
      const value = { __typename: 'MoneyV2', ...bag(0 - discount).shopMoney };
      const given =
        code === ''
          ? { __typename: 'ManualDiscountApplication', ...common, value, title: 'Discount', description: null }
          : { __typename: 'DiscountCodeApplication', ...common, value, code };
      return connection(discount < 0 ? [0] : [], page, { order: 'INDEX', itemOf: () => given });
    },
    taxLines: () =>
      taxesOfOrder(world, row).map(({ name, rate, amount }) => ({
        title: name,
        rate,
        ratePercentage: rate * 100,
        priceSet: bag(amount),
        channelLiable: false,
      })),
    shippingLines: (page: PageArguments) =>
      connection(address === null ? [] : [0], page, {
        order: 'ID',
        itemOf: () => ({
          id: gid('ShippingLine', id),
          title: 'Standard',
          code: 'Standard',
          originalPriceSet: bag(shipping),
        }),
      }),
    customerJourneySummary: () => journeyOf(world, row, id),
    channelInformation: () => ({
      __typename: 'ChannelInformation',
      id: gid('ChannelInformation', id),
      channelDefinition: { id: gid('ChannelDefinition', 1), channelName: textAt(orders.channel, row) },
    }),
  };
}

type Moved = { row: number; at: string; amount: number };

/** Money never moves before its order. */
function paymentsOf(world: World, order: number): Moved[] {
  const { payments, orders, today } = world;
  const [from, to] = rowsBetween(payments.byDay, itemAt(orders.day, order), today);
  const own = Array.from({ length: to - from }, (_, at) => from + at).filter(row => payments.order[row] === order);
  return own.map(row => ({
    row,
    at: moment(world, itemAt(payments.day, row), itemAt(payments.minute, row)),
    amount: itemAt(payments.amount, row),
  }));
}

/** At a till nobody gives an address. */
function addressOf({ orders, store, places }: World, row: number, zip: string | null) {
  const country = textAt(orders.shippingCountry, row);
  if (country === '') return null;
  return {
    __typename: 'MailingAddress',
    id: gid('MailingAddress', store.idBase.order + row),
    city: textAt(orders.shippingCity, row),
    province: textAt(orders.shippingRegion, row) || null,
    provinceCode: null,
    country,
    countryCodeV2: places.find(place => place.country === country)?.countryCode ?? null,
    zip,
  };
}

function parcelsOf(world: World, row: number, id: number) {
  const { orders } = world;
  const sentDay = itemAt(orders.fulfilledDay, row);
  if (sentDay < 0) return [];
  const sentMinute = itemAt(orders.fulfilledMinute, row);
  const createdAt = moment(world, sentDay, sentMinute);
  const arrivedDay = itemAt(orders.deliveredDay, row);
  // Of its arrival the day alone is known.
  const arrived = arrivedDay < 0 ? null : moment(world, arrivedDay, arrivedDay === sentDay ? sentMinute : 0);
  const company = textAt(orders.carrier, row);
  return [
    {
      __typename: 'Fulfillment',
      id: gid('Fulfillment', id),
      legacyResourceId: String(id),
      status: 'SUCCESS',
      displayStatus: arrived === null ? 'IN_TRANSIT' : 'DELIVERED',
      createdAt,
      updatedAt: arrived ?? createdAt,
      deliveredAt: arrived,
      trackingInfo: (page: First) => firstOf(company === '' ? [] : [{ company, number: null, url: null }], page),
    },
  ];
}

/** Of a visit the shop knows the last one alone, which is then the first as well. */
function journeyOf(world: World, row: number, id: number) {
  const { orders, store } = world;
  const hasVisit = itemAt(orders.visit, row) >= 0;
  const [source, medium, campaign] = [orders.source, orders.medium, orders.campaign].map(text => textAt(text, row));
  const visit = hasVisit && {
    __typename: 'CustomerVisit',
    id: gid('CustomerVisit', id),
    occurredAt: moment(world, itemAt(orders.day, row), itemAt(orders.minute, row)),
    source: textAt(orders.referrerName, row) || 'direct',
    sourceType: medium === 'cpc' ? 'AD' : medium === 'email' ? 'NEWSLETTER' : null,
    landingPage: `https://${store.site}${textAt(orders.landingPage, row)}`,
    utmParameters: campaign ? { source, medium, campaign, content: null, term: null } : null,
  };
  const momentsCount = { count: visit ? 1 : 0, precision: 'EXACT' };
  return { ready: true, momentsCount, firstVisit: visit || null, lastVisit: visit || null };
}
