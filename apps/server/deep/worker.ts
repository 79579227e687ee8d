/**
 * A worker as a process of its own, for being killed. Its clock is moved over standard input, and with FAIL_AT it kills
 * itself at a named step of sending, as an untimely end of the machine would.
 */
import { createInterface } from 'node:readline';
import { readConfig } from '../src/config.ts';
import { createDeps, type Deps } from '../src/deps.ts';
import { createLog } from '../src/infra/log.ts';
import { startWorker } from '../src/jobs.ts';

const { WORKER_DATABASE = '', FAIL_AT = '', FAIL_SHARE = '0' } = process.env;
let offset = Number(process.env.CLOCK_OFFSET ?? 0);
const config = readConfig(process.env);
const deps = await createDeps({
  config,
  databaseUrl: WORKER_DATABASE,
  log: createLog('silent'),
  now: () => Date.now() + offset,
});
await startWorker(fragile(deps), WORKER_DATABASE);
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) offset = Number(line);
process.exit(0);

/** The steps are told apart by what goes over the wire. */
function fragile(whole: Deps): Deps {
  const { whatsapp } = whole;
  if (whatsapp === null) return whole;
  const dies = (step: string) => FAIL_AT === step && Math.random() < Number(FAIL_SHARE);
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const isMessage = typeof address === 'string' && address.endsWith('/messages');
    if (!isMessage && dies('before-intent')) process.kill(process.pid, 'SIGKILL');
    if (isMessage && dies('before-send')) process.kill(process.pid, 'SIGKILL');
    const answer = await whatsapp.fetch(address, init);
    if (isMessage && dies('before-record')) process.kill(process.pid, 'SIGKILL');
    return answer;
  };
  return { ...whole, whatsapp: { ...whatsapp, fetch } };
}
