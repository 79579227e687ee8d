import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bot } from './bot.ts';
import { numberIn, textIn, type Fields } from './fields.ts';
import { chatJson, messageJson, userJson } from './methods.ts';

/** What people do at Telegram, for tests. The Bot API knows none of it. */
export function mountControl(app: FastifyInstance, bot: Bot): void {
  const on = (path: string, act: (fields: Fields) => unknown) =>
    app.post(`/control/telegram/${path}`, (request: FastifyRequest, reply) => {
      const said = act((request.body ?? {}) as Fields);
      return said === null
        ? reply.code(400).send({ error: 'That is not possible.' })
        : reply.send(said ?? { done: true });
    });
  app.get('/control/telegram/state', () => ({
    waiting: bot.webhook.waiting,
    webhook: bot.webhook.settings?.url ?? null,
  }));
  on('settings', fields => {
    bot.webhook.retryMs = numberIn(fields, 'retryMs') ?? bot.webhook.retryMs;
    bot.webhook.copies = numberIn(fields, 'copies') ?? bot.webhook.copies;
  });
  on('write', fields => write(bot, fields));
  on('tap', fields => tap(bot, fields));
  on('block', fields => setBlocked(bot, fields, true));
  on('unblock', fields => setBlocked(bot, fields, false));
}

/** `from` writes `text`, in the private chat or in the group `group`; `more` is what else the message has, such as a photo. */
export function write(bot: Bot, fields: Fields): null | undefined {
  const from = numberIn(fields, 'from');
  if (from === null) return null;
  const person = bot.person(from);
  const userName = textIn(fields, 'username');
  if (userName !== '') person.userName = userName;
  const text = textIn(fields, 'text');
  const group = numberIn(fields, 'group');
  const more = fields.more ?? {};
  const date = Math.floor((numberIn(fields, 'at') ?? bot.context.now()) / 1_000);
  if (group !== null) {
    const chat = { id: group, type: 'group', title: 'A group' };
    const said = text === '' ? {} : { text };
    bot.webhook.add(group, 'message', { message_id: 1, from: userJson(person), chat, date, ...said, ...more });
    return undefined;
  }
  if (person.hasBlocked) return null;
  person.hasStarted = true;
  const message = bot.add({ chat: from, isFromBot: false, text, hasPhoto: false, buttons: [] });
  const quoted = bot.find(from, numberIn(fields, 'reply_to') ?? -1);
  const { text: _, ...plain } = messageJson(bot, message) as Fields;
  bot.webhook.add(from, 'message', {
    ...plain,
    date,
    ...(text === '' ? {} : { text }),
    ...(quoted === null ? {} : { reply_to_message: messageJson(bot, quoted) }),
    ...more,
  });
  return undefined;
}

/** `from` taps the button `data` of the message `message_id`. */
export function tap(bot: Bot, fields: Fields): null | undefined {
  const [from, id] = [numberIn(fields, 'from'), numberIn(fields, 'message_id')];
  const message = from === null || id === null ? null : bot.find(from, id);
  const data = textIn(fields, 'data');
  if (message === null || !message.buttons.flat().some(button => button.callback_data === data)) return null;
  const person = bot.person(message.chat);
  bot.webhook.add(message.chat, 'callback_query', {
    id: bot.newTap(),
    from: userJson(person),
    message: messageJson(bot, message),
    chat_instance: '1',
    data,
  });
  return undefined;
}

function setBlocked(bot: Bot, fields: Fields, hasBlocked: boolean): null | undefined {
  const from = numberIn(fields, 'from');
  if (from === null) return null;
  const person = bot.person(from);
  person.hasBlocked = hasBlocked;
  // A quiet one is not told of, as when an account is deleted.
  if (fields.quiet === true) return undefined;
  const member = (status: string) => ({ status, user: { id: 0, is_bot: true, first_name: 'Tillsight' } });
  const [before, after] = hasBlocked ? ['member', 'kicked'] : ['kicked', 'member'];
  bot.webhook.add(from, 'my_chat_member', {
    chat: chatJson(person),
    from: userJson(person),
    date: Math.floor(bot.context.now() / 1_000),
    old_chat_member: member(before),
    new_chat_member: member(after),
  });
  return undefined;
}
