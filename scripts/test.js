// npm test: the checks, every test without a browser, then every test with one. The last line counts them all.
// npm test -- <file> …: only the tests of these files, without the checks.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChecks, withNode } from './check.js';
import { openStage, runBrowserTests } from './e2e.js';
import { ensureInstalled, fail, root } from './install.js';
import { runNodeTests } from './node-tests.js';
import { writeToQuickFolder } from './quick-folder.js';

const say = line => process.stdout.write(`\n${line} …\n`);
const began = Date.now();
const node = ensureInstalled(say, { forTests: true });
const named = process.argv.slice(2);
if (named.length > 0) process.exit(await runNamedTests());
// Of long tables and sweeps a part; all of them where a file is named, and in test:deep.
process.env.SAMPLED = '1';
writeToQuickFolder();
if (!existsSync(path.join(root, '..', 'shared'))) {
  process.stdout.write(
    'There is no ../shared here: the tests against the reference sheets and real data will be skipped.\n',
  );
}

// No processor is left waiting: the web app is built beside the first tests, and the browser's product starts beside the last.
let stage;
const open = () => {
  stage ??= openStage(node, say);
  // What went wrong is told when its turn comes.
  stage.catch(() => {});
};
const results = [
  // The checks end early, and many tests wait for something.
  ...(await Promise.all([check(), runNodeTests(node, say, { built: buildWeb(), onLast: open })])),
  await runInBrowser().catch(error => {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }),
];

const sum = key => results.reduce((total, counts) => total + counts[key], 0);
const retried = results.flatMap(counts => counts.retried ?? []);
for (const name of retried) process.stdout.write(`\nPassed only at a second try, which is a defect to find: ${name}\n`);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
process.stdout.write(`\nafter ${((Date.now() - began) / 1000).toFixed(0)} s${skipped}\n`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** In a process of its own, as it computes without a pause. What it could not build, the browser's stage says. */
async function buildWeb() {
  const build = spawn(node, [path.join(root, 'scripts', 'build.js')], { cwd: root, stdio: 'inherit' });
  await new Promise(resolve => build.once('error', resolve).once('exit', resolve));
}

async function runInBrowser() {
  open();
  return (await stage).run([]);
}

async function check() {
  say('Checking types, lint and format');
  const checks = await runChecks(node);
  const passed = checks.filter(outcome => outcome.passed).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/** Those for the browser by Playwright, all others by Node; the code to end with. */
async function runNamedTests() {
  const missing = named.filter(file => !existsSync(path.join(root, file)));
  if (missing.length > 0) fail(`There is no ${missing.join(' and no ')}; name files as they lie from here.`);
  const forBrowser = named.filter(file => file.endsWith('.e2e.ts'));
  const others = named.filter(file => !file.endsWith('.e2e.ts'));
  let failed = 0;
  if (others.length > 0) {
    const flags = ['--test', `--test-reporter=${path.join(root, 'scripts', 'test-reporter.js')}`];
    const run = spawnSync(node, [...flags, ...others], { cwd: root, stdio: 'inherit', env: withNode(node) });
    failed += run.status === 0 ? 0 : 1;
  }
  if (forBrowser.length > 0) {
    const counts = await runBrowserTests(node, forBrowser, say).catch(error => fail(error.message));
    failed += counts.failed;
  }
  return failed === 0 ? 0 : 1;
}
