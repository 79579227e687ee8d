// Builds the web app, for machines that start the server themselves: npm run build.
import { ensureInstalled } from './install.js';
import { ensureWebBuilt } from './web-build.js';

const say = line => process.stdout.write(`${line} …\n`);
ensureWebBuilt(ensureInstalled(say), say);
