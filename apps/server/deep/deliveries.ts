/** Workers that are killed all the time, and the sandbox's own log as the judge of what they sent. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { planDueReports } from '../src/features/reports/planning.ts';
import { openPool } from '../src/infra/pool.ts';
import type { SignedIn } from '../test/kit.ts';
import { insertPeopleWithPhones } from '../test/people-with-phones.ts';
import { readyForReports, saveReport, startWithPhones, type WithPhones } from '../test/phones.ts';
import { Crew, pause } from './crew.ts';
import type { Step } from './fragile.ts';
import { armAlerts, insertAlertOfEach, type Armed } from './armed-alerts.ts';
import { judge, type Verdict } from './judge.ts';

export type Trial = {
  /** Who gets a report in each round. */
  people: number;
  /** Over which the reports of a round become due, so that everybody has some in hand. */
  seconds: number;
  workers: number;
  /** Left out: by WhatsApp. To nobody's phone by mail, whose server keeps some and hangs up instead of saying so. */
  lane?: 'mail';
  /** From outside; rounds go on until there were so many. */
  kills: number;
  /** And until so many of the dead had deliveries in hand. */
  busyKills?: number;
  /** And until there were so many at each of the named steps. */
  failAt?: readonly Step[];
  perStep?: number;
  failShare?: number;
  /** Of the sandbox, beside those every trial has. */
  settings?: object;
  /** So often the database crashes as well, while workers are being killed. */
  crashEverySeconds?: number;
  /** The script of each worker that is hired, in turn. */
  scripts?: readonly string[];
  isNaive?: boolean;
  /** Everybody has an alert that fires in each round, instead of a report. */
  ofAlerts?: true;
};

const minute = 60_000;
const waitSeconds = 600;

export async function runTrial(t: TestContext, trial: Trial): Promise<Verdict> {
  const { stand, pool, crew, crashes } = await runRounds(t, trial);
  if (trial.crashEverySeconds !== undefined) t.diagnostic(`The database crashed ${crashes} times.`);
  return judge(stand, pool, crew);
}

/** Returns when everything that will ever be sent has been sent. */
export async function runRounds(t: TestContext, trial: Trial): Promise<Stage> {
  const stage = await setUp(t, trial);
  const { pool } = stage;
  while (!isEnough(stage)) {
    await gather(stage.crew);
    await planRound(stage);
    await work(stage, { isOver: () => isQuiet(stage), isCalm: false });
    await passTime(stage);
  }
  if (trial.isNaive !== true) {
    // A calm round: its statuses prove what became of the rounds before, and come, as nothing later would prove its own.
    await stage.stand.control('settings', { lostAnswerShare: 0, lossShare: 0 });
    await planRound(stage);
    stage.stand.server.sandbox?.control.faults.clear('mail');
    await work(stage, { isOver: () => isQuiet(stage), isCalm: true });
    await passTime(stage);
    await work(stage, {
      isOver: async () => (await haveAllFired(stage)) && hasNone(pool, ['planned', 'sending']),
      isCalm: true,
    });
    await passTime(stage);
  }
  return stage;
}

export type Stage = {
  stand: WithPhones;
  crew: Crew;
  pool: Pool;
  who: SignedIn;
  trial: Trial;
  crashes: number;
  armed: Armed;
};

