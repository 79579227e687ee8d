/** Meta's two notices about a person: they removed the app, or want deleted what we have of them. Checked, written down, answered. */
import { createHash } from 'node:crypto';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { readSignedRequest } from '@tillsight/platforms/meta-ads/signed-request';
import { noteAct } from '../../infra/audit.ts';
import type { Trx } from '../../infra/db.ts';
import { enqueue } from '../../infra/queue.ts';
import { readGrant } from './credentials.ts';
import { endGrant } from './dead-grant.ts';
import type { IntegrationDeps } from './platforms.ts';
import { closeWebhook, deleteConnection, explainEnd, findConnection, findGrant } from './store.ts';
import { findOrganizationsOfHolder, findWebhook, forgetShop, insertWebhook, type WebhookRow } from './store.ts';

export const metaNoticeJob = 'handle-meta-notice';

export type MetaNotice = 'deauthorize' | 'deletion';

/** The code by which the notice can be asked about; null for what Meta has not signed. What arrives twice is done once. */
export async function receiveMetaNotice(
  deps: IntegrationDeps,
  topic: MetaNotice,
  signedRequest: string,
): Promise<string | null> {
  const { meta } = deps.platforms;
  const said = meta === null ? null : readSignedRequest(signedRequest, meta.secret);
  if (said === null) return null;
  const received_at = new Date(deps.now());
  const issued = said.issuedAt ?? received_at.getTime();
  const triggered_at = issued <= received_at.getTime() ? new Date(issued) : received_at;
  const id = createHash('sha256').update(`${topic}|${signedRequest}`).digest('hex').slice(0, 32);
  await deps.db.outside.transaction().execute(async trx => {
    const row = { provider: 'meta', webhook_id: id, topic, shop: said.person, triggered_at, received_at };
    const isNew = await insertWebhook(trx, { ...row, done_at: null, outcome: null });
    if (isNew) await enqueue(trx, metaNoticeJob, { id });
  });
  return id;
}

/** Safe to run twice: a notice that is done is left alone, and every act below finds nothing left to do. */
export async function handleMetaNotice(deps: IntegrationDeps, id: string): Promise<void> {
  const notice = await findWebhook(deps.db.outside, 'meta', id);
  if (notice === null || notice.done_at !== null) return;
  const person = notice.shop ?? '';
  const organizations = await findOrganizationsOfHolder(deps.db.outside, 'meta', person);
  for (const organizationId of organizations) await leave(deps, organizationId, { notice, person });
  if (notice.topic === ('deletion' satisfies MetaNotice)) {
    await noteAct(deps.db.outside, deps.now(), { act: 'privacy notice done', detail: 'meta deletion' });
    // What is left is that the notice was carried out, not whom it was about.
    await forgetShop(deps.db.outside, person);
  }
  const outcome = `${organizations.length} connections of the person were looked at`;
  await closeWebhook(deps.db.outside, { provider: 'meta', id, outcome, at: new Date(deps.now()) });
}

/** Done, still to do, or nothing that is known (any more). */
export async function stateOfDeletion(deps: IntegrationDeps, code: string): Promise<'done' | 'open' | 'unknown'> {
  const notice = await findWebhook(deps.db.outside, 'meta', code);
  if (notice?.topic !== ('deletion' satisfies MetaNotice)) return 'unknown';
  return notice.done_at === null ? 'open' : 'done';
}

type Leaving = { notice: WebhookRow; person: string };

const removed = 'Tillsight was removed from the Facebook account. Please connect again.';

/** A notice may arrive late: a person who has connected again since stays connected. */
async function leave(deps: IntegrationDeps, organizationId: string, { notice, person }: Leaving): Promise<void> {
  const refused = await tokenOf(deps, organizationId, { notice, person });
  if (refused === null) return;
  await deps.db.inOrganization(organizationId, async trx => {
    if (!(await isAbout(trx, { notice, person }))) return;
    if (!(await endGrant(deps, trx, { organizationId, provider: 'meta', refused, reason: removed }))) return;
    if (notice.topic === ('deletion' satisfies MetaNotice)) await deleteConnection(trx, 'meta');
    else await explainEnd(trx, 'meta', removed);
  });
}

async function tokenOf(deps: IntegrationDeps, organizationId: string, leaving: Leaving): Promise<string | null> {
  if (!(await deps.db.inOrganization(organizationId, trx => isAbout(trx, leaving)))) return null;
  try {
    return (await readGrant(deps, organizationId, 'meta')).grant.accessToken;
  } catch (error) {
    // It was disconnected in this moment.
    if (error instanceof PlatformFailure && error.action === 'reconnect') return null;
    throw error;
  }
}

async function isAbout(trx: Trx, { notice, person }: Leaving): Promise<boolean> {
  const [grant, connection] = [await findGrant(trx, 'meta'), await findConnection(trx, 'meta')];
  if (grant?.shop !== person) return false;
  return connection?.connected_at == null || connection.connected_at <= notice.triggered_at;
}
