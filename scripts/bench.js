// npm run bench: the web app is built first, because its pages are measured as well. npm run bench -- <name>: one part alone.
import { spawnSync } from 'node:child_process';
import { withNode } from './check.js';
import { ensureInstalled, root } from './install.js';
import { ensureWebBuilt } from './web-build.js';

const say = line => process.stderr.write(`${line} …\n`);
const node = ensureInstalled(say);
ensureWebBuilt(node, say);
const parts = process.argv.slice(2);
const { status } = spawnSync(node, ['bench/main.ts', ...parts], { cwd: root, stdio: 'inherit', env: withNode(node) });
process.exit(status ?? 1);