async function setUp(t: TestContext, trial: Trial): Promise<Stage> {
  const environment = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    WHATSAPP_PEOPLE_A_DAY: '1000000',
    WHATSAPP_PER_SECOND: String(2 * Math.ceil(trial.people / trial.seconds)),
    WHATSAPP_STATUS_WAIT_SECONDS: String(waitSeconds),
  };
  const stand = await startWithPhones(t, { environment });
  const limits = {
    uniqueUsers: null,
    throughput: 100_000,
    managementCalls: 1_000_000,
    webhookGapsMs: [200, 500, 1_000],
  };
  await stand.control('settings', { ...limits, answerAfterMs: [0, 300], ...trial.settings });
  const { who } = await readyForReports(stand);
  const numbers = await insertPeopleWithPhones(stand.server, who.organizationId, trial.people);
  // On a machine that others use a connection may take long: nothing is lost by that.
  const pool = openPool({ connectionString: stand.server.databaseUrl, max: 4, connectionTimeoutMillis: 120_000 });
  // They have not written for two days, so everybody gets the template, and gets it once.
  if (trial.ofAlerts) {
    // Its report would come due as time passes, too late to be sent.
    await pool.query('delete from configurations');
    await insertAlertOfEach(pool);
    // Alerts have no template: whoever has just written is told on WhatsApp.
    for (const from of numbers) await stand.control('inbound', { from: `+${from}`, text: 'START' });
    await stand.settled();
    // Their scoped ids are made up, so that their numbers seem to have changed hands.
    await pool.query('update phones set doubted_at = null');
  } else await pool.query(`update phones set heard_at = heard_at - interval '2 days'`);
  if (trial.lane === 'mail') await pool.query('delete from phones');
  if (trial.crashEverySeconds !== undefined) await surviveCrashes(pool);
  const { NODE_COMPILE_CACHE: known } = process.env;
  const cache = known ?? (await mkdtemp(path.join(tmpdir(), 'tillsight-compiled-')));
  const crew = new Crew(pool, {
    workers: trial.workers,
    scripts: trial.scripts ?? [
      path.join(import.meta.dirname, trial.isNaive === true ? 'naive-worker.ts' : 'worker.ts'),
    ],
    failAt: trial.failAt ?? [],
    failShare: trial.failShare,
    environment: {
      ...environment,
      NODE_COMPILE_CACHE: cache,
      WORKER_DATABASE: stand.server.databaseUrl,
      SANDBOX_URL: stand.server.sandbox?.url ?? '',
      SMTP_URL: stand.server.sandbox?.smtpUrl ?? '',
    },
    isReleasedByHand: trial.isNaive === true,
    offset: () => stand.clock.at - Date.now(),
  });
  t.after(async () => {
    await crew.dismiss();
    await pool.end();
    if (known === undefined) await rm(cache, { recursive: true, force: true });
  });
  return { stand, crew, pool, who, trial, crashes: 0, armed: new Map() };
}

function isEnough(stage: Stage): boolean {
  const { crew, trial } = stage;
  const { failAt = [], perStep = 0 } = trial;
  return hasKilledEnough(stage) && failAt.every(step => (crew.deaths.get(step) ?? 0) >= perStep);
}

function hasKilledEnough({ crew, trial: { kills, busyKills = 0 } }: Stage): boolean {
  return crew.kills >= kills && crew.busyKills >= busyKills;
}

/** Everybody is at work before there is work: on a slow machine the first to come had done it all before the second came. */
async function gather(crew: Crew): Promise<void> {
  crew.isCalm = false;
  crew.fill();
  await crew.untilReady();
}

/** At the next full minute, so that none of the rounds before becomes too late to be sent. */
async function planRound(stage: Stage): Promise<void> {
  const { stand, crew, who, pool, trial } = stage;
  const slot = (Math.floor(stand.clock.at / minute) + 2) * minute;
  if (trial.ofAlerts) {
    stand.clock.at = slot;
    crew.tellTime();
    await patiently(() => armAlerts(pool, stage.armed, { slot, seconds: trial.seconds }));
    return;
  }
  stand.clock.at = slot - 1_000;
  const timing = new Date(slot + 330 * minute).toISOString().slice(11, 16);
  await patiently(() => saveReport(who, { timing }));
  stand.clock.at = slot;
  crew.tellTime();
  assert.ok((await patiently(() => planDueReports(stand.server.deps))) > 0, 'Nothing was due.');
  const spread = `update graphile_worker._private_jobs set run_at = now() + random() * make_interval(secs => $1)
    where key like 'deliver:%' and locked_at is null`;
  await patiently(() => pool.query(spread, [trial.seconds]));
  if (trial.lane === 'mail') stand.server.sandbox?.control.faults.add('mail', { ...hangUp, times: trial.people / 20 });
}

const hangUp = { operation: 'message', cut: 'during' } as const;

type Work = { isOver: () => Promise<boolean>; isCalm: boolean };

async function work(stage: Stage, { isOver, isCalm }: Work): Promise<void> {
  const { stand, crew, pool, trial } = stage;
  const [base, startedAt] = [stand.clock.at, Date.now()];
  let [lookedAt, crashedAt] = [0, startedAt];
  const stillness = new Stillness(pool);
  while (!(await patiently(isOver))) {
    const mayKill = !isCalm && Date.now() < startedAt + mostKillingMs;
    crew.isCalm = !mayKill || isEnough(stage);
    crew.fill();
    await pause(50 + Math.random() * 300);
    stand.clock.at = base + Date.now() - startedAt;
    crew.tellTime();
    await crew.releaseByHand();
    if (Date.now() > lookedAt + 1_000) {
      await patiently(() => look(stand, trial));
      lookedAt = Date.now();
    }
    if (mayKill && Date.now() > crashedAt + (trial.crashEverySeconds ?? Infinity) * 1_000) {
      await crash(pool);
      crashedAt = Date.now();
      stage.crashes += 1;
    }
    if (mayKill && !hasKilledEnough(stage)) await crew.killOne();
    if (await patiently(() => stillness.isTooLong()))
      assert.fail(`A round does not come to its end: ${await stuck(pool)}`);
  }
}

