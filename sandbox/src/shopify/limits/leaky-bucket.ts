/** The ordinary GraphQL budget of one app in one store: it refills continuously up to its size. */
export class LeakyBucket {
  #level: number | null = null;
  #at = 0;

  available({ size, restoreRate }: Limits, now: number): number {
    const before = this.#level ?? size;
    const refilled = before + (Math.max(0, now - this.#at) / 1000) * restoreRate;
    this.#level = Math.min(size, this.#level === null ? size : refilled);
    this.#at = now;
    return Math.floor(this.#level);
  }

  /** Takes the price asked before running, or refuses. */
  take(points: number, limits: Limits, now: number): boolean {
    if (this.available(limits, now) < points) return false;
    this.#level = (this.#level ?? 0) - points;
    return true;
  }

  /** Gives back what turned out not to be used. */
  giveBack(points: number, limits: Limits): void {
    this.#level = Math.min(limits.size, (this.#level ?? 0) + points);
  }
}

export interface Limits {
  size: number;
  restoreRate: number;
}
