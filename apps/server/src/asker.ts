/** Who answers the terminal: the product that runs already, or one started for the occasion. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reply } from '@tillsight/assistant/conversation';
import { readConfig, type Config } from './config.ts';
import { freePort } from './infra/free-port.ts';
import { createLog } from './infra/log.ts';
import { answerLocally, localPath, type LocalQuestion } from './local-door.ts';
import { findTrace, type Trace } from './local-trace.ts';
import { startProduct, type Product } from './product.ts';

export type Asker = { ask(question: LocalQuestion): Promise<Reply>; close(): Promise<void> };

/** A running product has a clock of its own, so a fixed one needs a product of its own. */
export async function openAsker(config: Config): Promise<Asker> {
  const running = config.fixedNow === undefined ? await findTrace(config) : null;
  return running === null ? startOwn(config) : askRunning(running);
}

function askRunning({ url, token }: Trace): Asker {
  return {
    close: () => Promise.resolve(),
    ask: async question => {
      const answer = await fetch(`${url}${localPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(question),
      });
      const body = (await answer.json()) as Reply & { message?: string };
      if (!answer.ok) throw new Error(body.message ?? `The product answered ${answer.status}.`);
      return body;
    },
  };
}

/** A fresh database that is thrown away, and the sandbox with the world that the data folder keeps. */
async function startOwn(config: Config): Promise<Asker> {
  if (config.shopify !== undefined && config.sandboxUrl === undefined) {
    throw new Error(
      'Questions in the terminal are asked as the demonstration merchant, who exists only with the sandbox.',
    );
  }
  // What had started would keep this process waiting for ever, were it not closed when the next part fails.
  await using started = new AsyncDisposableStack();
  const product = await startParts(config, started);
  const kept = started.move();
  return { ask: question => answerLocally(product.deps, question), close: () => kept.disposeAsync() };
}

async function startParts(config: Config, started: AsyncDisposableStack): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-ask-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const sandboxUrl = await startSandbox(config, started);
  const now = config.fixedNow === undefined ? {} : { NOW: new Date(config.fixedNow).toISOString() };
  const own = readConfig({ DATA_DIR: folder, SANDBOX_URL: sandboxUrl, ...now });
  const log = createLog('error', process.stderr);
  const product = await startProduct({ config: own, log, temporary: true, withJobs: false });
  started.defer(() => product.close());
  return product;
}

/** Its address. */
async function startSandbox(config: Config, started: AsyncDisposableStack): Promise<string> {
  const root = path.join(import.meta.dirname, '..', '..', '..');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Ends with us, however we end.
  const preload = path.join(root, 'scripts', 'end-with-parent.js');
  const child = spawn(process.execPath, ['--import', preload, path.join(root, 'sandbox', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...fixedNow(config),
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: config.dataDir,
      PRODUCT_URL: url,
    },
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  started.defer(() => {
    child.kill('SIGTERM');
    return ended;
  });
  while ((await fetch(`${url}/control/health`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The sandbox did not start.');
    await pause();
  }
  await widenBudget(url);
  return url;
}

/** A file of questions is asked in seconds, and a clock that stands still never turns to a new minute's budget. */
async function widenBudget(url: string): Promise<void> {
  const answer = await fetch(`${url}/control/shopify/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shopifyqlPoints: 1e9, bucketSize: 1e9, restoreRate: 1e6 }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused its settings: ${await answer.text()}`);
}

function fixedNow(config: Config): Record<string, string> {
  return config.fixedNow === undefined ? {} : { SANDBOX_NOW: new Date(config.fixedNow).toISOString() };
}

function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 20));
}
