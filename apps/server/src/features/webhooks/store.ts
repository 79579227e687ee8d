import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type WebhookRow = Selectable<Tables['webhook_addresses']>;
export type EventRow = Selectable<Tables['webhook_events']>;

/** The oldest first. */
export function findWebhooks(trx: Trx): Promise<WebhookRow[]> {
  return trx.selectFrom('webhook_addresses').selectAll().orderBy('made_at').orderBy('id').execute();
}

export function findListening(trx: Trx, kind: string): Promise<Pick<WebhookRow, 'id'>[]> {
  const query = trx.selectFrom('webhook_addresses').select('id').where('is_on', '=', true);
  return query.where(sql<boolean>`${kind} = any (kinds)`).execute();
}

/** Locked until the transaction ends, so that two at once do not overtake each other. */
export async function lockWebhook(trx: Trx, id: string): Promise<WebhookRow | null> {
  const query = trx.selectFrom('webhook_addresses').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** How many there are, locked through the organization's row, so that two at once cannot pass the limit. */
export async function lockWebhookCount(trx: Trx): Promise<number> {
  await trx.selectFrom('organizations').select('organization_id').forUpdate().execute();
  return (await trx.selectFrom('webhook_addresses').select('id').execute()).length;
}

export async function insertWebhook(trx: Trx, row: WebhookRow): Promise<void> {
  await trx.insertInto('webhook_addresses').values(row).execute();
}

export async function updateWebhook(trx: Trx, id: string, to: Updateable<Tables['webhook_addresses']>): Promise<void> {
  await trx.updateTable('webhook_addresses').set(to).where('id', '=', id).execute();
}

/** Whether it was there. */
export async function deleteWebhook(trx: Trx, id: string): Promise<boolean> {
  const query = trx.deleteFrom('webhook_addresses').where('id', '=', id);
  return (await query.returning('id').execute()).length === 1;
}

/** Whether it was not told of before. */
export async function insertEvent(trx: Trx, row: EventRow): Promise<boolean> {
  const insertion = trx.insertInto('webhook_events').values(row);
  const once = insertion.onConflict(conflict =>
    conflict.columns(['organization_id', 'webhook_id', 'kind', 'cause']).doNothing(),
  );
  return (await once.returning('id').execute()).length === 1;
}

export async function findEvent(trx: Trx, id: string): Promise<EventRow | null> {
  return (await trx.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The newest first. */
export function findLatestEvents(trx: Trx, webhookId: string, most: number): Promise<EventRow[]> {
  const query = trx.selectFrom('webhook_events').selectAll().where('webhook_id', '=', webhookId);
  return query.orderBy('made_at', 'desc').orderBy('id').limit(most).execute();
}

export async function updateEvent(trx: Trx, id: string, to: Updateable<Tables['webhook_events']>): Promise<void> {
  await trx.updateTable('webhook_events').set(to).where('id', '=', id).execute();
}

export async function endWaiting(trx: Trx, webhookId: string, reason: string): Promise<void> {
  const query = trx.updateTable('webhook_events').set({ state: 'failed', reason });
  await query.where('webhook_id', '=', webhookId).where('state', '=', 'waiting').execute();
}

export async function clearOldEvents(db: Db, before: Date): Promise<void> {
  await sql`select clear_old_webhook_events(${before})`.execute(db.outside);
}
