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
  const key = await dataKey(vault, trx, organizationId);
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

type KeyRow = { master_key_id: string; wrapped: Buffer };

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
 * After the master key has changed: every data key is wrapped by the newest one, one organization at a time. Stopped in
 * the middle it goes on the next time. Returns how many there were.
 */
export async function rewrapKeys(vault: Vault, db: Db): Promise<number> {
  const { rows } = await sql<{ organization_id: string }>`
    select * from organizations_under_old_key(${vault.newestId})
  `.execute(db.outside);
  for (const { organization_id } of rows) {
    await db.inOrganization(organization_id, trx => rewrapKey(vault, trx, organization_id));
  }
  return rows.length;
}

async function rewrapKey(vault: Vault, trx: Trx, organizationId: string): Promise<void> {
  const row = await findKey(trx, organizationId);
  if (row === undefined) return;
  const next = vault.rewrap(organizationId, { masterKeyId: row.master_key_id, wrapped: row.wrapped });
  if (next === null) return;
  await trx
    .updateTable('organization_keys')
    .set({ master_key_id: next.masterKeyId, wrapped: next.wrapped })
    .where('organization_id', '=', organizationId)
    .execute();
}
