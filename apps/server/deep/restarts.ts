/** A database and web processes that can be restarted, and people who keep asking. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { Client as Database } from 'pg';
import { startEmbeddedPostgres } from '../src/infra/embedded-postgres.ts';
import { freePort } from '../src/infra/free-port.ts';
import { migrate } from '../src/infra/migrate.ts';
import { bareEnvironment } from '../test/bare-environment.ts';
import { Client, type Answer } from '../test/client.ts';

export type Stage = {
  urls: readonly string[];
  /** Comes back when it accepts connections again. */
  restartDatabase(): Promise<void>;
  restartProcess(place: number): Promise<void>;
  exitCodes(): readonly (number | null)[];
  /** Of everybody but the merchant, in order, past the product. */
  emails(): Promise<string[]>;
};

const password = 'Lantern42Harbour';
const merchant = 'merchant@restarts.example';

export async function startStage(t: TestContext, processes: number): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-restarts-'));
  await chmod(folder, 0o755);
  t.after(() => rm(folder, { recursive: true, force: true }));
  const options = { dataDir: folder, port: await freePort() };
  let postgres = await startEmbeddedPostgres(options);
  t.after(() => postgres.stop());
  await migrate(postgres.url);
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
  const urls = ports.map(port => `http://127.0.0.1:${port}`);
  const shared = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: urls[0] ?? '',
    ROLE: 'web',
    LOG_LEVEL: 'fatal',
  };
  const start = async (place: number): Promise<ChildProcess> => {
    const environment = { ...shared, PORT: String(ports[place]), DATA_DIR: path.join(folder, `web-${place}`) };
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'src', 'main.ts')], {
      env: bareEnvironment(environment),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await isReady(urls[place] ?? ''))) {
      assert.equal(child.exitCode, null, 'A web process ended while it started.');
      await pause(20);
    }
    return child;
  };
  const children = await Promise.all(ports.map((_, place) => start(place)));
  t.after(() => children.forEach(child => child.kill('SIGKILL')));
  const codes: (number | null)[] = [];
  return {
    urls,
    restartDatabase: async () => {
      await postgres.stop();
      postgres = await startEmbeddedPostgres(options);
    },
    restartProcess: async place => {
      const old = children[place];
      const ended = new Promise<number | null>(resolve => old?.once('exit', resolve));
      old?.kill('SIGTERM');
      codes.push(await ended);
      children[place] = await start(place);
    },
    exitCodes: () => codes,
    emails: () => readEmails(postgres.url),
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/ready/`).catch(() => null);
  await answer?.text();
  return answer?.ok === true;
}

async function readEmails(url: string): Promise<string[]> {
  const owner = new Database({ connectionString: url });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ email: string }>('select email from users where email <> $1', [merchant]);
    return rows.map(({ email }) => email).toSorted();
  } finally {
    await owner.end();
  }
}

export type Load = {
  /** Resolves when so many more requests have succeeded. */
  more(count: number): Promise<void>;
  /** Milliseconds until a request succeeds that was sent from now on. */
  nextSuccess(): Promise<number>;
  /** Lets everybody finish; what was acknowledged as written. */
  end(): Promise<string[]>;
  tries(): number;
  failures(): readonly string[];
};

const readers = 4;
const writers = 2;

export async function startLoad({ urls }: Stage): Promise<Load> {
  const door = new Client(urls[0] ?? '');
  const up = await door.post('/api/v1/auth/sign-up/', { name: 'Restart Merchant', email: merchant, password });
  assert.equal(up.status, 200, JSON.stringify(up.body));
  await door.post('/api/v1/auth/sign-in/', { email: merchant, password });
  const session = await door.get('/api/v1/auth/session/');
  const organizationId = (session.body as { organization_id: string }).organization_id;
  const users = `/api/v1/organizations/${organizationId}/users/`;

  const state = { going: true, tries: 0, successes: 0, failures: [] as string[], written: [] as string[] };
  const listeners = new Set<(sentAt: number) => void>();
  const send = async (request: (client: Client) => Promise<Answer>): Promise<Answer> => {
    for (let attempt = 0; ; attempt += 1) {
      state.tries += 1;
      // One name in front of all of them, as behind a proxy.
      const client = new Client(urls[state.tries % urls.length] ?? '');
      for (const [name, value] of door.cookies) client.cookies.set(name, value);
      const sentAt = performance.now();
      const answer = await request(client).catch(() => null);
      if (answer !== null && answer.status < 500) {
        state.successes += 1;
        for (const listener of listeners) listener(sentAt);
        return answer;
      }
      if (answer !== null && answer.status !== 503)
        state.failures.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      if (attempt === 600) state.failures.push('given up');
      await pause(25);
    }
  };
  const origin = { headers: { origin: urls[0] } };
  const read = async () => {
    while (state.going) {
      const { status } = await send(client => client.get(users));
      if (status !== 200) state.failures.push(`reading ${status}`);
    }
  };
  const write = async () => {
    while (state.going) {
      const email = `${randomUUID()}@restarts.example`;
      const person = { organization_id: organizationId, name: 'Somebody', email, password, role: 'product' };
      const { status, body } = await send(client => client.post(users, person, origin));
      // Written by a try whose answer was lost.
      if (status !== 200 && status !== 409 && !JSON.stringify(body).includes('already')) {
        state.failures.push(`writing ${status} ${JSON.stringify(body)}`);
      }
      state.written.push(email);
    }
  };
  const people = [...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)];
  return {
    more: async count => {
      const wanted = state.successes + count;
      while (state.successes < wanted) await pause(5);
    },
    nextSuccess: () => {
      const from = performance.now();
      return new Promise(resolve => {
        const listener = (sentAt: number) => {
          if (sentAt < from) return;
          listeners.delete(listener);
          resolve(performance.now() - from);
        };
        listeners.add(listener);
      });
    },
    end: async () => {
      state.going = false;
      await Promise.all(people);
      return state.written;
    },
    tries: () => state.tries,
    failures: () => state.failures,
  };
}
