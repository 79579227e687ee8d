import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, present } from '../../checked.ts';
import { sampleStep } from '../../sample-of.ts';
import { textAt } from '../columns.ts';
import { plantedEvents } from '../data/events.ts';
import type { PlantedEvent } from '../data/events.ts';
import { makeWorld } from '../make-world.ts';
import { lineSum, orderSum, orders, productNamed, productOf, sumOver, units, visits } from '../test-measures.ts';
import type { Ago } from '../test-measures.ts';
import type { World } from '../world.ts';

/** Three months are enough: the oldest event began 45 days ago. */
const told = { now: '2026-11-20T11:30:00+05:30', months: 3 };
const calm = makeWorld({ ...told, events: [] });
const worlds = new Map<PlantedEvent['kind'], World>();

/** The world in which one thing happened and nothing else. */
function only(kind: PlantedEvent['kind']): World {
  const world = worlds.get(kind) ?? makeWorld({ ...told, events: plantedEvents.filter(event => event.kind === kind) });
  worlds.set(kind, world);
  return world;
}

/** What a measure becomes with the event, as a part of what it is without; and where that may lie. */
type Effect = [kind: PlantedEvent['kind'], what: string, measure: (world: World) => number, from: number, to: number];

const gulmohar = productNamed(calm, 'Gulmohar');
const meera = productNamed(calm, 'Meera');
const kurta = productOf(calm, 'Kurta');
const saree = productOf(calm, 'Saree');
const net = (isMeant: (product: number) => boolean) => (world: World, ago: Ago) =>
  lineSum(world, ago, { isMeant, amount: row => itemAt(world.lines.gross, row) + itemAt(world.lines.discount, row) });
const adCost = (world: World, ago: Ago, campaign?: string) =>
  sumOver(world.adDays, world, {
    ago,
    chosen: (table, row) => campaign === undefined || campaignOf(world, itemAt(table.adGroup, row)) === campaign,
    amount: (table, row) => itemAt(table.cost, row),
  });
const adValue = (world: World, ago: Ago) =>
  sumOver(world.adConversions, world, { ago, chosen: () => true, amount: (table, row) => itemAt(table.value, row) });
const byDevice = (world: World, device: string) =>
  orders(world, [6, 6], (table, row) => textAt(table.device, row) === device && isDaytime(itemAt(table.minute, row)));
const carts = (world: World) => visits(world, [6, 6], (table, row) => (itemAt(table.flags, row) & 4) !== 0);
const fromCity = (world: World, ago: Ago, city: string) =>
  orders(world, ago, (table, row) => textAt(table.shippingCity, row) === city);
const usesOf = (world: World, ago: number) =>
  orders(world, [ago, ago], (table, row) => textAt(table.discountCode, row) === 'KESARVIP30');
const paidSearch = (world: World, page: string) =>
  visits(
    world,
    [20, 1],
    (table, row) => textAt(table.channelGroup, row) === 'Paid Search' && textAt(table.landingPage, row) === page,
  );

