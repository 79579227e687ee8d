/** Always as many workers as wanted, each a process of its own: whoever dies is replaced. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Step } from './fragile.ts';

export type CrewOptions = {
  workers: number;
  /** The script of each that is hired, in turn. */
  scripts: readonly string[];
  /** Each that is hired may kill itself at the next of these. */
  failAt: readonly Step[];
  environment: Record<string, string>;
  /** By us, as soon as its holder is dead: for workers that know nothing of one another. */
  isReleasedByHand: boolean;
  /** From the clock of this machine to the one that counts. */
  offset: () => number;
};

type Hand = { process: ChildProcess; gone: Promise<unknown>; poolIds: readonly string[] | null };

export class Crew {
  /** SIGKILLs from outside. */
  kills = 0;
  /** SIGKILLs at a named step, by step. */
  readonly deaths: Record<string, number> = {};
  /** From a kill until all that the dead one held was in other hands or done, in seconds. */
  readonly releases: number[] = [];
  readonly #options: CrewOptions;
  readonly #hands = new Set<Hand>();
  readonly #measuring = new Set<Promise<void>>();
  readonly #pool: Pool;
  #hired = 0;
  #isCalm = false;

  constructor(pool: Pool, options: CrewOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  /** Nobody kills itself any more. */
  calmDown(): void {
    this.#isCalm = true;
  }

  fill(): void {
    while (this.#hands.size < this.#options.workers) this.#hire();
  }

  /** Until all of them are at work. */
  async untilReady(): Promise<void> {
    while ([...this.#hands].some(hand => hand.poolIds === null)) await pause(50);
  }

  tellTime(): void {
    for (const { process: worker } of this.#hands) worker.stdin?.write(`${this.#options.offset()}\n`);
  }

  /** Kills one of those that work, but never the last. */
  async killOne(): Promise<void> {
    const ready = [...this.#hands].filter(hand => hand.poolIds !== null);
    const victim = ready[Math.floor(Math.random() * ready.length)];
    if (victim === undefined || ready.length < 2) return;
    victim.process.kill('SIGKILL');
    await victim.gone;
    this.kills += 1;
    if (this.#options.isReleasedByHand) {
      await this.#pool.query('select graphile_worker.force_unlock_workers($1)', [victim.poolIds]);
    } else this.#note(this.#measure(victim.poolIds ?? [], Date.now()));
  }

  /** All at once; when this returns, nobody sends any more. */
  async dismiss(): Promise<void> {
    await Promise.all(this.#measuring);
    const hands = [...this.#hands];
    this.#hands.clear();
    for (const { process: worker } of hands) worker.kill('SIGKILL');
    await Promise.all(hands.map(({ gone }) => gone));
  }

  #hire(): void {
    const { scripts, failAt, environment, offset } = this.#options;
    const script = scripts[this.#hired % scripts.length] ?? '';
    const step = this.#isCalm ? undefined : failAt[this.#hired % failAt.length];
    this.#hired += 1;
    const worker = spawn(process.execPath, [script], {
      stdio: ['pipe', 'pipe', 'inherit'],
      cwd: path.dirname(script),
      env: {
        ...process.env,
        ...environment,
        CLOCK_OFFSET: String(offset()),
        ...(step === undefined ? {} : { FAIL_AT: step, FAIL_SHARE: '0.2' }),
      },
    });
    const hand: Hand = {
      process: worker,
      gone: new Promise(resolve => worker.once('exit', resolve)),
      poolIds: null,
    };
    this.#hands.add(hand);
    worker.stdin.on('error', () => {});
    worker.stdout.once(
      'data',
      (line: Buffer) => (hand.poolIds = line.toString().trim().split(' ')[1]?.split(',') ?? []),
    );
    worker.once('exit', (_code, signal) => {
      const wasAtWork = this.#hands.delete(hand);
      if (!wasAtWork || worker.killed || signal !== 'SIGKILL' || step === undefined) return;
      this.deaths[step] = (this.deaths[step] ?? 0) + 1;
      this.#note(this.#measure(hand.poolIds ?? [], Date.now()));
    });
  }

  #note(measuring: Promise<void>): void {
    const noted = measuring.catch(() => {}).finally(() => this.#measuring.delete(noted));
    this.#measuring.add(noted);
  }

  async #measure(poolIds: readonly string[], from: number): Promise<void> {
    const held = await this.#jobs('locked_by = any($1::text[])', [poolIds]);
    if (held.length === 0) return;
    while (Date.now() < from + 30_000) {
      await pause(50);
      const waiting = `id = any($2::bigint[]) and (locked_by is null or locked_by = any($1::text[]))`;
      if ((await this.#jobs(waiting, [poolIds, held])).length === 0) break;
    }
    this.releases.push((Date.now() - from) / 1_000);
  }

  async #jobs(where: string, values: unknown[]): Promise<string[]> {
    const found = await this.#pool.query<{ id: string }>(
      `select id from graphile_worker._private_jobs where ${where}`,
      values,
    );
    return found.rows.map(({ id }) => id);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
