/** Keeps each of our numbers and bots within its messages per second. All processes share one count in the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { batched } from '../../infra/batch.ts';
import type { Db } from '../../infra/db.ts';
import { createGate } from './gate.ts';
import { reserveSends, slowSends } from './store.ts';

export type Pacer = {
  /** Resolves when the number may send one more message. */
  turn: (number: string) => Promise<void>;
  /** Called just before sending: messages prepared in the meantime may all be ready at once. */
  leave: (number: string) => Promise<void>;
  /** The platform refused us for sending too much: nothing leaves this number for so many seconds. */
  slow: (number: string, seconds: number) => Promise<void>;
};

const pacers = new WeakMap<Db, Map<number, Pacer>>();

export function pacerOf(db: Db, perSecond: number): Pacer {
  const own = pacers.get(db) ?? new Map<number, Pacer>();
  pacers.set(db, own);
  const pacer = own.get(perSecond) ?? createPacer(db, perSecond);
  own.set(perSecond, pacer);
  return pacer;
}

/** If this process dies, slots reserved ahead are wasted. */
const aheadSeconds = 1;

/** A little room is left, so that messages sent slightly early or late are not refused. */
const usedShare = 0.997;

/** Messages due within the same slice go together and share one visit to the database. */
const sliceMs = 50;

/** Waits so many milliseconds, rounded up to the next slice: one timer serves everything due in it. */
function createSlices(): (waitMs: number) => Promise<void> {
  const slices = new Map<number, Promise<void>>();
  return waitMs => {
    const now = performance.now();
    const slice = Math.ceil((now + waitMs) / sliceMs);
    const known = slices.get(slice);
    if (known !== undefined) return known;
    const begun = sleep(slice * sliceMs - now).then(() => void slices.delete(slice));
    slices.set(slice, begun);
    return begun;
  };
}

function createPacer(db: Db, allowed: number): Pacer {
  const perSecond = allowed * usedShare;
  const [turns, leaving] = [createGate(allowed), createGate(allowed)];
  const slices = createSlices();
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
  return {
    turn: async number => {
      const seconds = await laneOf(number)(null);
      if (seconds > 0) await slices(seconds * 1000);
      await turns.pass(number);
    },
    leave: number => leaving.pass(number),
    slow: async (number, seconds) => {
      turns.hold(number, seconds);
      leaving.hold(number, seconds);
      await slowSends(db.outside, number, seconds);
    },
  };
}
