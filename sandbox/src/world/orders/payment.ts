import { itemAt } from '../../checked.ts';
import { dayOf } from '../calendar.ts';
import { payment } from '../data/codes.ts';
import { places } from '../data/places.ts';
import { Weighted } from '../random.ts';
import type { Random } from '../random.ts';
import type { DraftOrder } from './draft-order.ts';

export type PaymentChoice = { gateway: string; method: string; isCod: boolean };

const onlineMethods = Object.keys(payment.online);
const online = new Weighted(Object.values(payment.online));
const tillMethods = Object.keys(payment.till);
const till = new Weighted(Object.values(payment.till));
const codDay = dayOf(payment.cod.on);

export function choosePayment(
  order: DraftOrder,
  setting: { day: number; goods: number; random: Random; cashShare?: number | undefined },
): PaymentChoice {
  const { day, goods, random } = setting;
  if (order.channel === 'Draft Orders') return { gateway: 'Bank Transfer', method: 'Bank Transfer', isCod: false };
  if (order.channel === 'Point of Sale') {
    const gateway = itemAt(tillMethods, till.draw(random));
    return { gateway, method: gateway === 'Cash' ? 'Cash' : 'Card', isCod: false };
  }
  if (itemAt(places, order.place).kind === 'abroad') return { gateway: 'PayPal', method: 'PayPal', isCod: false };
  if (random.chance(setting.cashShare ?? codShare(order, day, goods)))
    return { gateway: 'Cash on Delivery (COD)', method: 'Cash on Delivery', isCod: true };
  return { gateway: 'Razorpay', method: itemAt(onlineMethods, online.draw(random)), isCod: false };
}

function codShare(order: DraftOrder, day: number, goods: number): number {
  const { cod } = payment;
  if (goods > cod.aboveRupees * 100) return cod.shareAbove;
  const usual = itemAt(places, order.place).kind === 'town' ? cod.smallTowns : cod.share;
  return usual - (cod.fallPerYear * (day - codDay)) / 365;
}
