/** What is kept of an organization's connections and of the grants behind them. */
import { sql, type Kysely, type RawBuilder, type Selectable, type SelectType } from 'kysely';
import type { Account } from '@tillsight/platforms/platform';
import type { Statement, Trx } from '../../infra/db.ts';
import type { KeyRow } from '../../infra/organization-vault.ts';
import { ownerGone } from '../../infra/owner-gone.ts';
import type { Tables } from '../../infra/tables.ts';
import type { Organization } from '../users/users.ts';

export type ConnectionRow = Omit<Selectable<Tables['connections']>, 'account'> & { account: Account | null };
export type GrantRow = Selectable<Tables['grants']>;
export type SituationRows<Beside> = {
  organization: Organization;
  connections: ConnectionRow[];
  beside: SelectType<Beside>;
};
export type WebhookRow = Selectable<Tables['webhooks']>;

export async function findConnections(trx: Trx): Promise<ConnectionRow[]> {
  return (await trx.selectFrom('connections').selectAll().orderBy('provider').execute()) as ConnectionRow[];
}

/** Where an organization is and what it is connected to, in one visit, since almost everything it asks begins so; `column` comes along. */
export async function findSituation<Beside>(trx: Trx, column: RawBuilder<Beside>): Promise<SituationRows<Beside>> {
  return situationOfRows(await situationQuery(trx, column).execute());
}

/** It holds no value, so that its text can travel with other statements. */
export const situationQuery = <Beside>(db: Kysely<Tables>, column: RawBuilder<Beside>) =>
  db
    .selectFrom('organizations')
    .leftJoin('connections', 'connections.organization_id', 'organizations.organization_id')
    .selectAll('connections')
    .select(['organizations.name', 'organizations.time_zone', 'organizations.currency', 'organizations.country'])
    .select(column.as('beside'))
    .orderBy('connections.provider');

export type SituationRow<Beside> = Awaited<ReturnType<ReturnType<typeof situationQuery<Beside>>['execute']>>[number];

export function situationOfRows<Beside>(rows: readonly SituationRow<Beside>[]): SituationRows<Beside> {
  const [organization] = rows;
  if (organization === undefined) throw ownerGone();
  const { name, time_zone: timeZone, currency, country, beside } = organization;
  const connections = rows.filter(({ provider }) => provider !== null) as ConnectionRow[];
  return { organization: { name, timeZone, currency, country }, connections, beside };
}

/** The same without anything beside it. */
export const findStanding = (trx: Trx) => findSituation(trx, sql<null>`null`);

export async function findConnection(trx: Trx, provider: string): Promise<ConnectionRow | null> {
  const row = await trx.selectFrom('connections').selectAll().where('provider', '=', provider).executeTakeFirst();
  return (row as ConnectionRow | undefined) ?? null;
}

export async function upsertConnection(trx: Trx, row: ConnectionRow): Promise<void> {
  const values = { ...row, account: row.account === null ? null : JSON.stringify(row.account) };
  await trx
    .insertInto('connections')
    .values(values)
    .onConflict(conflict => conflict.columns(['organization_id', 'provider']).doUpdateSet(values))
    .execute();
}

/** Something at the platform is another since then: what was asked before is not remembered any longer, in any process. */
export async function noteChanged(trx: Trx, provider: string, now: number): Promise<void> {
  await trx
    .updateTable('connections')
    .set({ updated_at: sql<Date>`greatest(updated_at + interval '1 millisecond', ${new Date(now)})` })
    .where('provider', '=', provider)
    .execute();
}

export type StatusChange = { status: string; reason: string | null; at: Date };

/** Whether it was active until now: of many at once exactly one is told so. */
export async function endConnection(trx: Trx, provider: string, change: StatusChange): Promise<boolean> {
  const ended = await trx
    .updateTable('connections')
    .set({ status: change.status, reason: change.reason, needs_choice: false, updated_at: change.at })
    .where('provider', '=', provider)
    .where('status', '=', 'active')
    .returning('provider')
    .execute();
  return ended.length === 1;
}

export async function explainEnd(trx: Trx, provider: string, reason: string): Promise<void> {
  const ended = trx.updateTable('connections').set({ reason }).where('provider', '=', provider);
  await ended.where('status', '=', 'needs_reconnect').execute();
}

export async function deleteConnection(trx: Trx, provider: string): Promise<void> {
  await trx.deleteFrom('connections').where('provider', '=', provider).execute();
}

/** A grant and the key of its organization, read at once. */
export type SealedGrant = GrantRow & KeyRow;

export const sealedGrants: Statement<SealedGrant> = {
  text: `select grants.*, master_key_id, wrapped from grants join organization_keys using (organization_id)`,
};

