// The tests without a browser, in several processes side by side, with one PostgreSQL for all of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withNode } from './check.js';
import { root } from './install.js';

/**
 * Each pattern is one process that runs its files in turn: loading the server anew for each file cost as much processor time
 * as the tests. The longest stand first; whenever one of the slots is free the next begins, so that none is left to end alone.
 */
const sharedProcesses = [
  /^packages\/assistant\/src\/[^/]+$/,
  /^apps\/server\/src\/tenancy/,
  /^apps\/server\/src\/features\/(?:reports|whatsapp)\//,
  /^apps\/server\/attacks\//,
  /^apps\/server\/src\/features\/(?:chat|insights)\//,
  /^apps\/server\/src\/(?:infra|features)\//,
  /^sandbox\//,
  /^apps\/server\/src\/(?:backup\/|doctor\/|(?!ask|compose|keys|loaded|main|many-processes)[^/]+$)/,
  /^packages\/assistant\//,
  /^(?:packages|apps\/web|bench)\//,
  /^tools\//,
];
/** More than there are processors, because tests often wait for the database. */
const slots = 4;

/** The other files start programs, or measure a whole process: each has a process of its own, two at a time. */
const ownProcessFlags = ['--test-concurrency=2'];

/** Flags and files of each process; every test file of the repository is in one of them. */
function processesOf(files) {
  const left = new Set(files);
  const take = pattern => {
    const taken = [...left].filter(file => pattern.test(file));
    for (const file of taken) left.delete(file);
    return ['--test-isolation=none', ...taken];
  };
  const shared = sharedProcesses.map(take);
  // What kills workers must be done in time, so it runs when the checks no longer take the processors.
  const killing = [...left].filter(file => file.startsWith('apps/server/deep/'));
  const others = [...left].filter(file => !killing.includes(file));
  return { shared, alone: [others, killing].map(part => [...ownProcessFlags, ...part]) };
}

/** Every test without a browser, by its path from the root. */
export function testFiles() {
  const rooms = ['apps', 'bench', 'packages', 'sandbox', 'tools'];
  return rooms
    .flatMap(room =>
      readdirSync(path.join(root, room), { recursive: true }).map(name => `${room}/${name.replaceAll('\\', '/')}`),
    )
    .filter(name => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** A test that hangs fails instead of holding up everything; so does a process that does not end, on the slowest machine. */
const longestTest = 180_000;
const longestPart = 1_200_000;

/** The first to run, which take long and serve no page. */
const withoutPages = /^(?:packages\/assistant\/|apps\/server\/src\/tenancy)/;

/**
 * Resolves to the numbers of tests passed, failed and skipped, and the names of those that passed at a second try. Tests that
 * may serve a page wait for `built`; `onLast` is called when no process waits any more, and the last ones still run.
 */
export async function runNodeTests(node, say, { built = Promise.resolve(), onLast = () => {} } = {}) {
  say('Starting PostgreSQL for the tests');
  const database = await startDatabaseServer(node);
  const folder = mkdtempSync(path.join(tmpdir(), 'tillsight-counts-'));
  try {
    say('Running the tests without a browser');
    const environment = { TEST_DATABASE_SERVER: database.url };
    const { shared, alone } = processesOf(testFiles());
    const waiting = shared.values();
    const lanes = [alone.values(), ...Array.from({ length: slots }, () => waiting)];
    const setting = { environment, folder, built };
    const run = async (parts, lane) => {
      const counts = await runLane(node, parts, { ...setting, lane });
      if (lane > 0) onLast();
      return counts;
    };
    const counts = await Promise.all(lanes.map(run));
    const all = counts.flat().reduce(add);
    return process.env.CI ? await triedAgain(node, all, { environment, folder }) : all;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.stop();
  }
}

/** One after the other of those that are left; several lanes may take from the same ones. */
async function runLane(node, parts, { environment, folder, built, lane }) {
  const counts = [];
  for (const part of parts) {
    const file = path.join(folder, `${lane}-${counts.length}.json`);
    if (!part.some(each => withoutPages.test(each))) await built;
    counts.push(await runPart(node, part, { ...environment, TEST_COUNTS: file }));
  }
  return counts;
}

async function runPart(node, part, environment) {
  const reporter = path.join(root, 'scripts', 'test-reporter.js');
  const flags = ['--test', `--test-timeout=${longestTest}`, `--test-reporter=${reporter}`];
  const run = spawn(node, [...flags, ...part], { cwd: root, stdio: 'inherit', env: withNode(node, environment) });
  const late = setTimeout(() => run.kill('SIGTERM'), longestPart);
  const code = await new Promise(resolve => run.once('error', resolve).once('exit', resolve));
  clearTimeout(late);
  const file = environment.TEST_COUNTS;
  const nothing = { passed: 0, failed: 1, skipped: 0, failures: [] };
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Where nobody watches, files with a failure are run once more, with nothing beside them. What then passes is named. */
async function triedAgain(node, counts, { environment, folder }) {
  const files = [...new Set(counts.failures.map(({ file }) => file))].filter(file => existsSync(path.join(root, file)));
  if (files.length === 0 || counts.failures.length < counts.failed) return counts;
  const flags = ['--test-concurrency=1', ...files];
  const again = await runPart(node, flags, { ...environment, TEST_COUNTS: path.join(folder, 'again.json') });
  if (again.failed > 0) return counts;
  const retried = counts.failures.map(({ file, name }) => `${file}: ${name}`);
  return { ...counts, passed: counts.passed + counts.failed, failed: 0, retried };
}

function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

async function startDatabaseServer(node) {
  const file = path.join('apps', 'server', 'test', 'serve-database.ts');
  const child = spawn(node, [file], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const url = await Promise.race([
    new Promise(resolve => child.stdout.once('data', line => resolve(String(line).trim()))),
    ended.then(() => {
      throw new Error('PostgreSQL for the tests did not start.');
    }),
  ]);
  return {
    url,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}
