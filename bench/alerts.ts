/** What people want to be told of, looked at for many organizations at once; the yardstick is one minute and one call a platform. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { clonedDatabase } from '../apps/server/test/database.ts';
import { twentyWithoutStock } from '../apps/server/test/twenty-alerts.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { findDueAlerts } from '../apps/server/src/features/reports/look-at-alerts.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { insertCrowd, moment, recordLook } from './alert-crowd.ts';
import { familyMs, processorMs } from './processor-time.ts';
import type { Figure } from './table.ts';

const organizations = Number(process.env.BENCH_ALERTS ?? 10_000);
/** One for each of the two cores. */
const processes = 2;
const goalSeconds = (60 * organizations) / 10_000;

export async function measureAlerts(): Promise<Figure[]> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  try {
    const recording = await recordLook();
    const folder = mkdtempSync(path.join(tmpdir(), 'tillsight-alerts-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const answers = path.join(folder, 'answers.json');
    writeFileSync(answers, JSON.stringify(recording));
    const { url } = await clonedDatabase(t);
    const environment = {
      SANDBOX_URL: 'http://127.0.0.1:9',
      DATA_DIR: folder,
      SECRET_KEY: randomBytes(32).toString('base64'),
      NOW: moment,
      GOOGLE_ADS_OPERATIONS_PER_DAY: '1000000',
    };
    const deps = await createDeps({ config: readConfig(environment), databaseUrl: url, log: createLog('error') });
    t.after(() => deps.close());
    await insertCrowd(deps, organizations, recording);
    const owner = new Client({ connectionString: url });
    await owner.connect();
    t.after(() => owner.end());
    await owner.query('vacuum analyze');
    await owner.query('checkpoint');
    const workers = Array.from({ length: processes }, () =>
      startProcess({ ...environment, BENCH_DATABASE: url, BENCH_ANSWERS: answers }),
    );
    await Promise.all(workers.map(({ lines }) => lines.next()));
    const spent = await costSoFar(owner, workers);
    const began = performance.now();
    await findDueAlerts(deps);
    await untilAllAreSeen(owner);
    const seconds = (performance.now() - began) / 1_000;
    const cost = costBetween(spent, await costSoFar(owner, workers));
    const told = await Promise.all(workers.map(end));
    const { rows } = await owner.query<{ missed: string; failed: string; waits: string }>(
      `select count(*) filter (where looked_at is null and waits_for is null) as missed,
         count(*) filter (where failed_at is not null) as failed, count(*) filter (where waits_for is not null) as waits from alerts`,
    );
    return figuresOf({ seconds, cost, told, of: rows[0] });
  } finally {
    for (const ending of endings) await ending();
  }
}

type Told = { calls: Record<string, number>; unknown: string[] };
type Process = { child: ChildProcess; lines: AsyncIterator<string> };

function startProcess(environment: Record<string, string>): Process {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'alert-worker.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, lines: linesOf(child) };
}

async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<string> {
  let kept = '';
  for await (const part of stdout ?? []) {
    kept += String(part);
    for (let end = kept.indexOf('\n'); end >= 0; end = kept.indexOf('\n')) {
      yield kept.slice(0, end);
      kept = kept.slice(end + 1);
    }
  }
  throw new Error('A worker ended before it was told to.');
}

async function end({ child, lines }: Process): Promise<Told> {
  child.stdin?.end();
  for (;;) {
    const { value } = await lines.next();
    const said = JSON.parse(String(value)) as Partial<Told>;
    if (said.calls && said.unknown) return { calls: said.calls, unknown: said.unknown };
    // A line of the worker's log, of something that went wrong.
    process.stderr.write(`${value}\n`);
  }
}

/** A look puts off what it has seen; nothing is claimed that has not been recorded. */
async function untilAllAreSeen(owner: Client): Promise<void> {
  for (let [last, still] = ['', 0]; still < 60;) {
    await new Promise(resolve => setTimeout(resolve, 500));
    const { rows } = await owner.query<{ open: string }>(
      `select count(*) as open from alerts where looked_at is null and failed_at is null and waits_for is null`,
    );
    const [{ open } = { open: '0' }] = rows;
    if (open === '0') return;
    still = open === last ? still + 1 : 0;
    last = open;
  }
}

type Cost = { worker: number; database: number };

async function costSoFar(owner: Client, workers: Process[]): Promise<Cost | null> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const database = familyMs(rows[0]?.pid ?? 0);
  const own = workers.map(({ child }) => processorMs(child.pid ?? 0));
  if (database === null || own.includes(null)) return null;
  return { database, worker: own.reduce((sum: number, each) => sum + (each ?? 0), 0) };
}

const costBetween = (from: Cost | null, to: Cost | null): Cost | null =>
  from === null || to === null
    ? null
    : { worker: (to.worker - from.worker) / organizations, database: (to.database - from.database) / organizations };

type Seen = {
  seconds: number;
  cost: Cost | null;
  told: Told[];
  of: { missed: string; failed: string; waits: string } | undefined;
};

function figuresOf({ seconds, cost, told, of }: Seen): Figure[] {
  const calls = new Map<string, number>();
  for (const each of told)
    for (const [key, count] of Object.entries(each.calls)) calls.set(key, (calls.get(key) ?? 0) + count);
  const platforms = Map.groupBy(calls.keys(), key => key.split(' ')[0]);
  const most = Math.max(...calls.values());
  const unknown = told.flatMap(each => each.unknown);
  if (unknown.length > 0) throw new Error(`There are no bytes for ${unknown[0]}`);
  const count = organizations.toLocaleString('en');
  return [
    {
      name: `${count} organizations with ${twentyWithoutStock.length} alerts each, looked at by ${processes} workers`,
      value: `${seconds.toFixed(1)} s`,
      goal: `≤ ${goalSeconds.toFixed(0)} s`,
      met: seconds <= goalSeconds,
    },
    {
      name: 'most calls to one platform for one organization in this look',
      value: `${most} (${[...platforms].map(([platform, keys]) => `${platform} ${keys.length}`).join(', ')})`,
      goal: '≤ 1',
      met: most <= 1,
    },
    { name: 'alerts that were not looked at', value: of?.missed ?? '', goal: '0', met: of?.missed === '0' },
    { name: 'alerts whose platform could not be read', value: of?.failed ?? '', goal: '0', met: of?.failed === '0' },
    { name: 'alerts that wait for a platform’s next call', value: of?.waits ?? '', goal: '', met: null },
    {
      name: 'processor time an organization: workers, database',
      value: cost === null ? 'unknown' : `${cost.worker.toFixed(1)} and ${cost.database.toFixed(1)} ms`,
      goal: '',
      met: null,
    },
  ];
}
