/**
 * Things worked out once per story. Worlds of one story are cut anew every minute, but their columns lie in the same memory, so that memory
 * is the key.
 */
export class Remembered<Value> {
  readonly #values = new WeakMap<ArrayBufferLike, { length: number; value: Value }>();

  /** `length`: how many rows the value was worked out for; with more rows it is worked out again. */
  of(column: { buffer: ArrayBufferLike; length: number }, make: () => Value): Value {
    const known = this.#values.get(column.buffer);
    if (known && known.length >= column.length) return known.value;
    const value = make();
    this.#values.set(column.buffer, { length: column.length, value });
    return value;
  }
}
