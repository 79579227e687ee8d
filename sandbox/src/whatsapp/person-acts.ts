import type { Account } from './account.ts';
import type { BusinessNumber } from './business-numbers.ts';
import type { Chat, ChatMessage } from './chats.ts';
import { type Writing, receive } from './inbound.ts';
import { deliver, markSeen } from './messages/statuses.ts';
import type { Person } from './people.ts';

type Pair = { number: BusinessNumber; person: Person };

/** What a person does with a phone; the phone page and the control call the same. */
export function writeText(
  account: Account,
  pair: Pair,
  { text, quotes = null }: { text: string; quotes?: string | null },
): ChatMessage {
  return receive(account, pair, { type: 'text', content: { body: text }, view: { text }, contextId: quotes });
}

/** Taps a button or a row of a message; null if there is none with that value, or it only opens something. */
export function tap(account: Account, message: ChatMessage, value: string): ChatMessage | null {
  const number = account.numbers.find(message.numberId);
  const writing = tapOf(message, value);
  return (
    number && writing && receive(account, { number, person: message.person }, { ...writing, contextId: message.id })
  );
}

function tapOf({ view }: ChatMessage, value: string): Writing | null {
  const button = view.buttons?.find(each => each.value === value);
  if (button?.kind === 'quick_reply') {
    return { type: 'button', content: { payload: value, text: button.label }, view: { text: button.label } };
  }
  if (button?.kind === 'reply') {
    const reply = { type: 'button_reply', button_reply: { id: value, title: button.label } };
    return { type: 'interactive', content: reply, view: { text: button.label } };
  }
  const row = view.list?.sections.flatMap(({ rows }) => rows).find(({ id }) => id === value);
  if (!row) return null;
  const { id, title, description } = row;
  const reply = { type: 'list_reply', list_reply: { id, title, ...(description === '' ? {} : { description }) } };
  return {
    type: 'interactive',
    content: reply,
    view: { text: description === '' ? title : `${title}\n${description}` },
  };
}

export function openChat(account: Account, chat: Chat): void {
  markSeen(account, chat.messages);
}

/** Switched on again, everything that waited arrives. */
export function setOffline(account: Account, person: Person, isOffline: boolean): void {
  person.isOffline = isOffline;
  if (isOffline) return;
  for (const { messages } of account.chats.of(person)) for (const message of messages) deliver(account, message);
}
