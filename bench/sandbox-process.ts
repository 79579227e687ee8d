/** The sandbox as a process of its own, so that the platform's work is not counted as ours. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../apps/server/src/infra/free-port.ts';

export type SandboxProcess = { url: string; stop(): Promise<void> };

const root = path.resolve(import.meta.dirname, '..');

/** Its clock stands still at `now`; its ShopifyQL budget is set so wide that no wait for it is measured. */
export async function startSandboxProcess(
  now: string,
  environment: Record<string, string> = {},
): Promise<SandboxProcess> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_NOW: now,
    ...environment,
  };
  // A measurement that is killed leaves no sandbox behind.
  const child = spawn(process.execPath, ['--import', './scripts/end-with-parent.js', 'sandbox/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise(resolve => child.stdout.once('data', resolve)),
    ended.then(() => {
      throw new Error('The sandbox did not start.');
    }),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const wide = { shopifyqlPoints: 1_000_000_000, bucketSize: 1_000_000_000, restoreRate: 1_000_000 };
  const answer = await fetch(`${url}/control/shopify/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wide),
  });
  if (!answer.ok) throw new Error(`The sandbox refused its settings: ${await answer.text()}`);
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
