/**
 * One report to one chat at Telegram, which knows no key against sending twice and tells nothing of what arrived. What may have left
 * and was not answered is never sent again; it ends as unknown, and says so.
 */
import {
  hashOfChat,
  leaveBot,
  messageHashOf,
  openChatWith,
  sendToChat,
  slowBot,
  telegramRemedyFor,
  turnOfBot,
  unlinkTelegram,
  type ChatMessage,
  type TelegramAccount,
} from '../telegram/telegram.ts';
import type { Mishap } from '../messengers/messengers.ts';
import { keyOf } from './compose-message.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

/** Whoever sends is done by then, dead, or will not send it any more. */
const inDoubtMs = 60_000;
const mostTries = 5;
const unsaid = 'Telegram did not say whether it took it.';

export type ByTelegram = { message: ChatMessage; reason: string | null; account: TelegramAccount };

/** False: it may not be sent, or not now. */
export async function deliverByTelegram(
  deps: ReportDeps,
  task: DeliveryTask,
  { message, reason, account }: ByTelegram,
): Promise<boolean> {
  const { chatId } = chatOf(deps, task);
  await turnOfBot(deps, account);
  const at = deps.now();
  const epoch = await deps.deliveries.begin({
    id: task.id,
    epoch: task.epoch,
    channel: 'telegram',
    business_number: null,
    opens_window: false,
    reason,
    at,
    look: at + inDoubtMs,
    people: Number.MAX_SAFE_INTEGER,
  });
  if (epoch === null) return false;
  const begun = { ...task, epoch };
  await leaveBot(deps, account);
  // Whoever was held up for so long that others have given up on it must not send any more.
  if (deps.now() - at > inDoubtMs / 2) return true;
  const outcome = await sendToChat(account, chatId, message);
  if (outcome.kind === 'accepted') {
    const message_hash = (await messageHashOf(deps, outcome.id)).toString('hex');
    const sent = { state: 'sent', reason, look_at: null, message_hash } as const;
    await deps.deliveries.record({ id: task.id, epoch, from_states: ['sending', 'unknown'], ...sent });
  } else if (outcome.kind === 'unknown') await settleTelegram(deps, begun);
  else await actOn(deps, begun, { outcome, account });
  return true;
}

/** Nobody will ever say what became of it. Safe to run twice, and while it is being sent after all: a late word of Telegram's counts. */
export async function settleTelegram(deps: ReportDeps, { id, epoch }: DeliveryTask): Promise<void> {
  const end = { state: 'unknown', reason: unsaid, look_at: null } as const;
  await deps.deliveries.record({ id, epoch, from_states: ['sending'], ...end });
}

type Failure = { outcome: Exclude<Mishap, { kind: 'unknown' }>; account: TelegramAccount };

/** Nothing arrived, so that trying again cannot send it twice. */
async function actOn(deps: ReportDeps, task: DeliveryTask, { outcome, account }: Failure): Promise<void> {
  const states = ['sending'] as const;
  const byMail = { seconds: 0, states, way: 'email' } as const;
  if (outcome.kind === 'unsent') {
    const reason = 'Telegram could not be reached.';
    const tries = task.tries + 1;
    if (tries > mostTries) return tryLater(deps, task, { ...byMail, reason });
    return tryLater(deps, task, { seconds: 5 * 2 ** task.tries, reason, states, tries });
  }
  const { act, words: reason, isAlarm } = telegramRemedyFor(outcome);
  if (isAlarm === true)
    deps.log.error({ delivery: task.id, reason: outcome.details }, 'Telegram refuses for a reason that does not pass.');
  if (act === 'slow') {
    const { waitSeconds: seconds = 3 } = outcome;
    await slowBot(deps, account, seconds);
    return tryLater(deps, task, { seconds, reason, states });
  }
  const whose = { organizationId: task.organization_id, userId: task.recipient_id };
  if (act === 'gone') {
    const hash = await hashOfChat(deps, chatOf(deps, task).chatId);
    await unlinkTelegram(deps, whose, { detail: 'blocked', hash });
  }
  await tryLater(deps, task, { ...byMail, reason });
}

/** The organization's key came along with the task. */
function chatOf(deps: ReportDeps, task: DeliveryTask) {
  const { organization_id: organizationId, recipient_id: userId, chat_sealed: sealed } = task;
  if (sealed === null) throw new Error('A chat has to be written to, but it is not there.');
  return openChatWith(keyOf(deps, task), { organizationId, userId }, sealed);
}
