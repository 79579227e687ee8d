/** So many at once, then so many in a time; what is borrowed by a burst is paid back by silence. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(capacity: number, now: number) {
    this.#tokens = capacity;
    this.#at = now;
  }

  take(rule: { capacity: number; perMs: number }, now: number): boolean {
    // A clock that was put back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(rule.capacity, this.#tokens + passed * rule.perMs);
    this.#at = now;
    // A full token may be a hair less after many small fractions.
    if (this.#tokens < 1 - 1e-9) return false;
    this.#tokens -= 1;
    return true;
  }

  isFull(rule: { capacity: number; perMs: number }, now: number): boolean {
    return this.#tokens + Math.max(0, now - this.#at) * rule.perMs >= rule.capacity;
  }
}
