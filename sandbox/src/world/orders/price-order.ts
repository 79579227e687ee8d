import { itemAt } from '../../checked.ts';
import type { VariantFacts } from '../catalogue.ts';
import { shipping, tax, wholesalePercent } from '../data/codes.ts';
import type { CodeData } from '../data/codes.ts';
import { places } from '../data/places.ts';
import type { DraftOrder } from './draft-order.ts';

/** Amounts in paise. gross and discount (<= 0) without tax; paid = gross + discount + tax. */
export type PricedLine = {
  variant: number;
  quantity: number;
  price: number;
  gross: number;
  discount: number;
  tax: number;
  cost: number;
};
export type PricedOrder = { lines: PricedLine[]; shipping: number; goods: number };

export function listTotal(order: DraftOrder, priceOf: (variant: number) => number): number {
  return order.lines.reduce((sum, line) => sum + line.quantity * (order.unitPrice ?? priceOf(line.variant)), 0);
}

/**
 * Prices a basket. Tax is part of the price: of a line that costs p after its discount at a rate of r percent, p * r / (100 + r) is tax.
 * What is left is net; the discount without tax is taken at the same rate, and gross is net plus that discount. So the three always add up.
 */
export function priceOrder(
  order: DraftOrder,
  setting: { variants: readonly VariantFacts[]; priceOf: (variant: number) => number; code: CodeData | null },
): PricedOrder {
  const { variants, priceOf, code } = setting;
  const total = listTotal(order, priceOf);
  const lines = order.lines.map(({ variant, quantity }) => {
    const facts = itemAt(variants, variant);
    const price = order.unitPrice ?? priceOf(variant);
    const list = price * quantity;
    const off = discountOf({
      list,
      total,
      type: facts.type,
      code,
      isWholesale: order.buyer !== null && order.unitPrice === null,
    });
    const rate = taxRate(facts, (list - off) / quantity);
    const taxed = Math.round(((list - off) * rate) / (100 + rate));
    const discount = Math.round((off * 100) / (100 + rate));
    const gross = list - off - taxed + discount;
    return {
      variant,
      quantity,
      price,
      gross,
      discount: -discount,
      tax: taxed,
      cost: facts.cost < 0 ? -1 : facts.cost * quantity,
    };
  });
  const goods = lines.reduce((sum, line) => sum + line.gross + line.discount + line.tax, 0);
  return { lines, goods, shipping: shippingOf(order, goods, code) };
}

function discountOf(line: {
  list: number;
  total: number;
  type: string;
  code: CodeData | null;
  isWholesale: boolean;
}): number {
  const { list, total, type, code, isWholesale } = line;
  if (isWholesale) return Math.round((list * wholesalePercent) / 100);
  if (!code || (code.onlyType && code.onlyType !== type)) return 0;
  if (code.percent !== undefined) return Math.round((list * code.percent) / 100);
  return code.amount === undefined ? 0 : Math.round((code.amount * 100 * list) / total);
}

function taxRate(variant: VariantFacts, piece: number): number {
  if (variant.type === 'Jewellery') return tax.jewellery;
  const withoutTax = (piece * 100) / (100 + tax.low);
  return withoutTax <= tax.lowUntilRupees * 100 ? tax.low : tax.high;
}

function shippingOf(order: DraftOrder, goods: number, code: CodeData | null): number {
  if (order.channel !== 'Online Store') return 0;
  if (itemAt(places, order.place).kind === 'abroad') return shipping.abroadRupees * 100;
  return goods < shipping.freeFrom * 100 && !code?.freeShipping ? shipping.rupees * 100 : 0;
}
