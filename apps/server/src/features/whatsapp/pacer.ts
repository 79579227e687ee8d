/** Keeps a number of ours to its messages a second, counted in the database for all processes together. */
import { setTimeout as sleep } from 'node:timers/promises';
import { batched } from '../../infra/batch.ts';
import type { Db } from '../../infra/db.ts';
import { reserveSends } from './store.ts';

export type Pacer = (number: string) => Promise<void>;

const pacers = new WeakMap<Db, Pacer>();

/** Resolves when one message may leave from the number. */
export function pacerOf(db: Db, perSecond: number): Pacer {
  const known = pacers.get(db);
  if (known !== undefined) return known;
  const pacer = createPacer(db, perSecond);
  pacers.set(db, pacer);
  return pacer;
}

function createPacer(db: Db, perSecond: number): Pacer {
  const lanes = new Map<string, (item: null) => Promise<number>>();
  const laneOf = (number: string) => {
    const reserve = async (items: null[]) => {
      const first = await reserveSends(db.outside, number, { wanted: items.length, perSecond });
      return items.map((_, index) => first + index / perSecond);
    };
    const lane = lanes.get(number) ?? batched(reserve, { most: Math.max(1, Math.floor(perSecond / 4)) });
    lanes.set(number, lane);
    return lane;
  };
  return async number => {
    const seconds = await laneOf(number)(null);
    if (seconds > 0) await sleep(seconds * 1000);
  };
}
