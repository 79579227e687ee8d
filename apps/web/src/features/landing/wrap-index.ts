/** The place of `index` on a ring: one past the last is the first, one before the first is the last. */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
