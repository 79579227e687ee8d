/** Deliveries that have not moved: their job got lost, or nothing was heard of what may have left. */
import { enqueueJobs } from '../../infra/queue.ts';
import { hasPassed } from './choose-way.ts';
import { settleMail } from './deliver-by-mail.ts';
import { settleChat } from './deliver-to-chat.ts';
import type { ReportDeps } from './delivery-batches.ts';
import { deliverJob } from './planning.ts';
import { claimDeliveriesToLookAt, readDeliveries, recordDeliveries, type DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

const batch = 500;
const againMs = 60_000;

/** Safe to run twice, and at once: whom one claims others leave alone for a minute. */
export async function recheckDeliveries(deps: ReportDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const look = { at: new Date(now), again: new Date(now + againMs), most: batch };
    const stuck = await claimDeliveriesToLookAt(deps.db.outside, look);
    const planned = stuck.filter(row => row.state === 'planned');
    await enqueueJobs(
      deps.db.outside,
      deliverJob,
      planned.map(({ id }) => ({ payload: { id }, key: `deliver:${id}` })),
    );
    const sending = stuck.filter(row => row.state === 'sending').map(row => row.id);
    const tasks = sending.length === 0 ? [] : await readDeliveries(deps.db.outside, sending);
    for (const task of tasks) if (task !== null) await settle(deps, task);
    if (stuck.length < batch) return;
  }
}

/**
 * It may have left. Statuses of later messages from the same number show that WhatsApp's notices arrive; had this one
 * been sent, its own would be here too. Only then is it sent again. Without that proof nobody knows.
 */
async function settle(deps: ReportDeps, task: DeliveryTask): Promise<void> {
  if (task.channel === 'email') return settleMail(deps, task);
  if (task.channel !== 'whatsapp') return settleChat(deps, task);
  if (hasPassed(task, deps.now())) return giveUp(deps, task);
  if (!isProved(task)) return;
  await tryLater(deps, task, { seconds: 0, reason: null, states: ['sending'], way: 'again' });
}

function isProved({ proved_until, intent_at }: DeliveryTask): boolean {
  return proved_until instanceof Date && intent_at !== null && proved_until > intent_at;
}

async function giveUp(deps: ReportDeps, { id, epoch }: DeliveryTask): Promise<void> {
  const reason = 'WhatsApp did not say whether it took it.';
  await recordDeliveries(deps.db.outside, [
    { id, epoch, from_states: ['sending'], state: 'unknown', reason, look_at: null },
  ]);
}
