/** Something happened that webhooks may want to know: written down for each of them, in the transaction in which it happened. */
import { randomUUID } from 'node:crypto';
import type { WebhookBody, WebhookKind } from '@tillsight/contract/webhooks';
import type { Trx } from '../../infra/db.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import { findListening, insertEvent, type EventRow } from './store.ts';

export const sendJob = 'send-webhook-event';

export type Happening<Kind extends WebhookKind> = {
  organizationId: string;
  kind: Kind;
  /** Under the same cause a webhook is told once. */
  cause: string;
  /** Whose report or alert it is; the event goes when they go. */
  userId: string | null;
  at: number;
  data: WebhookBody[Kind]['data'];
};

export async function noteEvent<Kind extends WebhookKind>(trx: Trx, happening: Happening<Kind>): Promise<void> {
  const { organizationId, kind, cause, userId, at, data } = happening;
  const body = JSON.stringify({ type: kind, timestamp: new Date(at).toISOString(), data });
  for (const { id: webhookId } of await findListening(trx, kind)) {
    const row = newEvent({ organization_id: organizationId, webhook_id: webhookId, kind, body, made_at: new Date(at) });
    if (await insertEvent(trx, { ...row, cause, user_id: userId })) await enqueueSend(trx, row, 0);
  }
}

type Beginning = Pick<EventRow, 'organization_id' | 'webhook_id' | 'kind' | 'body' | 'made_at'>;

export function newEvent(beginning: Beginning): EventRow {
  const id = randomUUID();
  const untried = { state: 'waiting', tries: 0, tried_at: null, status: null, reason: null } as const;
  return { ...beginning, ...untried, id, cause: id, user_id: null };
}

/** One webhook's events go one after another: a slow address holds up nobody else. */
export async function enqueueSend(trx: Trx, event: EventRow, delaySeconds: number): Promise<void> {
  const { organization_id, id, webhook_id } = event;
  const spec = { payload: { organization_id, id }, key: `webhook-event:${id}`, queue: `webhook:${webhook_id}` };
  await enqueueJobs(trx, sendJob, [{ ...spec, delay: delaySeconds }]);
}
