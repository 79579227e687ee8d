/** Always as many workers as wanted, each a process of its own: whoever dies is replaced. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Step } from './fragile.ts';

export type CrewOptions = {
  workers: number;
  /** The script of each that is hired, in turn. */
  scripts: readonly string[];
  /** Each that is hired may kill itself at one of these: at the one that has had the fewest deaths. */
  failAt: readonly Step[];
  /** How likely it does each time it comes to its step. */
  failShare?: number;
  environment: Record<string, string>;
  /** By us, as soon as its holder is dead: for workers that know nothing of one another. */
  isReleasedByHand: boolean;
  /** From the clock of this machine to the one that counts. */
  offset: () => number;
};

/** Heartbeats of the living come once a second on a machine with time, and are what the dead are noticed by on any other. */
export type Release = { seconds: number; heartbeats: number };

type Hand = { process: ChildProcess; gone: Promise<unknown>; poolIds: readonly string[]; isReady: boolean };

export class Crew {
  /** SIGKILLs from outside. */
  kills = 0;
  /** Of them those who had deliveries in hand, and how many these were altogether. */
  busyKills = 0;
  inHand = 0;
  /** SIGKILLs at a named step, by step. */
  readonly deaths = new Map<Step, number>();
  /** From each kill until all that the dead one held was in other hands or done. */
  readonly releases: Release[] = [];
  /** What was still waiting when it took more than five seconds. */
  readonly slow: string[] = [];
  readonly #options: CrewOptions;
  readonly #hands = new Set<Hand>();
  readonly #measuring = new Set<Promise<void>>();
  readonly #pool: Pool;
  readonly #dead: string[] = [];
  #hired = 0;
  #isCalm = false;

