import type { Account } from './account.ts';
import type { BusinessNumber } from './business-numbers.ts';
import type { ChatMessage, MessageView } from './chats.ts';
import { messageId } from './message-id.ts';
import type { Json } from './json-fields.ts';
import { markSeen } from './messages/statuses.ts';
import type { Person } from './people.ts';

export interface Writing {
  /** `text`, `button`, `interactive`, `image` … and the object of that name as the webhook has it. */
  type: string;
  content: Json;
  /** What the phone shows of it; nothing for what only the webhook tells. */
  view: MessageView | null;
  contextId?: string | null;
  /** The id of a copy; a fresh one by default. */
  id?: string;
}

/** A person writes to a number: the window opens, what was seen before counts as read, and the webhook goes out. */
export function receive(
  account: Account,
  pair: { number: BusinessNumber; person: Person },
  writing: Writing,
): ChatMessage {
  const { number, person } = pair;
  const { type, content, view, contextId = null } = writing;
  account.limits.countInbound(number.id, account.settings, account.limitNow());
  const message: ChatMessage = {
    id: writing.id ?? messageId(person.waId, true),
    numberId: number.id,
    person,
    isFromPerson: true,
    at: account.now(),
    type,
    view: view ?? {},
    state: 'sent',
    errorCode: null,
    contextId,
    reactions: { person: '', business: '' },
    opaque: null,
    isSilent: false,
    template: null,
  };
  markSeen(account, account.chats.between(number.id, person).messages);
  if (view || type === 'reaction') account.chats.add(message);
  const quoted = contextId === null ? null : account.chats.find(contextId);
  const context = contextId === null ? {} : { context: { from: fromOf(quoted, number), id: contextId } };
  const payload = {
    ...context,
    ...writerOf(account, person),
    id: message.id,
    ...timed(message.at),
    type,
    [type]: content,
  };
  account.webhooks.send({
    kind: 'messages',
    number,
    contacts: type === 'system' ? [] : [contactOf(account, person)],
    payload,
    onTaken: () => arrive(account, message),
  });
  return message;
}

/** The second tick: the business's server has taken it. */
function arrive(account: Account, message: ChatMessage): void {
  if (message.state !== 'sent') return;
  message.state = 'delivered';
  account.chats.changed(message);
}

/** An emoji on a message; an empty one takes it away. */
export function react(account: Account, target: ChatMessage, emoji: string): void {
  const number = account.numbers.find(target.numberId);
  if (!number) return;
  target.reactions.person = emoji;
  account.chats.changed(target);
  const content = { message_id: target.id, ...(emoji === '' ? {} : { emoji }) };
  receive(account, { number, person: target.person }, { type: 'reaction', content, view: null });
}

function fromOf(quoted: ChatMessage | null, number: BusinessNumber): string {
  return quoted?.isFromPerson ? quoted.person.waId : number.display.replaceAll(/\D/g, '');
}

/** Who has a user name keeps the number to themself. */
function writerOf({ settings }: Account, { waId, userId, hasUserName }: Person): object {
  return { from: hasUserName ? '' : waId, ...(settings.hasUserIds ? { from_user_id: userId } : {}) };
}

function contactOf({ settings }: Account, { name, waId, userId, hasUserName }: Person): object {
  return {
    profile: { name },
    ...(hasUserName ? {} : { wa_id: waId }),
    ...(settings.hasUserIds ? { user_id: userId } : {}),
  };
}

function timed(at: number): object {
  return { timestamp: String(Math.floor(at / 1000)) };
}
