import { itemAt } from '../../checked.ts';
import { dictionaryOf, indexDays } from '../columns.ts';
import type { VariantFacts } from '../catalogue.ts';
import type { PlantedEvent } from '../data/events.ts';
import { evenly } from '../random.ts';
import type { StockDays, StockMoves } from '../tables.ts';

export type StockSetting = {
  firstDay: number;
  today: number;
  variants: readonly VariantFacts[];
  events: readonly PlantedEvent[];
  /** Units of today, `[location][variant]`. */
  now: readonly Int32Array[];
  /** Units sold less units put back on the shelf, `[location]`, cell (day - firstDay) * variants + variant. */
  outflow: readonly Int32Array[];
};

type Move = { day: number; variant: number; location: number; change: number; reason: string };
type Shelf = { variant: number; location: number; setting: StockSetting; soldOut: SoldOut | null };
/** Days on which a planted event left nothing to sell; what came in on the day after them, and what was held back later. */
type SoldOut = { from: number; to: number; moves: { day: number; amount: number; reason: string }[] };

/**
 * Today's stock is given; the days before are reckoned backwards from what was sold and returned. Going back the stock grows, and where it
 * outgrows what the shelf usually holds, a delivery must have come in.
 */
export function stockHistory(setting: StockSetting): { stockDays: StockDays; stockMoves: StockMoves } {
  const days = setting.today - setting.firstDay + 1;
  const count = setting.variants.length;
  const units = setting.now.map(() => new Int32Array(days * count));
  const moves: Move[] = [];
  for (let location = 0; location < units.length; location++) {
    for (let variant = 0; variant < count; variant++) {
      const shelf = { variant, location, setting, soldOut: soldOutOf(setting, variant, location) };
      reckonBack(shelf, itemAt(units, location), moves);
    }
  }
  moves.sort((a, b) => a.day - b.day || a.variant - b.variant || a.location - b.location);
  return {
    stockDays: { firstDay: setting.firstDay, days, variants: count, units },
    stockMoves: moveColumns(moves, setting),
  };
}

function reckonBack(shelf: Shelf, units: Int32Array, moves: Move[]): void {
  const { variant, location, setting, soldOut } = shelf;
  const count = setting.variants.length;
  const usual = usualUnits(shelf);
  const outflow = itemAt(setting.outflow, location);
  let level = itemAt(itemAt(setting.now, location), variant);
  for (let day = setting.today; day >= setting.firstDay; day--) {
    const cell = (day - setting.firstDay) * count + variant;
    if (soldOut && day >= soldOut.from && day <= soldOut.to) {
      units[cell] = 0;
      level = 0;
      continue;
    }
    units[cell] = level;
    const before = day === setting.today ? level : level + itemAt(outflow, cell);
    const change = moveOn(day, before, { soldOut, usual });
    for (const { amount, reason } of change)
      if (amount !== 0) moves.push({ day, variant, location, change: amount, reason });
    level = before - change.reduce((sum, { amount }) => sum + amount, 0);
  }
}

/** What must have come in or gone out besides sales, so that the day could begin as it did. */
function moveOn(
  day: number,
  before: number,
  { soldOut, usual }: { soldOut: SoldOut | null; usual: { least: number; most: number } },
): { amount: number; reason: string }[] {
  const planned = soldOut?.moves.filter(move => move.day === day) ?? [];
  if (soldOut && day > soldOut.to) return planned;
  if (before < 0) return [{ amount: before, reason: 'Correction' }];
  return before <= usual.most ? [] : [{ amount: before - usual.least, reason: 'Received' }];
}

/** A delivery comes when about twelve days are left, and lasts for about fifty. More than that on the shelf has lain there for six weeks. */
function usualUnits({ variant, location, setting }: Shelf): { least: number; most: number } {
  const count = setting.variants.length;
  const outflow = itemAt(setting.outflow, location);
  let sold = 0;
  for (let cell = variant; cell < outflow.length; cell += count) sold += itemAt(outflow, cell);
  const perDay = Math.max(0, sold) / (outflow.length / count);
  const now = itemAt(itemAt(setting.now, location), variant);
  const most = Math.max(12, Math.ceil(55 * perDay));
  const isLeftOver = now > most;
  const soldSince = outflowSince(setting, setting.today - leftOverDays, { variant, location });
  return { least: Math.ceil(12 * perDay), most: isLeftOver ? now + Math.max(0, soldSince) : most };
}

const leftOverDays = 42;

function soldOutOf(setting: StockSetting, variant: number, location: number): SoldOut | null {
  const facts = itemAt(setting.variants, variant);
  const event = setting.events.find(
    candidate => candidate.kind === 'stock-out' && candidate.product === facts.productTitle,
  );
  if (event?.kind !== 'stock-out') return null;
  const siblings = setting.variants.flatMap((other, row) => (other.productTitle === facts.productTitle ? [row] : []));
  const weights = siblings.map(row => itemAt(setting.variants, row).weight);
  let share = 0;
  for (const choice of evenly(weights, event.restock, 0.5)) if (siblings[choice] === variant) share++;
  const [from, to] = [setting.today - event.from, setting.today - event.to];
  const received = location === 0 ? share : 0;
  const heldBack =
    received - itemAt(itemAt(setting.now, location), variant) - outflowSince(setting, to + 1, { variant, location });
  const correction =
    heldBack > 0
      ? { day: to + 4, amount: -heldBack, reason: 'Quality control' }
      : { day: to + 1, amount: -heldBack, reason: 'Correction' };
  return { from, to, moves: [{ day: to + 1, amount: received, reason: 'Received' }, correction] };
}

function outflowSince(
  setting: StockSetting,
  first: number,
  { variant, location }: { variant: number; location: number },
): number {
  const count = setting.variants.length;
  let sum = 0;
  for (let day = Math.max(first, setting.firstDay); day < setting.today; day++)
    sum += itemAt(itemAt(setting.outflow, location), (day - setting.firstDay) * count + variant);
  return sum;
}

function moveColumns(moves: readonly Move[], setting: StockSetting): StockMoves {
  const day = Int32Array.from(moves, move => move.day);
  return {
    length: moves.length,
    byDay: indexDays(day, setting.firstDay, setting.today),
    day,
    variant: Int32Array.from(moves, move => move.variant),
    location: Uint8Array.from(moves, move => move.location),
    change: Int32Array.from(moves, move => move.change),
    reason: dictionaryOf(moves.map(move => move.reason)),
  };
}
