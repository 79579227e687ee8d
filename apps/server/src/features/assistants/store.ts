import { sql, type Kysely } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type ClientRow = Tables['assistant_clients'];
export type AssistantRow = Tables['assistants'];

export async function findClient(db: Kysely<Tables>, clientId: string): Promise<ClientRow | null> {
  const query = db.selectFrom('assistant_clients').selectAll().where('client_id', '=', clientId);
  return (await query.executeTakeFirst()) ?? null;
}

export async function upsertClient(db: Kysely<Tables>, row: ClientRow): Promise<void> {
  const insertion = db.insertInto('assistant_clients').values(row);
  await insertion.onConflict(conflict => conflict.column('client_id').doUpdateSet(row)).execute();
}

export type KnownAssistant = Pick<AssistantRow, 'organization_id' | 'id' | 'user_id' | 'scopes' | 'used_at'> & {
  access_expires_at: Date;
  email: string;
  name: string;
  role: string;
};

/** With the name and role its person has now. */
export async function findByAccess(db: Kysely<Tables>, hash: Buffer): Promise<KnownAssistant | null> {
  const { rows } = await sql<KnownAssistant>`select * from find_assistant(${hash})`.execute(db);
  return rows[0] ?? null;
}

export type Whose = { organization_id: string; id: string };

/** By its code, the lasting half of its refresh token, or its access token. */
export async function findWhose(db: Kysely<Tables>, hash: Buffer): Promise<Whose | null> {
  const { rows } = await sql<Whose>`select * from assistant_of(${hash})`.execute(db);
  return rows[0] ?? null;
}

/** Waits until no other transaction holds it, and then holds it until this one ends. */
export async function lockAssistant(trx: Trx, id: string): Promise<AssistantRow | null> {
  const query = trx.selectFrom('assistants').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** The newest first. */
export function findAssistantsOf(trx: Trx, userId: string, now: Date): Promise<AssistantRow[]> {
  const query = trx.selectFrom('assistants').selectAll().where('user_id', '=', userId);
  const open = query.where('traded_at', 'is not', null).where('ends_at', '>', now);
  return open.orderBy('created_at', 'desc').orderBy('id').execute();
}

/** How many this person has let in, locked through their own row, so that two at once cannot pass the limit. */
export async function lockAssistantCount(trx: Trx, userId: string, now: Date): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return (
    await trx.selectFrom('assistants').select('id').where('user_id', '=', userId).where('ends_at', '>', now).execute()
  ).length;
}

export async function insertAssistant(trx: Trx, row: AssistantRow): Promise<void> {
  await trx.insertInto('assistants').values(row).execute();
}

export async function updateAssistant(trx: Trx, id: string, change: Partial<AssistantRow>): Promise<void> {
  await trx.updateTable('assistants').set(change).where('id', '=', id).execute();
}

export async function removeAssistant(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('assistants').where('id', '=', id).execute();
}

/** Whether this person had it. */
export async function removeAssistantOf(trx: Trx, userId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('assistants').where('user_id', '=', userId).where('id', '=', id);
  return (await query.returning('id').execute()).length === 1;
}

export async function clearExpiredAssistants(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`select clear_expired_assistants(${now})`.execute(db);
}
