// npm run test:deep: the long proofs, all of what npm test tries a part of, and every look at every screen.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withNode } from './check.js';
import { runBrowserTests } from './e2e.js';
import { ensureInstalled, root } from './install.js';
import { testFiles } from './node-tests.js';

const say = line => process.stdout.write(`${line} …\n`);
const node = ensureInstalled(say, { forTests: true });
/** Tests of which `npm test` tries a part: their files say so. */
const sampled = testFiles().filter(file =>
  /isSampled|sampleOf|sampleStep|wholeTest|test:deep/.test(readFileSync(path.join(root, file), 'utf8')),
);
const proofs = ['--test', '--test-concurrency=1', 'apps/server/deep/*.deep.ts', ...sampled];
const environment = withNode(node, { EVERY_EXAMPLE: '1' });
const { status } = spawnSync(node, proofs, { cwd: root, stdio: 'inherit', env: environment });
process.env.EVERY_LOOK = '1';
const looks = await runBrowserTests(node, [], say);
process.exit(status === 0 && looks.failed === 0 ? 0 : 1);
