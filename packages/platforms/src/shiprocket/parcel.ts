/** An order of the list as the parcel that it became. Everything about Shiprocket's words that is not written down stands here. */
import { listAt, textAt } from '../json.ts';

export type Outcome = 'waiting' | 'on_the_way' | 'delivered' | 'rto' | 'back' | 'lost';

export type Parcel = {
  /** The day it was booked at Shiprocket, `2026-11-19`. */
  bookedOn: string;
  outcome: Outcome;
  status: string;
  courier: string | null;
  paymentMethod: string | null;
  /** From the pickup to the door; null where it was not delivered or one of the two is not told. */
  daysToDelivery: number | null;
};

/** null: no parcel came of it, or none goes to a customer. undefined: not an order. */
export function parcelOf(order: unknown): Parcel | null | undefined {
  const [status, created] = [textAt(order, 'status'), textAt(order, 'created_at')];
  const bookedOn = created === undefined ? undefined : bookedDay(created);
  const shipments = listAt(order, 'shipments');
  if (status === undefined || bookedOn === undefined || !Array.isArray(shipmentsOf(order))) return undefined;
  const sent = shipments.find(shipment => (textAt(shipment, 'awb') ?? '') !== '');
  const outcome = outcomeOf(status);
  if (outcome === undefined || sent === undefined) return null;
  const pickedUp = momentOf(textAt(sent, 'pickup_scheduled_date'));
  const delivered = momentOf(textAt(sent, 'delivered_date'));
  if (pickedUp === undefined || delivered === undefined) return undefined;
  const hasBoth = outcome === 'delivered' && pickedUp !== null && delivered !== null && delivered >= pickedUp;
  return {
    bookedOn,
    outcome,
    status: statusTitle(status),
    courier: textAt(sent, 'courier') || null,
    paymentMethod: paymentTitle(textAt(order, 'payment_method') ?? ''),
    daysToDelivery: hasBoth ? (delivered - pickedUp) / 86_400_000 : null,
  };
}

const shipmentsOf = (order: unknown): unknown => (order as { shipments?: unknown }).shipments;

/**
 * By its words and not by its number, as new ones come without notice: orders and shipments are numbered differently, and the numbers of only a
 * few are written down. What is neither delivered nor on its way back nor lost is still open, so an unknown word counts as on the way.
 * undefined: cancelled, or a customer's own return, which is a parcel of another kind.
 */
export function outcomeOf(status: string): Outcome | undefined {
  const words = status
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  if (/^(CANCEL|RETURN|QC |EXCHANGE)/.test(words)) return undefined;
  if (/^(PARTIAL )?DELIVERED$/.test(words)) return 'delivered';
  if (/^RTO (DELIVERED|ACKNOWLEDGED)$/.test(words)) return 'back';
  if (/^(RTO|REACHED BACK AT)\b/.test(words)) return 'rto';
  if (/^(LOST|DAMAGED|DESTROYED|DISPOSED|UNTRACEABLE)\b/.test(words)) return 'lost';
  if (/^(NEW|INVOICED|READY TO SHIP|AWB ASSIGNED|LABEL|MANIFEST|PICKUP|OUT FOR PICKUP)\b/.test(words)) return 'waiting';
  return 'on_the_way';
}

/** "RTO IN TRANSIT" as "RTO in transit". */
function statusTitle(status: string): string {
  const words = status
    .trim()
    .toLowerCase()
    .replace(/^rto\b/, 'RTO');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As Shopify's own figures name the two. */
function paymentTitle(method: string): string | null {
  if (method === '') return null;
  return { cod: 'COD', prepaid: 'Prepaid' }[method.toLowerCase()] ?? method;
}

/** `31 Jul 2019, 03:03 PM`. That the days asked for are those of `created_at` is how it is read here, and held against every order. */
export function bookedDay(text: string): string | undefined {
  const [, date = '', name = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b/.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Milliseconds of `2022-07-18 20:28:00`; null where there is none. A date alone is not when it happened. */
function momentOf(text: string | undefined): number | null | undefined {
  if (text === undefined || /^(|NA|N\/A|0000-00-00.*)$/.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const moment = Date.parse(`${text.replace(' ', 'T')}Z`);
  return /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(text) && !Number.isNaN(moment) ? moment : undefined;
}
