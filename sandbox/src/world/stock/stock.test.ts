import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { makeWorld } from '../make-world.ts';
import { productNamed, total, units } from '../test-measures.ts';

const world = makeWorld({ now: '2026-11-20T11:30:00+05:30', months: 3 });
const { variants, products, stockDays } = world;

function availableOf(product: string, variant?: string): number[] {
  return Array.from(variants.available.keys())
    .filter(
      row =>
        products.title[itemAt(variants.product, row)] === product &&
        (variant === undefined || variants.title[row] === variant),
    )
    .map(row => itemAt(variants.available, row));
}

const demanded: [product: string, variant: string | undefined, units: number][] = [
  ['Roohi Bridal Lehenga', 'Red / M', 0],
  ['Neel Ajrakh Kurta', 'Indigo / L', 0],
  ['Phulkari Dupatta', 'Yellow', 0],
  ['Polki Maang Tikka', undefined, 0],
  ['Phulkari Dupatta', 'Red', 4],
  ['Padma Kanjivaram Saree', 'Emerald', 3],
  ['Bela Cotton Kurta', 'Black / XL', 2],
  ['Noor Mirror Lehenga', 'Pink / S', 1],
  ['Gulmohar Chikankari Kurta', undefined, 64],
  ['Kantha Throw', undefined, 86],
  ['Linen Border Saree', 'Grey', 240],
  ['Glass Bangle Set', 'Green / 2.4', -2],
];
for (const [product, variant, wanted] of demanded) {
  test(`${product} ${variant ?? ''}: ${wanted} to sell now`, () =>
    assert.equal(total(availableOf(product, variant)), wanted));
}

test('nothing else is short', () => {
  const short = Array.from(variants.available.keys()).filter(
    row =>
      itemAt(variants.available, row) <= 5 &&
      !itemAt(products.title, itemAt(variants.product, row)).startsWith('Gulmohar'),
  );
  assert.equal(
    short.length,
    demanded.filter(([product, , wanted]) => wanted <= 5 && product !== 'Gulmohar Chikankari Kurta').length,
  );
});

test('the locations add up, four fifths in the warehouse', () => {
  const perLocation = variants.stock.map(total);
  assert.equal(total(perLocation), total(variants.available));
  assert.ok(Math.abs(itemAt(perLocation, 0) / total(perLocation) - 0.8) < 0.03, perLocation.join(', '));
});

test('the shelf was empty while the best seller was sold out, and 300 came in', () => {
  const isGulmohar = productNamed(world, 'Gulmohar');
  const onHand = (ago: number) => {
    let sum = 0;
    for (let row = 0; row < variants.length; row++) {
      if (!isGulmohar(itemAt(variants.product, row))) continue;
      for (const location of stockDays.units)
        sum += itemAt(location, (world.today - ago - stockDays.firstDay) * variants.length + row);
    }
    return sum;
  };
  assert.deepEqual([12, 11, 10, 9].map(onHand), [0, 0, 0, 0]);
  assert.ok(onHand(8) > 270 && onHand(8) < 320, `${onHand(8)}`);
  assert.equal(onHand(0), 64);
  assert.ok(onHand(14) > 0);
});

test('too much of a product has lain there for weeks, as nobody orders more of it', () => {
  const grey = variants.title.findIndex(
    (title, row) => title === 'Grey' && products.title[itemAt(variants.product, row)] === 'Linen Border Saree',
  );
  for (let ago = 0; ago <= 42; ago++) {
    const day = world.today - ago - stockDays.firstDay;
    const lay = total(stockDays.units.map(units => itemAt(units, day * variants.length + grey)));
    assert.ok(lay >= 235 && lay < 300, `${lay} pieces ${ago} days ago`);
  }
});

test('what is dead has not sold, what is new was not there before', () => {
  assert.equal(units(world, [95, 0], productNamed(world, 'Kantha')), 0);
  for (const title of ['Leela', 'Tissue']) {
    assert.equal(units(world, [100, 34], productNamed(world, title)), 0);
    assert.ok(units(world, [33, 1], productNamed(world, title)) > 0);
  }
});

test('SKUs are unique and written by the rule', () => {
  assert.equal(new Set(variants.sku).size, variants.length);
  assert.ok(variants.sku.includes('KL-GUL-WHI-M'));
});

test('collections hold what they should', () => {
  const { collections } = world;
  const titles = (collection: string) =>
    itemAt(collections.products, collections.title.indexOf(collection)).map(product => itemAt(products.title, product));
  assert.deepEqual(titles('New Arrivals'), ['Leela Organza Saree', 'Tissue Gold Saree']);
  assert.deepEqual(titles('Under 999'), [
    'Kids Bandhej Kurta',
    'Sanganer Short Kurta',
    'Leheriya Dupatta',
    'Oxidised Jhumka',
    'Glass Bangle Set',
    'Pearl Drop Earrings',
    'Polki Maang Tikka',
    'Brass Diya Set',
    'Marigold Toran',
    'Block Print Cushion Cover',
    'Mogra Candle',
  ]);
  assert.equal(titles('Wedding Edit').length, 8);
});

test('open orders lie between 158 and 212, a few of them old', () => {
  const { orders } = makeWorld({ now: '2026-10-29T15:00:00+05:30', months: 2 });
  for (const table of [world.orders, orders]) {
    const open = Array.from(table.fulfilmentStatus.codes).filter(
      code => table.fulfilmentStatus.values[code] === 'Unfulfilled',
    ).length;
    assert.ok(open >= 150 && open <= 220, `${open} open orders`);
  }
  const age = (row: number) =>
    (world.today - itemAt(world.orders.day, row)) * 1440 + world.minute - itemAt(world.orders.minute, row);
  const old = Array.from(world.orders.fulfilmentStatus.codes.keys()).filter(
    row => world.orders.fulfilmentStatus.codes[row] === 0 && age(row) > 3 * 1440,
  );
  assert.ok(old.length >= 6 && old.length <= 10, `${old.length} old orders`);
});
