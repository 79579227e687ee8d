// Everything that can be said about the code without running it: types, lint, format, and the house rules in tools/.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './install.js';

const bin = (...parts) => path.join(root, 'node_modules', ...parts);

/** Runs the steps side by side and resolves to the outcome of each, which prints its own complaints when it ends. */
export function runChecks(node) {
  const steps = [
    ['types', bin('.bin', 'tsc'), ['-p', '.']],
    ['lint', bin('.bin', 'oxlint'), ['--type-aware', '--deny-warnings', '.']],
    ['format', bin('.bin', 'oxfmt'), ['--check', '.']],
  ];
  return Promise.all(steps.map(([name, program, parameters]) => runStep(node, { name, program, parameters })));
}

async function runStep(node, { name, program, parameters }) {
  const began = Date.now();
  const child = spawn(program, parameters, { cwd: root, env: withNode(node), stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  child.stdout.on('data', chunk => said.push(chunk));
  child.stderr.on('data', chunk => said.push(chunk));
  const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
  return { name, passed: code === 0 };
}

/** The programs of packages begin with "env node": ours comes first on the path. What it compiles it keeps for the next one. */
export function withNode(node, more = {}) {
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'compiled');
  return {
    ...process.env,
    NODE_COMPILE_CACHE,
    ...more,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

if (process.argv[1] === path.join(root, 'scripts', 'check.js')) {
  const node = ensureInstalled(line => process.stdout.write(`${line} …\n`), { forTests: true });
  const outcomes = await runChecks(node);
  const tools = spawnSync(node, ['--test', 'tools/*.test.ts'], { cwd: root, stdio: 'inherit' });
  process.exit(outcomes.every(outcome => outcome.passed) && tools.status === 0 ? 0 : 1);
}
