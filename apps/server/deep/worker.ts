/**
 * A worker as a process of its own, for being killed. Its clock is moved over standard input, and with FAIL_AT it kills
 * itself at a named step of sending, as an untimely end of the machine would.
 */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { readConfig } from '../src/config.ts';
import { createDeps } from '../src/deps.ts';
import { createLog } from '../src/infra/log.ts';
import { startWorker } from '../src/jobs.ts';
import { fragile } from './fragile.ts';

const { WORKER_DATABASE = '', FAIL_AT = '', FAIL_SHARE = '0' } = process.env;
let offset = Number(process.env.CLOCK_OFFSET ?? 0);
const deps = await createDeps({
  config: readConfig(process.env),
  databaseUrl: WORKER_DATABASE,
  log: createLog('silent'),
  now: () => Date.now() + offset,
});
const dies = (step: string) => {
  if (FAIL_AT === step && Math.random() < Number(FAIL_SHARE)) process.kill(process.pid, 'SIGKILL');
};
const { poolIds } = await startWorker(fragile(deps, dies), WORKER_DATABASE);
process.stdout.write(`ready ${poolIds.join()}\n`);
// Otherwise kept at the end only, which does not come: half of what starting costs is compiling.
flushCompileCache();
for await (const line of createInterface({ input: process.stdin })) offset = Number(line);
process.exit(0);
