/** Whether a report still goes out, and by which way. Pure. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import { configurableRoles } from '@tillsight/contract/role';
import { isDoubtful, isUnreachable, isWindowOpen, type WhatsAppAccount } from '../whatsapp/whatsapp.ts';
import { latestFirst } from '../../infra/linked-messengers.ts';
import { isTooLate } from './schedule.ts';
import type { DeliveryTask } from './store.ts';

/** By WhatsApp `text`: inside the window everything in one message; `template`: outside it the approved form. */
export type Way =
  | { kind: 'skip'; reason: string }
  | { kind: 'email'; reason: string | null }
  | { kind: 'chat'; of: ChatMessenger; reason: string | null }
  | { kind: 'text' | 'template'; number: string; reason: string | null };

export type Circumstances = {
  now: number;
  account: WhatsAppAccount | null;
  /** Messengers with chats that are set up. */
  chats: readonly ChatMessenger[];
  peopleOpened: number;
};

/** How a delivery goes when not the usual way; the two of them that say `again` follow a try nobody has heard of. */
export type GivenWay = 'email' | 'email-again' | 'template' | 'again';

export function chooseWay(task: DeliveryTask, { now, account, chats, peopleOpened }: Circumstances): Way {
  const chat = task.way === null ? chatFor(task, { now, account, chats }) : null;
  const obstacle = obstacleTo(task, now) ?? (chat === null ? silenceWished(task) : null);
  if (obstacle !== null) return { kind: 'skip', reason: obstacle };
  if (task.way === 'email') return { kind: 'email', reason: null };
  if (task.way === 'email-again') return { kind: 'email', reason: sentAgain };
  if (chat !== null) return { kind: 'chat', of: chat, reason: null };
  if (isOwnWish(task) && task.channel !== 'whatsapp') return { kind: 'email', reason: null };
  const { sealed, business_number: number, heard_at } = task;
  if (account === null || sealed === null || number === null || heard_at === null)
    return { kind: 'email', reason: null };
  const phone = { ...task, heard_at };
  if (isDoubtful(phone, now)) return { kind: 'email', reason: 'The phone has to be linked again.' };
  if (isUnreachable(phone)) return { kind: 'email', reason: 'The phone cannot be reached on WhatsApp.' };
  if (isAhead(task.held_until, now)) return { kind: 'email', reason: 'WhatsApp cannot be used just now.' };
  const reason = task.way === 'again' ? sentAgain : null;
  if (isWindowOpen(phone, now) && task.way !== 'template') return { kind: 'text', number, reason };
  if (task.alert_id !== null)
    return { kind: 'email', reason: 'WhatsApp takes an alert only within a day of your last message.' };
  if (isAhead(task.templates_held_until, now)) {
    return { kind: 'email', reason: 'The message template cannot be used just now.' };
  }
  if (peopleOpened >= account.peopleADay) {
    return { kind: 'email', reason: "WhatsApp's limit of new conversations for the day was reached." };
  }
  return { kind: 'template', number, reason };
}

const sentAgain = 'Sent again, because the first try was never confirmed.';

const testMs = 60 * 60_000;

/** Whether sending it now would only confuse. */
export function hasPassed({ slot, test, frequency }: DeliveryTask, now: number): boolean {
  return test ? now > slot.getTime() + testMs : isTooLate(slot.getTime(), now, frequency);
}

function obstacleTo(task: DeliveryTask, now: number): string | null {
  if (hasPassed(task, now)) return 'It was too late to send it.';
  if (isOwnWish(task)) return null;
  if (task.metrics === null && !task.test) return 'The report is no longer set up.';
  if (!configurableRoles(task.owner_role).some(role => role === task.role))
    return 'The recipient no longer has this role.';
  const isOwn = task.user_id === task.recipient_id;
  return !isOwn && task.recipient_role !== task.role ? 'The recipient has another role now.' : null;
}

/** STOP is said on WhatsApp, and of everything but what goes to a messenger that was linked since. */
const silenceWished = ({ reports_stopped_at }: DeliveryTask): string | null =>
  reports_stopped_at === null ? null : stopped;

/** What was asked for in words goes where it was said then; a report to the messenger that was linked last, of those that can be reached. */
function chatFor(
  task: DeliveryTask,
  { now, account, chats }: Omit<Circumstances, 'peopleOpened'>,
): ChatMessenger | null {
  const linked = chats.filter(of => linkedAt(task, of) !== null);
  if (isOwnWish(task)) return linked.find(of => of === task.channel) ?? null;
  const { heard_at, linked_at } = task;
  const phone = { ...task, heard_at: heard_at ?? new Date(0) };
  const isReached = account !== null && !isDoubtful(phone, now) && !isUnreachable(phone);
  const dates = Object.fromEntries(linked.map(of => [of, linkedAt(task, of)]));
  const [first = 'whatsapp'] = latestFirst({ ...dates, whatsapp: isReached ? linked_at : null });
  return first === 'whatsapp' ? null : first;
}

const linkedAt = (task: DeliveryTask, of: ChatMessenger): Date | null =>
  ({ telegram: task.chat_linked_at, slack: task.slack_linked_at })[of];

/** Made in words by whoever it goes to, and no report that is set up for a role. */
const isOwnWish = ({ alert_id, schedule_id }: DeliveryTask): boolean => alert_id !== null || schedule_id !== null;

const stopped = 'STOP was sent from the phone.';

/** `infinity` in either direction comes as a number. */
function isAhead(until: Date | number | null, now: number): boolean {
  if (until === null) return false;
  return (typeof until === 'number' ? until : until.getTime()) > now;
}
