import type { Language } from '@tillsight/contract/language';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';
import type { DeliveryState, StateBefore } from './delivery-steps.ts';

type Outside = Kysely<Tables>;

export type DeliveryRow = Selectable<Tables['deliveries']>;

export type DueConfiguration = {
  organization_id: string;
  user_id: string;
  role: DeliveryRow['role'];
  frequency: DeliveryRow['frequency'];
  timing: string;
  /** `-Infinity`: it has to be found first. */
  next_slot: Date | number;
  plan_after: Date;
  planned_day: string | null;
  time_zone: string;
};

export async function claimDueConfigurations(trx: Outside, at: Date, most: number): Promise<DueConfiguration[]> {
  const { rows } = await sql<DueConfiguration>`select * from claim_due_configurations(${at}, ${most})`.execute(trx);
  return rows;
}

export type TeamRow = {
  organization_id: string;
  id: string;
  role: string;
  phone_linked_at: Date | null;
  chat_linked_at: Date | null;
  slack_linked_at: Date | null;
};

export async function findTeams(trx: Outside, organizationIds: string[]): Promise<TeamRow[]> {
  return (await sql<TeamRow>`select * from teams_of(${organizationIds}::uuid[])`.execute(trx)).rows;
}

export type ClaimRow = Pick<DeliveryRow, 'organization_id' | 'user_id' | 'role' | 'frequency'>;

export async function findClaims(trx: Outside, organizationIds: string[]): Promise<ClaimRow[]> {
  return (await sql<ClaimRow>`select * from claims_of(${organizationIds}::uuid[])`.execute(trx)).rows;
}

export type NextPlan = ClaimRow & { next_slot: Date; plan_after: Date; planned_day: string | null };

export async function updatePlans(trx: Outside, plans: NextPlan[]): Promise<void> {
  await sql`select replan(${JSON.stringify(plans)}::jsonb)`.execute(trx);
}

export type PlannedDelivery = Pick<
  DeliveryRow,
  | 'organization_id'
  | 'id'
  | 'user_id'
  | 'role'
  | 'frequency'
  | 'slot'
  | 'day'
  | 'time_zone'
  | 'recipient_id'
  | 'channel'
  | 'state'
  | 'reason'
  | 'look_at'
> &
  Partial<Pick<DeliveryRow, 'alert_id' | 'schedule_id' | 'way'>>;

