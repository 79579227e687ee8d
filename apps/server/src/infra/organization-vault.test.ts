import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { startServer } from '../../test/kit.ts';
import { rewrapKeys, sealerOf } from './organization-vault.ts';
import { createVault, type Vault } from './vault.ts';

test('sealing for an organization: bound to it, and good over a change of the master key', async t => {
  const server = await startServer(t);
  const { deps } = server;
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const [before, between, after] = [createVault([old]), createVault([next, old]), createVault([next])];
  const ids = [(await server.organization()).id, (await server.organization()).id];
  const sealIn = (vault: Vault, id: string, secret: string) =>
    deps.db.inOrganization(id, async trx => (await sealerOf(vault, trx, id)).seal(secret, 'grant|shopify|1'));
  const openIn = (vault: Vault, id: string, sealed: Buffer) =>
    deps.db.inOrganization(id, async trx => (await sealerOf(vault, trx, id)).open(sealed, 'grant|shopify|1'));
  const [mine = '', theirs = ''] = ids;
  // Many at once: one key is made, and all of them use it.
  const sealed = await Promise.all(
    Array.from({ length: 8 }, (_none, index) => sealIn(before, mine, `secret ${index}`)),
  );
  await sealIn(before, theirs, 'secret');
  for (const [index, each] of sealed.entries()) assert.equal(await openIn(between, mine, each), `secret ${index}`);
  await assert.rejects(
    openIn(before, theirs, sealed[0] ?? Buffer.alloc(0)),
    'It does not open in another organization.',
  );
  await assert.rejects(openIn(after, mine, sealed[0] ?? Buffer.alloc(0)), /No master key/);
  assert.equal(await rewrapKeys(between, deps.db), 2);
  assert.equal(await rewrapKeys(between, deps.db), 0, 'Nothing is left under the old key.');
  assert.equal(await openIn(after, mine, sealed[0] ?? Buffer.alloc(0)), 'secret 0');
});
