/** Leaving: one person, or with the last merchant the whole organization and everything it had. */
import { noteAct } from '../../infra/audit.ts';
import type { Caller } from '../../infra/mount.ts';
import { confirmPassword, forgetPeople } from '../auth/auth.ts';
import { letGoOfAll, revokeSoon, type IntegrationDeps } from '../integrations/integrations.ts';
import { lockTeam, removeMember } from '../users/users.ts';
import { deleteOrganization, listPeople } from './store.ts';

export async function deleteAccount(deps: IntegrationDeps, caller: Caller, password: string): Promise<string> {
  await confirmPassword(deps, caller, password);
  const who = { organizationId: caller.organizationId, userId: caller.userId };
  const left = await deps.db.inOrganization(caller.organizationId, async trx => {
    const merchants = await lockTeam(trx);
    const isLast = merchants.length === 1 && merchants[0] === caller.userId;
    if (!isLast) {
      await removeMember(trx, caller.userId);
      await forgetPeople(trx, [{ id: caller.userId, email: caller.email }]);
      await noteAct(trx, deps.now(), { ...who, act: 'account deleted' });
      return null;
    }
    const people = await listPeople(trx);
    await forgetPeople(trx, [...people, { id: caller.organizationId, email: caller.email }]);
    const grants = await letGoOfAll(deps, trx);
    // Everything an organization has hangs on its row, its data key included.
    await deleteOrganization(trx, caller.organizationId);
    await noteAct(trx, deps.now(), { ...who, act: 'organization deleted' });
    return grants;
  });
  if (left === null) return 'Your account has been deleted.';
  await Promise.all(left.map(id => revokeSoon(deps, id)));
  return 'Your account and everything of your organization have been deleted.';
}
