import { sql, type Kysely } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type TokenRow = Tables['api_tokens'];

export type KnownToken = Pick<TokenRow, 'organization_id' | 'id' | 'user_id' | 'scopes' | 'expires_at' | 'used_at'> & {
  email: string;
  name: string;
  role: string;
};

/** With the name and role its owner has now. */
export async function findToken(db: Kysely<Tables>, hash: Buffer): Promise<KnownToken | null> {
  const { rows } = await sql<KnownToken>`select * from find_api_token(${hash})`.execute(db);
  return rows[0] ?? null;
}

/** The newest first. */
export function findTokensOf(trx: Trx, userId: string): Promise<Omit<TokenRow, 'token_hash'>[]> {
  const columns = [
    'organization_id',
    'id',
    'user_id',
    'name',
    'ending',
    'scopes',
    'created_at',
    'expires_at',
    'used_at',
  ] as const;
  const query = trx.selectFrom('api_tokens').select(columns).where('user_id', '=', userId);
  return query.orderBy('created_at', 'desc').orderBy('id').execute();
}

/** How many this person has, locked through their own row, so that two at once cannot pass the limit. */
export async function lockTokenCount(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return (await trx.selectFrom('api_tokens').select('id').where('user_id', '=', userId).execute()).length;
}

export async function insertToken(trx: Trx, row: TokenRow): Promise<void> {
  await trx.insertInto('api_tokens').values(row).execute();
}

export async function touchToken(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('api_tokens').set({ used_at: at }).where('id', '=', id).execute();
}

/** Whether this person had it. */
export async function deleteToken(trx: Trx, userId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id);
  return (await query.returning('id').execute()).length === 1;
}

export async function clearExpiredTokens(db: Db, before: Date): Promise<void> {
  await sql`select clear_expired_api_tokens(${before})`.execute(db.outside);
}