export async function findGrant(trx: Trx, provider: string): Promise<GrantRow | null> {
  return (await trx.selectFrom('grants').selectAll().where('provider', '=', provider).executeTakeFirst()) ?? null;
}

/** Waits until no other transaction holds it, and then holds it until this one ends. */
export async function lockGrant(trx: Trx, provider: string): Promise<GrantRow | null> {
  const query = trx.selectFrom('grants').selectAll().where('provider', '=', provider).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function insertGrant(trx: Trx, row: GrantRow): Promise<void> {
  await trx.insertInto('grants').values(row).execute();
}

export async function updateGrant(trx: Trx, id: string, change: { sealed: Buffer; updated_at: Date }): Promise<void> {
  await trx.updateTable('grants').set(change).where('id', '=', id).execute();
}

export async function deleteGrant(trx: Trx, provider: string): Promise<void> {
  await trx.deleteFrom('grants').where('provider', '=', provider).execute();
}

export async function insertState(trx: Trx, row: Tables['oauth_states']): Promise<void> {
  await trx.insertInto('oauth_states').values(row).execute();
}

export type StateKey = { stateHash: Buffer; sessionHash: Buffer; provider: string; now: Date };

/** Taken means gone: of many returns with one state exactly one finds it. */
export async function takeState(trx: Trx, key: StateKey): Promise<Buffer | null> {
  const taken = await trx
    .deleteFrom('oauth_states')
    .where('state_hash', '=', key.stateHash)
    .where('session_hash', '=', key.sessionHash)
    .where('provider', '=', key.provider)
    .where('expires_at', '>', key.now)
    .returning('sealed')
    .executeTakeFirst();
  return taken?.sealed ?? null;
}

/** Whether it is new: a provider repeats a notice until it is answered, and sometimes afterwards. */
export async function insertWebhook(db: Kysely<Tables>, row: WebhookRow): Promise<boolean> {
  const inserted = await db
    .insertInto('webhooks')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('webhook_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findWebhook(db: Kysely<Tables>, provider: string, id: string): Promise<WebhookRow | null> {
  const query = db.selectFrom('webhooks').selectAll().where('provider', '=', provider).where('webhook_id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

type Outcome = { provider: string; id: string; outcome: string; at: Date };

export async function closeWebhook(db: Kysely<Tables>, { provider, id, outcome, at }: Outcome): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ done_at: at, outcome })
    .where('provider', '=', provider)
    .where('webhook_id', '=', id)
    .execute();
}

/** Later notices keep the ids by which they are known already. */
export async function forgetShop(db: Kysely<Tables>, shop: string): Promise<void> {
  await db.updateTable('webhooks').set({ shop: null }).where('shop', '=', shop).execute();
  await db.deleteFrom('installations').where('shop', '=', shop).execute();
}

export async function findOrganizationsOfShop(db: Kysely<Tables>, shop: string): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`select * from organizations_of_shop(${shop})`.execute(db);
  return rows.map(row => row.organization_id);
}

export async function findOrganizationsOfHolder(
  db: Kysely<Tables>,
  provider: string,
  holder: string,
): Promise<string[]> {
  const found = sql<{ organization_id: string }>`select * from organizations_of_holder(${provider}, ${holder})`;
  return (await found.execute(db)).rows.map(row => row.organization_id);
}

/** Locked before any grant: changing both in this order keeps two transactions from waiting for each other. */
export async function lockConnections(trx: Trx): Promise<void> {
  await trx.selectFrom('connections').select('provider').orderBy('provider').forUpdate().execute();
}

/** Nobody erases it until this transaction is over. */
export async function isOrganizationHere(trx: Trx): Promise<boolean> {
  const found = trx.selectFrom('organizations').select('organization_id').forKeyShare();
  return (await found.executeTakeFirst()) !== undefined;
}

/** In place of an earlier one of the same holder, once nobody is carrying that one out any more. */
export async function insertRevocation(db: Kysely<Tables>, row: Tables['revocations']): Promise<void> {
  await db
    .insertInto('revocations')
    .values(row)
    .onConflict(conflict => conflict.columns(['provider', 'holder']).doUpdateSet(row))
    .execute();
}

/** Waits until no other transaction holds it, and then holds it until this one ends. */
export async function lockRevocation(db: Kysely<Tables>, id: string): Promise<Tables['revocations'] | null> {
  const query = db.selectFrom('revocations').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Whether it was there. */
export async function deleteRevocation(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('revocations').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function isGrantHeld(db: Kysely<Tables>, provider: string, holder: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_grant_held(${provider}, ${holder}) as held`.execute(db);
  return rows[0]?.held === true;
}

export async function clearExpiredIntegrations(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`select clear_expired_integrations(${now})`.execute(db);
}
