/** One crowd whose reports are due at once, sent by one worker process: how fast, how exactly, and what it cost whom. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { clonedDatabase } from '../apps/server/test/database.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createDeps, type Deps } from '../apps/server/src/deps.ts';
import { planDueReports } from '../apps/server/src/features/reports/planning.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { familyMs, processorMs } from './processor-time.ts';
import { insertCrowd, type Crowd } from './report-crowd.ts';

/** `small`: how many organizations of one person there are beside a large one. */
export type Trial = { count: number; small: number; worker: string; cap: number | null };

export type Result = {
  /** Reports a second. */
  rate: number;
  refused: number;
  /** Not sent exactly once. */
  wrong: number;
  /** In seconds: planning, until the last of the small organizations had its own, and until everybody had. */
  planned: number;
  smallDone: number;
  done: number;
  /** Processor time in milliseconds a report; null where it cannot be known. */
  cost: Cost | null;
};

export type Cost = { worker: number; database: number; receiver: number };

export async function trial({ count, small, worker, cap: limit }: Trial): Promise<Result> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  try {
    const { url } = await clonedDatabase(t);
    const receiver = start('receiver.ts', limit === null ? {} : { CAP: String(limit) });
    t.after(() => receiver.child.stdin?.end());
    const sandboxUrl = `http://127.0.0.1:${await receiver.firstLine}`;
    const environment = {
      SANDBOX_URL: sandboxUrl,
      DATA_DIR: '.data/bench',
      SECRET_KEY: randomBytes(32).toString('base64'),
      NOW: '2026-11-20T10:00:00+05:30',
      WHATSAPP_PEOPLE_A_DAY: '1000000',
      WHATSAPP_PER_SECOND: limit === null ? '100000' : String(limit),
    };
    const deps = await createDeps({ config: readConfig(environment), databaseUrl: url, log: createLog('error') });
    t.after(() => deps.close());
    const slot = deps.now();
    const crowd = await insertCrowd(deps, { large: count - small, small }, slot);
    const at = { child: receiver.child, url: sandboxUrl };
    return await run(deps, { url, crowd, receiver: at, worker, environment, count, isCapped: limit !== null });
  } finally {
    for (const ending of endings) await ending();
  }
}

type Stage = {
  url: string;
  crowd: Crowd;
  receiver: { child: ChildProcess; url: string };
  worker: string;
  environment: Record<string, string>;
  count: number;
  isCapped: boolean;
};

async function run(deps: Deps, stage: Stage): Promise<Result> {
  const { url, crowd, receiver, worker, environment, count, isCapped } = stage;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const planningFrom = performance.now();
  await planDueReports(deps);
  const planned = (performance.now() - planningFrom) / 1_000;
  const { rows } = await owner.query<{ id: string; organization_id: string }>(
    'select id, organization_id from deliveries',
  );
  const sender = start(worker, { ...environment, BENCH_DATABASE: url });
  await sender.firstLine;
  const processes = { owner, worker: sender.child, receiver: receiver.child };
  const spent = await costSoFar(processes);
  await untilAllAreDone(owner, receiver.url, count);
  const spentAtEnd = await costSoFar(processes);
  sender.child.stdin?.end();
  await sender.ended;
  await owner.end();
  const { seen, refused } = await seenBy(receiver.url);
  const counts = new Map<string, number>();
  for (const { id } of seen) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = rows.filter(({ id }) => counts.get(id) !== 1).length + Math.abs(count - rows.length);
  const first = seen[0]?.at ?? 0;
  const ofSmall = new Set(rows.filter(row => row.organization_id !== crowd.large).map(row => row.id));
  const done = ((seen.at(-1)?.at ?? 0) - first) / 1_000;
  const smallDone = (Math.max(...seen.filter(({ id }) => ofSmall.has(id)).map(({ at }) => at)) - first) / 1_000;
  // Without a cap the first tenth is warming up.
  const skipped = isCapped ? 0 : Math.floor(seen.length / 10);
  const rate = ((seen.length - 1 - skipped) * 1_000) / ((seen.at(-1)?.at ?? 0) - (seen[skipped]?.at ?? 0));
  return { rate, refused, wrong, planned, smallDone, done, cost: costBetween(spent, spentAtEnd, count) };
}

type Seen = { seen: { id: string; at: number }[]; refused: number };

async function seenBy(receiver: string): Promise<Seen> {
  return (await (await fetch(`${receiver}/seen`)).json()) as Seen;
}

/** The receiver is asked, which costs nothing; the database only when all may be done, or when nothing moves any more. */
async function untilAllAreDone(owner: Client, receiver: string, count: number): Promise<void> {
  for (let [last, still] = [0, 0]; ;) {
    await new Promise(resolve => setTimeout(resolve, 100));
    const { sent } = (await (await fetch(`${receiver}/count`)).json()) as { sent: number };
    still = sent === last ? still + 1 : 0;
    last = sent;
    if (sent < count && still < 50) continue;
    const open = await owner.query(`select from deliveries where state in ('planned', 'sending') limit 1`);
    if (open.rowCount === 0) return;
  }
}

type Processes = { owner: Client; worker: ChildProcess; receiver: ChildProcess };

async function costSoFar({ owner, worker, receiver }: Processes): Promise<Cost | null> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [database, own] = [familyMs(rows[0]?.pid ?? 0), processorMs(worker.pid ?? 0)];
  const other = processorMs(receiver.pid ?? 0);
  return database === null || own === null || other === null ? null : { database, worker: own, receiver: other };
}

function costBetween(from: Cost | null, to: Cost | null, count: number): Cost | null {
  if (from === null || to === null) return null;
  const of = (part: keyof Cost) => (to[part] - from[part]) / count;
  return { worker: of('worker'), database: of('database'), receiver: of('receiver') };
}

type Started = { child: ChildProcess; firstLine: Promise<string>; ended: Promise<void> };

function start(file: string, environment: Record<string, string>): Started {
  const child = spawn(
    process.execPath,
    [
      ...(process.env.PROF && file !== 'receiver.ts' ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : []),
      path.join(import.meta.dirname, file),
    ],
    {
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    void ended.then(() => reject(new Error(`${file} ended before it was ready.`)));
  });
  return { child, firstLine, ended };
}