const effects: Effect[] = [
  ['stock-out', 'its units', world => units(world, [12, 9], gulmohar), 0, 0],
  ['stock-out', 'kurta units', world => units(world, [12, 9], kurta), 0.7, 0.92],
  ['stock-out', 'orders', world => orders(world, [12, 9]), 0.85, 0.97],
  ['stock-out', 'visits', world => visits(world, [12, 9]), 1, 1],
  [
    'stock-out',
    'other kurtas',
    world => units(world, [12, 9], product => kurta(product) && !gulmohar(product)),
    1.02,
    1.2,
  ],
  ['stock-out', 'cost of ads', world => adCost(world, [12, 9]), 1, 1],
  ['stock-out', 'days before', world => units(world, [30, 13], gulmohar), 1, 1],
  ['paused-campaign', 'its cost', world => adCost(world, [20, 1], 'Nonbrand Sarees'), 0, 0],
  ['paused-campaign', 'its visits', world => paidSearch(world, '/collections/sarees'), 0, 0],
  ['paused-campaign', 'visits of other campaigns', world => paidSearch(world, '/collections/kurtas'), 1, 1],
  ['paused-campaign', 'saree units', world => units(world, [20, 1], saree), 0.84, 0.91],
  ['paused-campaign', 'return on ads', world => adValue(world, [20, 1]) / adCost(world, [20, 1]), 1.005, 1.12],
  ['paused-campaign', 'orders', world => orders(world, [20, 1]), 0.94, 0.99],
  ['broken-checkout', 'mobile orders', world => byDevice(world, 'Mobile'), 0.1, 0.2],
  ['broken-checkout', 'desktop orders', world => byDevice(world, 'Desktop'), 1, 1],
  ['broken-checkout', 'carts', carts, 0.99, 1.01],
  [
    'broken-checkout',
    'abandoned checkouts',
    world => sumOver(world.abandoned, world, { ago: [6, 6], chosen: () => true, amount: () => 1 }),
    3.4,
    4.6,
  ],
  ['broken-checkout', 'the day after', world => orders(world, [5, 5]), 1, 1],
  ['leaked-code', 'discounts', world => orderSum(world, [17, 15], (table, row) => itemAt(table.discount, row)), 1.8, 5],
  [
    'leaked-code',
    'net sales per order',
    world =>
      orderSum(world, [17, 15], (table, row) => itemAt(table.gross, row) + itemAt(table.discount, row)) /
      orders(world, [17, 15]),
    0.8,
    0.96,
  ],
  [
    'leaked-code',
    'referral visits',
    world => visits(world, [17, 15], (table, row) => textAt(table.channelGroup, row) === 'Referral'),
    2,
    5,
  ],
  ['city-surge', 'its orders', world => fromCity(world, [26, 24], 'Lucknow'), 3.5, 6],
  ['city-surge', 'orders of other towns', world => fromCity(world, [26, 24], 'Pune'), 1, 1],
  [
    'city-surge',
    'visits from Instagram',
    world => visits(world, [26, 24], (table, row) => textAt(table.source, row) === 'l.instagram.com'),
    1.5,
    4,
  ],
  ['price-rise', 'its units', world => units(world, [45, 1], meera), 0.76, 0.8],
  ['price-rise', 'its net sales', world => net(meera)(world, [45, 1]), 0.86, 0.9],
  [
    'price-rise',
    'other kurtas',
    world => units(world, [45, 1], product => kurta(product) && !meera(product)),
    0.98,
    1.02,
  ],
  ['large-order', 'units of diyas', world => units(world, [31, 31], productNamed(world, 'Brass Diya')), 5, 60],
  ['large-order', 'orders', world => orders(world, [31, 31]), 1, 1.02],
];

/** Each kind has a world to be told; beside all other tests two do. */
const tried = sampleStep(4) === 1 ? effects : effects.filter(([kind]) => /^(stock-out|leaked-code)$/.test(kind));

for (const [kind, what, measure, from, to] of tried) {
  test(`${kind}: ${what} become ${from} to ${to} of the usual`, () => {
    const part = measure(only(kind)) / measure(calm);
    assert.ok(
      part >= from && part <= to,
      `${what}: ${measure(only(kind))} instead of ${measure(calm)}, which is ${part}`,
    );
  });
}

test('the leaked code is used 64, 118 and 71 times, not after eight on the last evening, and never again', () => {
  const world = only('leaked-code');
  assert.deepEqual(
    [17, 16, 15].map(ago => usesOf(world, ago)),
    [64, 118, 71],
  );
  const late = orders(
    world,
    [15, 0],
    (table, row) =>
      textAt(table.discountCode, row) === 'KESARVIP30' &&
      !(table.day[row] === world.today - 15 && itemAt(table.minute, row) < 20 * 60),
  );
  assert.equal(late, 0);
  for (let ago = 18; ago < 60; ago++) assert.ok(usesOf(world, ago) <= 3);
});

test('three in four of the surge are new, and most buy chikankari', () => {
  const world = only('city-surge');
  const inCity = (ago: Ago, also: (row: number) => boolean) =>
    orders(world, ago, (table, row) => textAt(table.shippingCity, row) === 'Lucknow' && also(row));
  const all = inCity([26, 24], () => true);
  const isNew = inCity([26, 24], row => textAt(world.orders.customerKind, row) === 'New');
  assert.ok(Math.abs(isNew / all - 0.75) < 0.05, `${isNew} of ${all} are new`);
  const tagged = inCity([26, 24], row =>
    itemAt(world.products.tags, productOfOrder(world, row)).includes('chikankari'),
  );
  assert.ok(tagged / all > 0.5, `${tagged} of ${all} are chikankari`);
});

test('the price is what it was until the rise, and new from then on', () => {
  const world = only('price-rise');
  const prices = (ago: Ago) => {
    const seen = new Set<number>();
    lineSum(world, ago, { isMeant: meera, amount: row => seen.add(itemAt(world.lines.price, row)).size });
    return [...seen];
  };
  assert.deepEqual(prices([60, 46]), [229_900]);
  assert.deepEqual(prices([45, 0]), [259_900]);
  assert.deepEqual(
    new Set(
      [...calm.lines.variant.keys()]
        .filter(row => meera(itemAt(calm.variants.product, itemAt(calm.lines.variant, row))))
        .map(row => calm.lines.price[row]),
    ),
    new Set([229_900]),
  );
});

