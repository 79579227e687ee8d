/** Keeps a number of ours to its messages a second, counted in the database for all processes together. */
import { setTimeout as sleep } from 'node:timers/promises';
import { batched } from '../../infra/batch.ts';
import type { Db } from '../../infra/db.ts';
import { createGate } from './gate.ts';
import { reserveSends, slowSends } from './store.ts';

export type Pacer = {
  /** Resolves when one message may leave from the number. */
  turn: (number: string) => Promise<void>;
  /** Just before it leaves: what was prepared since may have piled up. */
  leave: (number: string) => Promise<void>;
  /** After too much was sent: nobody gets a turn at the number for so long. */
  slow: (number: string, seconds: number) => Promise<void>;
};

const pacers = new WeakMap<Db, Pacer>();

export function pacerOf(db: Db, perSecond: number): Pacer {
  const known = pacers.get(db);
  if (known !== undefined) return known;
  const pacer = createPacer(db, perSecond);
  pacers.set(db, pacer);
  return pacer;
}

/** What is reserved further ahead is lost to all others should this process die. */
const aheadSeconds = 1;

/** The rest is left free, so that what was sent a little early or late evens out and is not refused. */
const usedShare = 0.997;

/** Those whose turn comes within a moment get it together, and share their visits to the database. */
const sliceMs = 50;

/** Resolves so many milliseconds from now or a little later, for all of one moment at once. */
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
