import * as contract from '@tillsight/contract/auth';
import type { FastifyReply } from 'fastify';
import type { Mount } from '../../infra/mount.ts';
import type { IntegrationDeps } from '../integrations/integrations.ts';
import { deleteAccount } from './account.ts';

/** `clearCookie`: the browser forgets its session together with the account. */
export function accountRoutes(mount: Mount, deps: IntegrationDeps, clearCookie: (reply: FastifyReply) => void): void {
  mount(contract.deleteAccount, async ({ caller, input, reply }) => {
    const message = await deleteAccount(deps, caller, input.password);
    clearCookie(reply);
    return { success: true, message };
  });
}
