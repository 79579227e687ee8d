import { absent, itemAt, present } from '../checked.ts';

/** Numbers that look random and never change: the same seed, stream and day give the same sequence on every machine. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.a = hash(seed, 0x9e3779b9);
    this.b = hash(seed, 0x85ebca6b);
    this.c = hash(seed, 0xc2b2ae35);
    for (let round = 0; round < 12; round++) this.next();
  }

  /** From 0 up to, not including, 1 (small fast counter generator, 32 bits). */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Bell-shaped around 0 with deviation 1; never further out than 3.5. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * Math.sqrt(3);
  }

  shuffle(items: { length: number; [index: number]: number }): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = itemAt(items, last);
      items[last] = itemAt(items, other);
      items[other] = kept;
    }
  }
}

export function randomFor(seed: string, stream: string, day: number): Random {
  return new Random(`${seed}/${stream}/${day}`);
}

/** Draws an index with given weights in constant time (Walker's alias method). */
export class Weighted {
  private readonly threshold: Float64Array;
  private readonly alias: Int32Array;

  constructor(weights: ArrayLike<number>) {
    const count = weights.length;
    const total = sumOf(weights);
    this.threshold = new Float64Array(count).fill(1);
    this.alias = new Int32Array(count);
    const scaled = Float64Array.from(weights, weight => (weight * count) / total);
    const small: number[] = [];
    const large: number[] = [];
    for (let index = 0; index < count; index++) ((scaled[index] ?? absent()) < 1 ? small : large).push(index);
    while (small.length > 0 && large.length > 0) {
      const low = present(small.pop(), 'the last entry');
      const high = itemAt(large, large.length - 1);
      const share = scaled[low] ?? absent();
      this.threshold[low] = share;
      this.alias[low] = high;
      const left = (scaled[high] ?? absent()) + -(1 - share);
      scaled[high] = left;
      if (left < 1) small.push(present(large.pop(), 'the last entry'));
    }
  }

  draw(random: Random): number {
    const place = random.next() * this.threshold.length;
    const index = Math.floor(place);
    return place - index < (this.threshold[index] ?? absent()) ? index : (this.alias[index] ?? absent());
  }
}

/**
 * Picks `count` indices so that each appears as often as its weight demands, rounded up or down, never by luck more. One random start
 * decides. This keeps ordinary days ordinary: chance alone makes no city or product stand out.
 */
export function evenly(weights: ArrayLike<number>, count: number, start: number): Int32Array {
  const picked = new Int32Array(count);
  const step = sumOf(weights) / count;
  let index = 0;
  let reached = weights[0] ?? 0;
  for (let taken = 0; taken < count; taken++) {
    const target = (taken + start) * step;
    while (reached <= target && index < weights.length - 1) reached += weights[++index] ?? absent();
    picked[taken] = index;
  }
  return picked;
}

/** True for an even share of a run of calls: 0.15 is true for 15 of 100, spread out. */
export function everyShare(share: number, start: number): () => boolean {
  let filled = start;
  return () => {
    filled += share;
    if (filled < 1) return false;
    filled -= 1;
    return true;
  };
}

/** A fixed number in [0, 1) for a record, independent of everything generated before it. */
export function hashShare(seed: string, record: number): number {
  let mixed = Math.imul(record ^ hashOfSeed(seed), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Every visit of a world asks for the same seed's. */
let latest = { seed: '', hash: hash('', 0x27d4eb2f) };

function hashOfSeed(seed: string): number {
  if (seed !== latest.seed) latest = { seed, hash: hash(seed, 0x27d4eb2f) };
  return latest.hash;
}

function hash(text: string, salt: number): number {
  let mixed = salt | 0;
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x5bd1e995);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function sumOf(weights: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < weights.length; index++) total += weights[index] ?? absent();
  return total;
}
