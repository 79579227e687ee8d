import http from 'node:http';
import { Random } from '../../world/random.ts';
import { SANDBOX_WHATSAPP } from '../credentials.ts';
import type { Settings } from '../settings.ts';
import { Timers } from '../timers.ts';
import { type Update, envelopeOf } from './envelope.ts';
import { escapedJson } from './escaped-json.ts';
import { post, verify } from './post.ts';

export interface WebhookAttempt {
  at: number;
  url: string;
  updates: number;
  attempt: number;
  /** Null: no answer at all. */
  status: number | null;
  ms: number;
}

type Parcel = { body: Buffer; secret: string; updates: readonly Update[]; attempt: number; isForged: boolean };

const kept = 1000;
const verifyGapsMs = [300, 1000, 3000];

/**
 * Brings every update to the callback at least once: in no order, several together, again and again until a 200.
 * What a bad day adds, such as loss and lateness, is set by the control.
 */
export class WebhookSender {
  readonly attempts: WebhookAttempt[] = [];
  isSubscribed = true;
  /** Whether the callback has given the challenge back since it was set. */
  isVerified = false;
  readonly #settings: () => Settings;
  readonly #callback: () => string;
  readonly #now: () => number;
  readonly #timers = new Timers();
  readonly #waiting: Update[] = [];
  #agent = new http.Agent({ keepAlive: true });
  #random = new Random('webhooks');
  #inFlight = 0;
  #isCollecting = false;
  #verifying: Promise<boolean> | null = null;
  #failedVerifications = 0;
  #generation = 0;

  constructor(parts: { settings: () => Settings; callback: () => string; now: () => number }) {
    this.#settings = parts.settings;
    this.#callback = parts.callback;
    this.#now = parts.now;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Posts that the callback has not answered yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  send(update: Update): void {
    if (!this.isSubscribed) return;
    const { lossShare, doubleShare, doubleMost } = this.#settings();
    if (lossShare > 0 && this.#random.chance(lossShare)) return;
    const copies = doubleShare > 0 && this.#random.chance(doubleShare) ? 2 + this.#random.below(doubleMost - 1) : 1;
    for (let copy = 0; copy < copies; copy++) this.#sendOne(update);
  }

  /** Asks the callback for its challenge now. Any number of callers share one question. */
  verify(): Promise<boolean> {
    this.#verifying ??= this.#askForChallenge().finally(() => (this.#verifying = null));
    return this.#verifying;
  }

  /** A new callback or token has to prove itself again. */
  forgetVerification(): void {
    this.isVerified = false;
    this.#failedVerifications = 0;
    this.#pump();
  }

  clear(): void {
    this.#generation += 1;
    this.#timers.clear();
    this.#waiting.length = 0;
    this.attempts.length = 0;
    this.#isCollecting = false;
    this.isSubscribed = true;
    this.isVerified = false;
    this.#failedVerifications = 0;
    this.#random = new Random(this.#settings().seed);
  }

  close(): void {
    this.clear();
    this.isSubscribed = false;
    this.#agent.destroy();
  }

  #sendOne(update: Update): void {
    const { lateShare, lateMs, shuffleShare, shuffleMs } = this.#settings();
    let delay = 0;
    if (shuffleShare > 0 && this.#random.chance(shuffleShare)) delay += this.#random.between(0, shuffleMs);
    if (lateShare > 0 && this.#random.chance(lateShare)) {
      delay += this.#random.between(lateMs[0] ?? 0, lateMs[1] ?? lateMs[0] ?? 0);
    }
    if (delay > 0) this.#timers.after(delay, () => this.#queue(update));
    else this.#queue(update);
  }

  #queue(update: Update): void {
    this.#waiting.push(update);
    this.#pump();
  }

  #pump(): void {
    const { batchMost, batchWaitMs, webhookConcurrency } = this.#settings();
    if (this.#waiting.length === 0 || this.#isCollecting) return;
    if (!this.isVerified) return this.#verifyThenPump();
    if (batchWaitMs > 0 && this.#waiting.length < batchMost) return this.#pumpAfter(batchWaitMs, () => this.#post());
    while (this.#inFlight < webhookConcurrency && this.#waiting.length > 0) this.#post();
  }

  #pumpAfter(ms: number, act: () => void): void {
    this.#isCollecting = true;
    this.#timers.after(ms, () => {
      this.#isCollecting = false;
      act();
      this.#pump();
    });
  }

  #post(): void {
    const { batchMost, badSignatureShare } = this.#settings();
    const updates = this.#waiting.splice(0, Math.max(1, batchMost));
    if (updates.length === 0) return;
    const body = escapedJson(envelopeOf(updates, this.#random));
    const parcel = { body, updates, attempt: 1 };
    void this.#deliver({ ...parcel, secret: SANDBOX_WHATSAPP.appSecret, isForged: false });
    // A forgery comes besides, from somebody who does not know the secret and does not try again.
    const isForged = badSignatureShare > 0 && this.#random.chance(badSignatureShare);
    if (isForged) void this.#deliver({ ...parcel, secret: 'not the app secret', isForged });
  }

  async #deliver(parcel: Parcel): Promise<void> {
    const generation = this.#generation;
    const { webhookTimeoutMs: timeoutMs, webhookGapsMs } = this.#settings();
    const url = new URL(this.#callback());
    this.#inFlight += 1;
    const began = performance.now();
    const status = await post({ ...parcel, url, timeoutMs, agent: this.#agent });
    this.#inFlight -= 1;
    if (generation !== this.#generation) return;
    const { updates, attempt } = parcel;
    this.attempts.push({
      at: this.#now(),
      url: url.href,
      updates: updates.length,
      attempt,
      status,
      ms: performance.now() - began,
    });
    if (this.attempts.length > kept) this.attempts.shift();
    const gap = webhookGapsMs[attempt - 1];
    if (status === 200 && !parcel.isForged) {
      for (const update of updates) if (update.kind !== 'account') update.onTaken?.();
    } else if (gap !== undefined && !parcel.isForged) {
      this.#timers.after(gap, () => void this.#deliver({ ...parcel, attempt: attempt + 1 }));
    }
    this.#pump();
  }

  #verifyThenPump(): void {
    if (this.#verifying) return;
    void this.#verifyOnce(this.#generation);
  }

  async #verifyOnce(generation: number): Promise<void> {
    const isVerified = await this.verify();
    if (generation !== this.#generation) return;
    if (isVerified) return this.#pump();
    const gap = verifyGapsMs[Math.min(this.#failedVerifications, verifyGapsMs.length) - 1] ?? 500;
    this.#pumpAfter(gap, () => undefined);
  }

  async #askForChallenge(): Promise<boolean> {
    const generation = this.#generation;
    const { verifyToken, webhookTimeoutMs: timeoutMs } = this.#settings();
    const isVerified = await verify(new URL(this.#callback()), verifyToken, { timeoutMs, agent: this.#agent });
    if (generation !== this.#generation) return false;
    this.isVerified = isVerified;
    this.#failedVerifications = isVerified ? 0 : this.#failedVerifications + 1;
    return isVerified;
  }
}