  constructor(pool: Pool, options: CrewOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  /** Whether those hired from now on leave themselves alive. */
  set isCalm(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  fill(): void {
    while (this.#hands.size < this.#options.workers) this.#hire();
  }

  /** Until all of them are at work. */
  async untilReady(): Promise<void> {
    while ([...this.#hands].some(hand => !hand.isReady)) await pause(50);
  }

  tellTime(): void {
    for (const { process: worker } of this.#hands) worker.stdin?.write(`${this.#options.offset()}\n`);
  }

  /** Kills one of those who work, now and then one who is only starting, but never the last who works. */
  async killOne(): Promise<void> {
    const ready = [...this.#hands].filter(hand => hand.isReady);
    const mortal = ready.length < 2 ? [] : Math.random() < 0.1 ? [...this.#hands] : ready;
    const victim = mortal[Math.floor(Math.random() * mortal.length)];
    if (victim === undefined) return;
    victim.process.kill('SIGKILL');
    await victim.gone;
    this.kills += 1;
    this.#mourn(victim);
  }

  /** What the dead hold by names that became theirs at the last moment, too. */
  async releaseByHand(): Promise<void> {
    if (!this.#options.isReleasedByHand || this.#dead.length === 0) return;
    await this.#pool.query(
      'update graphile_worker._private_jobs set locked_by = null, locked_at = null, attempts = 0 where locked_by = any($1)',
      [this.#dead],
    );
  }

  /** All at once; when this returns, nobody sends any more. */
  async dismiss(): Promise<void> {
    this.#isCalm = true;
    while (this.#measuring.size > 0) {
      // Somebody has to take over for this to come to an end.
      this.fill();
      await pause(50);
    }
    const hands = [...this.#hands];
    this.#hands.clear();
    for (const { process: worker } of hands) worker.kill('SIGKILL');
    await Promise.all(hands.map(({ gone }) => gone));
  }

  #hire(): void {
    const { scripts, environment, failShare = 0.2, offset } = this.#options;
    const script = scripts[this.#hired % scripts.length] ?? '';
    const step = this.#isCalm ? undefined : this.#rarestStep();
    this.#hired += 1;
    const worker = spawn(process.execPath, [script], {
      stdio: ['pipe', 'pipe', 'inherit'],
      cwd: path.dirname(script),
      env: {
        ...process.env,
        ...environment,
        CLOCK_OFFSET: String(offset()),
        ...(step === undefined ? {} : { FAIL_AT: step, FAIL_SHARE: String(failShare) }),
      },
    });
    const gone = new Promise(resolve => worker.once('exit', resolve));
    const hand: Hand = { process: worker, gone, poolIds: [], isReady: false };
    this.#hands.add(hand);
    worker.stdin.on('error', () => {});
    worker.stdout.once('data', (line: Buffer) => {
      hand.poolIds = line.toString().trim().split(' ')[1]?.split(',') ?? [];
      hand.isReady = true;
    });
    worker.once('exit', (_code, signal) => {
      const wasAtWork = this.#hands.delete(hand);
      if (!wasAtWork || worker.killed || signal !== 'SIGKILL' || step === undefined) return;
      this.deaths.set(step, (this.deaths.get(step) ?? 0) + 1);
      this.#mourn(hand);
    });
  }

  #rarestStep(): Step | undefined {
    const { failAt } = this.#options;
    const [from, to] = [this.#hired % failAt.length, failAt.length];
    const inTurn = [...failAt.slice(from, to), ...failAt.slice(0, from)];
    return inTurn.toSorted((one, other) => (this.deaths.get(one) ?? 0) - (this.deaths.get(other) ?? 0))[0];
  }

  #mourn({ poolIds }: Hand): void {
    this.#dead.push(...poolIds);
    const measuring = this.#measure(poolIds, Date.now())
      .catch(() => {})
      .finally(() => this.#measuring.delete(measuring));
    this.#measuring.add(measuring);
  }

  async #measure(poolIds: readonly string[], from: number): Promise<void> {
    const heartbeats = new Heartbeats(this.#pool, poolIds);
    await heartbeats.count();
    const held = await this.#jobs('locked_by = any($1::text[])', [poolIds]);
    const deliveries = held.filter(({ key }) => key?.startsWith('deliver:') === true).length;
    this.busyKills += deliveries > 0 ? 1 : 0;
    this.inHand += deliveries;
    if (held.length === 0 || this.#options.isReleasedByHand) return;
    const ids = held.map(({ id }) => id);
    let waiting: Job[] = held;
    let toldOf = 5_000;
    let most = 0;
    while (waiting.length > 0 && most < mostHeartbeats) {
      await pause(100);
      most = await heartbeats.count();
      waiting = await this.#jobs('id = any($2) and (locked_by is null or locked_by = any($1))', [poolIds, ids]);
      if (waiting.length > 0 && Date.now() > from + toldOf) {
        this.slow.push(`${waiting.length} of ${held.length} after ${toldOf / 1_000} s: ${JSON.stringify(waiting[0])}`);
        toldOf *= 3;
      }
    }
    this.releases.push({ seconds: (Date.now() - from) / 1_000, heartbeats: most });
  }

  /** But those in whose place another has come: that one is done instead. */
  async #jobs(where: string, values: unknown[]): Promise<Job[]> {
    const found = await this.#pool.query<Job>(
      `select id, key, locked_by, attempts, last_error, extract(epoch from run_at - now())::float8 as due
         from graphile_worker._private_jobs where attempts < max_attempts and ${where}`,
      values,
    );
    return found.rows;
  }
}

/** After so many what the dead held counts as lost, and is waited for no more. */
const mostHeartbeats = 60;

/** How often those who live have said so since the first count: the most that one of them did. */
class Heartbeats {
  readonly #pool: Pool;
  readonly #dead: readonly string[];
  readonly #seen = new Map<string, { at: number; times: number }>();
  #hasBegun = false;

  constructor(pool: Pool, dead: readonly string[]) {
    this.#pool = pool;
    this.#dead = dead;
  }

  async count(): Promise<number> {
    const { rows } = await this.#pool.query<{ pool_id: string; at: number }>(
      'select pool_id, extract(epoch from seen_at)::float8 as at from workers where pool_id <> all($1::text[])',
      [this.#dead],
    );
    for (const { pool_id: id, at } of rows) {
      const known = this.#seen.get(id);
      const times = known === undefined ? Number(this.#hasBegun) : known.times + Number(at > known.at);
      this.#seen.set(id, { at, times });
    }
    this.#hasBegun = true;
    return Math.max(0, ...[...this.#seen.values()].map(({ times }) => times));
  }
}

/** As far as it tells why nobody has it. */
type Job = {
  id: string;
  key: string | null;
  locked_by: string | null;
  attempts: number;
  last_error: string | null;
  due: number;
};

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
