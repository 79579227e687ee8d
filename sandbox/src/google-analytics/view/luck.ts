import { itemAt } from '../../checked.ts';

/** A number from 0 up to, not including, 1, fixed for two whole numbers. */
export function luckOf(row: number, salt: number): number {
  let mixed = Math.imul(row ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** Index of the part that a number between 0 and 1 falls into; weights need not add up to one. */
export function partAt(weights: readonly number[], luck: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  for (let index = 0; index < weights.length; index++) {
    reached += itemAt(weights, index) / total;
    if (luck < reached) return index;
  }
  return weights.length - 1;
}
