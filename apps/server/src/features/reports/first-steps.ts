import type { FirstSteps } from '@tillsight/contract/welcome';
import type { Caller } from '../../infra/mount.ts';
import { hasAsked } from '../chat/chat.ts';
import { readClaims, recipientsOf } from '../configurations/configurations.ts';
import { readConnections } from '../integrations/integrations.ts';
import { findMembers } from '../users/users.ts';
import { readPhone, type WhatsAppDeps } from '../whatsapp/whatsapp.ts';

/** It stands in the last of the features that it tells about. */
export async function readFirstSteps(deps: WhatsAppDeps, caller: Caller): Promise<FirstSteps> {
  const { status } = await readPhone(deps, caller);
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const connections = await readConnections(trx);
    const [team, claims] = [await findMembers(trx), await readClaims(trx)];
    const concerns = claims.filter(
      claim => claim.userId === caller.userId || recipientsOf(claim, team, claims).includes(caller.userId),
    );
    return {
      store: connections.some(({ provider, status: standing }) => provider === 'shopify' && standing === 'active'),
      question: await hasAsked(trx, caller.userId),
      phone: status !== 'unlinked',
      report: concerns.length > 0,
    };
  });
}
