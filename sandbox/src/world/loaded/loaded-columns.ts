import { entry, itemAt } from '../../checked.ts';
import { dictionaryOf, indexDays } from '../columns.ts';
import type { StoryOrders } from '../story/story.ts';
import type { Dictionary, OrderLines, Payments, Reversals } from '../tables.ts';
import type { LoadedBook, LoadedOrder } from './loaded-book.ts';

type Span = { firstDay: number; today: number };
const gateway = 'Card';

export function loadedOrders(book: LoadedBook, span: Span): StoryOrders {
  const rows = book.orders;
  const count = rows.length;
  const whole = (pick: (row: LoadedOrder) => number) => Int32Array.from(rows, pick);
  const text = (pick: (row: LoadedOrder) => string) => dictionaryOf(rows.map(pick));
  const same = (value: string): Dictionary => ({ codes: new Uint8Array(count), values: [value] });
  const zero = new Int32Array(count);
  const never = new Int32Array(count).fill(-1);
  const gross = whole(row => row.lines.reduce((sum, line) => sum + line.amount, 0));
  const at = whole(row => row.day * 1440 + row.minute);
  const none = same('');
  return {
    length: count,
    byDay: indexAfter(
      book.lenders,
      whole(row => row.day),
      span,
    ),
    number: whole(row => Number(row.id.replace(/^C/, ''))),
    day: whole(row => row.day),
    minute: Uint16Array.from(rows, row => row.minute),
    channel: same('Online Store'),
    customer: whole(row => row.customer),
    customerKind: text(row => (row.customer < 0 ? '' : row.isNew ? 'New' : 'Returning')),
    shippingCity: none,
    shippingRegion: none,
    shippingCountry: text(row => row.country),
    gateway: same(gateway),
    paymentMethod: same(gateway),
    carrier: none,
    tags: none,
    discountCode: none,
    cancelReason: none,
    staff: none,
    posLocation: none,
    visit: never,
    device: none,
    source: none,
    medium: none,
    campaign: none,
    channelGroup: none,
    referrerKind: none,
    referrerName: none,
    landingPage: none,
    gross,
    discount: zero,
    tax: zero,
    shipping: zero,
    fee: zero,
    total: gross,
    units: whole(row => row.lines.reduce((sum, line) => sum + line.quantity, 0)),
    lineStart: startsOf(rows.map(row => row.lines.length)),
    ga4: new Uint8Array(count),
    fulfilledAt: at,
    completedAt: at,
    deliveredAt: at,
    cancelledAt: never,
    refusedAt: never,
  };
}

export function loadedLines(book: LoadedBook, rowOfSku: ReadonlyMap<string, number>, span: Span): OrderLines {
  const lines = book.orders.flatMap((row, order) => row.lines.map(line => ({ order, day: row.day, line })));
  const day = Int32Array.from(lines, ({ day }) => day);
  return {
    length: lines.length,
    byDay: indexDays(day, span.firstDay, span.today),
    order: Int32Array.from(lines, ({ order }) => order),
    day,
    variant: Int32Array.from(lines, ({ line }) => entry(rowOfSku, line.sku.toUpperCase())),
    quantity: Int32Array.from(lines, ({ line }) => line.quantity),
    price: Int32Array.from(lines, ({ line }) => Math.round(line.price)),
    gross: Int32Array.from(lines, ({ line }) => line.amount),
    discount: new Int32Array(lines.length),
    tax: new Int32Array(lines.length),
    cost: new Int32Array(lines.length).fill(-1),
  };
}

export function loadedReversals(book: LoadedBook, rowOfSku: ReadonlyMap<string, number>, span: Span): Reversals {
  const rows = book.reversals.toSorted(
    (a, b) => a.line.day - b.line.day || a.line.minute - b.line.minute || a.order - b.order,
  );
  const count = rows.length;
  const day = Int32Array.from(rows, ({ line }) => line.day);
  return {
    length: count,
    byDay: indexDays(day, span.firstDay, span.today),
    order: Int32Array.from(rows, ({ order }) => order),
    line: new Int32Array(count).fill(-1),
    variant: Int32Array.from(rows, ({ line }) => entry(rowOfSku, line.sku.toUpperCase())),
    day,
    minute: Uint16Array.from(rows, ({ line }) => line.minute),
    quantity: Int32Array.from(rows, ({ line }) => line.quantity),
    gross: Int32Array.from(rows, ({ line }) => line.amount),
    discount: new Int32Array(count),
    tax: new Int32Array(count),
    shipping: new Int32Array(count),
    fee: new Int32Array(count),
    cost: new Int32Array(count),
    reason: { codes: new Uint8Array(count), values: [''] },
    kind: { codes: new Uint8Array(count), values: ['return'] },
  };
}

/** An order is paid when it is placed, a C order paid back when it is entered. */
export function loadedPayments(book: LoadedBook, span: Span): Payments {
  const sales = book.orders.flatMap((row, order) =>
    order < book.lenders
      ? []
      : [{ order, day: row.day, minute: row.minute, amount: row.lines.reduce((sum, line) => sum + line.amount, 0) }],
  );
  const backs = [...Map.groupBy(book.reversals, ({ order }) => order)].map(([order, parts]) => ({
    order,
    day: itemAt(parts, 0).line.day,
    minute: itemAt(parts, 0).line.minute,
    amount: parts.reduce((sum, { line }) => sum + line.amount, 0),
  }));
  const rows = [...sales, ...backs].sort((a, b) => a.day - b.day || a.minute - b.minute || a.order - b.order);
  const day = Int32Array.from(rows, row => row.day);
  const same = (value: string): Dictionary => ({ codes: new Uint8Array(rows.length), values: [value] });
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    order: Int32Array.from(rows, row => row.order),
    day,
    minute: Uint16Array.from(rows, row => row.minute),
    gateway: same(gateway),
    method: same(gateway),
    kind: { codes: Uint8Array.from(rows, row => (row.order < book.lenders ? 1 : 0)), values: ['sale', 'refund'] },
    amount: Int32Array.from(rows, row => row.amount),
  };
}

/** The first rows belong to no day of the history: no range of days ever meets them. */
function indexAfter(skipped: number, days: Int32Array, span: Span) {
  const index = indexDays(days.subarray(skipped), span.firstDay, span.today);
  return { firstDay: index.firstDay, start: index.start.map(row => row + skipped) };
}

function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, row) => {
    starts[row + 1] = itemAt(starts, row) + count;
  });
  return starts;
}
