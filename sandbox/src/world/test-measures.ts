import { absent, itemAt } from '../checked.ts';
import { rowsBetween, textAt } from './columns.ts';
import type { Dictionary, Orders } from './tables.ts';
import type { World } from './world.ts';

/** Plain loops over a world, for tests. Days are counted back from today: `[12, 9]` is D−12 to D−9, `[1, 1]` yesterday. */
export type Ago = readonly [from: number, to: number];

type Chosen<Table> = (table: Table, row: number) => boolean;

export function orders(world: World, ago: Ago, chosen: Chosen<Orders> = () => true): number {
  return sumOver(world.orders, world, { ago, chosen, amount: () => 1 });
}

export function orderSum(world: World, ago: Ago, amount: (orders: Orders, row: number) => number): number {
  return sumOver(world.orders, world, { ago, chosen: () => true, amount });
}

/** Units of lines, or another amount of theirs, of products that are meant. */
export function units(world: World, ago: Ago, isMeant: (product: number) => boolean): number {
  return lineSum(world, ago, { isMeant, amount: row => itemAt(world.lines.quantity, row) });
}

export function lineSum(
  world: World,
  ago: Ago,
  of: { isMeant: (product: number) => boolean; amount: (row: number) => number },
): number {
  const { lines, variants } = world;
  const chosen = (_: unknown, row: number) => of.isMeant(itemAt(variants.product, itemAt(lines.variant, row)));
  return sumOver(lines, world, { ago, chosen, amount: (_, row) => of.amount(row) });
}

export function visits(world: World, ago: Ago, chosen: Chosen<World['visits']> = isHuman): number {
  return sumOver(world.visits, world, { ago, chosen, amount: () => 1 });
}

export function isHuman(table: World['visits'], row: number): boolean {
  return ((table.flags[row] ?? absent()) & 1) === 0;
}

export function sumOver<Table extends { byDay: World['orders']['byDay'] }>(
  table: Table,
  world: World,
  of: { ago: Ago; chosen: Chosen<Table>; amount: (table: Table, row: number) => number },
): number {
  const [start, end] = rowsBetween(table.byDay, world.today - of.ago[0], world.today - of.ago[1]);
  let sum = 0;
  for (let row = start; row < end; row++) if (of.chosen(table, row)) sum += of.amount(table, row);
  return sum;
}

export function total(column: ArrayLike<number>): number {
  let sum = 0;
  for (let row = 0; row < column.length; row++) sum += column[row] ?? absent();
  return sum;
}

/** Rows of each text of a dictionary column, in percent of all rows. */
export function shares(column: Dictionary, length: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let row = 0; row < length; row++) {
    const text = textAt(column, row);
    counts[text] = (counts[text] ?? 0) + 100 / length;
  }
  return counts;
}

export function productNamed(world: World, start: string): (product: number) => boolean {
  return product => itemAt(world.products.title, product).startsWith(start);
}

export function productOf(world: World, type: string): (product: number) => boolean {
  return product => textAt(world.products.type, product) === type;
}

export function median(values: readonly number[]): number {
  return itemAt(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );
}
