/** Changing the master key under the eyes of two running products, by the command as by their own hands. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { bareEnvironment } from '../test/bare-environment.ts';
import { startServer, type TestServer } from '../test/kit.ts';
import { connect } from '../test/two-organizations.ts';
import { openWholeDatabase } from '../test/whole-database.ts';
import { readGrant } from './features/integrations/credentials.ts';
import { revocationContext } from './features/integrations/revocations.ts';
import { hashesOf } from './features/whatsapp/number-hash.ts';
import { openKeyRing } from './infra/secret-key.ts';
import { createVault } from './infra/vault.ts';
import { carryOut } from './key-rotation.ts';

const folders: string[] = [];

/** It stays until the servers that look at its key have ended. */
async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-keys-'));
  folders.push(folder);
  return folder;
}

after(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))));

async function connectedOrganization(server: TestServer): Promise<{ id: string; token: string }> {
  const home = await server.organization();
  await connect(server, home, 'google', home.id);
  return { id: home.id, token: `${home.id}-access-token` };
}

const tokenIn = async ({ deps }: TestServer, id: string) => (await readGrant(deps, id, 'google')).grant.accessToken;

test('keys rotate, status, retire: while two products run, every token can be read all the time', async t => {
  const DATA_DIR = await dataFolder();
  const one = await startServer(t, { environment: { DATA_DIR } });
  const other = await startServer(t, { environment: { DATA_DIR }, databaseUrl: one.databaseUrl });
  const homes = await Promise.all(Array.from({ length: 6 }, () => connectedOrganization(one)));
  const sender = { digits: '919000000001', scopedId: null };
  const { number } = await hashesOf(one.deps, sender);
  const id = randomUUID();
  const sealed = one.deps.vault.sealOwn('a grant', revocationContext(id));
  const row = { id, provider: 'google', shop: null, holder: null, sealed, created_at: new Date() };
  await one.deps.db.outside.insertInto('revocations').values(row).execute();
  const former = await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8');
  const load = { isOn: true, reads: 0 };
  const reader = async (server: TestServer) => {
    for (; load.isOn; load.reads += 1) {
      const home = homes[load.reads % homes.length];
      assert.equal(await tokenIn(server, home?.id ?? ''), home?.token);
    }
  };
  const readers = [reader(one), reader(other)];
  // By the command's own code, in the first product; the second has to notice by itself.
  const told = await carryOut(one.deps, 'rotate');
  assert.match(told, /^The master key is changed: 8 keys and secrets .* Nothing is under a former master key\.$/);
  const late = await connectedOrganization(other);
  assert.equal(await tokenIn(one, late.id), late.token);
  assert.match(await carryOut(other.deps, 'status'), /^Nothing is under a former master key\.$/);
  load.isOn = false;
  await Promise.all(readers);
  assert.ok(load.reads > 20, `Only ${load.reads} reads.`);
  assert.notEqual(await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8'), former);
  assert.match(await carryOut(one.deps, 'retire'), /^The former master keys are gone/);
  const fresh = await startServer(t, { environment: { DATA_DIR }, databaseUrl: one.databaseUrl });
  for (const home of [...homes, late]) assert.equal(await tokenIn(fresh, home.id), home.token);
  assert.deepEqual((await hashesOf(fresh.deps, sender)).number, number, 'Phones are still recognised.');
  const old = createVault([Buffer.from(former, 'base64')]);
  const kept = await fresh.deps.db.outside.selectFrom('revocations').selectAll().executeTakeFirstOrThrow();
  assert.equal(fresh.deps.vault.openOwn(kept.sealed, revocationContext(id)).toString(), 'a grant');
  assert.throws(
    () => old.openOwn(kept.sealed, revocationContext(id)),
    /No master key/,
    'The former one opens nothing.',
  );
});

test('keys rotate: what was stopped in the middle is finished with the key it had made', async t => {
  const DATA_DIR = await dataFolder();
  const server = await startServer(t, { environment: { DATA_DIR } });
  const homes = await Promise.all(Array.from({ length: 3 }, () => connectedOrganization(server)));
  await server.deps.keyRing.renew?.();
  const made = await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8');
  await assert.rejects(carryOut(server.deps, 'retire'), /3 keys and secrets are still under a former/);
  assert.match(await carryOut(server.deps, 'rotate'), /is finished: 3 keys/);
  assert.equal(await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8'), made);
  for (const home of homes) assert.equal(await tokenIn(server, home.id), home.token);
});

test('a sealed token opens at its own place only: organization, platform and row are bound in', async t => {
  const server = await startServer(t);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const [mine, theirs] = [await connectedOrganization(server), await connectedOrganization(server)];
  const swap = (column: string, table: string) =>
    database.query(
      `update ${table} a set ${column} = b.${column} from ${table} b
         where a.organization_id <> b.organization_id`,
    );
  await swap('sealed', 'grants');
  await assert.rejects(tokenIn(server, mine.id), /authenticate/);
  await swap('sealed', 'grants');
  assert.equal(await tokenIn(server, mine.id), mine.token, 'Put back, it opens again.');
  await swap('wrapped', 'organization_keys');
  await assert.rejects(tokenIn(server, theirs.id), /authenticate/);
  await swap('wrapped', 'organization_keys');
  await database.query('update grants set id = gen_random_uuid()');
  await assert.rejects(tokenIn(server, mine.id), /authenticate/);
});

test('npm run keys: with configured keys everything goes under SECRET_KEY, and what cannot be done is said', async t => {
  const [first, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const DATA_DIR = await dataFolder();
  const server = await startServer(t, { environment: { DATA_DIR, SECRET_KEY: first } });
  const home = await connectedOrganization(server);
  const run = async (parameters: string[], more: Record<string, string> = {}) => {
    const env = bareEnvironment({ DATA_DIR, DATABASE_URL: server.databaseUrl, ...more });
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'keys.ts'), ...parameters], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)));
    return new Promise<string>(resolve => child.once('close', code => resolve(`${code}: ${text.trim()}`)));
  };
  assert.match(await run([]), /^1: Please say what to do/);
  const changed = await run(['rotate'], { SECRET_KEY: next, SECRET_KEY_PREVIOUS: first });
  assert.match(changed, /^0: Everything is under SECRET_KEY: 1 keys/);
  const keyRing = await openKeyRing(
    DATA_DIR,
    { secretKey: Buffer.from(next, 'base64'), previousSecretKey: undefined },
    () => assert.fail('The keys are configured.'),
  );
  const vault = createVault(keyRing);
  const told = await carryOut({ db: server.deps.db, vault, keyRing }, 'retire');
  assert.match(told, /^Nothing needs SECRET_KEY_PREVIOUS any more/);
  const { grant } = await readGrant({ ...server.deps, vault }, home.id, 'google');
  assert.equal(grant.accessToken, home.token);
  await assert.rejects(tokenIn(server, home.id), /No master key/);
});

test('a kept key that is taken away while the product runs is told, and what was known stays in use', async t => {
  const folder = await dataFolder();
  const { promise: unreadable, resolve: tell } = Promise.withResolvers<unknown>();
  const ring = await openKeyRing(folder, { secretKey: undefined, previousSecretKey: undefined }, tell);
  t.after(() => ring.close());
  const [known] = ring.keys();
  await rm(path.join(folder, 'secret-key'));
  assert.equal(((await unreadable) as NodeJS.ErrnoException).code, 'ENOENT');
  assert.deepEqual(ring.keys(), [known]);
});
