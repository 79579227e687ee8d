import * as contract from '@tillsight/contract/tokens';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './tokens.ts';

export function tokenRoutes(mount: Mount, base: Base): void {
  mount(contract.listApiTokens, async ({ caller }) => ({ success: true, tokens: await listApiTokens(base, caller) }));
  mount(contract.createApiToken, async ({ caller, input }) => {
    const made = await createApiToken(base, caller, input);
    return { success: true, message: 'Copy the token now. It is not shown again.', ...made };
  });
  mount(contract.revokeApiToken, async ({ caller, input }) => {
    await revokeApiToken(base, caller, input.token_id);
    return { success: true, message: 'The token has been revoked.' };
  });
}
