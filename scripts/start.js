// npm start: installs when needed, builds the web app when stale, starts everything, and ends everything it started.
// npm run dev: the same, but changed code takes effect at once, the server's by a restart and the browser's in the open page.
import { ensureInstalled, fail } from './install.js';
import { watchNpm } from './npm-gone.js';
import { startProduct, startVite } from './product.js';
import { ensureWebBuilt } from './web-build.js';

const began = Date.now();
const say = line => process.stdout.write(`  ${line} …\n`);

const isDev = process.argv.includes('--dev');
const node = ensureInstalled(say);
ensureWebBuilt(node, say);

let product = null;
let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await product?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
watchNpm(() => void stop(0));

try {
  product = isDev
    ? await startVite({ node, environment: process.env, say })
    : await startProduct({ node, environment: process.env, say });
} catch (error) {
  fail(error.message);
}
if (stopping) await product.stop();
for (const child of product.children) {
  child.once('exit', () => {
    if (!stopping) process.stderr.write(`A part of Tillsight ended by itself; its log is in ${product.dataDir}/log.\n`);
    void stop(1);
  });
}

const lines = ['', `Tillsight is ready after ${((Date.now() - began) / 1000).toFixed(1)} s:  ${product.url}`];
if (product.sandboxUrl) {
  lines.push(
    '',
    '  Demonstration merchant  kavita@kesarlane.example',
    '  Password                KesarLane2026',
    `  Phone (WhatsApp)        ${product.sandboxUrl}/phone`,
    `  Mailbox                 ${product.sandboxUrl}/mailbox`,
    '',
    '  No platform credentials are set, so the platforms are emulated on this machine.',
  );
}
lines.push('  Ctrl-C ends everything.', '');
process.stdout.write(`${lines.join('\n')}\n`);
