import { addAt, itemAt } from '../../checked.ts';
import { hashShare } from '../random.ts';
import type { ClockColumns, Story, StoryOrders } from '../story/story.ts';
import type { Orders, Payments, Reversals } from '../tables.ts';

const financial = ['Paid', 'Pending', 'Partially refunded', 'Refunded', 'Voided'];
const fulfilment = ['Unfulfilled', 'Partial', 'Fulfilled', 'Restocked'];
const [PAID, PENDING, PARTLY, REFUNDED, VOIDED] = [0, 1, 2, 3, 4] as const;
const [UNFULFILLED, PARTIAL, FULFILLED, RESTOCKED] = [0, 1, 2, 3] as const;

/** The shop keeps its list of open orders within bounds, and always forgets a few. */
const openOrders = { least: 158, most: 212, oldAfter: 3 * 1440, old: { least: 6, most: 10 } };
const farFuture = 2 ** 31 - 1;

type Telling = { orders: StoryOrders; reversals: Reversals; payments: Payments; nowAt: number; keepsOpenList: boolean };

/** Everything about orders that depends on the clock. */
export function orderStates({
  orders,
  reversals,
  payments,
  nowAt,
  keepsOpenList,
}: Telling): Pick<Orders, ClockColumns> {
  const sentAt = until(orders.fulfilledAt, nowAt);
  if (keepsOpenList) evenOutOpenList(orders, sentAt, nowAt);
  const { paid, refunded } = moneyOf(orders.length, payments);
  const cancelledAt = until(orders.cancelledAt, nowAt);
  const refusedAt = until(orders.refusedAt, nowAt);
  const money = new Uint8Array(orders.length);
  const goods = new Uint8Array(orders.length);
  for (let row = 0; row < orders.length; row++) {
    const isUndone = itemAt(cancelledAt, row) >= 0 || itemAt(refusedAt, row) >= 0;
    money[row] = moneyState(itemAt(paid, row), itemAt(refunded, row), isUndone);
    if (isUndone) goods[row] = RESTOCKED;
    else if (itemAt(sentAt, row) < 0) goods[row] = UNFULFILLED;
    else goods[row] = itemAt(orders.completedAt, row) > nowAt ? PARTIAL : FULFILLED;
  }
  const deliveredAt = until(orders.deliveredAt, nowAt);
  return {
    financialStatus: { codes: money, values: financial },
    fulfilmentStatus: { codes: goods, values: fulfilment },
    fulfilledDay: dayOfMoment(sentAt),
    fulfilledMinute: Uint16Array.from(sentAt, moment => (moment < 0 ? 0 : moment % 1440)),
    fulfilledAfterHours: Float32Array.from(sentAt, (moment, row) =>
      moment < 0 ? -1 : (moment - itemAt(orders.day, row) * 1440 - itemAt(orders.minute, row)) / 60,
    ),
    deliveredDay: dayOfMoment(deliveredAt.map((moment, row) => (itemAt(sentAt, row) < 0 ? -1 : moment))),
    cancelledDay: dayOfMoment(cancelledAt),
    currentTotal: currentTotals(orders, reversals),
  };
}

function moneyState(paid: number, refunded: number, isUndone: boolean): number {
  if (paid === 0 && refunded === 0) return isUndone ? VOIDED : PENDING;
  if (refunded === 0) return PAID;
  return refunded >= paid ? REFUNDED : PARTLY;
}

/** Units promised to open orders; they wait in the warehouse, and in the stores nothing waits. */
export function committedStock(orders: Orders, story: Story): Int32Array[] {
  const committed = story.variants.stock.map(() => new Int32Array(story.variants.length));
  for (let row = 0; row < orders.length; row++) {
    if (orders.fulfilmentStatus.codes[row] !== UNFULFILLED) continue;
    for (let line = itemAt(orders.lineStart, row); line < itemAt(orders.lineStart, row + 1); line++) {
      addAt(itemAt(committed, 0), itemAt(story.lines.variant, line), itemAt(story.lines.quantity, line));
    }
  }
  return committed;
}

/**
 * The story's own times leave a list of open orders that is longer after a festival and shorter on a quiet day; the shop evens that out: it
 * sends what waits longest, or lets the latest parcels wait.
 */
