/** Notices from Shopify: checked, written down, answered; the work is a job's. */
import { PlatformFailure } from '@tillsight/platforms/failure';
import { verifyWebhook } from '@tillsight/platforms/shopify/webhook';
import { noteAct } from '../../infra/audit.ts';
import type { Trx } from '../../infra/db.ts';
import { enqueue } from '../../infra/queue.ts';
import { freshGrant, type KeptGrant } from './credentials.ts';
import { endGrant } from './dead-grant.ts';
import type { IntegrationDeps } from './platforms.ts';
import { closeWebhook, deleteConnection, explainEnd, findConnection, findOrganizationsOfShop } from './store.ts';
import { findWebhook, forgetShop, insertWebhook, type WebhookRow } from './store.ts';

export const webhookJob = 'handle-shopify-webhook';

type Headers = Record<string, string | string[] | undefined>;

/** The status to answer with; whatever is not a notice as Shopify sends them is told nothing more. What arrives twice is done once. */
export async function receiveShopifyWebhook(deps: IntegrationDeps, body: Buffer, headers: Headers): Promise<number> {
  const { shopify } = deps.platforms;
  if (shopify === null) return 401;
  const check = verifyWebhook(body, headers, [shopify.secret]);
  if (!check.ok) return 401;
  const { topic, shop, webhookId, triggeredAt } = check.webhook;
  const received_at = new Date(deps.now());
  const triggered_at = plausibleInstant(triggeredAt, received_at);
  await deps.db.outside.transaction().execute(async trx => {
    const row = { provider: 'shopify', webhook_id: webhookId, topic, shop, triggered_at, received_at };
    const isNew = await insertWebhook(trx, { ...row, done_at: null, outcome: null });
    if (isNew) await enqueue(trx, webhookJob, { id: webhookId });
  });
  return 200;
}

const hour = 60 * 60_000;

/** Headers are not covered by the signature. A notice is at most some days late, and hardly ever from the future. */
function plausibleInstant(told: string, received: Date): Date {
  const at = Date.parse(told);
  const ageMs = received.getTime() - at;
  return ageMs > -hour && ageMs < 30 * 24 * hour ? new Date(at) : received;
}

/** Safe to run twice: a notice that is done is left alone, and every act below finds nothing left to do. */
export async function handleShopifyWebhook(deps: IntegrationDeps, id: string): Promise<void> {
  const webhook = await findWebhook(deps.db.outside, 'shopify', id);
  if (webhook === null || webhook.done_at !== null) return;
  const outcome = await act(deps, webhook);
  if (outcome === stillOpens) {
    deps.log.warn({ topic: webhook.topic }, 'A notice says that the app has left a store which still lets it in.');
  } else if (webhook.topic !== 'app/uninstalled') {
    await noteAct(deps.db.outside, deps.now(), { act: 'privacy notice done', detail: webhook.topic });
    // What is left of a redacted shop is that its notice was carried out, not which shop it was.
    if (webhook.topic === 'shop/redact') await forgetShop(deps.db.outside, webhook.shop ?? '');
  }
  await closeWebhook(deps.db.outside, { provider: 'shopify', id, outcome, at: new Date(deps.now()) });
}

const stillOpens = 'ignored: the store still lets the app in';

async function act(deps: IntegrationDeps, webhook: WebhookRow): Promise<string> {
  // Nothing about a shop's customers is kept, so there is nothing to hand out and nothing to erase.
  if (webhook.topic.startsWith('customers/')) return 'nothing about customers is kept';
  const organizations = await findOrganizationsOfShop(deps.db.outside, webhook.shop ?? '');
  for (const organizationId of organizations) {
    const isAbout = await deps.db.inOrganization(organizationId, trx => isAboutConnection(trx, webhook));
    if (!isAbout) continue;
    const grant = await livingGrant(deps, organizationId);
    if (grant !== null && (await letsIn(deps, grant, webhook))) return stillOpens;
    await leaveShop(deps, organizationId, { webhook, grant });
  }
  return `${organizations.length} connections of the shop were looked at`;
}

/** A notice can arrive days late; a shop that was connected again since then stays connected. */
async function isAboutConnection(trx: Trx, webhook: WebhookRow): Promise<boolean> {
  const connection = await findConnection(trx, 'shopify');
  if (connection === null || connection.shop !== webhook.shop) return false;
  return connection.connected_at === null || connection.connected_at <= webhook.triggered_at;
}

async function livingGrant(deps: IntegrationDeps, organizationId: string): Promise<KeptGrant | null> {
  try {
    return await freshGrant(deps, organizationId, 'shopify');
  } catch (error) {
    if (error instanceof PlatformFailure && error.action === 'reconnect') return null;
    throw error;
  }
}

/** The store's own word before anything is ended for its sake. While it gives none the job asks again. */
async function letsIn(deps: IntegrationDeps, { grant }: KeptGrant, { shop }: WebhookRow): Promise<boolean> {
  const { shopify } = deps.platforms;
  if (shopify === null) throw new PlatformFailure('give-up', 'Shopify is not configured any more.');
  try {
    await shopify.authorization.accounts(grant, shop ?? undefined);
    return true;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    // A store that is there no more lets nobody in either.
    if (error.action === 'reconnect' || error.status === 404) return false;
    throw error;
  }
}

type Leaving = { webhook: WebhookRow; grant: KeptGrant | null };

async function leaveShop(deps: IntegrationDeps, organizationId: string, { webhook, grant }: Leaving): Promise<void> {
  await deps.db.inOrganization(organizationId, async trx => {
    if (!(await isAboutConnection(trx, webhook))) return;
    const reason = 'Tillsight was removed from the store. Please connect again.';
    const refused = grant?.grant.accessToken ?? null;
    if (!(await endGrant(deps, trx, { organizationId, provider: 'shopify', refused, reason }))) return;
    if (webhook.topic === 'shop/redact') await deleteConnection(trx, 'shopify');
    // Renewing its token may have found it dead a moment ago, and could not know why.
    else await explainEnd(trx, 'shopify', reason);
  });
}
