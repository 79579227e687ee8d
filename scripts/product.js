// Starts the server, and the sandbox too if no platform credentials are set. Both end when this process ends.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.js';

/** Node's default for new objects took 45 MB more and was not faster. The Dockerfile sets the same. */
const smallSemiSpace = ['--max-semi-space-size=8'];

const credentials = [
  'SHOPIFY_CLIENT_ID',
  'GOOGLE_CLIENT_ID',
  'META_APP_ID',
  'WHATSAPP_TOKEN',
  'TELEGRAM_BOT_TOKEN',
  'SLACK_CLIENT_ID',
];

export function sandboxIsWanted(environment) {
  return credentials.every(name => !environment[name]);
}

/** Node restarts the program when one of its files changes. */
const watching = ['--watch', '--watch-preserve-output'];

/**
 * Starts everything and waits until it answers. Resolves to the addresses and a function that stops it.
 * Rejects with an error whose message is one clear sentence.
 */
export async function startProduct({ node, environment, say = () => {}, isWatched = false }) {
  const dataDir = path.resolve(root, environment.DATA_DIR || '.data');
  const logDir = path.join(dataDir, 'log');
  try {
    makeFolder(logDir);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${error.message}.`, { cause: error });
  }
  const port = portOf(environment, 'PORT', 3000);
  const sandboxPort = portOf(environment, 'SANDBOX_PORT', 3001);
  const smtpPort = portOf(environment, 'SANDBOX_SMTP_PORT', sandboxPort + 1);
  const url = environment.PUBLIC_URL || `http://127.0.0.1:${port}`;
  const children = [];
  const shared = { node, logDir, children };
  // Node keeps what it has compiled, so that the next start is faster.
  const compiled = environment.NODE_COMPILE_CACHE || path.join(root, 'node_modules', '.cache', 'compiled');
  const ours = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url, NODE_COMPILE_CACHE: compiled };
  const settings = { ...environment, ...ours };
  try {
    let sandboxUrl = null;
    if (sandboxIsWanted(environment)) {
      say('Starting the sandbox (it makes its demonstration store on the first start)');
      sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
      const ports = { SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) };
      const sandboxSettings = { ...settings, ...ports, PRODUCT_URL: url };
      await launch({
        ...shared,
        name: 'sandbox',
        file: 'sandbox/src/main.ts',
        settings: sandboxSettings,
        ready: `${sandboxUrl}/control/health`,
      });
    }
    say('Starting the server');
    const smtpUrl = environment.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`;
    const serverSettings = sandboxUrl ? { ...settings, SANDBOX_URL: sandboxUrl, SMTP_URL: smtpUrl } : settings;
    await launch({
      ...shared,
      name: 'server',
      file: 'apps/server/src/main.ts',
      flags: isWatched ? [...smallSemiSpace, ...watching] : smallSemiSpace,
      settings: serverSettings,
      ready: `http://127.0.0.1:${port}/api/v1/health/`,
    });
    return { url, sandboxUrl, dataDir, children, stop: () => stopAll(children) };
  } catch (error) {
    await stopAll(children);
    throw error;
  }
}

/**
 * For development: Vite serves the web app, and changes show in the open page at once. The server restarts when its code changes.
 */
export async function startVite({ node, environment, say = () => {} }) {
  const vitePort = portOf(environment, 'VITE_PORT', 5173);
  const url = `http://127.0.0.1:${vitePort}`;
  const settings = { ...environment, PUBLIC_URL: environment.PUBLIC_URL || url };
  const product = await startProduct({ node, environment: settings, say, isWatched: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    await launch({
      node,
      name: 'vite',
      file: [vite, 'apps/web', '--port', String(vitePort), '--strictPort'],
      settings,
      ready: url,
      logDir: path.join(product.dataDir, 'log'),
      children: product.children,
    });
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

/** `recursive` of Node's mkdir never returns where the system forbids making folders, so parents are made one by one. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function portOf(environment, name, standard) {
  const text = environment[name];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${name} is "${text}" but must be a port from 1 to 65535.`);
  return port;
}

async function launch({ node, name, file, flags = [], settings, ready, logDir, children }) {
  const log = createWriteStream(path.join(logDir, `${name}.log`), { flags: 'a', mode: 0o600 });
  const preload = path.join(root, 'scripts', 'end-with-parent.js');
  const child = spawn(node, [...flags, '--import', preload, ...[file].flat()], {
    cwd: root,
    env: settings,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  child.stdin.on('error', () => {});
  child.stdout.pipe(log);
  let errors = '';
  child.stderr.on('data', chunk => {
    errors = (errors + chunk).slice(-2000);
    log.write(chunk);
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.ended = ended;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const deadline = Date.now() + 120_000;
  while (isAlive() && Date.now() < deadline) {
    const answer = await fetch(ready).catch(() => null);
    if (isAlive() && answer?.ok) return;
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 50))]);
  }
  // Its last error lines may still be on their way.
  await new Promise(resolve => setTimeout(resolve, 50));
  throw new Error(
    errors.trim().split('\n').at(-1) || `The ${name} did not start; its log is ${path.join(logDir, `${name}.log`)}.`,
  );
}

async function stopAll(children) {
  for (const child of children.toReversed ? children.toReversed() : [...children].reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 12_000);
    await child.ended;
    clearTimeout(late);
  }
}
