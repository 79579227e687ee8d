/**
 * A fresh clone on each Node that somebody may have: `npm start` starts it, or refuses in one sentence before anything is
 * downloaded. Asking npm to end ends all that it started, whatever npm's version.
 */
import assert from 'node:assert/strict';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { freePort } from '../src/infra/free-port.ts';
import { composeFile } from '../test/compose.ts';
import { until } from './fleet.ts';

const run = promisify(execFile);
const repository = path.dirname(composeFile);

/** Each with the npm that comes with it. */
const accepted = [
  { node: '20.20.2', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.9' },
  { node: '24.21.0', npm: '11.19.1' },
  { node: '26.12.1', npm: '11.19.1' },
];
const refused = [
  { node: '18.20.8', npm: '9.9.4' },
  { node: '18.20.8', npm: '10.8.2' },
  { node: '20.18.3', npm: '10.8.2' },
];
const needsProc = { skip: process.platform === 'linux' ? false : 'What runs is read from /proc.' };

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tillsight-clone-'));
});
after(() => rm(folder, { recursive: true, force: true }));

type Versions = { node: string; npm: string };

/** The folders to look for programs in: those of this Node and this npm come first. */
async function pathOf({ node, npm }: Versions): Promise<string> {
  const place = path.join(folder, `node-${node}-${npm}`);
  const packageOfNode = nodePackage();
  if (!existsSync(place)) {
    await mkdir(place);
    await writeFile(path.join(place, 'package.json'), '{"private":true}');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
    await run('npm', ['install', ...quiet, `${packageOfNode}@${node}`, `npm@${npm}`], { cwd: place });
  }
  const modules = path.join(place, 'node_modules');
  return [path.join(modules, packageOfNode, 'bin'), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter);
}

/** The one of this machine, by the name that the product knows it by. */
function nodePackage(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const name = Object.keys(optionalDependencies).find(each => each.endsWith(`${process.platform}-${process.arch}`));
  assert.ok(name, 'There is no Node of the product for this machine.');
  return name;
}

async function cloned(name: string): Promise<string> {
  const clone = path.join(folder, name);
  await run('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, clone]);
  return clone;
}

type Started = { npm: ChildProcess; told: () => string; ended: Promise<number | null> };

function startWithNpm(clone: string, PATH: string, settings: Record<string, string>): Started {
  const { HOME, http_proxy, https_proxy, NODE_EXTRA_CA_CERTS, npm_config_registry } = process.env;
  const machine = { HOME, http_proxy, https_proxy, NODE_EXTRA_CA_CERTS, npm_config_registry };
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...machine, PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const ended = new Promise<number | null>(resolve => npm.once('close', resolve));
  return { npm, told: () => told, ended };
}

/** Processes that work in a folder or were started with a file of it. */
async function runningIn(clone: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter(name => /^\d+$/.test(name));
  const told = await Promise.all(
    ids.map(async id => {
      const place = await readlink(`/proc/${id}/cwd`).catch(() => '');
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      return place.startsWith(clone) || command.includes(clone) ? `${id} ${command.replaceAll('\0', ' ')}` : '';
    }),
  );
  return told.filter(line => line !== '');
}

for (const versions of refused) {
  test(`Node ${versions.node} with npm ${versions.npm} is refused in one sentence`, async () => {
    const clone = await cloned(`refused-${versions.node}-${versions.npm}`);
    const cache = path.join(folder, 'empty-cache');
    // Whatever asked for a package would be told that nobody is there.
    const nothing = { npm_config_cache: cache, npm_config_registry: 'http://127.0.0.1:9/' };
    const { told, ended } = startWithNpm(clone, await pathOf(versions), nothing);
    assert.notEqual(await ended, 0);
    const lines = told()
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('>'));
    const [sentence = ''] = lines;
    assert.equal(lines.length, 1, told());
    assert.match(sentence, /^Tillsight needs Node 20\.19 or later .* this is [\d.]+\. Nothing was downloaded\.$/);
    assert.ok(sentence.includes(versions.node));
    assert.deepEqual(
      [existsSync(path.join(clone, 'node_modules')), existsSync(path.join(cache, '_cacache'))],
      [false, false],
    );
  });
}

for (const versions of accepted) {
  test(`Node ${versions.node} with npm ${versions.npm} starts it, and its end ends everything`, needsProc, async t => {
    const clone = await cloned(`accepted-${versions.node}`);
    const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
    const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) };
    const { npm, told, ended } = startWithNpm(clone, await pathOf(versions), ports);
    // What a failure leaves running is this clone's own.
    t.after(async () => {
      for (const line of await runningIn(clone)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
    });
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    await until('It is ready', () => Promise.resolve(hasEnded || told().includes('is ready after')), 600_000);
    assert.match(told(), /Tillsight is ready after [\d.]+ s/);
    t.diagnostic(/ready after [\d.]+ s/.exec(told())?.[0] ?? '');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.match(await page.text(), /<title>.*Tillsight/);
    assert.ok((await runningIn(clone)).length >= 5, 'npm, its child, the sandbox, the server and PostgreSQL run.');
    npm.kill('SIGTERM');
    await ended;
    await until('Nothing runs any more', async () => (await runningIn(clone)).length === 0, 30_000);
    await rm(clone, { recursive: true });
  });
}
