/** Web and worker processes as they are in life, on one empty database, behind nginx and beside one sandbox. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { startSandbox, type Sandbox } from '@tillsight/sandbox/sandbox';
import { Client as Database } from 'pg';
import { startEmbeddedPostgres } from '../src/infra/embedded-postgres.ts';
import { freePort } from '../src/infra/free-port.ts';
import { bareEnvironment } from '../test/bare-environment.ts';
import { Client, type Answer } from '../test/client.ts';
import { noQuotas, setPlatforms, smallStore } from '../test/every-platform.ts';
import { startNginx } from './nginx.ts';

export type Fleet = {
  processes: number;
  /** nginx's. */
  url: string;
  plainUrl: string;
  /** Of each web process. */
  urls: readonly string[];
  sandbox: Sandbox;
  databaseUrl: string;
  environment: Record<string, string>;
  /** As the database's owner. */
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Past nginx, at the web process of this place, as whoever holds these cookies. */
  at: (place: number, who: Client, request: Request) => Promise<Answer>;
  moveClock: (to: string) => void;
  /** A web process dies without a word. */
  kill: (place: number) => Promise<void>;
  /** Each is asked to stop; their exit codes. */
  stop: () => Promise<(number | null)[]>;
  /** Every line the processes have written that tells of an error. */
  errors: readonly string[];
};

export type Request = { method?: string; path: string; body?: unknown };

export type FleetOptions = { nginx: string; processes: number; environment: Record<string, string>; now: string };

/** All begin at the same moment, so that all want to make the tables and the demonstration. */
export async function startFleet(t: TestContext, options: FleetOptions): Promise<Fleet> {
  const { processes, nginx } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-fleet-'));
  await chmod(folder, 0o755);
  t.after(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, temporary: true });
  const [port, plainPort] = [await freePort(), await freePort()];
  const ports: number[] = [];
  for (let place = 0; place < processes; place += 1) ports.push(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startStage(url, options.now);
  const environment = {
    DATABASE_URL: postgres.url,
    SANDBOX_URL: sandbox.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    ...options.environment,
  };
  const errors: string[] = [];
  const place = (role: string, index: number) => ({
    ...environment,
    ROLE: role,
    DATA_DIR: path.join(folder, `${role}-${index}`),
  });
  const web = ports.map((own, index) => begin({ ...place('web', index), PORT: String(own) }, errors));
  const workers = ports.map((_none, index) => begin(place('worker', index), errors));
  const all = [...web, ...workers];
  const database = new Database({ connectionString: postgres.url });
  t.after(async () => {
    for (const { child } of all) child.kill('SIGKILL');
    await Promise.all(all.map(({ ended }) => ended));
    await database.end();
    await sandbox.close();
    await postgres.stop();
  });
  await Promise.all(all.map(({ ready }) => ready));
  await database.connect();
  await startNginx(t, nginx, { folder, port, plainPort, upstreams: ports });
  const urls = ports.map(own => `http://127.0.0.1:${own}`);
  return {
    processes,
    url,
    urls,
    sandbox,
    environment,
    errors,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    databaseUrl: postgres.url,
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await database.query<Row>(text, values)).rows,
    at: (place, who, request) => send({ to: urls[place % urls.length] ?? '', origin: url }, who, request),
    moveClock: to => sandbox.control.setClock(to, true),
    kill: async place => {
      web[place]?.child.kill('SIGKILL');
      await web[place]?.ended;
    },
    stop: async () => {
      for (const { child } of all) child.kill('SIGTERM');
      return Promise.all(all.map(({ ended }) => ended));
    },
  };
}

async function startStage(productUrl: string, now: string): Promise<Sandbox> {
  const sandbox = await startSandbox({ productUrl, world: smallStore });
  sandbox.control.setClock(now, true);
  const whatsapp = {
    sentAfterMs: [0],
    deliveredAfterMs: [0],
    templateReviewMs: 0,
    uniqueUsers: null,
    throughput: Number(sendsPerSecond),
  };
  await setPlatforms(sandbox, { ...noQuotas, whatsapp });
  return sandbox;
}

/** The sandbox refuses what is more, as WhatsApp does. */
export const sendsPerSecond = '20';

type Process = { child: ChildProcess; ready: Promise<void>; ended: Promise<number | null> };

const main = path.join(import.meta.dirname, '..', 'src', 'main.ts');

function begin(environment: Record<string, string>, errors: string[]): Process {
  const child = spawn(process.execPath, [main], {
    env: bareEnvironment(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string };
      if (msg === 'Ready.') resolve();
      if (level >= 50) errors.push(line);
    });
    void ended.then(() => reject(new Error(`A process ended before it was ready: ${errors.join('\n')}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

type Door = { to: string; origin: string };

async function send(
  { to, origin }: Door,
  who: Client,
  { method = 'GET', path: where, body }: Request,
): Promise<Answer> {
  const client = new Client(to);
  for (const [name, value] of who.cookies) client.cookies.set(name, value);
  const headers = method === 'GET' ? {} : { origin };
  return client.request(method, where, { headers, ...(body === undefined ? {} : { raw: JSON.stringify(body) }) });
}

/** Until `isSo`, which then is no accident of the moment. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  for (const from = Date.now(); !(await isSo()); await new Promise(resolve => setTimeout(resolve, 50))) {
    assert.ok(Date.now() < from + withinMs, `${what}: this has not come to be.`);
  }
}
