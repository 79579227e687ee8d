import { GraphError } from '../graph-error.ts';
import type { Settings } from '../settings.ts';
import { TokenBucket } from './token-bucket.ts';

const DAY = 24 * 3_600_000;
const mostPairs = 200_000;

/** How much may be sent: by a number in a second, to one person, to different people in a day. */
export class SendingLimits {
  readonly #numbers = new Map<string, TokenBucket>();
  readonly #pairs = new Map<string, TokenBucket>();
  /** When conversations were opened last, in that order. */
  readonly #opened = new Map<string, number>();

  /** In and out count together; what people write is never refused. */
  countInbound(numberId: string, settings: Settings, now: number): void {
    this.#bucketOf(numberId, settings, now).take(throughputRule(settings), now);
  }

  checkThroughput(numberId: string, settings: Settings, now: number): void {
    const isFree = this.#bucketOf(numberId, settings, now).take(throughputRule(settings), now);
    if (!isFree) throw new GraphError(130429);
  }

  checkPair(numberId: string, person: string, { settings, now }: { settings: Settings; now: number }): void {
    const rule = { capacity: settings.pairBurst, perMs: 1 / settings.pairGapMs };
    const key = `${numberId} ${person}`;
    let bucket = this.#pairs.get(key);
    if (!bucket) {
      if (this.#pairs.size >= mostPairs) this.#forgetFull(rule, now);
      this.#pairs.set(key, (bucket = new TokenBucket(rule.capacity, now)));
    }
    if (!bucket.take(rule, now)) throw new GraphError(131056);
  }

  /** Somebody new outside the window counts; somebody written to within the day does not count again. */
  checkUnique(person: string, most: number | null, now: number): void {
    for (const [known, at] of this.#opened) {
      if (now - at < DAY && now >= at) break;
      this.#opened.delete(known);
    }
    if (most !== null && !this.#opened.has(person) && this.#opened.size >= most) throw new GraphError(131048);
    // Taken out first, so that the order stays that of time.
    this.#opened.delete(person);
    this.#opened.set(person, now);
  }

  clear(): void {
    this.#numbers.clear();
    this.#pairs.clear();
    this.#opened.clear();
  }

  #bucketOf(numberId: string, settings: Settings, now: number): TokenBucket {
    let bucket = this.#numbers.get(numberId);
    if (!bucket) this.#numbers.set(numberId, (bucket = new TokenBucket(settings.throughput, now)));
    return bucket;
  }

  /** A full bucket is as good as none. */
  #forgetFull(rule: { capacity: number; perMs: number }, now: number): void {
    for (const [key, bucket] of this.#pairs) if (bucket.isFull(rule, now)) this.#pairs.delete(key);
  }
}

function throughputRule({ throughput }: Settings): { capacity: number; perMs: number } {
  return { capacity: throughput, perMs: throughput / 1000 };
}
