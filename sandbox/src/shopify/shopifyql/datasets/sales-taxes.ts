import { itemAt } from '../../../checked.ts';
import { indexDays, textAt } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Cell, Codes, Column, Dataset, Part } from '../engine/dataset.ts';
import { computed, constant, lazily, oncePer, seenFrom } from './columns.ts';
import { orderColumns } from './order-columns.ts';
import { productColumns } from './product-columns.ts';

/**
 * One row per tax of a line sold or taken back. A sale within the store's own state, or at a till, carries CGST and SGST, half
 * each; a sale to another state or abroad carries IGST.
 */
export const salesTaxesDataset = oncePer((world: World): Dataset => {
  const { lines, reversals, orders } = world;
  const soldMinute = (row: Int32Array): Codes => ({ via: seen(row, lines.order), codes: orders.minute });
  const backMinute = (row: Int32Array): Codes => ({ via: row, codes: reversals.minute });
  return {
    parts: [taxPart(world, lines, false, soldMinute), taxPart(world, reversals, true, backMinute)],
    metrics: { sales_taxes: { sum: ['tax'] }, managed_markets_taxes: { sum: [] } },
  };
});

type TaxedLines = {
  order: Int32Array;
  variant: Int32Array;
  day: Int32Array;
  gross: Int32Array;
  discount: Int32Array;
  tax: Int32Array;
};

type TaxRow = { line: number; name: string; rate: number; amount: number };

function taxPart(world: World, table: TaxedLines, isReversal: boolean, minuteOf: (line: Int32Array) => Codes): Part {
  const jurisdiction = jurisdictions(world);
  const taxes = Array.from(table.tax).flatMap((tax, line) =>
    taxesOf(
      { line, tax, net: itemAt(table.gross, line) + itemAt(table.discount, line) },
      jurisdiction(itemAt(table.order, line)),
    ),
  );
  const line = Int32Array.from(taxes, row => row.line);
  const day = seen(line, table.day);
  const order = seen(line, table.order);
  const place = (pick: (found: Jurisdiction) => Cell) => () =>
    computed(taxes.length, row => pick(jurisdiction(itemAt(order, row))));
  const own = lazily<Column>({
    tax_name: () => computed(taxes.length, row => itemAt(taxes, row).name),
    tax_rate: () => computed(taxes.length, row => itemAt(taxes, row).rate),
    tax_region: place(({ region }) => region),
    tax_country: place(({ country }) => country),
    line_type: () => constant(taxes.length, 'Product'),
    order_or_sales_reversal: () => constant(taxes.length, isReversal ? 'Sales reversal' : 'Order'),
    order_or_return: () => constant(taxes.length, isReversal ? 'Return' : 'Order'),
  });
  const variant = seen(line, table.variant);
  return {
    byDay: indexDays(day, world.firstDay, world.today),
    day,
    minute: minuteOf(line),
    dimension: name =>
      own(name) ?? seenFrom(variant, productColumns(world)(name)) ?? seenFrom(order, orderColumns(world)(name)),
    measure: name => (name === 'tax' ? { via: null, values: Int32Array.from(taxes, ({ amount }) => amount) } : null),
    entity: () => null,
  };
}

function taxesOf({ line, tax, net }: { line: number; tax: number; net: number }, where: Jurisdiction): TaxRow[] {
  if (tax === 0 || net === 0) return [];
  const percent = Math.round((100 * tax) / net);
  if (!where.isHome) return [{ line, name: 'IGST', rate: percent / 100, amount: tax }];
  const central = Math.trunc(tax / 2);
  const rate = percent / 200;
  return [
    { line, name: 'CGST', rate, amount: central },
    { line, name: 'SGST', rate, amount: tax - central },
  ];
}

/** What an order was charged when it was made, each tax and rate once. */
export function taxesOfOrder(world: World, order: number): Omit<TaxRow, 'line'>[] {
  const { lines, orders } = world;
  const where = jurisdictions(world)(order);
  const found = new Map<string, Omit<TaxRow, 'line'>>();
  for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line += 1) {
    const net = itemAt(lines.gross, line) + itemAt(lines.discount, line);
    for (const { name, rate, amount } of taxesOf({ line, tax: itemAt(lines.tax, line), net }, where)) {
      const before = found.get(`${name} ${rate}`)?.amount ?? 0;
      found.set(`${name} ${rate}`, { name, rate, amount: before + amount });
    }
  }
  return [...found.values()];
}

type Jurisdiction = { region: string | null; country: string | null; isHome: boolean };

/** Where an order is taxed: its delivery address, or the till that sold it. */
function jurisdictions({ orders, store, places }: World): (order: number) => Jurisdiction {
  const regionOf = new Map(places.map(({ city, region }) => [city, region]));
  const tills = new Map(store.locations.map(({ name, city }) => [name, regionOf.get(city) ?? store.region]));
  return order => {
    const region = textAt(orders.shippingRegion, order);
    const country = textAt(orders.shippingCountry, order);
    if (country === '') {
      const till = tills.get(textAt(orders.posLocation, order)) ?? store.region;
      return { region: till, country: store.country, isHome: true };
    }
    return { region: region || null, country, isHome: region === store.region };
  };
}

function seen(rows: Int32Array, column: Int32Array): Int32Array {
  return rows.map(row => itemAt(column, row));
}
