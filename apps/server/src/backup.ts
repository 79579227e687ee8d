/**
 * `npm run backup -- save <file> <keys>`, `restore <file> <keys>` and `keys <keys>`. A backup holds what the product keeps, sealed
 * tokens included; the keys, of which only the newest are kept, open them together with the secret key, which is in neither.
 */
import { createReadStream } from 'node:fs';
import { access, open, readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { dump, dumpKeys } from './backup/dump.ts';
import { parseKeys, type Keys } from './backup/key-file.ts';
import { restore } from './backup/restore.ts';
import { loginsOf, readConfig, type Config } from './config.ts';
import type { DatabaseLogins } from './infra/database-logins.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres.ts';
import { migrate } from './infra/migrate.ts';

const usage = `Usage: npm run backup -- save <file> <keys>
       npm run backup -- restore <file> <keys>
       npm run backup -- keys <keys>
`;

type Act = { files: number; work(logins: DatabaseLogins, ...files: string[]): Promise<string> };

const acts: Record<string, Act> = {
  save: { files: 2, work: (logins, file = '', keys = '') => save(logins, file, keys) },
  restore: { files: 2, work: (logins, file = '', keys = '') => bringBack(logins, file, keys) },
  keys: { files: 1, work: (logins, keys = '') => saveKeys(logins, keys) },
};

const [name = '', ...files] = process.argv.slice(2);
const act = acts[name];
if (act === undefined || files.length !== act.files) {
  process.stderr.write(usage);
  process.exit(1);
}
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    process.stdout.write(`${await act.work(loginsOf(config, database.url), ...files)}\n`);
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

async function save(logins: DatabaseLogins, to: string, keysTo: string): Promise<string> {
  await migrate(logins);
  let rows = 0;
  let keys: Keys | null = null;
  const lines = async function* () {
    for await (const line of dump(logins.url, found => (keys = found))) {
      rows += line.startsWith('{"row"') ? 1 : 0;
      yield `${line}\n`;
    }
  };
  // 'wx': a backup that exists already is not written over.
  const file = await open(to, 'wx', 0o600);
  try {
    await pipeline(lines, createGzip(), file.createWriteStream());
    await writeKeys(keysTo, keys);
  } catch (error) {
    await rm(to);
    throw error;
  }
  return `${rows} rows are in ${to} and the keys in ${keysTo}. Keep them apart from each other, both away from the secret key, and of the keys only the newest.`;
}

async function saveKeys(logins: DatabaseLogins, to: string): Promise<string> {
  await migrate(logins);
  await writeKeys(to, await dumpKeys(logins.url));
  return `The keys are in ${to}. Forget the former ones.`;
}

/** In one step, so that there is always a whole file. */
async function writeKeys(to: string, keys: Keys | null): Promise<void> {
  const draft = `${to}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(keys));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, to);
}

async function bringBack(logins: DatabaseLogins, from: string, keysFrom: string): Promise<string> {
  await access(from);
  const keys = parseKeys(await readFile(keysFrom, 'utf8'));
  await migrate(logins);
  const now = Date.now();
  const { rows, heldBack, leftBehind } = await pipeline(createReadStream(from), createGunzip(), source =>
    restore(logins.url, { from: source, keys }, now),
  );
  return [
    `${rows} rows are back.`,
    `${heldBack} deliveries that may have been sent already will not be sent again.`,
    `${leftBehind} organizations and people who had left since did not come back.`,
    'API tokens have expired, and phones have to be linked again.',
  ].join(' ');
}

/** The embedded one belongs to a running product; it must be stopped before. */
async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: config.dataDir });
}
