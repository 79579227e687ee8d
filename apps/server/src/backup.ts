/**
 * `npm run backup -- save <file>` and `npm run backup -- restore <file>`. A backup holds what the product keeps, sealed tokens
 * included, and not the secret key that opens them.
 */
import { createReadStream } from 'node:fs';
import { access, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { dump } from './backup/dump.ts';
import { restore } from './backup/restore.ts';
import { readConfig, type Config } from './config.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres.ts';
import { migrate } from './infra/migrate.ts';

const usage = 'Usage: npm run backup -- save <file>   or   npm run backup -- restore <file>\n';

const [act, file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0 || (act !== 'save' && act !== 'restore')) {
  process.stderr.write(usage);
  process.exit(1);
}
try {
  const database = await openDatabase(readConfig(process.env));
  try {
    process.stdout.write(`${await (act === 'save' ? save(database.url, file) : bringBack(database.url, file))}\n`);
  } finally {
    await database.stop();
  }
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(1);
}

function wordsOf(error: unknown): string {
  if ((error as { code?: unknown }).code?.toString().startsWith('Z_')) {
    return 'The backup is damaged; nothing was restored.';
  }
  return error instanceof Error ? error.message : String(error);
}

async function save(url: string, to: string): Promise<string> {
  await migrate(url);
  let rows = 0;
  const lines = async function* () {
    for await (const line of dump(url)) {
      rows += line.startsWith('{"row"') ? 1 : 0;
      yield `${line}\n`;
    }
  };
  // 'wx': a backup that exists already is not written over.
  const file = await open(to, 'wx', 0o600);
  try {
    await pipeline(lines, createGzip(), file.createWriteStream());
  } catch (error) {
    await rm(to);
    throw error;
  }
  return `${rows} rows are in ${to}. Keep it away from the secret key.`;
}

async function bringBack(url: string, from: string): Promise<string> {
  await access(from);
  await migrate(url);
  const now = Date.now();
  const { rows, heldBack } = await pipeline(createReadStream(from), createGunzip(), source =>
    restore(url, source, now),
  );
  return `${rows} rows are back. ${heldBack} deliveries that may have been sent already will not be sent again.`;
}

/** The embedded one belongs to a running product; it must be stopped before. */
async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: config.dataDir });
}
