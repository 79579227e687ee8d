/** What is still to happen, and can be called off as a whole. Keeps no process alive. */
export class Timers {
  readonly #pending = new Set<NodeJS.Timeout>();

  after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#pending.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.#pending.add(timer);
  }

  clear(): void {
    for (const timer of this.#pending) clearTimeout(timer);
    this.#pending.clear();
  }
}
