import { hashShare } from '../random.ts';
import type { World } from '../world.ts';

/** `endDay` is -1 while it goes on. */
export type Subscription = { beginDay: number; endDay: number };

const share = { subscribes: 0.03, ends: 0.45 };

/** A few customers subscribe a week after their first order; nearly half of them end it again. */
export function subscriptionsOf({ customers, seed, today }: World): Subscription[] {
  return Array.from(customers.firstOrderDay).flatMap((firstDay, customer): Subscription[] => {
    const beginDay = firstDay + 7;
    if (hashShare(`${seed}/subscribes`, customer) >= share.subscribes || beginDay > today) return [];
    const ends = hashShare(`${seed}/subscription-ends`, customer) < share.ends;
    const endDay = beginDay + 20 + Math.floor(hashShare(`${seed}/subscription-days`, customer) * 120);
    return [{ beginDay, endDay: ends && endDay <= today ? endDay : -1 }];
  });
}