function evenOutOpenList(orders: StoryOrders, sentAt: Int32Array, nowAt: number): void {
  const ageOf = (row: number) => nowAt - itemAt(orders.day, row) * 1440 - itemAt(orders.minute, row);
  const isLive = (row: number) => itemAt(orders.cancelledAt, row) < 0 || itemAt(orders.cancelledAt, row) > nowAt;
  const from = firstWithin(orders, nowAt, 45);
  const rows = Array.from({ length: orders.length - from }, (_, index) => from + index).filter(isLive);
  const isOpen = (row: number) => itemAt(sentAt, row) < 0;
  const old = rows.filter(row => isOpen(row) && ageOf(row) > openOrders.oldAfter);
  const wantedOld = openOrders.old.least + Math.floor(hashShare('old orders', Math.floor(nowAt / 1440)) * 5);
  for (const row of old.filter((_, rank) => !isOneOf(wantedOld, rank, old.length)))
    sentAt[row] = sendInTime(orders, row, nowAt);
  const recent = rows.filter(
    row => ageOf(row) > openOrders.oldAfter && ageOf(row) < 2 * openOrders.oldAfter && itemAt(sentAt, row) >= 0,
  );
  holdBack(recent, wantedOld - Math.min(old.length, wantedOld), { sentAt, orders, nowAt });
  const young = rows.filter(row => ageOf(row) <= openOrders.oldAfter);
  const open = young.filter(isOpen);
  const most = openOrders.most - wantedOld;
  for (const row of open.slice(0, Math.max(0, open.length - most))) sentAt[row] = sendInTime(orders, row, nowAt);
  const sent = young.filter(
    row =>
      itemAt(sentAt, row) >= 0 && itemAt(sentAt, row) > itemAt(orders.day, row) * 1440 + itemAt(orders.minute, row),
  );
  holdBack(sent, openOrders.least - wantedOld - open.length, { sentAt, orders, nowAt });
}

/** Moments that have come; the others are never, as yet. */
function until(moments: Int32Array, nowAt: number): Int32Array {
  return moments.map(moment => (moment >= 0 && moment <= nowAt ? moment : -1));
}

/** Picks `count` ranks of a list, evenly spread; all of a shorter list. */
function isOneOf(count: number, rank: number, length: number): boolean {
  return length <= count || Math.floor((rank * count) / length) !== Math.floor(((rank + 1) * count) / length);
}

/** The parcels that left last wait a little longer, unless they are known to have arrived. */
function holdBack(
  rows: readonly number[],
  count: number,
  known: { sentAt: Int32Array; orders: StoryOrders; nowAt: number },
): void {
  if (count <= 0) return;
  const { sentAt, orders, nowAt } = known;
  const waiting = rows.filter(
    row =>
      (itemAt(orders.deliveredAt, row) < 0 ? farFuture : itemAt(orders.deliveredAt, row)) > nowAt &&
      itemAt(orders.refusedAt, row) < 0,
  );
  waiting.sort((a, b) => itemAt(sentAt, b) - itemAt(sentAt, a) || b - a);
  for (const row of waiting.slice(0, count)) sentAt[row] = -1;
}

/** Two days and a bit after the order, but not in the future. */
function sendInTime(orders: StoryOrders, row: number, nowAt: number): number {
  const orderedAt = itemAt(orders.day, row) * 1440 + itemAt(orders.minute, row);
  return Math.min(nowAt, orderedAt + 2 * 1440 + ((row * 37) % 700));
}

function firstWithin(orders: StoryOrders, nowAt: number, days: number): number {
  const day = Math.floor(nowAt / 1440) - days;
  return itemAt(orders.byDay.start, Math.max(0, day - orders.byDay.firstDay));
}

function moneyOf(count: number, payments: Payments): { paid: Float64Array; refunded: Float64Array } {
  const paid = new Float64Array(count);
  const refunded = new Float64Array(count);
  for (let row = 0; row < payments.length; row++) {
    const amount = itemAt(payments.amount, row);
    if (amount >= 0) addAt(paid, itemAt(payments.order, row), amount);
    else addAt(refunded, itemAt(payments.order, row), -amount);
  }
  return { paid, refunded };
}

function currentTotals(orders: StoryOrders, reversals: Reversals): Int32Array {
  const totals = orders.total.slice();
  for (let row = 0; row < reversals.length; row++) {
    const { gross, discount, tax, shipping, fee } = reversals;
    const back =
      itemAt(gross, row) + itemAt(discount, row) + itemAt(tax, row) + itemAt(shipping, row) + itemAt(fee, row);
    addAt(totals, itemAt(reversals.order, row), back);
  }
  return totals;
}

function dayOfMoment(moments: Int32Array): Int32Array {
  return moments.map(moment => (moment < 0 ? -1 : Math.floor(moment / 1440)));
}
