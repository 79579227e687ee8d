/** The same day of use on a cluster of its own, and then every byte of its files: tables, indexes and write-ahead log. */
import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/infra/embedded-postgres.ts';
import { migrate } from '../src/infra/migrate.ts';
import { readableInFiles, useProduct } from '../test/canaries.ts';

test('the files of the database hold nothing that can be read', async t => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tillsight-canary-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const closing: (() => unknown)[] = [];
  const inOrder = { after: (close: unknown) => void closing.push(close as () => unknown) };
  t.after(async () => {
    for (const close of closing) await close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(postgres.url);
  const { canaries } = await useProduct(inOrder, postgres.url);
  const owner = new Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query('create table planted (word text)');
  await owner.query(`insert into planted values ('Planted-Canary')`);
  await owner.query('checkpoint');
  const { rows } = await owner.query<{ data_directory: string }>('show data_directory');
  await owner.end();
  const folder = rows[0]?.data_directory ?? '';
  const planted = await readableInFiles(new Map([['planted', 'Planted-Canary']]), folder);
  assert.ok(planted.some(where => where.startsWith('pg_wal')) && planted.some(where => where.startsWith('base')));
  assert.deepEqual(await readableInFiles(canaries, folder), []);
  t.diagnostic(`${canaries.size} canaries`);
});
