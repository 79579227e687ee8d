import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';
import { byMoment, type Moment } from './moment.ts';

/** `value` in minor units: what a card was sold or given for, or what was paid with one. */
type CardMove = Moment & { kind: 'sold' | 'given' | 'used' | 'disabled'; value: number };

const share = { sold: 0.018, given: 0.004, used: 0.7, disabled: 0.03 };
const faceValues = [50_000, 100_000, 100_000, 200_000, 500_000];

/** Gift cards are bought beside orders or given by the merchant; most are used within two months, few are switched off. */
export function giftCardMoves(world: World): CardMove[] {
  const { orders, seed, today } = world;
  const moves = Array.from(orders.day).flatMap((day, order): CardMove[] => {
    if (textAt(orders.channel, order) !== 'Online Store') return [];
    const chance = hashShare(`${seed}/gift-card`, order);
    if (chance >= share.sold + share.given) return [];
    const minute = itemAt(orders.minute, order);
    const value = itemAt(faceValues, Math.floor(hashShare(`${seed}/card-value`, order) * faceValues.length));
    const begun: CardMove = { day, minute, kind: chance < share.sold ? 'sold' : 'given', value };
    return [begun, ...endOf(world, order, begun)];
  });
  return byMoment(moves.filter(({ day }) => day <= today));
}

function endOf({ seed }: World, order: number, { day, minute, value }: CardMove): CardMove[] {
  const fate = hashShare(`${seed}/card-fate`, order);
  const later = day + 3 + Math.floor(hashShare(`${seed}/card-days`, order) * 60);
  if (fate < share.used) return [{ day: later, minute, kind: 'used', value }];
  return fate < share.used + share.disabled ? [{ day: later, minute, kind: 'disabled', value }] : [];
}
