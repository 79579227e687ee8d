/** Telegram's updates, read without trust in their form. What is unknown is left aside. */
import { listAt, objectAt, objectIn, textAt, type ChatContent, type Json } from '../messengers/messengers.ts';
import { saidTap, tapped } from './messages.ts';

export type Inbound = {
  updateId: number;
  chatId: number;
  isPrivate: boolean;
  /** `@asha`, or what somebody calls themselves, so that they recognise their account. */
  name: string;
  /** Epoch milliseconds; never later than it came. */
  at: number;
  content: ChatContent;
  /** Of a tap, which wants an answer. */
  callback: string | null;
  /** The message of ours that it quotes or whose button it is. */
  replyTo: number | null;
};

/** What the bot asks to be told of. */
export const wantedUpdates = ['message', 'callback_query', 'my_chat_member'];

/** Null: nothing that anybody has to see. `now`: when it came. */
export function readUpdate(body: string, now: number): Inbound | null {
  const update = objectIn(body) ?? {};
  const { update_id: updateId } = update;
  if (!isId(updateId)) return null;
  const about = { updateId, now };
  if ('message' in update) return readMessage(objectAt(update, 'message'), about);
  if ('callback_query' in update) return readTap(objectAt(update, 'callback_query'), about);
  return 'my_chat_member' in update ? readMembership(objectAt(update, 'my_chat_member'), about) : null;
}

type About = { updateId: number; now: number };
type Place = Pick<Inbound, 'updateId' | 'chatId' | 'isPrivate' | 'name' | 'at'>;

/** Null: no chat of a person, or none that could be answered. */
function placeOf({ updateId, now }: About, chat: Json, from: Json, date: unknown): Place | null {
  if (!isId(chat.id) || !isId(from.id) || from.is_bot === true) return null;
  const kind = textAt(chat, 'type');
  const isPrivate = kind === 'private' && chat.id === from.id;
  if (!isPrivate && kind !== 'group' && kind !== 'supergroup') return null;
  const userName = textAt(from, 'username');
  const name = userName === null ? (textAt(from, 'first_name') ?? '') : `@${userName}`;
  const at = typeof date === 'number' && date > 0 ? Math.min(date * 1_000, now) : now;
  return { updateId, chatId: chat.id, isPrivate, name: name.slice(0, 64), at };
}

function readMessage(message: Json, about: About): Inbound | null {
  const place = placeOf(about, objectAt(message, 'chat'), objectAt(message, 'from'), message.date);
  const content = contentOf(message);
  if (place === null || content === null) return null;
  const { message_id: replyTo } = objectAt(message, 'reply_to_message');
  return { ...place, content, callback: null, replyTo: isId(replyTo) ? replyTo : null };
}

/** What Telegram itself says in a chat, such as that a group moved, wants no answer. */
const ofTheChat =
  /^(new_chat_|left_chat_|delete_chat_|group_chat_|supergroup_chat_|channel_chat_|migrate_|pinned_|message_auto_|chat_|forum_|general_forum_|video_chat_|boost_|giveaway|users_shared|proximity_|write_access_)/;

function contentOf(message: Json): ChatContent | null {
  const text = textAt(message, 'text');
  if (text === null) return Object.keys(message).some(key => ofTheChat.test(key)) ? null : { kind: 'unreadable' };
  const code = /^\/start(?:@\w+)? ([\w-]{1,64})$/.exec(text)?.[1];
  return code === undefined ? { kind: 'text', text } : { kind: 'start', code };
}

function readTap(tap: Json, about: About): Inbound | null {
  const message = objectAt(tap, 'message');
  const [id, callback] = [textAt(tap, 'data'), textAt(tap, 'id')];
  // Telegram tells when the message was sent, and not when its button was tapped.
  const place = placeOf(about, objectAt(message, 'chat'), objectAt(tap, 'from'), null);
  if (place === null || id === null || callback === null) return null;
  const { message_id: replyTo } = message;
  const text = buttonText(message, id);
  const content = { kind: 'tap', id: id.startsWith(saidTap) ? tapped(text) : id, text } as const;
  return { ...place, content, callback, replyTo: isId(replyTo) ? replyTo : null };
}

/** What stood on it; nothing where Telegram does not show us the message any more. */
function buttonText(message: Json, id: string): string {
  const { inline_keyboard: rows } = objectAt(message, 'reply_markup');
  const buttons = Array.isArray(rows) ? rows.flatMap(row => listAt({ row: row as unknown }, 'row')) : [];
  const button = buttons.find(each => each.callback_data === id);
  return button === undefined ? '' : (textAt(button, 'text') ?? '');
}

function readMembership(change: Json, about: About): Inbound | null {
  const place = placeOf(about, objectAt(change, 'chat'), objectAt(change, 'from'), change.date);
  const status = textAt(objectAt(change, 'new_chat_member'), 'status');
  if (place === null || !place.isPrivate || status !== 'kicked') return null;
  return { ...place, content: { kind: 'gone' }, callback: null, replyTo: null };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
