import { itemAt } from '../../checked.ts';
import type { Story } from '../story/story.ts';
import type { DayIndex } from '../tables.ts';
import type { World } from '../world.ts';
import { adsUntil } from './ads-until.ts';
import { customersUntil } from './customers-until.ts';
import { committedStock, orderStates } from './order-states.ts';

/** The world at the clock's minute: tables end there, and states are as of then. Takes a few milliseconds; columns are not copied. */
export function worldAt(story: Story, clock: { now: number; minute: number }): World {
  const { now, minute } = clock;
  const orders = firstRows(story.orders, countUntil(story.orders, story.today, minute));
  const lineCount = itemAt(story.orders.lineStart, orders.length);
  const reversals = cut(story.reversals, story.today, minute);
  const payments = cut(story.payments, story.today, minute);
  const states = orderStates({
    orders,
    reversals,
    payments,
    nowAt: story.today * 1440 + minute,
    keepsOpenList: story.keepsOpenList,
  });
  const { fulfilledAt: _f, completedAt: _c, deliveredAt: _d, cancelledAt: _x, refusedAt: _r, ...told } = orders;
  const done = { ...told, ...states };
  return {
    store: story.store,
    seed: story.seed,
    now,
    today: story.today,
    minute,
    firstDay: story.firstDay,
    products: story.products,
    collections: story.collections,
    variants: { ...story.variants, committed: committedStock(done, story) },
    customers: customersUntil(story.customers, done, story.today),
    orders: done,
    lines: firstRows(story.lines, lineCount),
    reversals,
    payments,
    visits: cut(story.visits, story.today, minute),
    abandoned: cutRecoveries(cut(story.abandoned, story.today, minute), orders.length),
    searches: cut(story.searches, story.today, minute),
    stockDays: story.stockDays,
    stockMoves: story.stockMoves,
    productShares: story.productShares,
    places: story.places,
    origins: story.origins,
    adCampaigns: story.adCampaigns,
    adGroups: story.adGroups,
    adKeywords: story.adKeywords,
    adTerms: story.adTerms,
    ...adsUntil(story, minute, orders.length),
  };
}

type Timed = { length: number; byDay: DayIndex; minute: Uint16Array };

function cut<Table extends Timed>(table: Table, today: number, minute: number): Table {
  return firstRows(table, countUntil(table, today, minute));
}

/** Rows up to today's minute, which itself has happened. */
function countUntil(table: Timed, today: number, minute: number): number {
  const day = today - table.byDay.firstDay;
  let low = itemAt(table.byDay.start, day);
  let high = itemAt(table.byDay.start, day + 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(table.minute, middle) <= minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The table's first rows, as views of its columns. Code columns that dictionaries share stay shared. */
export function firstRows<Table extends { length: number; byDay: DayIndex }>(table: Table, count: number): Table {
  const shared = new Map<object, unknown>();
  const shorten = (column: unknown): unknown => {
    if (ArrayBuffer.isView(column)) {
      const whole = column as Int32Array;
      if (!shared.has(whole))
        shared.set(whole, whole.subarray(0, whole.length === table.length + 1 ? count + 1 : count));
      return shared.get(whole);
    }
    if (typeof column === 'object' && column !== null && 'codes' in column)
      return { ...column, codes: shorten(column.codes) };
    return column;
  };
  const columns = Object.entries(table).map(([name, column]) => [
    name,
    name === 'byDay' ? indexUntil(table.byDay, count) : shorten(column),
  ]);
  return { ...(Object.fromEntries(columns) as Table), length: count };
}

function indexUntil(index: DayIndex, count: number): DayIndex {
  const start = index.start.slice();
  for (let day = start.length - 1; day >= 0 && itemAt(start, day) > count; day--) start[day] = count;
  return { firstDay: index.firstDay, start };
}

/** A checkout whose order is still to come has not been recovered. */
function cutRecoveries<Table extends { recoveredOrder: Int32Array }>(table: Table, orders: number): Table {
  return { ...table, recoveredOrder: table.recoveredOrder.map(order => (order < orders ? order : -1)) };
}
