/** How soon a process does its work and how soon it is gone, beside a bare Fastify that only listens. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clonedDatabase } from '../apps/server/test/database.ts';
import { freePort } from '../apps/server/src/infra/free-port.ts';
import { saturate } from './load.ts';
import { median, type Figure } from './table.ts';

const main = path.join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');
/** As `npm start` and the Dockerfile do. */
const flags = ['--max-semi-space-size=8'];
const rounds = 5;

type Life = { readyMs: number; stopMs: number; megabytes: number; busyMegabytes: number };

export async function measureStart(): Promise<Figure[]> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tillsight-bench-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  try {
    const { url } = await clonedDatabase(t);
    const environment = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'info' };
    const lives: Record<'web' | 'worker' | 'bare', Life[]> = { web: [], worker: [], bare: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const role of ['bare', 'web', 'worker'] as const) {
        const life = await live(role, { ...environment, ROLE: role, PORT: String(await freePort()) });
        // The first one reads everything from the disk.
        if (round > 0) lives[role].push(life);
      }
    }
    return figuresOf(lives);
  } finally {
    for (const ending of endings) await ending();
  }
}

const bare = `
  const { default: Fastify } = await import('fastify');
  const app = Fastify();
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  console.log('Ready.');
  process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
`;

async function live(role: 'web' | 'worker' | 'bare', environment: Record<string, string>): Promise<Life> {
  const began = performance.now();
  const parameters = role === 'bare' ? ['--input-type=module', '-e', bare] : [...flags, main];
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env.PATH, ...environment },
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready.')) resolve();
    });
    void ended.then(() => reject(new Error(`${role} ended before it was ready.`)));
  });
  const readyMs = performance.now() - began;
  const megabytes = residentOf(child.pid);
  if (role === 'web') await saturate({ url: `http://127.0.0.1:${environment.PORT}/api/v1/ready/`, ...load });
  const busyMegabytes = residentOf(child.pid);
  const stopping = performance.now();
  child.kill('SIGTERM');
  await ended;
  return { readyMs, stopMs: performance.now() - stopping, megabytes, busyMegabytes };
}

const load = { headers: {}, seconds: 2, atOnce: 16 };

function residentOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function figuresOf({ web, worker, bare: plain }: Record<'web' | 'worker' | 'bare', Life[]>): Figure[] {
  const of = (lives: Life[], key: keyof Life) => median(lives.map(life => life[key]));
  const yardstick = of(plain, 'readyMs');
  const timed = (name: string, ms: number, goal: number): Figure => ({
    name,
    value: `${ms.toFixed(0)} ms`,
    goal: `≤ ${goal} ms`,
    met: ms <= goal,
    reason: `a bare Fastify needed ${yardstick.toFixed(0)} ms to start and ${of(plain, 'stopMs').toFixed(0)} ms to end in the same run`,
  });
  const megabytes = of(web, 'megabytes');
  return [
    timed('web process: ready, warm', of(web, 'readyMs'), 1_000),
    {
      name: 'the same beside a bare Fastify that only listens',
      value: `${(of(web, 'readyMs') / yardstick).toFixed(1)}x of ${yardstick.toFixed(0)} ms`,
      goal: '',
      met: null,
    },
    { name: 'web process: resident', value: `${megabytes.toFixed(0)} MB`, goal: '≤ 200 MB', met: megabytes <= 200 },
    {
      name: 'the same after two seconds of requests, sixteen at a time',
      value: `${of(web, 'busyMegabytes').toFixed(0)} MB`,
      goal: '',
      met: null,
    },
    { name: 'worker process: resident', value: `${of(worker, 'megabytes').toFixed(0)} MB`, goal: '', met: null },
    timed('worker process: ready', of(worker, 'readyMs'), 500),
    timed('worker process: gone after SIGTERM', of(worker, 'stopMs'), 500),
  ];
}
