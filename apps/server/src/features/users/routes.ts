import * as contract from '@tillsight/contract/users';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { addUser, deleteUser, listUsers, updateUser } from './users.ts';

export function userRoutes(mount: Mount, base: Base): void {
  mount.question(contract.listUsers, listUsers, users => ({ success: true, users }));
  mount(contract.addUser, ({ caller, input }) => addUser(base, caller, input));
  mount(contract.updateUser, ({ caller, input }) => updateUser(base, caller, input));
  mount(contract.deleteUser, async ({ caller, input }) => {
    await deleteUser(base, caller, input.userId);
    return { success: true };
  });
}
