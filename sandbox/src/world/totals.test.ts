import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../checked.ts';
import { textAt } from './columns.ts';
import { makeWorld } from './make-world.ts';
import {
  isHuman,
  median,
  orderSum,
  orders,
  productNamed,
  productOf,
  shares,
  sumOver,
  total,
  units,
  visits,
} from './test-measures.ts';

const world = makeWorld({ now: '2026-11-20T11:30:00+05:30' });
const plain = makeWorld({ now: '2026-09-25T11:30:00+05:30', months: 12, events: [] });

/** An aim and how far the world may be from it: a part of it for totals, points for shares. */
type Aim = [what: string, aim: number, found: () => number];

const salesTotal = () => {
  const { reversals: back } = world;
  const taken = total(back.gross) + total(back.discount) + total(back.tax) + total(back.shipping) + total(back.fee);
  return (total(world.orders.total) + taken) / 100;
};
const gross = () => total(world.orders.gross);

const totals: Aim[] = [
  ['orders', 60_000, () => world.orders.length],
  ['customers', 41_000, () => world.customers.length],
  ['total sales', 150_000_000, salesTotal],
  ['average order value', 2550, () => (gross() + total(world.orders.discount)) / world.orders.length / 100],
  ['units per order', 1.45, () => total(world.orders.units) / world.orders.length],
  ['visits on a plain day', 4300, () => visits(plain, [28, 1]) / 28],
  ['orders on a plain day', 90, () => orders(plain, [10, 1]) / 10],
  ['days of half the repeat orders', 75, () => median(firstReturns())],
  ['days to dispatch', 1.3, () => median(dispatchDays(plain, [75, 45]))],
  ['days to dispatch in festival weeks', 3.2, () => median(dispatchDays(world, [24, 14]))],
];
for (const [what, aim, found] of totals) {
  test(`${what}: about ${aim}`, () => assert.ok(Math.abs(found() / aim - 1) <= 0.1, `${what} is ${found()}`));
}

const online = () => orders(world, [800, 0], (table, row) => textAt(table.channel, row) === 'Online Store');
const ofOnline = (method: string) =>
  (100 *
    orders(
      world,
      [800, 0],
      (table, row) => textAt(table.paymentMethod, row) === method && itemAt(table.visit, row) >= 0,
    )) /
  online();
const ofOrders = (column: 'channel' | 'customerKind' | 'discountCode', text: string) =>
  shares(world.orders[column], world.orders.length)[text] ?? 0;
const ofCity = (city: string) =>
  (100 * orders(world, [800, 0], (table, row) => isIn(city, textAt(table.shippingCity, row)))) / domestic();
const ofChannel = (group: string) =>
  (100 * visits(world, [800, 0], (table, row) => isHuman(table, row) && textAt(table.channelGroup, row) === group)) /
  humans();
const ofDevice = (device: string) =>
  (100 * visits(world, [800, 0], (table, row) => isHuman(table, row) && textAt(table.device, row) === device)) /
  humans();
const ofFunnel = (bit: number) =>
  (100 * visits(plain, [28, 1], (table, row) => isHuman(table, row) && (itemAt(table.flags, row) & bit) !== 0)) /
  visits(plain, [28, 1]);
const bought = (device: string) =>
  (100 *
    visits(
      plain,
      [120, 1],
      (table, row) => textAt(table.device, row) === device && (itemAt(table.flags, row) & 16) !== 0,
    )) /
  visits(plain, [120, 1], (table, row) => isHuman(table, row) && textAt(table.device, row) === device);
const returned = (isMeant: (product: number) => boolean) =>
  (100 * returnedUnits(isMeant)) / units(world, [800, 0], isMeant);

const percents: Aim[] = [
  ['Online Store', 90, () => ofOrders('channel', 'Online Store')],
  ['Point of Sale', 9, () => ofOrders('channel', 'Point of Sale')],
  ['Draft Orders', 1, () => ofOrders('channel', 'Draft Orders')],
  ['new customers', 66, () => ofOrders('customerKind', 'New')],
  ['WELCOME10', 9, () => ofOrders('discountCode', 'WELCOME10')],
  [
    'orders with a discount',
    24,
    () =>
      (100 *
        orders(
          world,
          [800, 0],
          (table, row) => textAt(table.discountCode, row) !== '' || itemAt(table.discount, row) < 0,
        )) /
      world.orders.length,
  ],
  ['discounts of gross sales', 6, () => (-100 * total(world.orders.discount)) / gross()],
  ['cash on delivery', 36, () => ofOnline('Cash on Delivery')],
  ['UPI', 42, () => ofOnline('UPI')],
  ['cards', 15, () => ofOnline('Card')],
  ['wallets and net banking', 4, () => ofOnline('Wallet') + ofOnline('Net Banking')],
  ['PayPal', 3, () => ofOnline('PayPal')],
  ['Mumbai', 13, () => ofCity('Mumbai')],
  ['Delhi', 12, () => ofCity('Delhi')],
  ['Bengaluru', 11, () => ofCity('Bengaluru')],
  ['Lucknow', 4, () => ofCity('Lucknow')],
  ['Kochi', 2.5, () => ofCity('Kochi')],
  ['mobile visits', 78, () => ofDevice('Mobile')],
  ['desktop visits', 19, () => ofDevice('Desktop')],
  ['tablet visits', 3, () => ofDevice('Tablet')],
  ['Organic Search', 24, () => ofChannel('Organic Search')],
  ['Direct', 19, () => ofChannel('Direct')],
  ['Paid Search', 14, () => ofChannel('Paid Search')],
  ['Cross-network', 11, () => ofChannel('Cross-network')],
  ['Organic Social', 12, () => ofChannel('Organic Social')],
  ['Paid Social', 7, () => ofChannel('Paid Social')],
  ['Email', 5, () => ofChannel('Email')],
  ['Referral', 4, () => ofChannel('Referral')],
  ['visits with a cart', 8, () => ofFunnel(4)],
  ['visits at the checkout', 4.2, () => ofFunnel(8)],
  ['visits that buy', 1.85, () => ofFunnel(16)],
  ['mobile visits that buy', 1.6, () => bought('Mobile')],
  ['desktop visits that buy', 2.9, () => bought('Desktop')],
  ['returned kurtas', 10, () => returned(productOf(world, 'Kurta'))],
  ['returned lehengas', 14, () => returned(productOf(world, 'Lehenga'))],
  ['returned sarees', 6, () => returned(productOf(world, 'Saree'))],
  ['returned Meera Anarkali Kurtas', 17, () => returned(productNamed(world, 'Meera'))],
  ['orders GA4 saw', 92, () => (100 * orders(world, [800, 0], (table, row) => itemAt(table.ga4, row) > 0)) / online()],
  ['visits GA4 saw', 94, () => (100 * visits(world, [800, 0], (table, row) => itemAt(table.ga4, row) > 0)) / humans()],
  ['units with a recorded cost', 95, () => (100 * costedSales()) / (gross() + total(world.orders.discount))],
];
for (const [what, aim, found] of percents) {
  test(`${what}: about ${aim} %`, () => assert.ok(Math.abs(found() - aim) <= 2, `${what} is ${found()} %`));
}

