// npm run bench: the web app is built first where its pages are measured. npm run bench -- <name> …: these parts alone.
import { ensureInstalled } from './install.js';
import { ensureWebBuilt } from './web-build.js';

const parts = process.argv.slice(2);
const say = line => process.stderr.write(`${line} …\n`);
if (parts.length === 0 || parts.includes('pages')) ensureWebBuilt(ensureInstalled(say, { forTests: true }), say);
// It passes on what ends it, so that nothing the measuring has started stays behind.
process.argv.splice(2, parts.length, '--with-tests', 'bench/main.ts', ...parts);
await import('./run.js');
