/** Taking a change apart so that the parts add up to it exactly. */

/** A part of a change, and where it can be told what it was made of: the value before and after. */
export type Part = { label: string; amount: number; before?: number | null; after?: number | null };

/**
 * How much of the change of a product of factors each factor made: its effect averaged over every order in which the
 * factors could have changed. The shares add up to the whole.
 */
export function sharesOfProduct(before: readonly number[], after: readonly number[]): number[] {
  const count = before.length;
  return before.map((_, at) => {
    let share = 0;
    for (let set = 0; set < 1 << count; set++) {
      if ((set >> at) & 1) continue;
      const weight = weightOf(bitsIn(set), count);
      share += weight * (productWith(set | (1 << at), before, after) - productWith(set, before, after));
    }
    return share;
  });
}

function productWith(changed: number, before: readonly number[], after: readonly number[]): number {
  return before.reduce((product, value, at) => product * ((changed >> at) & 1 ? after[at]! : value), 1);
}

function weightOf(size: number, count: number): number {
  return (factorial(size) * factorial(count - size - 1)) / factorial(count);
}

function bitsIn(set: number): number {
  return set === 0 ? 0 : (set & 1) + bitsIn(set >> 1);
}

const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1));

/** Rounds parts to a step so that they still add up to the rounded whole: the largest takes what rounding left over. */
export function roundedTogether(amounts: readonly number[], step: number): number[] {
  const rounded = amounts.map(amount => Math.round(amount / step));
  const whole = Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / step);
  const left = whole - rounded.reduce((sum, amount) => sum + amount, 0);
  const largest = amounts.reduce((best, amount, at) => (Math.abs(amount) > Math.abs(amounts[best]!) ? at : best), 0);
  return rounded.map((amount, at) => (at === largest ? amount + left : amount) * step);
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of an even number of values the middle between the two in the middle; of none 0. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? 0 : (low + high) / 2;
}
