/** Where the app was added: a workspace for an organization, with the token that Slack gave for it. */
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { open } from '../../infra/vault.ts';
import type { Caller } from '../../infra/mount.ts';
import { hashOfPerson } from '../messengers/messengers.ts';
import type { SlackDeps } from './account.ts';
import { deleteWorkspace, findWorkspace, putWorkspace, releaseWorkspaces, type WorkspaceRow } from './store.ts';

export type Workspace = { teamId: string; name: string; appId: string; token: string };

export const hashOfTeam = (base: Base, teamId: string): Promise<Buffer> => hashOfPerson(base, `slack-team|${teamId}`);

const context = 'slack-workspace';

export async function readWorkspace(base: Base, trx: Trx): Promise<Workspace | null> {
  const row = await findWorkspace(trx);
  return row === null ? null : openWorkspace(base, trx, row);
}

export async function openWorkspace(base: Base, trx: Trx, row: WorkspaceRow): Promise<Workspace> {
  const sealer = await sealerOf(base.vault, trx, row.organization_id);
  return JSON.parse(sealer.open(row.sealed, context)) as Workspace;
}

/** With the data key at hand, for deliveries of many organizations at once. */
export function openWorkspaceWith(key: Buffer, organizationId: string, sealed: Buffer): Workspace {
  return JSON.parse(open(key, sealed, `${organizationId}|${context}`).toString()) as Workspace;
}

export async function addWorkspace(deps: SlackDeps, caller: Caller, workspace: Workspace): Promise<void> {
  const { organizationId, userId } = caller;
  const team_hash = await hashOfTeam(deps, workspace.teamId);
  await deps.db.inOrganization(organizationId, async trx => {
    const sealer = await sealerOf(deps.vault, trx, organizationId);
    const sealed = sealer.seal(JSON.stringify(workspace), context);
    await putWorkspace(trx, { organization_id: organizationId, team_hash, sealed, added_at: new Date(deps.now()) });
    await noteAct(trx, deps.now(), { act: 'slack added', organizationId, userId });
  });
}

/** Whether there was one. The token is erased with it, and everybody's link. */
export function removeWorkspace(deps: SlackDeps, { organizationId, userId }: Caller): Promise<boolean> {
  return deps.db.inOrganization(organizationId, async trx => {
    const was = await deleteWorkspace(trx);
    if (was) await noteAct(trx, deps.now(), { act: 'slack removed', organizationId, userId });
    return was;
  });
}

/** Slack says that the app is not there any more. One that was added again since is another. Safe to run twice. */
export async function dropWorkspaces(deps: SlackDeps, teamHash: Buffer, before: number): Promise<void> {
  await deps.db.outside.transaction().execute(async trx => {
    const organizations = await releaseWorkspaces(trx, teamHash, new Date(before));
    for (const organizationId of organizations)
      await noteAct(trx, deps.now(), { act: 'slack removed', organizationId, detail: 'at Slack' });
  });
}