test('the large order stands in the books', () => {
  const world = only('large-order');
  const [start, end] = [
    itemAt(world.orders.byDay.start, world.today - 31 - world.firstDay),
    itemAt(world.orders.byDay.start, world.today - 30 - world.firstDay),
  ];
  const row = present(
    Array.from({ length: end - start }, (_, index) => start + index).find(
      candidate => world.orders.units[candidate] === 500,
    ),
    'an order of 500 units',
  );
  assert.equal(textAt(world.orders.channel, row), 'Draft Orders');
  assert.equal(textAt(world.orders.tags, row), 'wholesale');
  assert.equal(itemAt(world.orders.gross, row) + itemAt(world.orders.tax, row), 500 * 64_000);
  assert.equal(textAt(world.customers.lastName, itemAt(world.orders.customer, row)), 'Aarohi Hospitality');
});

test('a cause can be planted elsewhere, in another world', () => {
  const events: PlantedEvent[] = [
    { kind: 'broken-checkout', device: 'Desktop', on: 3, fromHour: 0, toHour: 24, completed: 0, abandonedFactor: 2 },
    {
      kind: 'city-surge',
      city: 'Pune',
      from: 9,
      to: 9,
      factor: 5,
      source: 'pinterest.com',
      tag: 'zari',
      newShare: 0.5,
    },
    {
      kind: 'stock-out',
      product: 'Oxidised Jhumka',
      from: 5,
      to: 5,
      restock: 100,
      substitutes: { type: 'Jewellery', share: 0.5 },
    },
    { kind: 'leaked-code', code: 'WELCOME10', site: 'deals.example', uses: [{ on: 7, count: 90 }], offAtHour: 24 },
  ];
  const options = { ...told, months: 1, seed: 'elsewhere' };
  const [without, world] = [makeWorld({ ...options, events: [] }), makeWorld({ ...options, events })];
  assert.equal(
    orders(world, [3, 3], (table, row) => textAt(table.device, row) === 'Desktop'),
    0,
  );
  assert.ok(fromCity(world, [9, 9], 'Pune') > 4 * fromCity(without, [9, 9], 'Pune'));
  assert.equal(units(world, [5, 5], productNamed(world, 'Oxidised')), 0);
  assert.equal(visits(world, [7, 7], (table, row) => textAt(table.source, row) === 'deals.example') > 300, true);
});

function isDaytime(minute: number): boolean {
  return minute >= 11 * 60 && minute < 21 * 60;
}

function campaignOf(world: World, adGroup: number): string {
  return itemAt(world.adCampaigns, itemAt(world.adGroups, adGroup).campaign).name;
}

function productOfOrder(world: World, row: number): number {
  return itemAt(world.variants.product, itemAt(world.lines.variant, itemAt(world.orders.lineStart, row)));
}

test('three in ten pay in cash where that is told, and a state that refuses parcels does so on its days alone', () => {
  const cash: PlantedEvent = { kind: 'cash-share', share: 0.3 };
  const refusals: PlantedEvent = { kind: 'refusals', region: 'Karnataka', from: 60, to: 31, share: 0.6 };
  const before = makeWorld({ ...told, events: [cash] });
  const after = makeWorld({ ...told, events: [cash, refusals] });
  const isCash = (table: World['orders'], row: number) => /COD/.test(textAt(table.gateway, row));
  const isHere = (table: World['orders'], row: number) => textAt(table.shippingRegion, row) === 'Karnataka';
  const isOnline = (table: World['orders'], row: number) => textAt(table.channel, row) === 'Online Store';
  const share = orders(before, [60, 31], isCash) / orders(before, [60, 31], isOnline);
  assert.ok(Math.abs(share - 0.3) < 0.03, `${share} pay in cash`);
  const refused = (world: World, ago: Ago, isMeant: typeof isCash) => {
    const back = new Set<number>();
    for (let row = 0; row < world.reversals.length; row++)
      if (textAt(world.reversals.kind, row) === 'refused') back.add(itemAt(world.reversals.order, row));
    return orders(world, ago, (table, row) => back.has(row) && isMeant(table, row));
  };
  const others = (table: World['orders'], row: number) => !isHere(table, row);
  const ofCash = orders(after, [60, 31], (table, row) => isHere(table, row) && isCash(table, row));
  const rate = refused(after, [60, 31], isHere) / ofCash;
  assert.ok(rate > 0.45 && rate < 0.65, `${rate} of Karnataka's parcels came back`);
  assert.equal(refused(after, [60, 31], others), refused(before, [60, 31], others));
  assert.equal(refused(after, [80, 61], isHere), refused(before, [80, 61], isHere));
});
