/** A consent that was withdrawn or has run out: noted once, and told to the merchants once. */
import { randomUUID } from 'node:crypto';
import { sourcesOf, type GrantProvider } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { enqueue } from '../../infra/queue.ts';
import { noteEvent } from '../webhooks/webhooks.ts';
import { unsealGrant } from './sealed-grants.ts';
import { deleteGrant, endConnection, lockConnections, lockGrant } from './store.ts';

export const deadGrantJob = 'mail-dead-grant';

type Death = {
  organizationId: string;
  provider: GrantProvider;
  /** The access token that was refused, null where there was no grant at all. Only the grant it belongs to is ended. */
  refused: string | null;
};

export async function noteDeadGrant(base: Base, death: Death): Promise<void> {
  const reason = 'The access was withdrawn or has expired. Please connect again.';
  await base.db.inOrganization(death.organizationId, trx => endGrant(base, trx, { ...death, reason }));
}

/** Whether it was ended: another consent may have been given while the refusal was on its way, and stays. */
export async function endGrant(
  base: Base,
  trx: Trx,
  { organizationId, provider, refused, reason }: Death & { reason: string },
): Promise<boolean> {
  await lockConnections(trx);
  const row = await lockGrant(trx, provider);
  const current = row === null ? null : (await unsealGrant(base, trx, row)).accessToken;
  if (current !== refused) return false;
  const change = { status: 'needs_reconnect', reason, at: new Date(base.now()) };
  const ended: string[] = [];
  for (const connection of sourcesOf[provider]) {
    if (await endConnection(trx, connection, change)) ended.push(connection);
  }
  // Its tokens open nothing any more.
  await deleteGrant(trx, provider);
  if (ended.length === 0) return true;
  await noteAct(trx, base.now(), { act: 'platform lost', organizationId, detail: provider });
  await enqueue(trx, deadGrantJob, { organization_id: organizationId, providers: ended });
  const at = base.now();
  const data = { platforms: ended, lost_at: new Date(at).toISOString() };
  await noteEvent(trx, { organizationId, kind: 'connection.lost', cause: randomUUID(), userId: null, at, data });
  return true;
}
