// Runs a program of the repository on our Node: node scripts/run.js <file or flags …>.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './install.js';

const node = ensureInstalled(line => process.stderr.write(`${line}\n`));
const child = spawn(node, process.argv.slice(2), { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
