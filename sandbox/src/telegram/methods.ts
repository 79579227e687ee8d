import { SANDBOX_BOT, type Bot, type Button, type Message, type Person } from './bot.ts';
import { BotError, badRequest, tooMany } from './bot-error.ts';
import { numberIn, objectIn, textIn, type Fields, type FilePart } from './fields.ts';
import { plainTextOf } from './html-entities.ts';

/** What the Bot API does by name; everything else it does not know. */
export const methods: Record<string, (bot: Bot, fields: Fields) => unknown> = {
  getMe: () => ({
    id: SANDBOX_BOT.id,
    is_bot: true,
    first_name: SANDBOX_BOT.name,
    username: SANDBOX_BOT.userName,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  }),
  setWebhook,
  deleteWebhook: bot => {
    bot.webhook.remove();
    return true;
  },
  getWebhookInfo: ({ webhook }) => ({
    url: webhook.settings?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: webhook.waiting,
    ...(webhook.settings === null
      ? {}
      : { max_connections: webhook.settings.connections, allowed_updates: webhook.settings.allowed }),
    ...(webhook.lastError === null
      ? {}
      : { last_error_date: Math.floor(webhook.lastError.at / 1_000), last_error_message: webhook.lastError.message }),
  }),
  sendMessage: (bot, fields) => {
    const person = reachable(bot, fields);
    const text = readText(fields, 'text');
    if (text.trim() === '') throw badRequest('message text is empty');
    if (text.length > 4_096) throw badRequest('message is too long');
    return send(bot, person, { text, hasPhoto: false, buttons: keyboardIn(fields) });
  },
  sendPhoto: (bot, fields) => {
    const person = reachable(bot, fields);
    const caption = readText(fields, 'caption');
    if (caption.length > 1_024) throw badRequest('message caption is too long');
    checkPicture(fields.photo);
    return send(bot, person, { text: caption, hasPhoto: true, buttons: keyboardIn(fields) });
  },
  sendChatAction: (bot, fields) => {
    reachable(bot, fields);
    if (!['typing', 'upload_photo'].includes(textIn(fields, 'action')))
      throw badRequest('wrong parameter action in request');
    return true;
  },
  answerCallbackQuery: (bot, fields) => {
    if (!bot.taps.delete(textIn(fields, 'callback_query_id')))
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    return true;
  },
};

function setWebhook(bot: Bot, fields: Fields): boolean {
  const url = textIn(fields, 'url');
  if (url === '') return (bot.webhook.remove(), true);
  const address = URL.parse(url);
  const isHere = address !== null && ['127.0.0.1', 'localhost'].includes(address.hostname);
  // The product in front of a sandbox has no certificate.
  if (address === null || (address.protocol !== 'https:' && !isHere))
    throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (!isHere && !['', '443', '80', '88', '8443'].includes(address.port))
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443');
  const secret = textIn(fields, 'secret_token');
  if (!/^[\w-]{0,256}$/.test(secret)) throw badRequest('secret token contains unallowed characters');
  const allowed = objectIn(fields, 'allowed_updates');
  if (allowed !== undefined && !(Array.isArray(allowed) && allowed.every(each => typeof each === 'string')))
    throw badRequest("can't parse allowed_updates");
  const connections = numberIn(fields, 'max_connections') ?? 40;
  bot.webhook.set({
    url,
    secret: secret === '' ? null : secret,
    allowed,
    connections: Math.min(100, Math.max(1, connections)),
  });
  return true;
}

function readText(fields: Fields, name: string): string {
  const given = textIn(fields, name);
  const mode = textIn(fields, 'parse_mode');
  if (mode === '') return given;
  if (mode !== 'HTML') throw badRequest('unsupported parse_mode');
  return plainTextOf(given);
}

