import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

type Outside = Kysely<Tables>;

export type WorkspaceRow = Selectable<Tables['slack_workspaces']>;

export async function findWorkspace(trx: Trx): Promise<WorkspaceRow | null> {
  return (await trx.selectFrom('slack_workspaces').selectAll().executeTakeFirst()) ?? null;
}

/** An organization has one; what was linked in another is linked no longer. */
export async function putWorkspace(trx: Trx, row: WorkspaceRow): Promise<void> {
  await trx.deleteFrom('slack_workspaces').where('team_hash', '<>', row.team_hash).execute();
  await trx
    .insertInto('slack_workspaces')
    .values(row)
    .onConflict(conflict => conflict.column('organization_id').doUpdateSet(row))
    .execute();
}

/** Whether there was one. Its chats go with it. */
export async function deleteWorkspace(trx: Trx): Promise<boolean> {
  return (await trx.deleteFrom('slack_workspaces').returning('organization_id').execute()).length === 1;
}

type Found = { organization_id: string };

/** The organization that came to it last. */
export async function findWorkspaceOwner(db: Outside, hash: Buffer): Promise<string | null> {
  const { rows } = await sql<Found>`select * from find_slack_workspace(${hash})`.execute(db);
  return rows[0]?.organization_id ?? null;
}

/** Of all organizations, where it was added before an instant. */
export async function releaseWorkspaces(db: Outside, hash: Buffer, before: Date): Promise<string[]> {
  const { rows } = await sql<Found>`select * from release_slack_workspaces(${hash}, ${before})`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}
