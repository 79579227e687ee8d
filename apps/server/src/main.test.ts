/** The process itself: what it says when it cannot start, and how it ends. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { bareEnvironment } from '../test/bare-environment.ts';
import { clonedDatabase } from '../test/database.ts';
import { freePort } from './infra/free-port.ts';

type Ended = { code: number | null; signal: NodeJS.Signals | null; errors: string };

async function folder(t: TestContext): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'tillsight-main-'));
  await chmod(made, 0o755);
  t.after(() => rm(made, { recursive: true, force: true }));
  return made;
}

function start(t: TestContext, environment: Record<string, string>) {
  const file = path.join(import.meta.dirname, 'main.ts');
  const env = bareEnvironment({ LOG_LEVEL: 'error', ...environment });
  const child = spawn(process.execPath, [file], { env });
  t.after(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.resume();
  const ended = new Promise<Ended>(resolve => child.once('close', (code, signal) => resolve({ code, signal, errors })));
  return { child, ended };
}

async function untilReady(url: string, ended: Promise<Ended>): Promise<void> {
  let over: Ended | null = null;
  void ended.then(end => (over = end));
  for (;;) {
    const answer = await fetch(`${url}/api/v1/health/`).catch(() => null);
    if (answer?.ok === true) return;
    assert.equal(over, null, JSON.stringify(over));
    // The process needs the processor more than we do.
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

test('what cannot be used is said in one sentence, with exit code 1', async t => {
  const taken = createServer();
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  t.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  const { url } = await clonedDatabase(t);
  const dataDir = await folder(t);
  const blocked = path.join(dataDir, 'a-file');
  await writeFile(blocked, '');
  const cases: [environment: Record<string, string>, sentence: RegExp][] = [
    [{ PORT: 'x' }, /^PORT must be a port from 0 to 65535\.\n$/],
    [{ PORT: String(port), DATABASE_URL: url, DATA_DIR: dataDir }, new RegExp(`^Port ${port} is taken\\..*\n$`)],
    [{ PORT: '0', DATABASE_URL: url, DATA_DIR: blocked }, /^.*a-file.*\n$/],
    [{ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: dataDir }, /^[^\n]*ECONNREFUSED[^\n]*\n$/],
  ];
  for (const [environment, sentence] of cases) {
    const { code, errors } = await start(t, environment).ended;
    assert.equal(code, 1, errors);
    assert.match(errors, sentence);
  }
});

test('SIGTERM and SIGINT end it in order, also while somebody asks', async t => {
  const { url: database } = await clonedDatabase(t);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const dataDir = await folder(t);
    const port = String(await freePort());
    const { child, ended } = start(t, { PORT: port, DATABASE_URL: database, DATA_DIR: dataDir });
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, ended);
    const trace = path.join(dataDir, 'product.json');
    assert.equal((await stat(trace)).mode & 0o777, 0o600);
    assert.equal((await stat(path.join(dataDir, 'secret-key'))).mode & 0o777, 0o600);
    const asked = Array.from({ length: 20 }, () => fetch(`${url}/api/v1/health/`).then(answer => answer.text()));
    await Promise.all(asked);
    const began = Date.now();
    child.kill(signal);
    const end = await ended;
    assert.deepEqual([end.code, end.errors], [0, '']);
    assert.ok(Date.now() - began < 10_000);
    assert.deepEqual(await readdir(dataDir), ['secret-key']);
  }
});
