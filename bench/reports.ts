/** Everybody's report is due in the same minute: how close sending comes to what WhatsApp allows, and what it costs to be safe. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { clonedDatabase } from '../apps/server/test/database.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createDeps, type Deps } from '../apps/server/src/deps.ts';
import { planDueReports } from '../apps/server/src/features/reports/planning.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { insertCrowd, type Crowd } from './report-crowd.ts';
import { familyMs, processorMs } from './processor-time.ts';
import { median, type Figure } from './table.ts';

/** A hundred thousand take two minutes and a half: `BENCH_REPORTS=100000 npm run bench reports`. */
const people = Number(process.env.BENCH_REPORTS ?? 20_000);
const cap = 1_000;

export async function measureReports(): Promise<Figure[]> {
  const small = smallOf(people);
  const capped = await trial({ count: people, small, worker: 'report-worker.ts', cap });
  const ratios: number[] = [];
  const rates: number[] = [];
  const costs: [ours: number | null, plain: number | null][] = [];
  for (let pair = 0; pair < 3; pair += 1) {
    const uncapped = { count: Math.min(people, 20_000), small: 9, cap: null };
    const ours = await trial({ ...uncapped, worker: 'report-worker.ts' });
    const plain = await trial({ ...uncapped, worker: 'plain-worker.ts' });
    ratios.push(ours.rate / plain.rate);
    rates.push(ours.rate);
    costs.push([ours.cost, plain.cost]);
  }
  return [...cappedFigures(capped, small), ...uncappedFigures(rates, ratios), ...costFigures(costs)];
}

function cappedFigures({ rate, refused, wrong, planned, smallDone, done }: Result, small: number): Figure[] {
  const share = rate / cap;
  return [
    {
      name: `${people} reports due at once, ${cap} a second allowed: used of that`,
      value: `${(share * 100).toFixed(1)} %`,
      goal: '≥ 99 %',
      met: share >= 0.99,
    },
    { name: 'refused for being too many', value: String(refused), goal: '0', met: refused === 0 },
    { name: 'sent twice, or not at all', value: String(wrong), goal: '0', met: wrong === 0 },
    { name: 'planned', value: `${planned.toFixed(1)} s`, goal: '', met: null },
    {
      name: `last report of ${small} small organizations, beside a large one that takes ${done.toFixed(0)} s`,
      value: `${smallDone.toFixed(1)} s`,
      goal: '≤ half',
      met: smallDone <= done / 2,
    },
  ];
}

function uncappedFigures(rates: readonly number[], ratios: readonly number[]): Figure[] {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map(ratio => ratio.toFixed(1));
  return [
    { name: 'without a cap, a second', value: median(rates).toFixed(0), goal: '≥ 3000', met: median(rates) >= 3_000 },
    {
      name: 'against plain graphile-worker with the same posts and intents',
      value: `${median(ratios).toFixed(1)}x (${least}–${most})`,
      goal: '≥ 3x',
      met: median(ratios) >= 3,
    },
  ];
}

/** Told beside the rates, because it hardly changes with what else the machine has to do. */
function costFigures(costs: readonly [ours: number | null, plain: number | null][]): Figure[] {
  const known = costs.flatMap(([ours, plain]) => (ours === null || plain === null ? [] : [{ ours, plain }]));
  if (known.length === 0) return [];
  const [ours, plain] = [known.map(each => each.ours), known.map(each => each.plain)].map(each =>
    median(each).toFixed(2),
  );
  const ratio = median(known.map(each => each.plain / each.ours));
  const name = `the same in processor time: ${ours} ms a report against ${plain} ms, worker and database together`;
  return [{ name, value: `${ratio.toFixed(1)}x`, goal: '', met: null }];
}

/** A hundredth of all reports go to organizations of one person. */
function smallOf(count: number): number {
  return Math.min(999, Math.floor(count / 100));
}

/** `small`: how many organizations of one person there are beside a large one. */
type Trial = { count: number; small: number; worker: string; cap: number | null };

type Result = {
  /** Reports a second. */
  rate: number;
  refused: number;
  /** Not sent exactly once. */
  wrong: number;
  /** In seconds: planning, until the last of the small organizations had its own, and until everybody had. */
  planned: number;
  smallDone: number;
  done: number;
  /** Processor time of the worker and the database, in milliseconds a report. */
  cost: number | null;
};

async function trial({ count, small, worker, cap: limit }: Trial): Promise<Result> {
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
    return await run(deps, { url, crowd, receiver: sandboxUrl, worker, environment, count });
  } finally {
    for (const ending of endings) await ending();
  }
}

type Stage = {
  url: string;
  crowd: Crowd;
  receiver: string;
  worker: string;
  environment: Record<string, string>;
  count: number;
};

async function run(deps: Deps, { url, crowd, receiver, worker, environment, count }: Stage): Promise<Result> {
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
  const spent = await costSoFar(owner, sender.child);
  for (;;) {
    const open = await owner.query<{ open: string }>(
      `select count(*) as open from deliveries where state in ('planned', 'sending')`,
    );
    if (Number(open.rows[0]?.open) === 0) break;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  const spentAtEnd = await costSoFar(owner, sender.child);
  sender.child.stdin?.end();
  await sender.ended;
  await owner.end();
  const { seen, refused } = (await (await fetch(`${receiver}/seen`)).json()) as {
    seen: { id: string; at: number }[];
    refused: number;
  };
  const counts = new Map<string, number>();
  for (const { id } of seen) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = rows.filter(({ id }) => counts.get(id) !== 1).length + Math.abs(count - rows.length);
  const first = seen[0]?.at ?? 0;
  const ofSmall = new Set(rows.filter(row => row.organization_id !== crowd.large).map(row => row.id));
  const done = ((seen.at(-1)?.at ?? 0) - first) / 1_000;
  const smallDone = (Math.max(...seen.filter(({ id }) => ofSmall.has(id)).map(({ at }) => at)) - first) / 1_000;
  // Without a cap the first tenth is warming up.
  const skipped = environment.WHATSAPP_PER_SECOND === String(cap) ? 0 : Math.floor(seen.length / 10);
  const rate = ((seen.length - 1 - skipped) * 1_000) / ((seen.at(-1)?.at ?? 0) - (seen[skipped]?.at ?? 0));
  const cost = spent === null || spentAtEnd === null ? null : (spentAtEnd - spent) / count;
  return { rate, refused, wrong, planned, smallDone, done, cost };
}

async function costSoFar(owner: Client, worker: ChildProcess): Promise<number | null> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [database, own] = [familyMs(rows[0]?.pid ?? 0), processorMs(worker.pid ?? 0)];
  return database === null || own === null ? null : database + own;
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
