import { itemAt } from '../../checked.ts';
import { partOf } from '../../world/ads/split-ad-day.ts';
import type { AdDimension } from '../../world/ads/split-ad-day.ts';
import { rowsBetween } from '../../world/columns.ts';
import { hashShare } from '../../world/random.ts';
import type { World } from '../../world/world.ts';
import { partsOf } from './splits.ts';

/** Where something was measured; -1 for what the query does not look at. */
export type Cell = {
  adGroup: number;
  day: number;
  /** Row of the keywords, terms, products or places, or the place in a list of ages or genders. */
  part: number;
  device: number;
  network: number;
  hour: number;
};

/** `split`: the view's own division. The others are segments. Divided in this order, so that whole units always fall alike. */
export type Division = { split: AdDimension | null; device: boolean; network: boolean; hour: boolean };
export type Window = { from: number; to: number };

/** Columns of an ad group's day; they come first among the totals, in this order. */
export const dayColumns = [
  'impressions',
  'clicks',
  'cost',
  'videoViews',
  'invalidClicks',
  'eligible',
  'lostToBudget',
  'lostToRank',
  'topImpressions',
  'absoluteTopImpressions',
] as const;
/** The clicks that all eligible impressions would have brought come last. */
const ELIGIBLE_CLICKS = dayColumns.length;

type Level = { dimension: AdDimension; field: 'part' | 'device' | 'network' | 'hour' };

function levelsOf({ split, device, network, hour }: Division): Level[] {
  return [
    ...(split ? [{ dimension: split, field: 'part' } as const] : []),
    ...(device ? [{ dimension: 'device', field: 'device' } as const] : []),
    ...(network ? [{ dimension: 'network', field: 'network' } as const] : []),
    ...(hour ? [{ dimension: 'hour', field: 'hour' } as const] : []),
  ];
}

/** Every day of every ad group, divided as far as the query looks. Ad groups that cannot be looked at so are left out. */
export function forEachAdCell(
  world: World,
  { window, division }: { window: Window; division: Division },
  visit: (cell: Readonly<Cell>, amounts: Float64Array) => void,
): void {
  const { adDays } = world;
  const levels = levelsOf(division);
  const cell: Cell = { adGroup: 0, day: 0, part: -1, device: -1, network: -1, hour: -1 };
  const amountsAt = amountsOf(world);
  const rooms = levels.map(() => new Float64Array(dayColumns.length + 1));
  const descend = (row: number, depth: number, amounts: Float64Array) => {
    const level = levels[depth];
    if (!level) return visit(cell, amounts);
    const parts = partsOf(world, row, level.dimension);
    if (!parts) return;
    const part = itemAt(rooms, depth);
    for (let index = 0; index < parts.keys.length; index++) {
      let isEmpty = true;
      for (let at = 0; at < part.length; at++) {
        part[at] = partOf(itemAt(amounts, at), parts, index);
        if (part[at] !== 0) isEmpty = false;
      }
      if (isEmpty) continue;
      cell[level.field] = itemAt(parts.keys, index);
      descend(row, depth + 1, part);
    }
  };
  const [first, last] = rowsBetween(adDays.byDay, window.from, window.to);
  for (let row = first; row < last; row++) {
    cell.adGroup = itemAt(adDays.adGroup, row);
    cell.day = itemAt(adDays.day, row);
    descend(row, 0, amountsAt(row));
  }
}

/** Amounts of a row; always the same list, good until the next call. */
function amountsOf({ adDays }: World): (row: number) => Float64Array {
  const columns = dayColumns.map(name => adDays[name]);
  const amounts = new Float64Array(dayColumns.length + 1);
  return row => {
    for (let at = 0; at < columns.length; at++) amounts[at] = itemAt(itemAt(columns, at), row);
    const [impressions, clicks, eligible] = [
      itemAt(adDays.impressions, row),
      itemAt(adDays.clicks, row),
      itemAt(adDays.eligible, row),
    ];
    amounts[ELIGIBLE_CLICKS] = impressions === 0 ? 0 : Math.round((clicks * eligible) / impressions);
    return amounts;
  };
}

/** Every conversion whose click (or, with `byOrder`, whose order) lies in the window, with the cell it belongs to. */
export function forEachConversion(
  world: World,
  { window, division, byOrder }: { window: Window; division: Division; byOrder: boolean },
  visit: (cell: Readonly<Cell>, row: number) => void,
): void {
  const { adConversions: table } = world;
  const [first, last] = byOrder ? [0, table.length] : rowsBetween(table.byDay, window.from, window.to);
  for (let row = first; row < last; row++) {
    const day = byOrder ? itemAt(table.orderDay, row) : itemAt(table.day, row);
    if (day < window.from || day > window.to) continue;
    const part = division.split ? partOfConversion(world, row, division.split) : -1;
    if (division.split && part === null) continue;
    visit(
      {
        adGroup: itemAt(table.adGroup, row),
        day,
        part: part ?? -1,
        device: division.device ? itemAt(table.device.codes, row) : -1,
        network: division.network ? (drawnPart(world, row, 'network') ?? -1) : -1,
        hour: division.hour ? Math.floor(itemAt(table.minute, row) / 60) : -1,
      },
      row,
    );
  }
}

/** Keyword, term and town stand in the conversion; the product is one that was bought; age and gender are drawn as their clicks divide. */
function partOfConversion(world: World, row: number, split: AdDimension): number | null {
  const { adConversions: table } = world;
  if (split === 'place') return itemAt(table.place, row);
  if (split === 'keyword' || split === 'term') {
    const key = itemAt(table[split], row);
    return key < 0 ? null : key;
  }
  return split === 'product' ? boughtProduct(world, row) : drawnPart(world, row, split);
}

/** The first product of the order that the ad group shows; else one drawn as its clicks divide. */
function boughtProduct(world: World, row: number): number | null {
  const { adConversions: table, orders, lines, variants } = world;
  const shown = partsAt(world, row, 'product');
  if (!shown) return null;
  const order = itemAt(table.order, row);
  for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line++) {
    const product = itemAt(variants.product, itemAt(lines.variant, line));
    if (shown.keys.includes(product)) return product;
  }
  return drawnPart(world, row, 'product');
}

function drawnPart(world: World, row: number, dimension: AdDimension): number | null {
  const parts = partsAt(world, row, dimension);
  if (!parts || parts.keys.length === 0) return null;
  const luck = hashShare(`${world.seed}/${dimension}/conversion`, itemAt(world.adConversions.order, row));
  for (let index = 0; index < parts.keys.length; index++)
    if (luck < itemAt(parts.bounds, index + 1)) return itemAt(parts.keys, index);
  return itemAt(parts.keys, parts.keys.length - 1);
}

/** Division of the ad group's day on which the click fell. */
function partsAt(world: World, row: number, dimension: AdDimension) {
  const { adConversions: table, adDays } = world;
  const day = itemAt(table.day, row);
  const [first, last] = rowsBetween(adDays.byDay, day, day);
  for (let adDay = first; adDay < last; adDay++)
    if (adDays.adGroup[adDay] === table.adGroup[row]) return partsOf(world, adDay, dimension);
  return null;
}
