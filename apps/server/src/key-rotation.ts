/** Changing the master key while everything goes on, and letting go of the former one once nothing needs it. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { installationContext } from './features/integrations/installation-store.ts';
import { revocationContext } from './features/integrations/revocations.ts';
import { inboundContext, productKeyContext } from './features/messengers/messengers.ts';
import { rewrapKeys } from './infra/organization-vault.ts';
import type { KeyAction } from './key-action.ts';
import { noticedAfterMs } from './infra/secret-key.ts';

type KeyDeps = Pick<Deps, 'db' | 'vault' | 'keyRing'>;

/** What was done, in a sentence or two. */
export async function carryOut(deps: KeyDeps, action: KeyAction): Promise<string> {
  if (action === 'rotate') return rotate(deps);
  if (action === 'retire') return retire(deps);
  return status(deps);
}

/** A rotation that was stopped in the middle is finished first, with the key it had made. */
async function rotate(deps: KeyDeps): Promise<string> {
  const began = performance.now();
  const isUnfinished = (await underOthers(deps)) > 0;
  if (!isUnfinished) await deps.keyRing.renew?.();
  let done = await sealAnew(deps);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  // Until they have noticed, other processes seal with the former key.
  await pause(noticedAfterMs + 250);
  done += await sealAnew(deps);
  const what = isUnfinished ? 'The change of the master key is finished' : 'The master key is changed';
  const made = deps.keyRing.renew === null ? 'Everything is under SECRET_KEY' : what;
  return `${made}: ${done} keys and secrets were sealed anew in ${seconds} s. ${await status(deps)}`;
}

async function retire(deps: KeyDeps): Promise<string> {
  const left = await underOthers(deps);
  if (left > 0)
    throw new Error(`${left} keys and secrets are still under a former master key. Run \`keys rotate\` first.`);
  if (deps.keyRing.retire === null) return 'Nothing needs SECRET_KEY_PREVIOUS any more: remove it and start again.';
  await deps.keyRing.retire();
  return 'The former master keys are gone. Backups from before need them, and cannot be opened without a copy of them.';
}

async function status(deps: KeyDeps): Promise<string> {
  const left = await underOthers(deps);
  return left === 0
    ? 'Nothing is under a former master key.'
    : `${left} keys and secrets are under a former master key.`;
}

/** Whatever is under a former master key, once. */
export async function sealAnew(deps: KeyDeps): Promise<number> {
  let done = await rewrapKeys(deps.vault, deps.db);
  for (const kind of ownSecrets) done += await resealOwn(deps, kind);
  return done;
}

/** What belongs to no organization is sealed with the master key itself. */
type OwnSecret = { table: string; id: string; contextOf: (id: unknown) => string };

const ownSecrets: OwnSecret[] = [
  { table: 'product_keys', id: 'name', contextOf: name => productKeyContext(String(name)) },
  { table: 'revocations', id: 'id', contextOf: id => revocationContext(String(id)) },
  { table: 'installations', id: 'browser_hash', contextOf: hash => installationContext(hash as Buffer) },
  { table: 'inbound_messages', id: 'id_hash', contextOf: id => inboundContext(id as Buffer) },
];

/** Each is replaced only if it is still what was read: somebody may be done with it in the meantime. */
async function resealOwn({ db, vault }: KeyDeps, { table, id, contextOf }: OwnSecret): Promise<number> {
  const { rows } = await sql<{ id: unknown; sealed: Buffer }>`
    select ${sql.ref(id)} as id, sealed from ${sql.table(table)} where ${isOld(vault.newestId)}`.execute(db.outside);
  for (const row of rows) {
    const fresh = vault.resealOwn(row.sealed, contextOf(row.id));
    if (fresh === null) continue;
    await sql`update ${sql.table(table)} set sealed = ${fresh} where ${sql.ref(id)} = ${row.id} and sealed = ${row.sealed}`.execute(
      db.outside,
    );
  }
  return rows.length;
}

function isOld(newestId: string) {
  return sql<boolean>`sealed is not null and substring(sealed for ${newestId.length}) <> convert_to(${newestId}, 'UTF8')`;
}

async function underOthers({ db, vault }: KeyDeps): Promise<number> {
  const { rows } = await sql<{ uses: string }>`
    select coalesce(sum(organizations), 0) as uses from master_keys_in_use() where master_key_id <> ${vault.newestId}
  `.execute(db.outside);
  const own = await Promise.all(
    ownSecrets.map(async ({ table }) => {
      const count = sql<{ uses: string }>`
        select count(*) as uses from ${sql.table(table)} where ${isOld(vault.newestId)}`;
      return Number((await count.execute(db.outside)).rows[0]?.uses ?? 0);
    }),
  );
  return Number(rows[0]?.uses ?? 0) + own.reduce((sum, uses) => sum + uses, 0);
}
