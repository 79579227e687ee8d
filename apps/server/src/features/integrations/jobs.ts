import { shopifyWebhookPath } from '@tillsight/contract/integrations';
import { PlatformFailure } from '@tillsight/platforms/failure';
import * as z from 'zod/mini';
import { job, type Job } from '../../infra/queue.ts';
import { findMerchants } from '../users/users.ts';
import { readGrant } from './credentials.ts';
import { deadGrantJob } from './dead-grant.ts';
import { changedJob, changedMail, deadGrantMail, type PlatformChange } from './mails.ts';
import { handleMetaNotice, metaNoticeJob } from './meta-notices.ts';
import type { IntegrationDeps } from './platforms.ts';
import { revokeJob, revokeLetGo } from './revocations.ts';
import { subscribeJob } from './shopify.ts';
import { clearExpiredIntegrations } from './store.ts';
import { handleShopifyWebhook, webhookJob } from './webhooks.ts';

export function integrationJobs(deps: IntegrationDeps): Job[] {
  return [
    job({ name: revokeJob, payload: z.object({ id: z.string() }), handle: ({ id }) => revokeLetGo(deps, id) }),
    job({
      name: webhookJob,
      payload: z.object({ id: z.string() }),
      handle: ({ id }) => handleShopifyWebhook(deps, id),
    }),
    job({ name: metaNoticeJob, payload: z.object({ id: z.string() }), handle: ({ id }) => handleMetaNotice(deps, id) }),
    job({
      name: subscribeJob,
      payload: z.object({ organization_id: z.string() }),
      handle: ({ organization_id }) => subscribe(deps, organization_id),
    }),
    job({
      name: deadGrantJob,
      payload: z.object({ organization_id: z.string(), providers: z.array(z.string()) }),
      handle: ({ organization_id, providers }) => tellMerchants(deps, organization_id, providers),
    }),
    job({
      name: changedJob,
      payload: z.object({
        organization_id: z.string(),
        by: z.string(),
        provider: z.string(),
        shop: z.nullable(z.string()),
      }),
      handle: ({ organization_id, ...change }) => tellOfChange(deps, organization_id, change),
    }),
    job({
      name: 'clear-expired-integrations',
      payload: z.unknown(),
      handle: () => clearExpiredIntegrations(deps.db.outside, new Date(deps.now())),
    }),
  ];
}

/** Safe to run twice: Shopify keeps one subscription of an address. What it refuses for good is only noted. */
async function subscribe(deps: IntegrationDeps, organizationId: string): Promise<void> {
  try {
    const { grant, shop } = await readGrant(deps, organizationId, 'shopify');
    const address = new URL(shopifyWebhookPath, deps.publicUrl).href;
    await deps.platforms.shopify?.authorization.subscribeUninstalled(grant, shop ?? '', address);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.action === 'retry' || error.action === 'wait') throw error;
    deps.log.warn({ err: error }, 'Shopify will not tell when the app is removed; the next question will.');
  }
}

/** Enqueued once per death. A second run would send a second mail, which does no harm. */
async function tellMerchants(deps: IntegrationDeps, organizationId: string, providers: string[]): Promise<void> {
  const merchants = await deps.db.inOrganization(organizationId, findMerchants);
  const link = new URL('/dashboard/integrations', deps.publicUrl).href;
  for (const { email, name } of merchants) {
    await deps.mailer.send({ to: email, ...deadGrantMail({ name, providers, link }) });
  }
}

/** Enqueued with the change itself. A second run would send a second mail, which does no harm. */
async function tellOfChange(deps: IntegrationDeps, organizationId: string, change: PlatformChange): Promise<void> {
  const merchants = await deps.db.inOrganization(organizationId, findMerchants);
  const link = new URL('/dashboard/integrations', deps.publicUrl).href;
  for (const { email, name } of merchants) {
    await deps.mailer.send({ to: email, ...changedMail({ ...change, name, link }) });
  }
}
