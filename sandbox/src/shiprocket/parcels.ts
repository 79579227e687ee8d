import { itemAt } from '../checked.ts';
import { isoDate } from '../world/calendar.ts';
import { rowsBetween, textAt } from '../world/columns.ts';
import { hashShare } from '../world/random.ts';
import type { World } from '../world/world.ts';

/** An order as it stands in the panel of Shiprocket. Moments are minutes since 1970 in the store's calendar; -1 is never. */
export type Parcel = {
  /** Row of the world's orders. */
  order: number;
  id: number;
  /** Minutes after it was placed in the store it is fetched from there. */
  createdAt: number;
  status: CourierStatus;
  courier: string;
  /** '' until a courier is chosen. */
  awb: string;
  pickedUpAt: number;
  deliveredAt: number;
  returnedAt: number;
  isCash: boolean;
};

/** Numbers of the states of an order, which are not those of its shipment. */
export const statusCodes = {
  NEW: 1,
  'PICKUP SCHEDULED': 4,
  CANCELED: 5,
  SHIPPED: 6,
  DELIVERED: 7,
  'RTO INITIATED': 15,
  'RTO DELIVERED': 16,
  'RTO ACKNOWLEDGED': 17,
  'OUT FOR DELIVERY': 19,
  'IN TRANSIT': 20,
  LOST: 33,
  UNDELIVERED: 36,
  'REACHED DESTINATION HUB': 43,
  'PICKED UP': 51,
  'RTO IN TRANSIT': 55,
} as const;

export type CourierStatus = keyof typeof statusCodes;

const fetchedAfter = 7;
const idBase = 240_000_000;
const day = 1_440;

const couriers: Record<string, string> = {
  Delhivery: 'Delhivery Surface',
  'Blue Dart': 'Blue Dart Air',
  Ekart: 'Ekart Logistics',
};

/** Orders that were fetched between two days, both included, in the order in which they came. */
export function parcelsBetween(world: World, from: number, to: number): Parcel[] {
  const [start, end] = rowsBetween(world.orders.byDay, from - 1, to);
  const back = cameBack(world);
  const parcels: Parcel[] = [];
  for (let row = start; row < end; row++) {
    const parcel = parcelOf(world, row, back);
    if (parcel === undefined) continue;
    const created = Math.floor(parcel.createdAt / day);
    if (created >= from && created <= to) parcels.push(parcel);
  }
  return parcels;
}

/** Only what is sent within India goes by this account; nothing that is sold at a till is sent. */
function parcelOf(world: World, row: number, back: ReadonlyMap<number, number>): Parcel | undefined {
  const { orders } = world;
  const placed = itemAt(orders.day, row) * day + itemAt(orders.minute, row);
  const now = world.today * day + world.minute;
  if (textAt(orders.channel, row) === 'Point of Sale' || textAt(orders.shippingCountry, row) !== 'India')
    return undefined;
  if (placed + fetchedAfter > now) return undefined;
  const sent = itemAt(orders.fulfilledDay, row);
  const pickedUpAt = sent < 0 ? -1 : sent * day + itemAt(orders.fulfilledMinute, row);
  const arrived = itemAt(orders.deliveredDay, row);
  const isCash = textAt(orders.paymentMethod, row) === 'Cash on Delivery';
  const returnedAt = back.get(row) ?? -1;
  const isCancelled = itemAt(orders.cancelledDay, row) >= 0;
  const known = { placed, now, pickedUpAt, isDelivered: arrived >= 0, returnedAt, isCancelled, isCash, row };
  const status = statusOf(known);
  const hasCourier = status !== 'NEW' && !(status === 'CANCELED' && pickedUpAt < 0);
  const carrier = textAt(orders.carrier, row);
  return {
    order: row,
    id: idBase + row,
    createdAt: placed + fetchedAfter,
    status,
    courier: hasCourier ? (couriers[carrier] ?? carrier) : '',
    awb: hasCourier ? String(19_041_000_000_000 + row * 37) : '',
    pickedUpAt,
    deliveredAt: arrived < 0 ? -1 : arrived * day + 9 * 60 + Math.floor(hashShare('handed over', row) * 660),
    returnedAt,
    isCash,
  };
}

type Known = {
  placed: number;
  now: number;
  pickedUpAt: number;
  isDelivered: boolean;
  returnedAt: number;
  isCancelled: boolean;
  isCash: boolean;
  row: number;
};

const moving = [
  'PICKED UP',
  'SHIPPED',
  'IN TRANSIT',
  'IN TRANSIT',
  'REACHED DESTINATION HUB',
  'OUT FOR DELIVERY',
] as const;

/** A parcel that is gone is why its order was cancelled after it had been sent. */
function statusOf(known: Known): CourierStatus {
  const { placed, now, pickedUpAt, isDelivered, returnedAt, isCancelled, isCash, row } = known;
  if (isCancelled) return pickedUpAt < 0 ? 'CANCELED' : 'LOST';
  if (returnedAt >= 0) return now - returnedAt > 2 * day ? 'RTO ACKNOWLEDGED' : 'RTO DELIVERED';
  if (isDelivered) return 'DELIVERED';
  if (pickedUpAt < 0) return now - placed > day ? 'PICKUP SCHEDULED' : 'NEW';
  const under = now - pickedUpAt;
  if (isCash && under > 6 * day) return under > 7 * day ? 'RTO IN TRANSIT' : 'RTO INITIATED';
  if (isCash && under > 5 * day) return 'UNDELIVERED';
  return itemAt(moving, Math.min(moving.length - 1, Math.floor(hashShare('on the move', row) * moving.length)));
}

/** Orders whose parcel nobody took, with the moment it was back. */
function cameBack({ reversals }: World): Map<number, number> {
  const back = new Map<number, number>();
  for (let row = 0; row < reversals.length; row++) {
    if (textAt(reversals.kind, row) !== 'refused') continue;
    back.set(itemAt(reversals.order, row), itemAt(reversals.day, row) * day + itemAt(reversals.minute, row));
  }
  return back;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `31 Jul 2019, 03:03 PM` */
export function inWords(moment: number): string {
  const [year = '', month = '', date = ''] = isoDate(Math.floor(moment / day)).split('-');
  const minute = moment % day;
  const hour = Math.floor(minute / 60);
  const clock = `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${date} ${itemAt(months, Number(month) - 1)} ${year}, ${clock}`;
}

/** `2019-07-31 15:03:00` */
export function inFigures(moment: number): string {
  const minute = moment % day;
  return `${isoDate(Math.floor(moment / day))} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
