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

/** What is reserved further ahead is lost to all others should this process die. */
const aheadSeconds = 1;

function createPacer(db: Db, perSecond: number): Pacer {
  const lanes = new Map<string, (item: null) => Promise<number>>();
  const laneOf = (number: string) => {
    let near = Promise.resolve();
    const reserve = async (items: null[]) => {
      await near;
      const first = await reserveSends(db.outside, number, { wanted: items.length, perSecond });
      near = sleep(Math.max(0, first - aheadSeconds) * 1000);
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
