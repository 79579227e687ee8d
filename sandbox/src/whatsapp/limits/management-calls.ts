import { GraphError } from '../graph-error.ts';

const HOUR = 3_600_000;

/** Calls that are not messages: so many an hour, and of new templates a hundred. */
export class ManagementCalls {
  #calls: number[] = [];
  #creations: number[] = [];

  count(most: number, now: number): void {
    this.#calls = within(this.#calls, now);
    if (this.#calls.length >= most) throw new GraphError(80007);
    this.#calls.push(now);
  }

  countCreation(now: number): void {
    this.#creations = within(this.#creations, now);
    if (this.#creations.length >= 100) throw new GraphError(80008);
    this.#creations.push(now);
  }

  /** In percent, as the header of every answer tells it. */
  usage(most: number, now: number): number {
    return Math.min(100, Math.floor((100 * within(this.#calls, now).length) / most));
  }

  clear(): void {
    this.#calls = [];
    this.#creations = [];
  }
}

/** Oldest first, so the first young one ends the search. */
function within(times: number[], now: number): number[] {
  const first = times.findIndex(at => now - at < HOUR);
  return first <= 0 ? (first < 0 ? [] : times) : times.slice(first);
}