/** After this a round is left to come to its end. */
const mostKillingMs = 60_000;

/** As the clock of a real worker does every minute. */
async function look({ server }: WithPhones, { ofAlerts }: Trial): Promise<void> {
  for (const job of ofAlerts ? ['look-at-deliveries', 'find-due-alerts'] : ['look-at-deliveries']) {
    const specs = JSON.stringify([{ payload: {}, key: job }]);
    await sql`select enqueue_jobs(${job}, ${specs}::jsonb)`.execute(server.deps.db.outside);
  }
}

/** Ten minutes without anybody at work: every status that was sent has arrived by then, as it has in life. */
async function passTime({ stand, crew }: Stage): Promise<void> {
  await crew.dismiss();
  const url = `${stand.server.sandbox?.url}/control/whatsapp/state`;
  for (let quiet = 0; quiet < 4;) {
    await pause(50);
    const { webhooks } = (await (await fetch(url)).json()) as { webhooks: { waiting: number } };
    quiet = webhooks.waiting === 0 ? quiet + 1 : 0;
  }
  stand.clock.at += (waitSeconds + 61) * 1_000;
}

async function hasNone(pool: Pool, states: string[]): Promise<boolean> {
  const found = await pool.query('select 1 from deliveries where state = any($1::text[]) limit 1', [states]);
  return found.rowCount === 0;
}

/** An alert whose look died is looked at again when its lease is over, which is in a later round. */
async function isQuiet({ pool, stand }: Stage): Promise<boolean> {
  const due = await pool.query('select 1 from alerts where fired_at is null and next_look <= $1 limit 1', [
    new Date(stand.clock.at),
  ]);
  return due.rowCount === 0 && hasNone(pool, ['planned']);
}

async function haveAllFired({ pool }: Stage): Promise<boolean> {
  return (await pool.query('select 1 from alerts where fired_at is null limit 1')).rowCount === 0;
}

/** How often a living worker has said so since anything happened to what is to be sent: the machine may be slow, work that is lost stays so. */
class Stillness {
  readonly #pool: Pool;
  #state = '';
  #beat = '';
  #beats = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async isTooLong(): Promise<boolean> {
    const { rows } = await this.#pool.query<{ state: string; beat: string }>(
      `select coalesce((select max(seen_at) from workers)::text, '') as beat,
         concat_ws(' ', (select jsonb_object_agg(state, count) from (select state, count(*) from deliveries group by state) as each),
           (select sum(tries) || ' ' || sum(epoch) from deliveries), (select count(*) from alerts where fired_at is null)) as state`,
    );
    const [{ state, beat } = { state: '', beat: '' }] = rows;
    if (state !== this.#state) this.#beats = 0;
    else if (beat !== this.#beat) this.#beats += 1;
    [this.#state, this.#beat] = [state, beat];
    return this.#beats > mostStillBeats;
  }
}

/** A heartbeat comes each second, what a platform has not said is asked again within two minutes. */
const mostStillBeats = 300;

/** As far as it tells why. */
async function stuck(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    `select d.state, d.reason, d.way, d.tries, d.epoch, d.look_at, j.run_at - now() as runs_in, j.attempts, j.locked_by, j.last_error
       from deliveries d left join graphile_worker._private_jobs j on j.key = 'deliver:' || d.id
       where d.state in ('planned', 'sending') limit 5`,
  );
  return JSON.stringify(rows);
}

/** Commits are not lost in a crash, as they may be in other tests. Whoever is connected has to come anew to know. */
async function surviveCrashes(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query(`alter database ${rows[0]?.name} set synchronous_commit = on`);
  const others = 'datname = current_database() and pid <> pg_backend_pid()';
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
}

/** One server process killed, and PostgreSQL ends all the others and recovers from its log. */
async function crash(pool: Pool): Promise<void> {
  const { rows } = await patiently(() => pool.query<{ pid: number }>('select pg_backend_pid() as pid'));
  if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL');
}

/** The database may be away for a moment. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 40) throw error;
      await pause(250);
    }
  }
}
