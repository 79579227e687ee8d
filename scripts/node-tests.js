// The tests without a browser, in two lanes side by side, with one PostgreSQL for all of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withNode } from './check.js';
import { root } from './install.js';

/**
 * What starts servers has a process for each file, and waits often: three at a time. What only computes shares one process,
 * since loading the same code and telling the same story for each file cost as much as the tests.
 */
const lanes = [
  [['--test-concurrency=3', 'apps/**/*.test.ts', 'tools/*.test.ts']],
  [
    ['--test-isolation=none', 'sandbox/**/*.test.ts'],
    ['--test-isolation=none', 'packages/**/*.test.ts'],
  ],
];

/** A test that hangs fails instead of holding up everything; so does a process that does not end, on the slowest machine. */
const longestTest = 180_000;
const longestPart = 1_200_000;

/** Resolves to the numbers of tests passed, failed and skipped, and the names of those that passed at a second try. */
export async function runNodeTests(node, say) {
  say('Starting PostgreSQL for the tests');
  const database = await startDatabaseServer(node);
  const folder = mkdtempSync(path.join(tmpdir(), 'tillsight-counts-'));
  try {
    say('Running the tests without a browser');
    const environment = { TEST_DATABASE_SERVER: database.url };
    const counts = await Promise.all(lanes.map(parts => runLane(node, parts, { environment, folder })));
    const all = counts.flat().reduce(add);
    return process.env.CI ? await triedAgain(node, all, { environment, folder }) : all;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.stop();
  }
}

async function runLane(node, parts, { environment, folder }) {
  const counts = [];
  for (const part of parts) {
    const file = path.join(folder, `${lanes.indexOf(parts)}-${parts.indexOf(part)}.json`);
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