test('a plain day sells between 2 and 2.4 lakh, returns taken off', () => {
  const back = (table: typeof plain.reversals, row: number) =>
    itemAt(table.gross, row) +
    itemAt(table.discount, row) +
    itemAt(table.tax, row) +
    itemAt(table.shipping, row) +
    itemAt(table.fee, row);
  const taken = sumOver(plain.reversals, plain, { ago: [28, 1], chosen: () => true, amount: back });
  const lakh = (orderSum(plain, [28, 1], (table, row) => itemAt(table.total, row)) + taken) / 28 / 1e7;
  assert.ok(lakh > 2 && lakh < 2.4, `a plain day sells ${lakh} lakh`);
});

test('the Gulmohar Chikankari Kurta is the best seller', () => {
  const sold = (product: number) => units(plain, [360, 1], candidate => candidate === product);
  const best = itemAt(
    plain.products.title.map((title, product) => ({ title, sold: sold(product) })).sort((a, b) => b.sold - a.sold),
    0,
  );
  assert.equal(best.title, 'Gulmohar Chikankari Kurta');
});

test('addresses stand as typed, visits in one spelling', () => {
  const typed = shares(world.orders.shippingCity, world.orders.length);
  const part = (other: string, usual: string) =>
    (100 * itemAt(typed, other)) / (itemAt(typed, other) + itemAt(typed, usual));
  for (const [other, usual, share] of [
    ['Bangalore', 'Bengaluru', 12],
    ['Gurgaon', 'Gurugram', 15],
    ['New Delhi', 'Delhi', 33],
  ] as const) {
    assert.ok(Math.abs(part(other, usual) - share) <= 2, `${other}: ${part(other, usual)} %`);
  }
  const seen = new Set(world.visits.city.values);
  assert.deepEqual(
    ['Bangalore', 'Gurgaon', 'Delhi'].filter(city => seen.has(city)),
    [],
  );
});

function isIn(city: string, typed: string): boolean {
  const others: Record<string, string> = { Bangalore: 'Bengaluru', Gurgaon: 'Gurugram', 'New Delhi': 'Delhi' };
  return (others[typed] ?? typed) === city;
}

function domestic(): number {
  return orders(world, [800, 0], (table, row) => textAt(table.shippingCountry, row) === 'India');
}

function humans(): number {
  return visits(world, [800, 0]);
}

function firstReturns(): number[] {
  const gaps: number[] = [];
  const first = new Map<number, number>();
  const done = new Set<number>();
  for (let row = 0; row < world.orders.length; row++) {
    const [customer, day] = [itemAt(world.orders.customer, row), itemAt(world.orders.day, row)];
    const known = first.get(customer);
    if (known === undefined) first.set(customer, day);
    else if (!done.has(customer)) {
      gaps.push(day - known);
      done.add(customer);
    }
  }
  return gaps;
}

function dispatchDays(of: typeof world, [from, to]: readonly [number, number]): number[] {
  const days: number[] = [];
  for (let row = 0; row < of.orders.length; row++) {
    const ago = of.today - itemAt(of.orders.day, row);
    const hours = itemAt(of.orders.fulfilledAfterHours, row);
    if (ago <= from && ago >= to && hours > 0) days.push(hours / 24);
  }
  return days;
}

function returnedUnits(isMeant: (product: number) => boolean): number {
  const { reversals, variants } = world;
  let back = 0;
  for (let row = 0; row < reversals.length; row++) {
    if (textAt(reversals.kind, row) === 'return' && isMeant(itemAt(variants.product, itemAt(reversals.variant, row))))
      back -= itemAt(reversals.quantity, row);
  }
  return back;
}

function costedSales(): number {
  const { lines } = world;
  let sum = 0;
  for (let row = 0; row < lines.length; row++)
    if (itemAt(lines.cost, row) >= 0) sum += itemAt(lines.gross, row) + itemAt(lines.discount, row);
  return sum;
}
