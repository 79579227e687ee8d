/**
 * The time that limits go by. It follows the sandbox's clock; while that stands still it goes on by itself,
 * so that nobody who has fixed the day runs out of messages for ever. An exact one stands still too.
 */
export class LimitClock {
  readonly #clock: () => number;
  #shown = Number.NaN;
  #since = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  now(isExact: boolean): number {
    const shown = this.#clock();
    if (isExact) return shown;
    const elapsed = performance.now();
    if (shown !== this.#shown) [this.#shown, this.#since] = [shown, elapsed];
    return shown + (elapsed - this.#since);
  }
}
