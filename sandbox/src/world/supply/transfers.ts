import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';

/** Goods that came into a place from a supplier or from the warehouse: one row per variant. */
type TransferLine = {
  day: number;
  /** One number per place and day: what is sent together. */
  transfer: number;
  variant: number;
  origin: string;
  destination: string;
  ordered: number;
  accepted: number;
  rejected: number;
};

const damagedShare = 0.12;

/** Every delivery of the stock's history was ordered; some of it comes damaged and is refused, on top of what was taken in. */
export function transferLines({ stockMoves, store, seed }: World): TransferLine[] {
  const numbers = new Map<string, number>();
  const warehouse = store.locations[0]?.name ?? store.name;
  return Array.from(stockMoves.day).flatMap((day, row): TransferLine[] => {
    const units = itemAt(stockMoves.change, row);
    if (textAt(stockMoves.reason, row) !== 'Received' || units <= 0) return [];
    const place = itemAt(stockMoves.location, row);
    const key = `${day}/${place}`;
    const transfer = numbers.get(key) ?? numbers.size;
    numbers.set(key, transfer);
    const isDamaged = hashShare(`${seed}/damaged`, row) < damagedShare;
    const rejected = isDamaged ? Math.max(1, Math.round(units * 0.05)) : 0;
    const destination = store.locations[place]?.name ?? warehouse;
    return [
      {
        day,
        transfer,
        variant: itemAt(stockMoves.variant, row),
        origin: place === 0 ? 'Supplier' : warehouse,
        destination,
        ordered: units + rejected,
        accepted: units,
        rejected,
      },
    ];
  });
}
