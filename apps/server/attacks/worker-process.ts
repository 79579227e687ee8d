/** The product's worker as a process of its own, which can be killed. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { WithPhones } from '../test/phones.ts';

type Work = { stand: WithPhones; environment: Record<string, string> };

/** The product's worker as a process of its own, on the stand's clock. */
export function startWorker(t: TestContext, { stand, environment }: Work) {
  const { server, clock } = stand;
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'deep', 'worker.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      SANDBOX_URL: server.sandbox?.url ?? '',
      SMTP_URL: server.sandbox?.smtpUrl ?? '',
      PUBLIC_URL: server.url,
      WORKER_DATABASE: server.databaseUrl,
      CLOCK_OFFSET: String(clock.at - Date.now()),
    },
  });
  worker.stdin.on('error', () => {});
  const gone = new Promise(resolve => worker.once('exit', resolve));
  const kill = async () => {
    worker.kill('SIGKILL');
    await gone;
  };
  t.after(kill);
  return { kill, tell: (at: number) => worker.stdin.write(`${at - Date.now()}\n`) };
}
