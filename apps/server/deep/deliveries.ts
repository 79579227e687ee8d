/** Workers that are killed all the time, and the sandbox's own log as the judge of what they sent. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { planDueReports } from '../src/features/reports/planning.ts';
import { linkByCode, linkPhone } from '../src/features/whatsapp/linking.ts';
import type { SignedIn } from '../test/kit.ts';
import { readyForReports, saveReport, startWithPhones, ten, type WithPhones } from '../test/phones.ts';

export type Trial = {
  people: number;
  /** Each round is another day's report to all of them. */
  rounds: number;
  kills: number;
  workers: number;
  failAt?: 'before-intent' | 'before-send' | 'before-record';
  naive?: boolean;
};

export type Verdict = {
  kills: number;
  sent: number;
  lost: number;
  doubled: number;
  unknown: number;
  /** From a kill until everything the dead worker held was free again, in seconds. */
  releases: number[];
};

const minute = 60_000;

export async function runTrial(t: TestContext, trial: Trial): Promise<Verdict> {
  const environment = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    WHATSAPP_PEOPLE_A_DAY: '1000000',
    WHATSAPP_PER_SECOND: '1000',
    WHATSAPP_STATUS_WAIT_SECONDS: '2',
  };
  const stand = await startWithPhones(t, { environment });
  await stand.control('settings', { uniqueUsers: null, throughput: 100_000, managementCalls: 1_000_000 });
  const { who } = await readyForReports(stand);
  await insertPeople(stand, who, trial.people);
  const verdict: Verdict = { kills: 0, sent: 0, lost: 0, doubled: 0, unknown: 0, releases: [] };
  const crew = new Crew(stand, trial, environment, verdict);
  const owner = new Client({ connectionString: stand.server.databaseUrl });
  await owner.connect();
  // They have not written for two days, so everybody gets the template, and gets it once.
  await owner.query(`update phones set heard_at = heard_at - interval '2 days'`);
  try {
    for (let round = 0; round <= trial.rounds; round += 1) {
      // The last round is a calm one: its statuses prove what became of the rounds before.
      if (round === trial.rounds) await crew.calmDown();
      await planRound(stand, who, round);
      crew.moveClock();
      const kills = round === trial.rounds ? 0 : Math.ceil(trial.kills / trial.rounds);
      const isOver = round === trial.rounds || trial.naive === true ? isSettled : isUnderWay;
      await crew.workUntil(() => isOver(owner), { kills });
    }
    return await judge(stand, owner, verdict);
  } finally {
    await crew.end();
    await owner.end();
  }
}

/** A minute apart, so that none of them becomes too late to be sent. */
async function planRound(stand: WithPhones, who: SignedIn, round: number): Promise<void> {
  stand.clock.at = Math.max(stand.clock.at, ten + round * minute - 1_000);
  const timing = new Date(ten + round * minute + 330 * minute).toISOString().slice(11, 16);
  await saveReport(who, { timing });
  stand.clock.at = Math.max(stand.clock.at, ten + round * minute);
  assert.ok((await planDueReports(stand.server.deps)) > 0, 'Nothing was due.');
}

const isSettled = (owner: Client) => hasNone(owner, ['planned', 'sending']);
const isUnderWay = (owner: Client) => hasNone(owner, ['planned']);

async function insertPeople({ server }: WithPhones, who: SignedIn, people: number): Promise<void> {
  const { deps } = server;
  const organization_id = who.organizationId;
  for (let index = 0; index < people; index += 1) {
    const digits = `9190001${String(index).padStart(5, '0')}`;
    const id = randomUUID();
    const user = { organization_id, id, email: `${digits}@kit.example`, name: 'Kit', role: 'executive' };
    const rest = { mobile_number: null, password_hash: '', email_verified_at: null, created_at: new Date() };
    await deps.db.inOrganization(organization_id, trx =>
      trx
        .insertInto('users')
        .values({ ...user, ...rest })
        .execute(),
    );
    const caller = {
      organizationId: organization_id,
      userId: id,
      role: 'executive',
      name: '',
      email: '',
      sessionHash: Buffer.alloc(0),
    };
    const { code } = await linkPhone(deps, caller);
    const content = { kind: 'text', text: code } as const;
    const sender = { digits, scopedId: null };
    await linkByCode(
      deps,
      { messageId: id, sender, businessNumber: '106540352242922', at: 0, content, replyTo: null },
      code,
    );
  }
}

async function hasNone(owner: Client, states: string[]): Promise<boolean> {
  const { rows } = await owner.query<{ open: string }>(
    'select count(*) as open from deliveries where state = any($1::text[])',
    [states],
  );
  return Number(rows[0]?.open) === 0;
}

