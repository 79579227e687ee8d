// Everything that can be said about the code without running it: types, lint, format, and the house rules in tools/.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './install.js';

const bin = (...parts) => path.join(root, 'node_modules', ...parts);

/** Runs every step and returns its name and outcome; each prints its own complaints. */
export function runChecks(node) {
  const steps = [
    ['types', bin('.bin', 'tsc'), ['-p', '.']],
    ['lint', bin('.bin', 'oxlint'), ['--type-aware', '--deny-warnings', '.']],
    ['format', node, [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.']],
  ];
  return steps.map(([name, program, parameters]) => {
    const began = Date.now();
    const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit', env: withNode(node) });
    process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
    return { name, passed: status === 0 };
  });
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
  const node = ensureInstalled(line => process.stdout.write(`${line} …\n`));
  const outcomes = runChecks(node);
  const tools = spawnSync(node, ['--test', 'tools/*.test.ts'], { cwd: root, stdio: 'inherit' });
  process.exit(outcomes.every(outcome => outcome.passed) && tools.status === 0 ? 0 : 1);
}
