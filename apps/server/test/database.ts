/** A database per test file, cloned from a template that holds the migrated schema, and forbids what a delivery never does. */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/infra/embedded-postgres.ts';
import { migrate } from '../src/infra/migrate.ts';
import { forbidOtherSteps } from './forbid-other-steps.ts';

/** The run's PostgreSQL, started by the test script; a file run by hand starts one that ends with it. */
let server: Promise<string> | undefined;

export async function testServerUrl(): Promise<string> {
  server ??= process.env.TEST_DATABASE_SERVER ? Promise.resolve(process.env.TEST_DATABASE_SERVER) : ownServer();
  return server;
}

/** An empty organization-less Tillsight database, dropped after `t`. */
export async function clonedDatabase(t: Pick<TestContext, 'after'>): Promise<{ url: string }> {
  const serverUrl = await testServerUrl();
  const template = await (made ??= migratedTemplate(serverUrl));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asOwner(serverUrl, client => client.query(`create database ${name} template ${template} strategy file_copy`));
  t.after(() => asOwner(serverUrl, client => client.query(`drop database if exists ${name} with (force)`)));
  return { url: databaseUrl(serverUrl, name) };
}

async function ownServer(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tillsight-test-'));
  await chmod(dataDir, 0o755);
  return (await startEmbeddedPostgres({ dataDir, temporary: true })).url;
}

/** Looked for once in a process; there is one server for all of it. */
let made: Promise<string> | undefined;

const templateLock = 7_151_001;

async function migratedTemplate(serverUrl: string): Promise<string> {
  const template = `template_${await migrationsHash()}`;
  await asOwner(serverUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
      await migrate(databaseUrl(serverUrl, draft));
      await asOwner(databaseUrl(serverUrl, draft), owner => owner.query(forbidOtherSteps));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  });
  return template;
}

async function migrationsHash(): Promise<string> {
  const folder = path.join(import.meta.dirname, '..', 'migrations');
  const hash = createHash('sha256').update(forbidOtherSteps);
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(name).update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function asOwner<Result>(serverUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
