/** Our worker as a process, with a platform that answers at once, so that only sending is measured. */
import { createInterface } from 'node:readline';
import { allMetrics } from '@tillsight/metrics/catalogue';
import { syntheticSource } from '@tillsight/metrics/synthetic-source';
import { readConfig } from '../apps/server/src/config.ts';
import { createDeps, type Deps } from '../apps/server/src/deps.ts';
import { createLog } from '../apps/server/src/infra/log.ts';
import { startWorker } from '../apps/server/src/jobs.ts';

const { BENCH_DATABASE = '' } = process.env;
const deps = await createDeps({
  config: readConfig(process.env),
  databaseUrl: BENCH_DATABASE,
  log: createLog('error'),
});
const worker = await startWorker(withFacts(deps), BENCH_DATABASE);
process.stdout.write('ready\n');
const input = createInterface({ input: process.stdin });
await new Promise(resolve => input.once('close', resolve));
await worker.stop();
process.exit(0);

function withFacts(whole: Deps): Deps {
  const keys = allMetrics.filter(metric => 'shopify' in metric.source).map(metric => metric.key);
  const facts = ['2026-11-18', '2026-11-19'].map(day => ({
    day,
    values: Object.fromEntries(keys.flatMap(key => [[key, 1_000], [`${key} above`, 3], [`${key} below`, 4]])),
  })); // prettier-ignore
  const { ask } = syntheticSource(facts);
  const shopify = {
    source: 'shopify' as const,
    calls: () => 1,
    ask: (_connection: unknown, queries: Parameters<typeof ask>[0]) => ask(queries),
  };
  return { ...whole, platforms: { ...whole.platforms, sources: { shopify } } };
}
