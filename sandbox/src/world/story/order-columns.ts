import { codes, dictionaryOf, indexDays, minutes, wholeNumbers } from '../columns.ts';
import { firstNames } from '../data/names.ts';
import { landingPages } from '../data/origins.ts';
import { places } from '../data/places.ts';
import { kesarLane } from '../data/store.ts';
import type { CustomerRow } from '../orders/customer-book.ts';
import type { Dictionary, OrderLines } from '../tables.ts';
import type { Origin } from '../world.ts';
import { devices } from '../visits/day-visits.ts';
import type { OrderRow } from './ledger.ts';
import { spelledPlaces } from './spelled-places.ts';
import type { StoryCustomers, StoryOrders } from './story.ts';

export type Span = { firstDay: number; today: number };
const firstNumber = 10_001;

export function orderColumns(rows: readonly OrderRow[], origins: readonly Origin[], span: Span): StoryOrders {
  const whole = (pick: (row: OrderRow) => number) => wholeNumbers(rows, pick);
  const text = (pick: (row: OrderRow) => string) => dictionaryOf(rows.map(pick));
  const sum = (pick: (line: OrderRow['lines'][number]) => number) =>
    whole(row => row.lines.reduce((total, line) => total + pick(line), 0));
  const day = whole(row => row.day);
  const shipTo = codes(rows, row => row.shipTo);
  const ofPlace = (pick: (place: (typeof spelledPlaces)[number]) => string): Dictionary => ({
    codes: shipTo,
    values: spelledPlaces.map(pick),
  });
  const origin = codes(rows, row => (row.origin < 0 ? origins.length : row.origin));
  const ofOrigin = (pick: (origin: Origin) => string): Dictionary => ({
    codes: origin,
    values: [...origins.map(pick), ''],
  });
  const orNone = (pick: (row: OrderRow) => number, values: readonly string[]): Dictionary => ({
    codes: codes(rows, row => (pick(row) < 0 ? values.length : pick(row))),
    values: [...values, ''],
  });
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    number: Int32Array.from(rows.keys(), row => row + firstNumber),
    day,
    minute: minutes(rows, row => row.minute),
    channel: text(row => row.channel),
    customer: whole(row => row.customer),
    customerKind: text(row => (row.isNew ? 'New' : 'Returning')),
    shippingCity: ofPlace(place => place.city),
    shippingRegion: ofPlace(place => place.region),
    shippingCountry: ofPlace(place => place.country),
    gateway: text(row => row.gateway),
    paymentMethod: text(row => row.method),
    carrier: text(row => row.journey.carrier),
    tags: text(row => row.tags),
    discountCode: text(row => row.code),
    cancelReason: text(row => row.journey.cancelReason),
    staff: text(row => row.staff),
    posLocation: text(row => kesarLane.locations[row.location]?.name ?? ''),
    visit: whole(row => row.visit),
    device: orNone(row => row.device, devices),
    source: ofOrigin(entry => entry.source),
    medium: ofOrigin(entry => entry.medium),
    campaign: ofOrigin(entry => entry.campaign),
    channelGroup: ofOrigin(entry => entry.channelGroup),
    referrerKind: ofOrigin(entry => entry.referrerKind),
    referrerName: ofOrigin(entry => entry.referrerName),
    landingPage: orNone(row => row.landing, landingPages),
    gross: sum(line => line.gross),
    discount: sum(line => line.discount),
    tax: sum(line => line.tax),
    shipping: whole(row => row.shipping),
    fee: whole(row => row.fee),
    total: whole(row => row.total),
    units: sum(line => line.quantity),
    lineStart: Int32Array.from([
      ...rows.map(row => row.lineStart),
      rows.reduce((count, row) => count + row.lines.length, 0),
    ]),
    ga4: codes(rows, row => row.ga4),
    fulfilledAt: whole(row => row.journey.fulfilledAt),
    completedAt: whole(row => row.journey.completedAt),
    deliveredAt: whole(row => row.journey.deliveredAt),
    cancelledAt: whole(row => row.journey.cancelledAt),
    refusedAt: whole(row => row.journey.refusedAt),
  };
}

export function lineColumns(rows: readonly OrderRow[], span: Span): OrderLines {
  const lines = rows.flatMap((row, order) => row.lines.map(line => ({ order, day: row.day, ...line })));
  const whole = (pick: (line: (typeof lines)[number]) => number) => wholeNumbers(lines, pick);
  const day = whole(line => line.day);
  return {
    length: lines.length,
    byDay: indexDays(day, span.firstDay, span.today),
    order: whole(line => line.order),
    day,
    variant: whole(line => line.variant),
    quantity: whole(line => line.quantity),
    price: whole(line => line.price),
    gross: whole(line => line.gross),
    discount: whole(line => line.discount),
    tax: whole(line => line.tax),
    cost: whole(line => line.cost),
  };
}

export function customerColumns(rows: readonly CustomerRow[]): StoryCustomers {
  const home = codes(rows, row => row.place);
  return {
    length: rows.length,
    firstName: dictionaryOf(rows.map(row => firstNames[row.firstName] ?? '')),
    lastName: dictionaryOf(rows.map(row => row.lastName)),
    city: { codes: home, values: places.map(place => place.city) },
    region: { codes: home, values: places.map(place => place.region) },
    country: { codes: home, values: places.map(place => place.country) },
    firstOrderDay: wholeNumbers(rows, row => row.firstDay),
    acceptsMarketing: codes(rows, row => (row.acceptsMarketing ? 1 : 0)),
  };
}
