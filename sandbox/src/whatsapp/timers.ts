/** What is still to happen, and can be called off as a whole. Keeps no process alive. */
export class Timers {
  /** Each with the instant it is due, as `performance.now` counts. */
  readonly #pending = new Map<NodeJS.Timeout, number>();

  after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#pending.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.#pending.set(timer, performance.now() + ms);
  }

  /** How many are due within this time. */
  countWithin(ms: number): number {
    const until = performance.now() + ms;
    return [...this.#pending.values()].filter(due => due <= until).length;
  }

  clear(): void {
    for (const timer of this.#pending.keys()) clearTimeout(timer);
    this.#pending.clear();
  }
}
