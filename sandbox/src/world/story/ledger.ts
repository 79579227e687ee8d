import type { PricedLine } from '../orders/price-order.ts';
import type { Journey } from '../orders/dispatch.ts';

/** The rows of the story while it is told; columns are made of them at the end (columns-of-*.ts). `at` as in dispatch.ts. */
export type OrderRow = {
  day: number;
  minute: number;
  channel: string;
  customer: number;
  isNew: boolean;
  /** Row of the spelled places (spelled-places.ts). */
  shipTo: number;
  place: number;
  gateway: string;
  method: string;
  isCod: boolean;
  tags: string;
  code: string;
  staff: string;
  location: number;
  visit: number;
  device: number;
  origin: number;
  landing: number;
  shipping: number;
  fee: number;
  lineStart: number;
  lines: readonly PricedLine[];
  total: number;
  ga4: number;
  journey: Journey;
};

export type ReversalRow = {
  order: number;
  line: number;
  variant: number;
  at: number;
  quantity: number;
  gross: number;
  discount: number;
  tax: number;
  shipping: number;
  fee: number;
  cost: number;
  reason: string;
  kind: 'cancellation' | 'return' | 'refused';
};

export type PaymentRow = {
  order: number;
  at: number;
  gateway: string;
  method: string;
  kind: 'sale' | 'refund';
  amount: number;
};

export type AbandonedRow = {
  day: number;
  minute: number;
  visit: number;
  device: number;
  place: number;
  variant: number;
  quantity: number;
  total: number;
  recoveredOrder: number;
};

export type SearchRow = { day: number; minute: number; term: number; clicked: boolean };

export type Ledger = {
  orders: OrderRow[];
  lineCount: number;
  reversals: ReversalRow[];
  payments: PaymentRow[];
  abandoned: AbandonedRow[];
  searches: SearchRow[];
};

export function emptyLedger(): Ledger {
  return { orders: [], lineCount: 0, reversals: [], payments: [], abandoned: [], searches: [] };
}
