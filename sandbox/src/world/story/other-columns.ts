import { itemAt } from '../../checked.ts';
import { codes, dictionaryOf, indexDays, minutes, wholeNumbers } from '../columns.ts';
import { places } from '../data/places.ts';
import { searchTerms } from '../data/searches.ts';
import type { AbandonedCheckouts, Payments, Reversals, Searches } from '../tables.ts';
import { devices } from '../visits/day-visits.ts';
import type { AbandonedRow, PaymentRow, ReversalRow, SearchRow } from './ledger.ts';
import type { Span } from './order-columns.ts';

/** What comes back or is paid after today has not happened. */
export function happened<Row extends { at: number; order: number }>(rows: readonly Row[], today: number): Row[] {
  return rows.filter(row => row.at < (today + 1) * 1440).sort((a, b) => a.at - b.at || a.order - b.order);
}

export function reversalColumns(rows: readonly ReversalRow[], span: Span): Reversals {
  const whole = (pick: (row: ReversalRow) => number) => wholeNumbers(rows, pick);
  const day = whole(row => Math.floor(row.at / 1440));
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    order: whole(row => row.order),
    line: whole(row => row.line),
    variant: whole(row => row.variant),
    day,
    minute: minutes(rows, row => row.at % 1440),
    quantity: whole(row => row.quantity),
    gross: whole(row => row.gross),
    discount: whole(row => row.discount),
    tax: whole(row => row.tax),
    shipping: whole(row => row.shipping),
    fee: whole(row => row.fee),
    cost: whole(row => row.cost),
    reason: dictionaryOf(rows.map(row => row.reason)),
    kind: dictionaryOf(rows.map(row => row.kind)),
  };
}

export function paymentColumns(rows: readonly PaymentRow[], span: Span): Payments {
  const day = wholeNumbers(rows, row => Math.floor(row.at / 1440));
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    order: wholeNumbers(rows, row => row.order),
    day,
    minute: minutes(rows, row => row.at % 1440),
    gateway: dictionaryOf(rows.map(row => row.gateway)),
    method: dictionaryOf(rows.map(row => row.method)),
    kind: dictionaryOf(rows.map(row => row.kind)),
    amount: wholeNumbers(rows, row => row.amount),
  };
}

export function abandonedColumns(rows: readonly AbandonedRow[], span: Span): AbandonedCheckouts {
  const day = wholeNumbers(rows, row => row.day);
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    day,
    minute: minutes(rows, row => row.minute),
    visit: wholeNumbers(rows, row => row.visit),
    device: { codes: codes(rows, row => row.device), values: devices },
    city: { codes: codes(rows, row => row.place), values: places.map(place => place.city) },
    variant: wholeNumbers(rows, row => row.variant),
    quantity: wholeNumbers(rows, row => row.quantity),
    total: wholeNumbers(rows, row => row.total),
    recoveredOrder: wholeNumbers(rows, row => row.recoveredOrder),
  };
}

export function searchColumns(rows: readonly SearchRow[], span: Span): Searches {
  const day = wholeNumbers(rows, row => row.day);
  return {
    length: rows.length,
    byDay: indexDays(day, span.firstDay, span.today),
    day,
    minute: minutes(rows, row => row.minute),
    term: { codes: codes(rows, row => row.term), values: searchTerms.map(entry => entry.term) },
    hasResults: codes(rows, row => (itemAt(searchTerms, row.term).hasResults ? 1 : 0)),
    clicked: codes(rows, row => (row.clicked ? 1 : 0)),
  };
}
