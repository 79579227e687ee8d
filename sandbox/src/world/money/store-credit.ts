import { itemAt } from '../../checked.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';
import { byMoment, type Moment } from './moment.ts';

/** `value` in minor units, positive. */
type CreditMove = Moment & { order: number; kind: 'credited' | 'debited' | 'expired'; value: number };

const share = { credited: 0.3, used: 0.5, expired: 0.4 };
const expiresAfter = 30;

/** Some customers who send goods back take credit instead of money; half spend it, and most of the rest lapses after a month. */
export function creditMoves(world: World): CreditMove[] {
  const { reversals, seed, today } = world;
  const moves = Array.from(reversals.day).flatMap((day, row): CreditMove[] => {
    const value = -(itemAt(reversals.gross, row) + itemAt(reversals.discount, row) + itemAt(reversals.tax, row));
    if (value <= 0 || hashShare(`${seed}/credit`, row) >= share.credited) return [];
    const [order, minute] = [itemAt(reversals.order, row), itemAt(reversals.minute, row)];
    const given: CreditMove = { day, minute, order, kind: 'credited', value };
    const fate = hashShare(`${seed}/credit-fate`, row);
    const usedOn = day + 1 + Math.floor(hashShare(`${seed}/credit-days`, row) * 80);
    if (fate < share.used) return [given, { ...given, day: usedOn, kind: 'debited' }];
    if (fate < share.used + share.expired) return [given, { ...given, day: day + expiresAfter, kind: 'expired' }];
    return [given];
  });
  return byMoment(moves.filter(({ day }) => day <= today));
}
