import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

type Outside = Kysely<Tables>;

export async function upsertLinkCode(trx: Trx, row: Tables['link_codes']): Promise<void> {
  await trx
    .insertInto('link_codes')
    .values(row)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export type LinkCode = { organization_id: string; user_id: string; expires_at: Date };

/** Null: nobody was given this code, or not any more. */
export async function findLinkCode(db: Outside, hash: Buffer, at: Date): Promise<LinkCode | null> {
  const { rows } = await sql<LinkCode>`select * from find_link_code(${hash}, ${at})`.execute(db);
  return rows[0] ?? null;
}

/** Whether it was still there: of many messages with one code exactly one takes it. */
export async function takeLinkCode(trx: Trx, hash: Buffer): Promise<boolean> {
  const taken = await trx.deleteFrom('link_codes').where('code_hash', '=', hash).returning('user_id').execute();
  return taken.length === 1;
}

export type InboundRow = Selectable<Tables['inbound_messages']>;

export type KeptMessage = { id: string; sender: string; sent_at: Date; received_at: Date; sealed: string };

/** A messenger delivers a message as often as it likes; only those that are new are kept, and enqueued as this job. */
export async function keepMessages(db: Outside, job: string, messages: readonly KeptMessage[]): Promise<void> {
  await sql`select keep_messages(${job}, ${JSON.stringify(messages)}::jsonb)`.execute(db);
}

/** The oldest open one of a sender. Each taking is another turn, so that whoever took it before is out. */
export async function takeInbound(db: Outside, senderHash: Buffer): Promise<InboundRow | null> {
  const taken = await db
    .updateTable('inbound_messages')
    .set({ state: 'taken', turn: sql`turn + 1` })
    .where('id_hash', '=', eb =>
      eb
        .selectFrom('inbound_messages')
        .select('id_hash')
        .where('sender_hash', '=', senderHash)
        .where('state', 'in', ['new', 'taken'])
        .orderBy('sent_at')
        .orderBy('received_at')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

export type Move = { from: readonly string[]; to: string };

/** Whether it was still this turn's to move. What it said goes when it is done. */
export async function moveInbound(db: Outside, row: InboundRow, { from, to }: Move): Promise<boolean> {
  const moved = await db
    .updateTable('inbound_messages')
    .set(to === 'done' ? { state: to, sealed: null } : { state: to })
    .where('id_hash', '=', row.id_hash)
    .where('turn', '=', row.turn)
    .where('state', 'in', [...from])
    .returning('id_hash')
    .execute();
  return moved.length === 1;
}

/** Answers that may have left when their process died: nobody knows, so they are not sent again. */
export async function closeUncertain(db: Outside, senderHash: Buffer): Promise<void> {
  await db
    .updateTable('inbound_messages')
    .set({ state: 'done', sealed: null })
    .where('sender_hash', '=', senderHash)
    .where('state', '=', 'sending')
    .execute();
}

export async function reserveSends(
  db: Outside,
  number: string,
  { wanted, perSecond }: { wanted: number; perSecond: number },
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select reserve_sends(${number}, ${wanted}, ${perSecond}) as wait
  `.execute(db);
  return rows[0]?.wait ?? 0;
}

export async function slowSends(db: Outside, number: string, seconds: number): Promise<void> {
  await sql`select slow_sends(${number}, ${seconds})`.execute(db);
}

export async function insertProductKey(db: Outside, row: Tables['product_keys']): Promise<void> {
  await db
    .insertInto('product_keys')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export function findProductKey(db: Outside, name: string): Promise<Tables['product_keys']> {
  return db.selectFrom('product_keys').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
}
