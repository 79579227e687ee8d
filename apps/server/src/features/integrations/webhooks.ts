/** Notices from Shopify: checked, written down, answered; the work is a job's. */
import { verifyWebhook } from '@tillsight/platforms/shopify/webhook';
import { noteAct } from '../../infra/audit.ts';
import { enqueue } from '../../infra/queue.ts';
import { endGrant } from './dead-grant.ts';
import type { IntegrationDeps } from './platforms.ts';
import { closeWebhook, deleteConnection, deleteGrant, findConnection, findOrganizationsOfShop } from './store.ts';
import { findWebhook, forgetShop, insertWebhook, type WebhookRow } from './store.ts';

export const webhookJob = 'handle-shopify-webhook';

type Headers = Record<string, string | string[] | undefined>;

/** The status to answer with. What arrives twice is done once. */
export async function receiveShopifyWebhook(deps: IntegrationDeps, body: Buffer, headers: Headers): Promise<number> {
  const { shopify } = deps.platforms;
  if (shopify === null) return 401;
  const check = verifyWebhook(body, headers, [shopify.secret]);
  if (!check.ok) return check.status;
  const { topic, shop, webhookId, triggeredAt } = check.webhook;
  if (webhookId.length > longestId) return 400;
  const received_at = new Date(deps.now());
  const triggered_at = plausibleInstant(triggeredAt, received_at);
  await deps.db.outside.transaction().execute(async trx => {
    const row = { provider: 'shopify', webhook_id: webhookId, topic, shop, triggered_at, received_at };
    const isNew = await insertWebhook(trx, { ...row, done_at: null, outcome: null });
    if (isNew) await enqueue(trx, webhookJob, { id: webhookId });
  });
  return 200;
}

const longestId = 200;
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
  const isPrivacy = webhook.topic !== 'app/uninstalled' && outcome !== ignored;
  if (isPrivacy) await noteAct(deps.db.outside, deps.now(), { act: 'privacy notice done', detail: webhook.topic });
  // What is left of a redacted shop is that its notice was carried out, not which shop it was.
  if (webhook.topic === 'shop/redact') await forgetShop(deps.db.outside, webhook.shop ?? '');
  await closeWebhook(deps.db.outside, { provider: 'shopify', id, outcome, at: new Date(deps.now()) });
}

const ignored = 'not a topic that asks for anything';

async function act(deps: IntegrationDeps, webhook: WebhookRow): Promise<string> {
  if (webhook.topic === 'app/uninstalled' || webhook.topic === 'shop/redact') {
    const organizations = await findOrganizationsOfShop(deps.db.outside, webhook.shop ?? '');
    for (const organizationId of organizations) await leaveShop(deps, organizationId, webhook);
    return `${organizations.length} connections of the shop were looked at`;
  }
  // Nothing about a shop's customers is kept, so there is nothing to hand out and nothing to erase.
  if (webhook.topic.startsWith('customers/')) return 'nothing about customers is kept';
  return ignored;
}

async function leaveShop(deps: IntegrationDeps, organizationId: string, webhook: WebhookRow): Promise<void> {
  await deps.db.inOrganization(organizationId, async trx => {
    const connection = await findConnection(trx, 'shopify');
    if (connection === null || connection.shop !== webhook.shop) return;
    // A notice can arrive days late; a shop that was connected again since then stays connected.
    if (connection.connected_at !== null && connection.connected_at > webhook.triggered_at) return;
    const reason = 'Tillsight was removed from the store. Please connect again.';
    await endGrant(deps, trx, { organizationId, provider: 'shopify', reason });
    if (webhook.topic !== 'shop/redact') return;
    await deleteGrant(trx, 'shopify');
    await deleteConnection(trx, 'shopify');
  });
}
