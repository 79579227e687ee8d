import { addAt, itemAt, present } from '../../checked.ts';
import { resources } from '../fields/resources.ts';
import { isConversionDated } from '../fields/metrics.ts';
import type { Query } from '../gaql/query.ts';
import { forEachAdCell, forEachConversion } from './cells.ts';
import type { Cell, Division, Window } from './cells.ts';
import { daySegment } from './day-segments.ts';
import type { EntityBook } from './entity-book.ts';
import type { Account } from './account.ts';
import { emptyTotals, sumAt } from './sums.ts';

/** What a query is split by besides its resource. */
export type Segmentation = {
  days: readonly string[];
  device: boolean;
  network: boolean;
  hour: boolean;
  action: boolean;
};

/** One row's totals. `day` is any day of its segments of time; `action` the conversion action; -1 where not split. */
export type Group = {
  entity: number;
  day: number;
  device: number;
  network: number;
  hour: number;
  action: number;
  totals: Float64Array;
};

type Measuring = { query: Query; account: Account; window: Window; segmentation: Segmentation };

const PURCHASE = 0;
const BEGIN_CHECKOUT = 1;

/** Adds up the days and conversions of a window by entity and segment. */
export function measure(book: EntityBook, { query, account, window, segmentation }: Measuring): Group[] {
  if (!account.customer.isShop) return [];
  const { world } = account;
  const { device, network, hour, action } = segmentation;
  const division: Division = { split: itemAt(resources, query.from).split, device, network, hour };
  const groups = new GroupTable(book, segmentation.days);
  if (!action)
    forEachAdCell(world, { window, division }, (cell, amounts) => {
      const totals = groups.at(cell, -1);
      if (totals) addAmounts(totals, amounts, isVideo(account, cell.adGroup));
    });
  const named = [...query.select, ...query.where.map(({ field }) => field)];
  const conversions = { window, division };
  forEachConversion(world, { ...conversions, byOrder: false }, (cell, row) =>
    addConversion(groups, { cell, row, account, action }),
  );
  if (named.some(isConversionDated))
    forEachConversion(world, { ...conversions, byOrder: true }, (cell, row) =>
      addDated(groups, { cell, row, account, action }),
    );
  return groups.all;
}

class GroupTable {
  readonly all: Group[] = [];
  readonly #byKey = new Map<number, Group>();
  readonly #book: EntityBook;
  readonly #days: readonly string[];
  readonly #dayCodes = new Map<number, number>();
  readonly #codes = new Map<string, number>();

  constructor(book: EntityBook, days: readonly string[]) {
    this.#book = book;
    this.#days = days;
  }

  /** Totals of the row a cell belongs to; null when the report has no such row. */
  at(cell: Cell, action: number): Float64Array | null {
    const entity = this.#book.numberOf(cell.adGroup, cell.part);
    if (entity < 0) return null;
    const { device, network, hour } = cell;
    const key =
      ((((entity * 4096 + this.#dayCode(cell.day)) * 4 + device + 1) * 8 + network + 1) * 32 + hour + 1) * 4 +
      action +
      1;
    const known = this.#byKey.get(key);
    if (known) return known.totals;
    const totals = emptyTotals();
    const group = { entity, day: cell.day, device, network, hour, action, totals };
    this.#byKey.set(key, group);
    this.all.push(group);
    return totals;
  }

  /** Days with the same segments of time share a code. */
  #dayCode(day: number): number {
    if (this.#days.length === 0) return 0;
    const known = this.#dayCodes.get(day);
    if (known !== undefined) return known;
    const text = this.#days.map(segment => daySegment(segment, day)).join('\n');
    const code = this.#codes.get(text) ?? this.#codes.size;
    this.#codes.set(text, code);
    this.#dayCodes.set(day, code);
    return code;
  }
}

/** The divided amounts come first among the totals, in the same order. */
function addAmounts(totals: Float64Array, amounts: Float64Array, isVideoAd: boolean): void {
  for (let at = 0; at < amounts.length; at++) addAt(totals, at, itemAt(amounts, at));
  const [impressions, clicks] = [itemAt(amounts, sumAt.impressions), itemAt(amounts, sumAt.clicks)];
  addAt(totals, sumAt.interactions, clicks);
  if (isVideoAd) {
    addAt(totals, sumAt.interactions, itemAt(amounts, sumAt.videoViews));
    addAt(totals, sumAt.engagements, itemAt(amounts, sumAt.videoViews));
    addAt(totals, sumAt.videoCost, itemAt(amounts, sumAt.cost));
  }
  if (itemAt(amounts, sumAt.eligible) > 0) {
    addAt(totals, sumAt.searchImpressions, impressions);
    addAt(totals, sumAt.searchClicks, clicks);
  }
}

type Converted = { cell: Readonly<Cell>; row: number; account: Account; action: boolean };

/** Every buyer had begun a checkout: a conversion of the second action, without a value, not counted in `conversions`. */
function addConversion(groups: GroupTable, { cell, row, account, action }: Converted): void {
  const { adConversions: table } = account.world;
  const part = Math.round(itemAt(table.conversions, row) * 100);
  const bought = groups.at(cell, action ? PURCHASE : -1);
  if (!bought) return;
  addAt(bought, sumAt.conversions, part);
  addAt(bought, sumAt.value, itemAt(table.value, row));
  addAt(bought, sumAt.allConversions, part);
  addAt(bought, sumAt.allValue, itemAt(table.value, row));
  if (wasSeenBefore(account, row)) addAt(bought, sumAt.viewThrough, 1);
  const begun = present(groups.at(cell, action ? BEGIN_CHECKOUT : -1), 'the row of the begun checkout');
  addAt(begun, sumAt.allConversions, part);
}

function addDated(groups: GroupTable, { cell, row, account, action }: Converted): void {
  const { adConversions: table } = account.world;
  const part = Math.round(itemAt(table.conversions, row) * 100);
  const bought = groups.at(cell, action ? PURCHASE : -1);
  if (!bought) return;
  addAt(bought, sumAt.datedConversions, part);
  addAt(bought, sumAt.datedValue, itemAt(table.value, row));
  addAt(bought, sumAt.datedAll, part);
  const begun = present(groups.at(cell, action ? BEGIN_CHECKOUT : -1), 'the row of the begun checkout');
  addAt(begun, sumAt.datedAll, part);
}

/** Every eighth buyer of picture and video campaigns had also seen an ad without clicking. */
function wasSeenBefore({ world }: Account, row: number): boolean {
  const { adConversions: table, adGroups, adCampaigns } = world;
  const { channel } = itemAt(adCampaigns, itemAt(adGroups, itemAt(table.adGroup, row)).campaign);
  return channel !== 'SEARCH' && channel !== 'SHOPPING' && itemAt(table.order, row) % 8 === 0;
}

function isVideo({ world }: Account, adGroup: number): boolean {
  return itemAt(world.adCampaigns, itemAt(world.adGroups, adGroup).campaign).channel === 'VIDEO';
}
