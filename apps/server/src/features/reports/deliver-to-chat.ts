/**
 * One report to one chat, at a messenger that knows no key against sending twice. What may have left and was not answered is never
 * sent again blindly: where the messenger can show what arrived, it is looked for; where it cannot, it ends as unknown, and says so.
 */
import { messengerTitles, type Messenger } from '@tillsight/contract/channel';
import {
  hashOfSent,
  pacerOf,
  unlinkChat,
  type ChatMessage,
  type ChatRemedy,
  type ChatWay,
  type Mishap,
} from '../messengers/messengers.ts';
import { chatWay } from './chat-ways.ts';
import { hasPassed } from './choose-way.ts';
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
  const prepared = await way.prepare(message);
  if ('kind' in prepared) {
    await actOn(deps, task, { outcome: prepared, way, states: ['planned'] });
    return true;
  }
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
  const outcome = await prepared.send();
  if (outcome.kind === 'accepted') await noteSent(deps, begun, { id: outcome.id, reason, way });
  else if (outcome.kind !== 'unknown') await actOn(deps, begun, { outcome, way, states: ['sending'] });
  else if (way.arrival === null) await endAsUnknown(deps, begun);
  return true;
}

type Sent = { id: string; reason: string | null; way: ChatWay };

async function noteSent(deps: ReportDeps, { id, epoch }: DeliveryTask, { id: message, reason, way }: Sent) {
  const message_hash = (await hashOfSent(deps, way.of, message)).toString('hex');
  const sent = { state: 'sent', reason, look_at: null, message_hash } as const;
  await deps.deliveries.record({ id, epoch, from_states: ['sending', 'unknown'], ...sent });
}

/** It may have left, and nobody sends it any more. Safe to run twice, and while it is being sent after all: a late word of the messenger's counts. */
export async function settleChat(deps: ReportDeps, task: DeliveryTask): Promise<void> {
  const way = task.channel === 'telegram' || task.channel === 'slack' ? await chatWay(deps, task, task.channel) : null;
  const arrival = await way?.arrival?.();
  if (way === null || arrival === undefined) return endAsUnknown(deps, task);
  if (arrival.is === 'arrived') return noteSent(deps, task, { id: arrival.id, reason: null, way });
  if (arrival.is === 'unknown' || hasPassed(task, deps.now())) return endAsUnknown(deps, task);
  // It is looked at again in a minute.
  if (arrival.is === 'later') return;
  await tryLater(deps, task, { seconds: 0, reason: null, states: ['sending'] });
}

async function endAsUnknown(deps: ReportDeps, { id, epoch, channel }: DeliveryTask): Promise<void> {
  const end = {
    state: 'unknown',
    reason: `${messengerTitles[channel as Messenger]} did not say whether it took it.`,
    look_at: null,
  } as const;
  await deps.deliveries.record({ id, epoch, from_states: ['sending'], ...end });
}

type Failure = { outcome: Mishap; way: ChatWay; states: readonly ('planned' | 'sending')[] };

/** Nothing arrived, so that trying again cannot send it twice. */
async function actOn(deps: ReportDeps, task: DeliveryTask, { outcome, way, states }: Failure): Promise<void> {
  const byMail = { seconds: 0, states, way: 'email' } as const;
  if (outcome.kind !== 'refused') {
    const reason = `${messengerTitles[way.of]} could not be reached.`;
    const tries = task.tries + 1;
    if (tries > mostTries) return tryLater(deps, task, { ...byMail, reason });
    return tryLater(deps, task, { seconds: 5 * 2 ** task.tries, reason, states, tries });
  }
  const remedy = way.remedyFor(outcome);
  const { act, words: reason, isAlarm } = remedy;
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
  if (act === 'gone') await end(deps, task, { way, remedy });
  await tryLater(deps, task, { ...byMail, reason });
}

/** Nobody can be written to there any more: what is linked there ends. */
async function end(
  deps: ReportDeps,
  { organization_id: organizationId, recipient_id: userId }: DeliveryTask,
  { way, remedy }: { way: ChatWay; remedy: ChatRemedy },
): Promise<void> {
  if (remedy.isForAll === true && way.endForAll !== null) return way.endForAll();
  await unlinkChat(deps, way.of, { organizationId, userId, detail: 'blocked', hash: await way.hash() });
}
