import type { ChatMessenger } from '@tillsight/contract/channel';
import type { Language } from '@tillsight/contract/language';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Db, Door, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type UserRow = Selectable<Tables['users']>;
export type TokenPurpose = 'reset' | 'verify';

export type KnownUser = Pick<
  UserRow,
  'organization_id' | 'id' | 'email' | 'name' | 'role' | 'password_hash' | 'email_verified_at'
>;

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<KnownUser | null> {
  const { rows } = await sql<KnownUser>`select * from find_user_by_email(${email})`.execute(db);
  return rows[0] ?? null;
}

export async function findUser(trx: Trx, userId: string): Promise<UserRow | null> {
  return (await trx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null;
}

export async function insertOrganization(trx: Trx, row: Tables['organizations']): Promise<void> {
  await trx.insertInto('organizations').values(row).execute();
}

export async function deleteOrganization(trx: Trx, organizationId: string): Promise<void> {
  await trx.deleteFrom('organizations').where('organization_id', '=', organizationId).execute();
}

/** Whether the user is new; an email address belongs to one user of one organization. */
export async function insertUser(trx: Trx, row: Tables['users']): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values(row)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updatePassword(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Whether it was still the one expected: a reset in between has the last word. */
export async function replacePassword(trx: Trx, userId: string, hash: { from: string; to: string }): Promise<boolean> {
  const users = trx.updateTable('users').set({ password_hash: hash.to }).where('id', '=', userId);
  return (await users.where('password_hash', '=', hash.from).returning('id').execute()).length === 1;
}

export async function updateName(trx: Trx, userId: string, name: string): Promise<void> {
  await trx.updateTable('users').set({ name }).where('id', '=', userId).execute();
}

export async function markEmailVerified(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function findReplyLanguage(trx: Trx, userId: string): Promise<Language | null> {
  const query = trx.selectFrom('users').select('reply_language').where('id', '=', userId);
  return (await query.executeTakeFirst())?.reply_language ?? null;
}

export async function updateReplyLanguage(trx: Trx, userId: string, language: Language | null): Promise<void> {
  await trx.updateTable('users').set({ reply_language: language }).where('id', '=', userId).execute();
}

/** From the first time on. */
export async function markProved(trx: Trx, userId: string, at: Date): Promise<void> {
  const users = trx.updateTable('users').set({ proved_at: at }).where('id', '=', userId);
  await users.where('proved_at', 'is', null).execute();
}

export type SessionRow = {
  organization_id: string;
  user_id: string;
  email: string;
  name: string;
  role: string;
  created_at: Date;
  seen_at: Date;
};

export async function findSession(db: Kysely<Tables>, hash: Buffer): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`select * from find_session(${hash})`.execute(db);
  return rows[0] ?? null;
}

/** Finds the session and goes in as its organization. */
export const sessionDoor: Door<SessionRow> = { name: 'enter_session' };

export async function insertSession(trx: Trx, row: Tables['sessions']): Promise<void> {
  await trx.insertInto('sessions').values(row).execute();
}

export async function touchSession(trx: Trx, hash: Buffer, at: Date): Promise<void> {
  await trx.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', hash).execute();
}

export async function deleteSession(trx: Trx, hash: Buffer): Promise<void> {
  await trx.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

/** All of them, or all but the one named. */
export async function deleteSessionsOf(trx: Trx, userId: string, except?: Buffer): Promise<void> {
  const query = trx.deleteFrom('sessions').where('user_id', '=', userId);
  await (except === undefined ? query : query.where('token_hash', '<>', except)).execute();
}

/** Everything of this person's that programs come in with. */
export async function deleteProgramsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
  await trx.deleteFrom('assistants').where('user_id', '=', userId).execute();
}

/** Which there were. The code goes first: what is being linked with it is linked before this, or not at all. */
export async function deleteMessengersOf(
  trx: Trx,
  userId: string,
): Promise<{ phone: boolean; chats: ChatMessenger[] }> {
  await trx.deleteFrom('link_codes').where('user_id', '=', userId).execute();
  const phones = await trx.deleteFrom('phones').where('user_id', '=', userId).returning('user_id').execute();
  const chats = await trx.deleteFrom('messenger_chats').where('user_id', '=', userId).returning('messenger').execute();
  return { phone: phones.length === 1, chats: chats.map(({ messenger }) => messenger) };
}

export type SessionTimes = Pick<Tables['sessions'], 'token_hash' | 'created_at' | 'seen_at'>;

/** The ones last used come first. */
export function findSessionsOf(trx: Trx, userId: string): Promise<SessionTimes[]> {
  const query = trx.selectFrom('sessions').select(['token_hash', 'created_at', 'seen_at']);
  return query.where('user_id', '=', userId).orderBy('seen_at', 'desc').orderBy('created_at', 'desc').execute();
}

export async function insertEmailToken(trx: Trx, row: Tables['email_tokens']): Promise<void> {
  await trx.insertInto('email_tokens').values(row).execute();
}

export type EmailToken = { organization_id: string; user_id: string; expires_at: Date };

export async function findEmailToken(
  db: Kysely<Tables>,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<EmailToken | null> {
  const { rows } = await sql<EmailToken>`select * from find_email_token(${hash}, ${purpose})`.execute(db);
  return rows[0] ?? null;
}

/** Whether it was still there: of many at once exactly one gets true. */
export async function takeEmailToken(trx: Trx, hash: Buffer): Promise<boolean> {
  const taken = await trx.deleteFrom('email_tokens').where('token_hash', '=', hash).returning('token_hash').execute();
  return taken.length === 1;
}

export async function deleteResetTokensOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', '=', 'reset').execute();
}

export type ClearBefore = { now: Date; idleBefore: Date; madeBefore: Date; actsBefore: Date };

export async function clearExpiredAccounts(db: Db, before: ClearBefore): Promise<void> {
  await sql`select clear_expired_accounts(${before.now}, ${before.idleBefore}, ${before.madeBefore})`.execute(
    db.outside,
  );
  await sql`select clear_expired_audit(${before.actsBefore})`.execute(db.outside);
}

/** Whatever waits to be done for somebody of these names. */
export async function forgetJobs(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`select forget_jobs(${[...names]}::text[])`.execute(trx);
}