/** Nobody is written to who has not begun, or does not want it. */
function reachable(bot: Bot, fields: Fields): Person {
  const id = numberIn(fields, 'chat_id');
  if (id === null) throw badRequest('chat_id is empty');
  const person = bot.people.get(id);
  if (id < 0) return { id, firstName: 'A group', userName: null, hasStarted: true, hasBlocked: false };
  if (person === undefined) throw badRequest('chat not found');
  if (person.hasBlocked) throw new BotError(403, 'Forbidden: bot was blocked by the user');
  if (!person.hasStarted) throw new BotError(403, "Forbidden: bot can't initiate conversation with a user");
  return person;
}

function keyboardIn(fields: Fields): Button[][] {
  const markup = objectIn(fields, 'reply_markup');
  if (markup === undefined) return [];
  const rows = typeof markup === 'object' && markup !== null ? (markup as Fields).inline_keyboard : undefined;
  if (!Array.isArray(rows)) throw badRequest('object expected as reply markup');
  return rows.map(row => {
    if (!Array.isArray(row)) throw badRequest("can't parse inline keyboard: Array of Arrays of Button expected");
    return row.map(buttonIn);
  });
}

function buttonIn(given: unknown): Button {
  const { text, callback_data: data } = (typeof given === 'object' && given !== null ? given : {}) as Fields;
  if (typeof text !== 'string' || text.trim() === '')
    throw badRequest('can\'t parse inline keyboard button: Field "text" must be of type String');
  if (typeof data !== 'string')
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  const bytes = Buffer.byteLength(data);
  if (bytes < 1 || bytes > 64) throw badRequest('BUTTON_DATA_INVALID');
  return { text, callback_data: data };
}

function checkPicture(photo: unknown): void {
  if (typeof photo !== 'object' || photo === null) throw badRequest('there is no photo in the request');
  const { bytes } = photo as FilePart;
  if (bytes.length > 10 * 1_024 * 1_024) throw badRequest('file is too big');
  if (bytes.readUInt32BE(0) !== 0x89_50_4e_47) throw badRequest('IMAGE_PROCESS_FAILED');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isLong = Math.max(width, height) / Math.max(1, Math.min(width, height)) > 20;
  if (width + height > 10_000 || isLong) throw badRequest('PHOTO_INVALID_DIMENSIONS');
}

function send(bot: Bot, person: Person, said: Pick<Message, 'text' | 'hasPhoto' | 'buttons'>): object {
  const wait = bot.waitBefore(person.id);
  if (wait !== null) throw tooMany(wait);
  const message = bot.add({ ...said, chat: person.id, isFromBot: true });
  bot.context.outbox.add({ at: message.at, channel: 'telegram', to: String(person.id), content: message });
  return messageJson(bot, message);
}

/** A message as the Bot API tells it. */
export function messageJson(bot: Bot, message: Message): object {
  const person = bot.people.get(message.chat);
  const { id: botId, name, userName } = SANDBOX_BOT;
  const from = message.isFromBot
    ? { id: botId, is_bot: true, first_name: name, username: userName }
    : userJson(bot.person(message.chat));
  return {
    message_id: message.message_id,
    from,
    chat: person === undefined ? { id: message.chat, type: 'group', title: 'A group' } : chatJson(person),
    date: Math.floor(message.at / 1_000),
    ...(message.hasPhoto
      ? {
          photo: [{ file_id: `photo-${message.message_id}`, file_unique_id: 'u', width: 800, height: 600 }],
          caption: message.text,
        }
      : { text: message.text }),
    ...(message.buttons.length === 0 ? {} : { reply_markup: { inline_keyboard: message.buttons } }),
  };
}

export function userJson({ id, firstName, userName }: Person): object {
  return {
    id,
    is_bot: false,
    first_name: firstName,
    ...(userName === null ? {} : { username: userName }),
    language_code: 'en',
  };
}

export function chatJson({ id, firstName, userName }: Person): object {
  return { id, type: 'private', first_name: firstName, ...(userName === null ? {} : { username: userName }) };
}
