/** Sealing for one organization, with its data key from the database. Call inside that organization's transaction. */
import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import { open, seal, type Vault } from './vault.ts';

export type Sealer = {
  seal(secret: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
};

/** `context` names platform and row; the organization is bound in here. */
export async function sealerOf(vault: Vault, trx: Trx, organizationId: string): Promise<Sealer> {
  return sealerBy(await dataKey(vault, trx, organizationId), organizationId);
}

/** The same with the organization's wrapped key at hand. */
export function sealerWith(vault: Vault, organizationId: string, row: KeyRow): Sealer {
  return sealerBy(unwrapRow(vault, organizationId, row), organizationId);
}

function sealerBy(key: Buffer, organizationId: string): Sealer {
  return {
    seal: (secret, context) => seal(key, secret, `${organizationId}|${context}`),
    open: (sealed, context) => open(key, sealed, `${organizationId}|${context}`).toString(),
  };
}

async function dataKey(vault: Vault, trx: Trx, organizationId: string): Promise<Buffer> {
  const found = await findKey(trx, organizationId);
  if (found !== undefined) return unwrapRow(vault, organizationId, found);
  const made = vault.newKey(organizationId);
  const row = { organization_id: organizationId, master_key_id: made.masterKeyId, wrapped: made.wrapped };
  await trx
    .insertInto('organization_keys')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  // Somebody else may have made one at the same time; the one that is stored counts.
  return unwrapRow(vault, organizationId, (await findKey(trx, organizationId)) ?? row);
}

export type KeyRow = { master_key_id: string; wrapped: Buffer };

function findKey(trx: Trx, organizationId: string): Promise<KeyRow | undefined> {
  return trx
    .selectFrom('organization_keys')
    .select(['master_key_id', 'wrapped'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

function unwrapRow(vault: Vault, organizationId: string, row: KeyRow): Buffer {
  return vault.unwrap(organizationId, { masterKeyId: row.master_key_id, wrapped: row.wrapped });
}

/**
 * After the master key has changed: every data key is wrapped by the newest one, many at a time, while everything goes
 * on. A key is replaced only if it is still the one that was read, so that several may do this at once; stopped in the
 * middle it goes on the next time. Returns how many there were.
 */
export async function rewrapKeys(vault: Vault, db: Db): Promise<number> {
  for (let rewrapped = 0; ;) {
    const rows = await oldKeys(vault, db);
    if (rows.length === 0) return rewrapped;
    rewrapped += await replaceKeys(vault, db, rows);
  }
}

const atOnce = 2_000;

type OldKey = KeyRow & { organization_id: string };

async function oldKeys(vault: Vault, db: Db): Promise<OldKey[]> {
  const found = sql<OldKey>`select * from data_keys_under_others(${vault.newestId}, ${atOnce})`;
  return (await found.execute(db.outside)).rows;
}

async function replaceKeys(vault: Vault, db: Db, rows: readonly OldKey[]): Promise<number> {
  const fresh = rows.flatMap(({ organization_id: id, master_key_id: masterKeyId, wrapped }) => {
    const next = vault.rewrap(id, { masterKeyId, wrapped });
    return next === null ? [] : [{ id, former: masterKeyId, next: next.wrapped, newest: next.masterKeyId }];
  });
  const { rows: counts } = await sql<{ replaced: number }>`
    select replace_data_keys(
      ${fresh.map(each => each.id)}::uuid[], ${fresh.map(each => each.former)}::text[],
      ${fresh.map(each => each.newest)}::text[], ${fresh.map(each => each.next)}::bytea[]
    ) as replaced`.execute(db.outside);
  return counts[0]?.replaced ?? 0;
}
