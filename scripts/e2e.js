// The browser tests: a product of their own on free ports with a fresh data folder, and Playwright in a real Chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countsOf } from './browser-counts.js';
import { readableAtRest } from './canaries.js';
import { withNode } from './check.js';
import { findChromium } from './chromium.js';
import { freePort } from './free-port.js';
import { ensureInstalled, fail, root } from './install.js';
import { startProduct } from './product.js';
import { ensureWebBuilt } from './web-build.js';

/** Resolves to the numbers of tests passed, failed and skipped, and the names of those that passed at a second try. */
export async function runBrowserTests(node, parameters, say) {
  const stage = await openStage(node, say);
  return stage.run(parameters);
}

/** What the tests walk through, started and waiting for them. */
export async function openStage(node, say) {
  const chromium = findChromium(process.env, say);
  ensureWebBuilt(node, say);
  const folder = mkdtempSync(path.join(tmpdir(), 'tillsight-e2e-'));
  chmodSync(folder, 0o755);
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    ...cleanEnvironment(),
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: path.join(folder, 'data'),
    // So that Meta can be connected; without an app it is still to come, which is a state of the page.
    SANDBOX_META: 'on',
    SANDBOX_SHIPROCKET: 'on',
    SANDBOX_TELEGRAM: 'on',
    SANDBOX_SLACK: 'on',
  };
  const product = await startProduct({ node, environment, say });
  return { run: parameters => run({ node, chromium, product, folder, environment, say }, parameters) };
}

async function run({ node, chromium, product, folder, environment, say }, parameters) {
  const report = path.join(folder, 'report.json');
  let counts;
  try {
    say('Running the browser tests');
    const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    const settings = {
      BASE_URL: product.url,
      SANDBOX_URL: product.sandboxUrl,
      SANDBOX_DATA: environment.DATA_DIR,
      CHROMIUM_PATH: chromium,
      E2E_REPORT: report,
    };
    // Tests that are named run alone, without the projects before theirs.
    const chosen = parameters.length > 0 ? ['--no-deps', ...parameters] : [];
    const child = spawn(node, [playwright, 'test', ...chosen], {
      cwd: root,
      stdio: 'inherit',
      env: withNode(node, settings),
    });
    const code = await new Promise(resolve => child.once('exit', resolve));
    counts = countsOf(report, code);
  } finally {
    await product.stop();
    if (counts !== undefined) lookForCanaries(environment.DATA_DIR, counts);
    rmSync(folder, { recursive: true, force: true });
  }
  return counts;
}

/** One more check: after all that use nothing secret can be read in what was kept. */
function lookForCanaries(dataDir, counts) {
  const { found, files, bytes } = readableAtRest(dataDir);
  process.stdout.write(`Secrets at rest: ${found.length} found in ${files} files, ${(bytes / 1e6).toFixed(0)} MB\n`);
  for (const line of found) process.stderr.write(`${line}\n`);
  if (found.length === 0) counts.passed += 1;
  else counts.failed += 1;
}

/** Platform credentials of the person at the keyboard must not lead the tests to real platforms. */
function cleanEnvironment() {
  const names = Object.keys(process.env).filter(
    name => !/^(SHOPIFY|GOOGLE|WHATSAPP|META|MODEL|SMTP)_|^(DATABASE_URL|DATABASE_PASSWORD|PUBLIC_URL|NOW)$/.test(name),
  );
  return Object.fromEntries(names.map(name => [name, process.env[name]]));
}

if (process.argv[1] === path.join(root, 'scripts', 'e2e.js')) {
  const say = line => process.stdout.write(`${line} …\n`);
  const node = ensureInstalled(say, { forTests: true });
  const counts = await runBrowserTests(node, process.argv.slice(2), say).catch(error => fail(error.message));
  process.exit(counts.failed === 0 ? 0 : 1);
}