/** The ids of those that were not planned before. */
export async function insertPlanned(trx: Outside, planned: PlannedDelivery[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select plan_deliveries as id from plan_deliveries(${JSON.stringify(planned)}::jsonb)
  `.execute(trx);
  return new Set(rows.map(row => row.id));
}

export type ConfigurationToCheck = {
  organization_id: string;
  role: DeliveryRow['role'];
  frequency: DeliveryRow['frequency'];
  metrics: Record<string, { enabled: boolean; order: number }>;
  next_slot: Date;
};

export type DueSoon = { at: Date; until: Date; most: number };

export async function claimConfigurationsToCheck(trx: Outside, { at, until, most }: DueSoon) {
  const { rows } = await sql<ConfigurationToCheck>`
    select * from claim_configurations_to_check(${at}, ${until}, ${most})
  `.execute(trx);
  return rows;
}

/** A delivery with everything that deciding about it needs. */
export type DeliveryTask = Pick<
  DeliveryRow,
  | 'organization_id'
  | 'id'
  | 'user_id'
  | 'role'
  | 'frequency'
  | 'slot'
  | 'day'
  | 'recipient_id'
  | 'test'
  | 'channel'
  | 'state'
  | 'way'
  | 'epoch'
  | 'tries'
  | 'intent_at'
  | 'alert_id'
  | 'schedule_id'
> & {
  delivery_number: string | null;
  metrics: Record<string, { enabled: boolean; order: number }> | null;
  owner_role: string;
  recipient_role: string;
  name: string;
  email: string;
  store: string;
  time_zone: string;
  currency: string;
  country: string;
  /** The recipient's own; English where nothing was chosen. */
  language: Language;
  master_key_id: string | null;
  wrapped: Buffer | null;
  sealed: Buffer | null;
  business_number: string | null;
  linked_at: Date | null;
  heard_at: Date | null;
  reports_stopped_at: Date | null;
  doubted_at: Date | null;
  unreachable_at: Date | null;
  window_closed_at: Date | null;
  held_until: Date | number | null;
  templates_held_until: Date | number | null;
  proved_until: Date | number | null;
  chat_sealed: Buffer | null;
  chat_linked_at: Date | null;
  slack_sealed: Buffer | null;
  slack_linked_at: Date | null;
  workspace_sealed: Buffer | null;
};

export async function readDeliveries(db: Outside, ids: string[]): Promise<(DeliveryTask | null)[]> {
  const { rows } = await sql<DeliveryTask>`select * from read_deliveries(${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.map(id => byId.get(id) ?? null);
}

export type Begin = {
  id: string;
  epoch: number;
  channel: DeliveryRow['channel'];
  business_number: string | null;
  opens_window: boolean;
  reason: string | null;
};

/** The new epoch of each that may be sent now; null for the others, so also for the second who asks for the same one. */
export async function beginSends(db: Outside, wanted: Begin[], when: { at: Date; look: Date; people: number | null }) {
  const { rows } = await sql<{ begun: string; begun_epoch: number }>`
    select * from begin_sends(${JSON.stringify(wanted)}::jsonb, ${when.at}, ${when.look}, ${when.people}::integer)
  `.execute(db);
  const epochs = new Map(rows.map(row => [row.begun, row.begun_epoch]));
  return wanted.map(({ id }) => {
    const epoch = epochs.get(id) ?? null;
    epochs.delete(id);
    return epoch;
  });
}

type RecordOf<To extends DeliveryState> = {
  id: string;
  epoch: number;
  /** In which its writer believes it to be. */
  from_states: readonly StateBefore<To>[];
  state: To;
  reason: string | null;
  look_at: Date | null;
  way?: string | null;
  channel?: DeliveryRow['channel'];
  tries?: number;
  message_hash?: string;
  is_void?: boolean;
};

export type DeliveryRecord = { [To in DeliveryState]: RecordOf<To> }[DeliveryState];

/** Whether each was still as its writer believed. */
export async function recordDeliveries(db: Outside, records: DeliveryRecord[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`
    select record_deliveries as id from record_deliveries(${JSON.stringify(records)}::jsonb)
  `.execute(db);
  const changed = new Set(rows.map(row => row.id));
  return records.map(record => changed.has(record.id));
}

export type StatusRow = {
  id: string;
  epoch: number;
  state: string;
  rank: number;
  reason: string | null;
  code: number | null;
};

export type Failed = { organization_id: string; id: string; epoch: number; code: number | null };

export async function noteStatusRows(trx: Outside, rows: StatusRow[]): Promise<Failed[]> {
  return (await sql<Failed>`select * from note_statuses(${JSON.stringify(rows)}::jsonb)`.execute(trx)).rows;
}

export type Look = { at: Date; again: Date; most: number };

export async function claimDeliveriesToLookAt(db: Outside, { at, again, most }: Look) {
  const { rows } = await sql<{ organization_id: string; id: string; state: string }>`
    select * from deliveries_to_look_at(${at}, ${again}, ${most})
  `.execute(db);
  return rows;
}

export async function countPeopleOpened(db: Outside, since: Date): Promise<number> {
  const { rows } = await sql<{ people: string }>`select people_opened_since(${since}) as people`.execute(db);
  return Number(rows[0]?.people ?? 0);
}

export async function insertDelivery(trx: Trx, row: PlannedDelivery & { test: boolean }): Promise<boolean> {
  const inserted = await trx
    .insertInto('deliveries')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length === 1;
}

export type AskedTest = Pick<DeliveryRow, 'role' | 'frequency'> & { recipientId: string; since: Date };

/** Whether such a test was begun since; whoever asks at the same moment waits until that is known. */
export async function isTestBegun(trx: Trx, { recipientId, role, frequency, since }: AskedTest): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`test|${recipientId}`}, 0))`.execute(trx);
  const begun = trx
    .selectFrom('deliveries')
    .select('id')
    .where('recipient_id', '=', recipientId)
    .where('slot', '>', since)
    .where('test', '=', true)
    .where('role', '=', role)
    .where('frequency', '=', frequency)
    .limit(1);
  return (await begun.executeTakeFirst()) !== undefined;
}

export type Shown = Pick<DeliveryRow, 'role' | 'frequency'> & { userId: string; most: number };

/** Those of this person's configuration and those that went to this person, the latest first. */
export function findDeliveries(trx: Trx, { userId, role, frequency, most }: Shown) {
  return trx
    .selectFrom('deliveries')
    .innerJoin('users', join =>
      join
        .onRef('users.organization_id', '=', 'deliveries.organization_id')
        .onRef('users.id', '=', 'deliveries.recipient_id'),
    )
    .selectAll('deliveries')
    .select('users.name as recipient')
    .where(eb => eb.or([eb('deliveries.user_id', '=', userId), eb('deliveries.recipient_id', '=', userId)]))
    .where('deliveries.alert_id', 'is', null)
    .where('deliveries.schedule_id', 'is', null)
    .where('deliveries.role', '=', role)
    .where('deliveries.frequency', '=', frequency)
    .orderBy('deliveries.slot', 'desc')
    .limit(most)
    .execute();
}

export async function findDeliveryTo(trx: Trx, recipientId: string, id: string): Promise<DeliveryRow | null> {
  const found = trx.selectFrom('deliveries').selectAll().where('id', '=', id).where('recipient_id', '=', recipientId);
  return (await found.executeTakeFirst()) ?? null;
}

/** The one a message of ours was, or else the latest that reached this person. */
export async function findSentDelivery(
  trx: Trx,
  recipientId: string,
  { messageHash, since }: { messageHash: Buffer | null; since: Date },
): Promise<DeliveryRow | null> {
  const sent = trx
    .selectFrom('deliveries')
    .selectAll()
    .where('recipient_id', '=', recipientId)
    .where('channel', '<>', 'email')
    .where('intent_at', '>', since);
  const chosen = messageHash === null ? sent : sent.where('message_hash', '=', messageHash);
  return (await chosen.orderBy('intent_at', 'desc').limit(1).executeTakeFirst()) ?? null;
}

export async function clearOldDeliveries(db: Outside, before: Date): Promise<void> {
  await sql`select clear_old_deliveries(${before})`.execute(db);
}
