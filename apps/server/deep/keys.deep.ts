/** A hundred thousand tokens, each of an organization of its own, while the master key changes under them. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { readGrant } from '../src/features/integrations/credentials.ts';
import { seal, type Vault } from '../src/infra/vault.ts';
import { bareEnvironment } from '../test/bare-environment.ts';
import { startServer, type TestServer } from '../test/kit.ts';

const tokens = 100_000;

test('100,000 tokens: changed within 30 s under load, and no read fails', { timeout: 600_000 }, async t => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'tillsight-keys-'));
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }));
  const server = await startServer(t, { environment: { DATA_DIR } });
  const ids = await plant(server, tokens);
  const load = startLoad(server, ids);
  const former = await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8');

  // Killed in the middle: what has been done stays, and the next one goes on with the same key.
  await runKeys(t, server, { DATA_DIR, killWhen: () => halfChanged(server) });
  const made = await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8');
  const finished = await runKeys(t, server, { DATA_DIR });
  assert.match(finished.said, /The change of the master key is finished: \d+ keys .* Nothing is under a former/);
  assert.equal(await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8'), made);

  const began = performance.now();
  const whole = await runKeys(t, server, { DATA_DIR });
  const seconds = (performance.now() - began) / 1000;
  assert.match(whole.said, new RegExp(`The master key is changed: ${tokens} keys`));
  const { reads, failures, slowest } = await load.stop();
  const aead = timeOfAead();
  t.diagnostic(whole.said);
  t.diagnostic(
    `${seconds.toFixed(1)} s with the start of the command; ${reads} reads beside it, ${failures.length} failed, the slowest ${slowest.toFixed(0)} ms`,
  );
  t.diagnostic(
    `${((seconds * 1000) / (tokens * aead)).toFixed(1)} times the bare encryption (${(aead * 1000).toFixed(1)} µs each)`,
  );
  assert.deepEqual(failures, []);
  assert.ok(reads > 1_000);
  assert.ok(seconds <= 30, `${seconds} s`);
  assert.match((await runKeys(t, server, { DATA_DIR, action: 'retire' })).said, /former master keys are gone/);
  const after = await startServer(t, { environment: { DATA_DIR }, databaseUrl: server.databaseUrl });
  for (let index = 0; index < 1_000; index += 1) await check(after, ids);
  assert.notEqual(former, made);
});

/** As the owner, many at once; sealed exactly as the product seals. */
async function plant({ deps, databaseUrl }: TestServer, count: number): Promise<string[]> {
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  const all: string[] = [];
  for (let done = 0; done < count; done += 5_000) {
    const rows = Array.from({ length: 5_000 }, () => planted(deps.vault));
    all.push(...rows.map(({ id }) => id));
    const columns = [rows.map(row => row.id), rows.map(row => row.keyId), rows.map(row => row.wrapped)];
    const from = 'from unnest($1::uuid[], $2::text[], $3::bytea[]';
    await owner.query(
      `insert into organizations select id, 'Deep', 'UTC', 'USD', 'US', now() from unnest($1::uuid[]) as n(id)`,
      [columns[0]],
    );
    await owner.query(`insert into organization_keys select id, key, wrapped ${from}) as n(id, key, wrapped)`, columns);
    await owner.query(
      `insert into grants select id, grant_id, 'google', null, sealed, now(), now()
         from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as n(id, grant_id, sealed)`,
      [columns[0], rows.map(row => row.grantId), rows.map(row => row.sealed)],
    );
  }
  await owner.query('analyze');
  await owner.end();
  return all;
}

function planted(vault: Vault) {
  const [id, grantId] = [randomUUID(), randomUUID()];
  const { key, masterKeyId, wrapped } = vault.newKey(id);
  const rest = { scopes: [], accessExpiresAt: null, refreshExpiresAt: null };
  const grant = { provider: 'google', accessToken: tokenOf(id), refreshToken: `${tokenOf(id)}-refresh`, ...rest };
  const sealed = seal(key, JSON.stringify(grant), `${id}|grant|google|${grantId}`);
  return { id, grantId, keyId: masterKeyId, wrapped, sealed };
}

/** Long, as tokens are. */
function tokenOf(id: string): string {
  return `ya29.${createHash('sha512').update(id).digest('base64url')}`;
}

async function check(server: TestServer, ids: readonly string[]): Promise<void> {
  const id = ids[randomInt(ids.length)] ?? '';
  assert.equal((await readGrant(server.deps, id, 'google')).grant.accessToken, tokenOf(id));
}

/** Four readers who never pause. */
function startLoad(server: TestServer, ids: readonly string[]) {
  const seen = { isOn: true, reads: 0, failures: [] as string[], slowest: 0 };
  const reader = async () => {
    while (seen.isOn) {
      const began = performance.now();
      await check(server, ids).catch((error: unknown) => seen.failures.push(String(error)));
      seen.slowest = Math.max(seen.slowest, performance.now() - began);
      seen.reads += 1;
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  return {
    stop: async () => {
      seen.isOn = false;
      await Promise.all(readers);
      return seen;
    },
  };
}

async function halfChanged({ deps }: TestServer): Promise<boolean> {
  const { rows } = await sql<{ organizations: string }>`select organizations from master_keys_in_use()`.execute(
    deps.db.outside,
  );
  return rows.length === 2;
}

type Run = { DATA_DIR: string; action?: string; killWhen?: () => Promise<boolean> };

/** The command as a process of its own, which the product under load knows nothing of. */
async function runKeys(t: TestContext, server: TestServer, { DATA_DIR, action = 'rotate', killWhen }: Run) {
  const env = bareEnvironment({ DATA_DIR, DATABASE_URL: server.databaseUrl });
  const file = path.join(import.meta.dirname, '..', 'src', 'keys.ts');
  const child = spawn(process.execPath, [file, action], { env });
  t.after(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)));
  const ended = new Promise<number | null>(resolve => child.once('close', code => resolve(code)));
  if (killWhen !== undefined) {
    while (!(await killWhen())) assert.equal(child.exitCode, null, said);
    child.kill('SIGKILL');
    await ended;
    return { said };
  }
  assert.equal(await ended, 0, said);
  return { said };
}

/** Opening a data key and wrapping it again, in milliseconds. */
function timeOfAead(): number {
  const key = Buffer.alloc(32, 1);
  const began = performance.now();
  for (let index = 0; index < 20_000; index += 1) seal(key, key, 'data-key|x');
  return ((performance.now() - began) / 20_000) * 2;
}
