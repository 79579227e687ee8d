/** Start: read the configuration, start the product, listen. Stop: within ten seconds. */
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog, type Log } from './infra/log.ts';
import { leaveTrace, removeTrace } from './local-trace.ts';
import { startProduct, type Product } from './product.ts';

let config: Config | null = null;
let product: Product | null = null;
let stopping = false;

try {
  config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(log, 0));
  product = await startProduct({ config, log, withJobs: true, onGone: error => giveUp(log, error) });
  if (product.app !== null) {
    await leaveTrace(config, product.localToken);
    await product.app.listen({ host: config.host, port: config.port });
  }
  log.info({ address: config.publicUrl.href }, 'Ready.');
} catch (error) {
  process.stderr.write(`${sentenceOf(error, config)}\n`);
  if (config !== null) await removeTrace(config);
  await product?.close();
  process.exit(1);
}

/** Whoever watches over the process sees by its code that it has to be started again. */
function giveUp(log: Log, error: Error): void {
  if (stopping) return;
  log.fatal({ err: error }, 'The product cannot go on and ends.');
  process.stderr.write(`${wordsOf(error)}\n`);
  void stop(log, 1);
}

async function stop(log: Log, code: 0 | 1): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  try {
    if (config !== null) await removeTrace(config);
    await product?.close();
    process.exit(code);
  } catch (error) {
    log.error({ err: error }, 'Stopping did not go well.');
    process.exit(1);
  }
}

/** What a person can act on, in one sentence. */
function sentenceOf(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError || config === null) return wordsOf(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `Port ${config.port} is taken. Set PORT to another one.`;
  if (code === 'EACCES' || code === 'EROFS') {
    return `The data folder ${config.dataDir} or the port ${config.port} may not be used: ${wordsOf(error)}`;
  }
  return wordsOf(error);
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
}
