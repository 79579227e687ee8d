import { itemAt } from '../checked.ts';
import { tooManyCalls } from './meta-error.ts';

const HOUR = 3_600_000;

/** Insights calls per ad account in a rolling hour. A call that is refused counts as well. */
export class CallCounter {
  readonly #calls = new Map<string, number[]>();

  spend(account: string, perHour: number, now: number): void {
    const made = this.#recent(account, now);
    this.#calls.set(account, [...made, now]);
    if (made.length >= perHour) throw tooManyCalls();
  }

  /** In percent, and how long until the account has room again. */
  use(account: string, perHour: number, now: number): { percent: number; waitMs: number } {
    const made = this.#recent(account, now);
    const percent = Math.min(100, Math.floor((100 * made.length) / perHour));
    const oldest = made.length >= perHour ? itemAt(made, made.length - perHour) : now - HOUR;
    return { percent, waitMs: oldest + HOUR - now };
  }

  #recent(account: string, now: number): number[] {
    return (this.#calls.get(account) ?? []).filter(at => at > now - HOUR);
  }
}
