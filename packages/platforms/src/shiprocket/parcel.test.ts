import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookedDay, outcomeOf, parcelOf, type Outcome } from './parcel.ts';

const outcomes: [status: string, outcome: Outcome | undefined][] = [
  ['NEW', 'waiting'],
  ['READY TO SHIP', 'waiting'],
  ['PICKUP SCHEDULED', 'waiting'],
  ['PICKUP EXCEPTION', 'waiting'],
  ['OUT FOR PICKUP', 'waiting'],
  ['PICKED UP', 'on_the_way'],
  ['SHIPPED', 'on_the_way'],
  ['IN TRANSIT-EN-ROUTE', 'on_the_way'],
  ['UNDELIVERED', 'on_the_way'],
  ['UNDELIVERED-1ST ATTEMPT', 'on_the_way'],
  ['OUT FOR DELIVERY', 'on_the_way'],
  ['Something nobody has seen yet', 'on_the_way'],
  ['DELIVERED', 'delivered'],
  ['Delivered ', 'delivered'],
  ['RTO INITIATED', 'rto'],
  ['RTO IN TRANSIT', 'rto'],
  ['RTO_NDR', 'rto'],
  ['REACHED BACK AT_SELLER_CITY', 'rto'],
  ['RTO DELIVERED', 'back'],
  ['RTO ACKNOWLEDGED', 'back'],
  ['LOST', 'lost'],
  ['DAMAGED', 'lost'],
  ['DISPOSED OFF', 'lost'],
  ['CANCELED', undefined],
  ['CANCELLATION REQUESTED', undefined],
  ['RETURN DELIVERED', undefined],
  ['RETURNED', undefined],
];

for (const [status, outcome] of outcomes)
  test(`"${status}" is ${outcome ?? 'no parcel'}`, () => assert.equal(outcomeOf(status), outcome));

const days: [text: string, day: string | undefined][] = [
  ['31 Jul 2019, 03:03 PM', '2019-07-31'],
  ['21 Sep 2022 05:28 PM', '2022-09-21'],
  ['1 Jan 2026, 12:00 AM', '2026-01-01'],
  ['31st Jul 2019', undefined],
  ['2019-07-31', undefined],
  ['', undefined],
];

for (const [text, day] of days) test(`"${text}" is the day ${day}`, () => assert.equal(bookedDay(text), day));

const order = (changes: object = {}, shipment: object = {}) => ({
  id: 1,
  status: 'DELIVERED',
  created_at: '12 Nov 2026, 09:15 AM',
  payment_method: 'cod',
  shipments: [
    {
      courier: 'Delhivery Surface',
      awb: '19041211125783',
      pickup_scheduled_date: '2026-11-13 12:00:00',
      delivered_date: '2026-11-16 18:00:00',
      ...shipment,
    },
  ],
  ...changes,
});

test('an order is read as the parcel it became', () => {
  assert.deepEqual(parcelOf(order()), {
    bookedOn: '2026-11-12',
    outcome: 'delivered',
    status: 'Delivered',
    courier: 'Delhivery Surface',
    paymentMethod: 'COD',
    daysToDelivery: 3.25,
  });
  assert.equal(parcelOf(order({ status: 'RTO IN TRANSIT' }))?.status, 'RTO in transit');
  assert.equal(parcelOf(order({ payment_method: 'prepaid' }))?.paymentMethod, 'Prepaid');
  assert.equal(parcelOf(order({}, { courier: '' }))?.courier, null);
});

test('a booking that no courier has taken is no parcel', () => {
  assert.equal(parcelOf(order({ status: 'NEW' }, { awb: '' })), null);
  assert.equal(parcelOf(order({ shipments: [] })), null);
  assert.equal(parcelOf(order({ status: 'CANCELED' })), null);
});

test('days are told only where both times are', () => {
  const daysOf = (shipment: object, changes: object = {}) => parcelOf(order(changes, shipment))?.daysToDelivery;
  assert.equal(daysOf({ pickup_scheduled_date: null }), null);
  assert.equal(daysOf({ delivered_date: '0000-00-00 00:00:00' }), null);
  assert.equal(daysOf({ delivered_date: '2026-11-16' }), null);
  assert.equal(daysOf({ delivered_date: '2026-11-12 18:00:00' }), null);
  assert.equal(daysOf({}, { status: 'RTO DELIVERED' }), null);
});

test('what is not an order is told apart from an order without a parcel', () => {
  assert.equal(parcelOf({ hello: 'world' }), undefined);
  assert.equal(parcelOf(order({ status: 7 })), undefined);
  assert.equal(parcelOf(order({ shipments: 'one' })), undefined);
  assert.equal(parcelOf(order({ created_at: 'yesterday' })), undefined);
  assert.equal(parcelOf(order({}, { delivered_date: 'soon' })), undefined);
});
