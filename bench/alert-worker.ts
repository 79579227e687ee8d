/** Our worker as a process, whose platforms are bytes: what each was asked is counted by account. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readConfig } from '../apps/server/src/config.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { startWorker } from '../apps/server/src/jobs.ts';
import { questionIn, type Recording } from './alert-crowd.ts';

const { BENCH_DATABASE = '', BENCH_ANSWERS = '' } = process.env;
const { answers } = JSON.parse(readFileSync(BENCH_ANSWERS, 'utf8')) as Recording;
const calls: Record<string, number> = {};
const unknown = new Set<string>();

globalThis.fetch = (input, init) => {
  const { platform, account, question } = questionIn(input, init);
  const key = `${platform} ${account}`;
  calls[key] = (calls[key] ?? 0) + 1;
  const answer = answers[question];
  if (answer === undefined) unknown.add(question.slice(0, 2_000));
  const { status, type, text } = answer ?? { status: 404, type: 'application/json', text: '{}' };
  return Promise.resolve(new Response(text, { status, headers: { 'content-type': type } }));
};

const deps = await createDeps({
  config: readConfig(process.env),
  databaseUrl: BENCH_DATABASE,
  log: createLog('error'),
});
const worker = await startWorker(deps, BENCH_DATABASE);
process.stdout.write('ready\n');
const input = createInterface({ input: process.stdin });
await new Promise(resolve => input.once('close', resolve));
await worker.stop();
await new Promise<void>(resolve => {
  process.stdout.write(`${JSON.stringify({ calls, unknown: [...unknown] })}\n`, () => resolve());
});
process.exit(0);
