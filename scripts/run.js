// Runs a program of the repository on our Node: node scripts/run.js [--with-tests] <file or flags …>. Those for developers need
// the packages of tests.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './install.js';

const [first, ...others] = process.argv.slice(2);
const forTests = first === '--with-tests';
const node = ensureInstalled(line => process.stderr.write(`${line}\n`), { forTests });
const child = spawn(node, forTests ? others : [first, ...others], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
