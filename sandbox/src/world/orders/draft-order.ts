/** An order while its day is being made. Planted events change, add and lose these before they become rows. */
export type DraftOrder = {
  channel: 'Online Store' | 'Point of Sale' | 'Draft Orders';
  /** Row of the day's visits, or -1. */
  visit: number;
  minute: number;
  place: number;
  /** Units by variant. */
  lines: { variant: number; quantity: number }[];
  /** A code that is certain; otherwise the rules of data/codes.ts decide. */
  code: string | null;
  /** Certain kinds of customer; otherwise history decides. */
  customerKind: 'New' | 'Returning' | null;
  /** Tills: row of the store's locations. */
  location: number;
  /** Draft orders: who buys, and a price agreed per unit (paise). */
  buyer: string | null;
  unitPrice: number | null;
  lost: boolean;
};

export function draftOrder(given: Partial<DraftOrder> & Pick<DraftOrder, 'channel' | 'minute' | 'place'>): DraftOrder {
  return {
    visit: -1,
    lines: [],
    code: null,
    customerKind: null,
    location: -1,
    buyer: null,
    unitPrice: null,
    lost: false,
    ...given,
  };
}

export function unitsOf(order: DraftOrder): number {
  return order.lines.reduce((units, line) => units + line.quantity, 0);
}
