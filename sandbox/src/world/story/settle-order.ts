import { itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import type { CustomerReturn } from '../orders/returns.ts';
import { returnOf } from '../orders/returns.ts';
import type { Random } from '../random.ts';
import type { Ledger, OrderRow, ReversalRow } from './ledger.ts';

/** Enters what happened after the order: payments, a cancellation, a refused parcel, a return. */
export function settleOrder(ledger: Ledger, row: number, variants: readonly VariantFacts[], random: Random): void {
  const order = itemAt(ledger.orders, row);
  const { journey } = order;
  const at = order.day * 1440 + order.minute;
  const paidAt = order.isCod ? journey.deliveredAt : at;
  if (paidAt >= 0) pay(ledger, row, paidAt, order.total);
  if (journey.cancelledAt >= 0) {
    reverseAll(ledger, row, journey.cancelledAt, 'cancellation', '');
    if (!order.isCod) refund(ledger, row, journey.cancelledAt + 10 + random.below(600), order.total);
    return;
  }
  if (journey.refusedAt >= 0) return reverseAll(ledger, row, journey.refusedAt, 'refused', 'Other');
  const isTill = order.channel === 'Point of Sale';
  const back = returnOf({ at, deliveredAt: journey.deliveredAt, isTill, lines: order.lines }, variants, random);
  if (back) takeBack(ledger, row, back);
}

function takeBack(ledger: Ledger, row: number, back: CustomerReturn): void {
  const order = itemAt(ledger.orders, row);
  let goods = 0;
  for (const { line, quantity, reason } of back.units) {
    const reversal = reversalOf(order, { row, line, quantity, at: back.at, kind: 'return', reason });
    goods -= reversal.gross + reversal.discount + reversal.tax;
    ledger.reversals.push(reversal);
  }
  const isEverything =
    back.units.length === order.lines.length &&
    back.units.every(unit => unit.quantity === itemAt(order.lines, unit.line).quantity);
  const amount = isEverything && back.refundShare === 1 ? order.total : Math.round(goods * back.refundShare);
  refund(ledger, row, back.refundAt, amount);
}

function reverseAll(ledger: Ledger, row: number, at: number, kind: ReversalRow['kind'], reason: string): void {
  const order = itemAt(ledger.orders, row);
  order.lines.forEach((line, index) => {
    const reversal = reversalOf(order, { row, line: index, quantity: line.quantity, at, kind, reason });
    if (index === 0) Object.assign(reversal, { shipping: negated(order.shipping), fee: negated(order.fee) });
    ledger.reversals.push(reversal);
  });
}

type Back = { row: number; line: number; quantity: number; at: number; kind: ReversalRow['kind']; reason: string };

/** The part of a line that came back, in paise that never exceed the line's. */
function reversalOf(order: OrderRow, { row, line, quantity, at, kind, reason }: Back): ReversalRow {
  const sold = itemAt(order.lines, line);
  const part = (amount: number) => negated(Math.round((amount * quantity) / sold.quantity));
  return {
    order: row,
    line: order.lineStart + line,
    variant: sold.variant,
    at,
    quantity: -quantity,
    gross: part(sold.gross),
    discount: part(sold.discount),
    tax: part(sold.tax),
    shipping: 0,
    fee: 0,
    cost: sold.cost < 0 ? 0 : part(sold.cost),
    reason,
    kind,
  };
}

function pay(ledger: Ledger, row: number, at: number, amount: number): void {
  const { gateway, method } = itemAt(ledger.orders, row);
  ledger.payments.push({ order: row, at, gateway, method, kind: 'sale', amount });
}

function refund(ledger: Ledger, row: number, at: number, amount: number): void {
  const { gateway, method } = itemAt(ledger.orders, row);
  ledger.payments.push({ order: row, at, gateway, method, kind: 'refund', amount: -amount });
}

/** Zero stays zero, never minus zero. */
function negated(amount: number): number {
  return amount === 0 ? 0 : -amount;
}
