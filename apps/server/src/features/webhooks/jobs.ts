import * as z from 'zod/mini';
import { job, type Job } from '../../infra/queue.ts';
import { findMerchants } from '../users/users.ts';
import { switchedOffJob, switchedOffMail } from './mails.ts';
import { sendJob } from './note-event.ts';
import { sendEvent, type WebhookDeps } from './send-event.ts';
import { clearOldEvents, lockWebhook } from './store.ts';

/** So long events can be looked at and sent again. */
const keptMs = 14 * 24 * 60 * 60_000;

export function webhookJobs(deps: WebhookDeps): Job[] {
  return [
    job({
      name: sendJob,
      payload: z.object({ organization_id: z.string(), id: z.string() }),
      handle: ({ organization_id, id }) => sendEvent(deps, organization_id, id),
    }),
    job({
      name: switchedOffJob,
      payload: z.object({ organization_id: z.string(), id: z.string() }),
      handle: ({ organization_id, id }) => tellMerchants(deps, organization_id, id),
    }),
    // Safe to run twice: what is gone stays gone.
    job({
      name: 'clear-old-webhook-events',
      payload: z.unknown(),
      handle: () => clearOldEvents(deps.db, new Date(deps.now() - keptMs)),
    }),
  ];
}

/** Enqueued once for each time it is switched off. A second run would send a second mail, which does no harm. */
async function tellMerchants(deps: WebhookDeps, organizationId: string, id: string): Promise<void> {
  const { webhook, merchants } = await deps.db.inOrganization(organizationId, async trx => ({
    webhook: await lockWebhook(trx, id),
    merchants: await findMerchants(trx),
  }));
  if (webhook === null) return;
  const link = new URL('/dashboard/account#webhooks', deps.publicUrl).href;
  const { host } = new URL(webhook.url);
  for (const { email, name } of merchants) {
    await deps.mailer.send({ to: email, ...switchedOffMail({ name, host, link }) });
  }
}
