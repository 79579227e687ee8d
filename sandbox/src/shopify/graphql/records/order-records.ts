import { itemAt } from '../../../checked.ts';
import { rowsBetween, textAt } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import { connection, type PageArguments } from '../paging.ts';
import { orderParts } from './order-parts.ts';
import { productRecord, variantRecord, vendorOf } from './product-records.ts';
import { gid, moment, moneyBag } from './record-form.ts';

const FINANCIAL: Record<string, string> = {
  Paid: 'PAID',
  Pending: 'PENDING',
  'Partially refunded': 'PARTIALLY_REFUNDED',
  Refunded: 'REFUNDED',
  Voided: 'VOIDED',
};
const FULFILMENT: Record<string, string> = {
  Unfulfilled: 'UNFULFILLED',
  Partial: 'PARTIALLY_FULFILLED',
  Fulfilled: 'FULFILLED',
  Restocked: 'RESTOCKED',
};

export function orderRecord(world: World, row: number) {
  const { orders, store, lines } = world;
  const id = store.idBase.order + row;
  const createdAt = moment(world, itemAt(orders.day, row), itemAt(orders.minute, row));
  const cancelledDay = itemAt(orders.cancelledDay, row);
  const financial = FINANCIAL[textAt(orders.financialStatus, row)] ?? 'PAID';
  const [from, to] = [itemAt(orders.lineStart, row), itemAt(orders.lineStart, row + 1)];
  const own = Array.from({ length: to - from }, (_, at) => from + at);
  return {
    __typename: 'Order',
    id: gid('Order', id),
    legacyResourceId: String(id),
    name: `${store.orderPrefix}${orders.number[row]}`,
    createdAt,
    processedAt: createdAt,
    updatedAt: createdAt,
    cancelledAt: cancelledDay < 0 ? null : moment(world, cancelledDay, 0),
    cancelReason: cancelledDay < 0 ? null : 'OTHER',
    closed: isClosed(world, row),
    confirmed: true,
    test: false,
    currencyCode: store.currency,
    taxesIncluded: store.taxesIncluded,
    displayFinancialStatus: financial,
    displayFulfillmentStatus: FULFILMENT[textAt(orders.fulfilmentStatus, row)] ?? 'UNFULFILLED',
    fullyPaid: financial === 'PAID',
    unpaid: financial === 'PENDING',
    currentTotalPriceSet: moneyBag(itemAt(orders.currentTotal, row), store),
    totalPriceSet: moneyBag(itemAt(orders.total, row), store),
    totalDiscountsSet: moneyBag(0 - itemAt(orders.discount, row), store),
    discountCodes: textAt(orders.discountCode, row) === '' ? [] : [textAt(orders.discountCode, row)],
    paymentGatewayNames: [textAt(orders.gateway, row)],
    sourceName: textAt(orders.channel, row) === 'Online Store' ? 'web' : 'pos',
    subtotalLineItemsQuantity: orders.units[row],
    tags: tagsOf(world, row),
    ...orderParts(world, row),
    lineItems: (page: PageArguments) =>
      connection(own, page, { order: 'ID', itemOf: line => lineRecord(world, line, itemAt(lines.variant, line)) }),
  };
}

function lineRecord(world: World, line: number, variant: number) {
  const { lines, variants, products, store } = world;
  const product = variant < 0 ? -1 : itemAt(variants.product, variant);
  const title = products.title[product] ?? '';
  const variantTitle = variants.title[variant] ?? null;
  return {
    __typename: 'LineItem',
    id: gid('LineItem', store.idBase.line + line),
    title,
    name: variantTitle === null || variantTitle === 'Default Title' ? title : `${title} - ${variantTitle}`,
    variantTitle,
    sku: variants.sku[variant] ?? null,
    vendor: product < 0 ? null : vendorOf(world, product),
    quantity: lines.quantity[line],
    currentQuantity: () => itemAt(lines.quantity, line) + takenBack(world, line),
    originalUnitPriceSet: moneyBag(itemAt(lines.price, line), store),
    variant: () => (variant < 0 ? null : variantRecord(world, variant)),
    product: () => (product < 0 ? null : productRecord(world, product)),
  };
}

/** Units of a line that came back or were cancelled, as a negative number. */
function takenBack({ reversals, lines, today }: World, line: number): number {
  const [from, to] = rowsBetween(reversals.byDay, itemAt(lines.day, line), today);
  let units = 0;
  for (let row = from; row < to; row += 1) if (reversals.line[row] === line) units += itemAt(reversals.quantity, row);
  return units;
}

export function tagsOf({ orders }: World, row: number): string[] {
  return textAt(orders.tags, row)
    .split(', ')
    .filter(tag => tag !== '');
}

/** Archived: sent out and settled. Cancelled orders are neither open nor closed. */
export function isClosed({ orders }: World, row: number): boolean {
  const isSent = ['Fulfilled', 'Restocked'].includes(textAt(orders.fulfilmentStatus, row));
  return isSent && textAt(orders.financialStatus, row) !== 'Pending' && itemAt(orders.cancelledDay, row) < 0;
}