/** Every report that was due, against every message the sandbox has on record. */
async function judge({ server }: WithPhones, owner: Client, verdict: Verdict): Promise<Verdict> {
  const { rows } = await owner.query<{ id: string; state: string }>(
    `select id, state from deliveries where state <> 'skipped'`,
  );
  const counts = new Map<string, number>();
  for (const { channel, content } of server.sandbox?.control.outbox ?? []) {
    const data = (content as { biz_opaque_callback_data?: string | null }).biz_opaque_callback_data ?? '';
    const [kind, id] = data.split(':');
    if (channel === 'whatsapp' && kind === 'report' && id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return {
    ...verdict,
    sent: rows.length,
    lost: rows.filter(({ id }) => !counts.has(id)).length,
    doubled: [...counts.values()].filter(count => count > 1).length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
  };
}

type Work = { kills: number };

/** As the clock of a real worker does every minute. */
async function look({ server }: WithPhones): Promise<void> {
  await sql`select enqueue_jobs('look-at-deliveries', '[{"payload": {}, "key": "look"}]'::jsonb)`.execute(
    server.deps.db.outside,
  );
}

/** Always as many workers as wanted: whoever dies is replaced. */
class Crew {
  readonly #stand: WithPhones;
  readonly #trial: Trial;
  readonly #environment: Record<string, string>;
  readonly #verdict: Verdict;
  readonly #workers = new Set<ChildProcess>();
  readonly #ready = new Set<ChildProcess>();
  #isOver = false;
  #isCalm = false;

  constructor(stand: WithPhones, trial: Trial, environment: Record<string, string>, verdict: Verdict) {
    this.#stand = stand;
    this.#trial = trial;
    this.#environment = environment;
    this.#verdict = verdict;
  }

  async workUntil(isOver: () => Promise<boolean>, { kills }: Work): Promise<void> {
    const until = this.#verdict.kills + kills;
    const startedAt = Date.now();
    let looked = 0;
    while (!(await isOver())) {
      this.#fill();
      await pause(40 + Math.random() * 160);
      this.moveClock(Date.now() - startedAt);
      if (Date.now() > looked + 1_000) {
        await look(this.#stand);
        looked = Date.now();
      }
      if (this.#verdict.kills < until) await this.#kill();
    }
  }

  /** Nobody is killed any more. */
  async calmDown(): Promise<void> {
    await this.end();
    this.#isOver = false;
    this.#isCalm = true;
  }

  /** The same time for everybody: the harness's, running on. */
  moveClock(passed = 0): void {
    if (passed > 0) this.#stand.clock.at = this.#base + passed;
    else this.#base = this.#stand.clock.at;
    for (const worker of this.#workers) worker.stdin?.write(`${this.#offset()}\n`);
  }

  #base = 0;
  readonly #measuring: Promise<void>[] = [];

  #offset(): number {
    return this.#stand.clock.at - Date.now();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#measuring.splice(0));
    const ended = [...this.#workers].map(worker => new Promise(resolve => worker.once('exit', resolve)));
    for (const worker of this.#workers) worker.kill('SIGKILL');
    await Promise.all(ended);
  }

  #fill(): void {
    while (this.#workers.size < this.#trial.workers) this.#hire();
  }

  #hire(): void {
    const file = this.#trial.naive === true ? 'naive-worker.ts' : 'worker.ts';
    const { failAt } = this.#trial;
    const worker = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...this.#environment,
        WORKER_DATABASE: this.#stand.server.databaseUrl,
        SANDBOX_URL: this.#stand.server.sandbox?.url ?? '',
        CLOCK_OFFSET: String(this.#offset()),
        ...(failAt === undefined || this.#isCalm ? {} : { FAIL_AT: failAt, FAIL_SHARE: '0.2' }),
      },
    });
    worker.stdin.on('error', () => {});
    this.#workers.add(worker);
    // Killed while it starts it has nothing that could get lost.
    worker.stdout.once('data', () => this.#ready.add(worker));
    worker.once('exit', () => {
      this.#ready.delete(worker);
      this.#workers.delete(worker);
      if (failAt !== undefined && !this.#isOver && !this.#isCalm) this.#verdict.kills += 1;
    });
  }

  async #kill(): Promise<void> {
    const [victim] = [...this.#ready].toSorted(() => Math.random() - 0.5);
    if (victim === undefined) return;
    const gone = new Promise(resolve => victim.once('exit', resolve));
    victim.kill('SIGKILL');
    await gone;
    this.#verdict.kills += 1;
    if (this.#verdict.releases.length < 1_000) this.#measuring.push(this.#measure(Date.now()));
  }

  /** Jobs locked at the kill that stay locked longest are the dead worker's. */
  async #measure(from: number): Promise<void> {
    const owner = new Client({ connectionString: this.#stand.server.databaseUrl });
    await owner.connect();
    try {
      await this.#watch(owner, from);
    } finally {
      await owner.end();
    }
  }

  async #watch(owner: Client, from: number): Promise<void> {
    const { rows } = await owner.query<{ id: string; locked_by: string }>(
      'select id, locked_by from graphile_worker._private_jobs where locked_at is not null',
    );
    const held = new Map(rows.map(row => [row.id, row.locked_by]));
    while (held.size > 0 && !this.#isOver) {
      await pause(50);
      const now = await owner.query<{ id: string; locked_by: string }>(
        'select id, locked_by from graphile_worker._private_jobs where id = any($1::bigint[]) and locked_at is not null',
        [[...held.keys()]],
      );
      const still = new Map(now.rows.map(row => [row.id, row.locked_by]));
      for (const [id, by] of held) if (still.get(id) !== by) held.delete(id);
      if (held.size === 0) this.#verdict.releases.push((Date.now() - from) / 1_000);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

export function told(t: TestContext, name: string, verdict: Verdict): void {
  const { kills, sent, lost, doubled, unknown, releases } = verdict;
  const sorted = releases.toSorted((one, other) => one - other);
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
  t.diagnostic(
    `${name}: ${kills} kills, ${sent} reports, ${lost} lost, ${doubled} doubled, ${unknown} unknown, released p99 ${p99.toFixed(1)} s`,
  );
  assert.ok(kills > 0 && sent > 0, `${name}: nothing was tried.`);
}
