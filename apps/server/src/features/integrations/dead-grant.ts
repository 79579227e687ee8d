/** A consent that was withdrawn or has run out: noted once, and told to the merchants once. */
import { sourcesOf, type GrantProvider } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { enqueue } from '../../infra/queue.ts';
import { deleteGrant, endConnection } from './store.ts';

export const deadGrantJob = 'mail-dead-grant';

export async function noteDeadGrant(base: Base, organizationId: string, provider: GrantProvider): Promise<void> {
  const reason = 'The access was withdrawn or has expired. Please connect again.';
  await base.db.inOrganization(organizationId, trx => endGrant(base, trx, { organizationId, provider, reason }));
}

type Ending = { organizationId: string; provider: GrantProvider; reason: string };

export async function endGrant(base: Base, trx: Trx, { organizationId, provider, reason }: Ending): Promise<void> {
  const change = { status: 'needs_reconnect', reason, at: new Date(base.now()) };
  const ended: string[] = [];
  for (const connection of sourcesOf[provider]) {
    if (await endConnection(trx, connection, change)) ended.push(connection);
  }
  if (ended.length > 0) await noteAct(trx, base.now(), { act: 'platform lost', organizationId, detail: provider });
  // Its tokens open nothing any more.
  await deleteGrant(trx, provider);
  if (ended.length > 0) await enqueue(trx, deadGrantJob, { organization_id: organizationId, providers: ended });
}
