import type { Account } from '../account.ts';
import type { BusinessNumber } from '../business-numbers.ts';
import { badValue, invalid, missing } from '../graph-error.ts';
import { type Json, isObject, wordOf } from '../json-fields.ts';

const MONTH = 30 * 86_400_000;
const typingMs = 25_000;

/** Blue ticks for a message and all before it; with a typing indicator until the answer, 25 seconds at most. */
export function markRead(account: Account, number: BusinessNumber, body: Json): object {
  if (body.messaging_product !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  if (body.status !== 'read') throw invalid(`Param status must be one of {READ} - got "${wordOf(body.status)}".`);
  const { message_id: id, typing_indicator: typing } = body;
  if (typeof id !== 'string') throw missing("Parameter 'message_id' is mandatory.");
  const message = account.chats.find(id);
  const isOurs = message?.isFromPerson === true && message.numberId === number.id;
  if (!isOurs || account.now() - message.at > MONTH) throw badValue('message_id is not a message of the last 30 days.');
  if (typing !== undefined && !(isObject(typing) && typing.type === 'text')) {
    throw badValue("typing_indicator.type must be 'text'.");
  }
  const chat = account.chats.between(number.id, message.person);
  for (const earlier of chat.messages) {
    if (earlier.isFromPerson && earlier.state !== 'read') {
      earlier.state = 'read';
      account.chats.changed(earlier);
    }
    if (earlier === message) break;
  }
  if (typing !== undefined) {
    account.chats.type(chat, Date.now() + typingMs);
    account.timers.after(typingMs, () => {
      if (chat.typingUntil !== 0 && chat.typingUntil <= Date.now() + 50) account.chats.type(chat, 0);
    });
  }
  return { success: true };
}
