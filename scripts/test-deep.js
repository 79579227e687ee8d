// npm run test:deep: the long proofs, and every look at every screen.
import { spawnSync } from 'node:child_process';
import { withNode } from './check.js';
import { runBrowserTests } from './e2e.js';
import { ensureInstalled, root } from './install.js';

const say = line => process.stdout.write(`${line} …\n`);
const node = ensureInstalled(say, { forTests: true });
/** Tests of which `npm test` tries a part of the examples. */
const sampled = ['same-reply', 'several-questions', 'frames'].map(name => `packages/assistant/src/${name}.test.ts`);
const proofs = ['--test', '--test-concurrency=1', 'apps/server/deep/*.deep.ts', ...sampled];
const environment = withNode(node, { EVERY_EXAMPLE: '1' });
const { status } = spawnSync(node, proofs, { cwd: root, stdio: 'inherit', env: environment });
process.env.EVERY_LOOK = '1';
const looks = await runBrowserTests(node, ['screens.e2e'], say);
process.exit(status === 0 && looks.failed === 0 ? 0 : 1);
