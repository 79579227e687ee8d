/**
 * One report to one chat, at a messenger that knows no key against sending twice. What may have left and was not answered is never
 * sent again blindly; where nothing proves what became of it, it ends as unknown, and says so.
 */
import { pacerOf, unlinkChat, type ChatMessage, type Mishap } from '../messengers/messengers.ts';
import type { ChatWay } from './chat-ways.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

/** Whoever sends is done by then, dead, or will not send it any more. */
const inDoubtMs = 60_000;
const mostTries = 5;

export type ToChat = { message: ChatMessage; reason: string | null; way: ChatWay };

/** False: it may not be sent, or not now. */
export async function deliverToChat(
  deps: ReportDeps,
  task: DeliveryTask,
  { message, reason, way }: ToChat,
): Promise<boolean> {
  const { key, perSecond } = way.sender;
  const pacer = pacerOf(deps.db, perSecond);
  await pacer.turn(key);
  const at = deps.now();
  const epoch = await deps.deliveries.begin({
    id: task.id,
    epoch: task.epoch,
    channel: way.of,
    business_number: null,
    opens_window: false,
    reason,
    at,
    look: at + inDoubtMs,
    people: Number.MAX_SAFE_INTEGER,
  });
  if (epoch === null) return false;
  const begun = { ...task, epoch };
  await pacer.leave(key);
  // Whoever was held up for so long that others have given up on it must not send any more.
  if (deps.now() - at > inDoubtMs / 2) return true;
  const outcome = await way.send(message);
  if (outcome.kind === 'accepted') {
    const message_hash = (await way.messageHash(outcome.id)).toString('hex');
    const sent = { state: 'sent', reason, look_at: null, message_hash } as const;
    await deps.deliveries.record({ id: task.id, epoch, from_states: ['sending', 'unknown'], ...sent });
  } else if (outcome.kind === 'unknown') await settleChat(deps, begun, way.name);
  else await actOn(deps, begun, { outcome, way });
  return true;
}

/** Nobody will ever say what became of it. Safe to run twice, and while it is being sent after all: a late word of the messenger's counts. */
export async function settleChat(deps: ReportDeps, { id, epoch }: DeliveryTask, name: string): Promise<void> {
  const reason = `${name} did not say whether it took it.`;
  const end = { state: 'unknown', reason, look_at: null } as const;
  await deps.deliveries.record({ id, epoch, from_states: ['sending'], ...end });
}

type Failure = { outcome: Exclude<Mishap, { kind: 'unknown' }>; way: ChatWay };

/** Nothing arrived, so that trying again cannot send it twice. */
async function actOn(deps: ReportDeps, task: DeliveryTask, { outcome, way }: Failure): Promise<void> {
  const states = ['sending'] as const;
  const byMail = { seconds: 0, states, way: 'email' } as const;
  if (outcome.kind === 'unsent') {
    const reason = `${way.name} could not be reached.`;
    const tries = task.tries + 1;
    if (tries > mostTries) return tryLater(deps, task, { ...byMail, reason });
    return tryLater(deps, task, { seconds: 5 * 2 ** task.tries, reason, states, tries });
  }
  const { act, words: reason, isAlarm } = way.remedyFor(outcome);
  if (isAlarm === true)
    deps.log.error(
      { delivery: task.id, messenger: way.of, reason: outcome.details },
      'A messenger refuses for a reason that does not pass.',
    );
  if (act === 'slow') {
    const { waitSeconds: seconds = 3 } = outcome;
    await pacerOf(deps.db, way.sender.perSecond).slow(way.sender.key, seconds);
    return tryLater(deps, task, { seconds, reason, states });
  }
  if (act === 'gone') {
    const whose = { organizationId: task.organization_id, userId: task.recipient_id };
    await unlinkChat(deps, way.of, { ...whose, detail: 'blocked', hash: await way.hash() });
  }
  await tryLater(deps, task, { ...byMail, reason });
}
