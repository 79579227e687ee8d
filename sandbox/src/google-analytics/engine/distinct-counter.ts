import { addAt, itemAt } from '../../checked.ts';
import { GrowingSums } from './growing-sums.ts';

/**
 * Counts who was seen in a group once. Groups and people are whole numbers. With few groups a bit per pair is quickest; else a hash table,
 * which is emptied whenever the epoch changes: groups of different epochs never meet again.
 */
export class DistinctCounter {
  readonly counts = new GrowingSums();
  readonly #people: number;
  readonly #bits: Uint32Array | null;
  #pairs = new Float64Array(0);
  #generations = new Int32Array(0);
  #used = 0;
  #epoch = -1;
  #generation = 0;

  constructor(people: number, cells: number) {
    this.#people = people;
    const bits = people * cells;
    this.#bits = bits <= MOST_BITS ? new Uint32Array(Math.ceil(bits / 32)) : null;
    if (!this.#bits) this.#resize(1 << 12);
  }

  /** Whether `add` wants to know the epoch. */
  get needsEpochs(): boolean {
    return this.#bits === null;
  }

  /** `cell`: the group's number among all that could be, for which the bits were sized. */
  add(place: { group: number; cell: number; epoch: number }, person: number): void {
    const isNew = this.#bits
      ? setBit(this.#bits, place.cell * this.#people + person)
      : this.#insert(place.group * this.#people + person, place.epoch);
    if (isNew) addAt(this.counts.totals, place.group, 1);
  }

  #insert(pair: number, epoch: number): boolean {
    if (epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#generation++;
      this.#used = 0;
    }
    if (this.#used * 2 >= this.#pairs.length) this.#grow();
    return this.#place(pair);
  }

  #place(pair: number): boolean {
    const mask = this.#pairs.length - 1;
    const low = (pair % 4294967296) | 0;
    const mixed = Math.imul(low ^ (low >>> 15) ^ Math.floor(pair / 4294967296), 0x2c1b3c6d);
    let slot = (mixed ^ (mixed >>> 13)) & mask;
    while (this.#generations[slot] === this.#generation) {
      if (this.#pairs[slot] === pair) return false;
      slot = (slot + 1) & mask;
    }
    this.#generations[slot] = this.#generation;
    this.#pairs[slot] = pair;
    this.#used++;
    return true;
  }

  #grow(): void {
    const [pairs, generations, generation] = [this.#pairs, this.#generations, this.#generation];
    this.#resize(pairs.length * 2);
    for (let slot = 0; slot < pairs.length; slot++)
      if (generations[slot] === generation) this.#place(itemAt(pairs, slot));
  }

  #resize(size: number): void {
    this.#pairs = new Float64Array(size);
    this.#generations = new Int32Array(size).fill(-1);
    this.#used = 0;
  }
}

/** 32 MB. */
const MOST_BITS = 1 << 28;

function setBit(bits: Uint32Array, index: number): boolean {
  const word = Math.floor(index / 32);
  const bit = 1 << (index & 31);
  if ((itemAt(bits, word) & bit) !== 0) return false;
  bits[word] = itemAt(bits, word) | bit;
  return true;
}
