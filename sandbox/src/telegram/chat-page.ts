import type { FastifyInstance } from 'fastify';
import { hiddenFields, plainChatPage, takeForms, type PlainBubble, type Posted } from '../plain-chat-page.ts';
import { SANDBOX_BOT, type Bot, type Message } from './bot.ts';
import { tap, write } from './control-routes.ts';

/** Whose chat the page shows. */
const person = 501;
const address = `/t.me/${SANDBOX_BOT.userName}`;

/** Where links to the bot lead: a chat to start it, write and tap. */
export function mountChatPage(app: FastifyInstance, bot: Bot): void {
  takeForms(app);
  app.get<{ Params: { bot: string }; Querystring: { start?: string } }>('/t.me/:bot', (request, reply) => {
    if (request.params.bot !== SANDBOX_BOT.userName) return reply.code(404).send('Nobody has this name.');
    return reply.type('text/html; charset=utf-8').send(pageOf(bot, request.query.start ?? ''));
  });
  app.post<{ Body: Posted }>('/t.me/write', (request, reply) => {
    const { text = '' } = request.body;
    if (text.trim() !== '') write(bot, { from: person, text: text.trim(), username: 'asha' });
    return reply.redirect(address, 303);
  });
  app.post<{ Body: Posted }>('/t.me/tap', (request, reply) => {
    const { message_id = '', data = '' } = request.body;
    tap(bot, { from: person, message_id, data });
    return reply.redirect(address, 303);
  });
}

function pageOf(bot: Bot, start: string): string {
  const begin = /^[\w-]{1,64}$/.test(start)
    ? `<form method="post" action="/t.me/write">${hiddenFields({ text: `/start ${start}` })}<button>START</button></form>`
    : '';
  return plainChatPage({
    title: `${SANDBOX_BOT.name} · Telegram of the sandbox`,
    heading: SANDBOX_BOT.name,
    bubbles: bot.messages.filter(({ chat }) => chat === person).map(bubbleOf),
    address,
    writeTo: '/t.me/write',
    tapTo: '/t.me/tap',
    more: begin,
  });
}

function bubbleOf({ message_id, text, isFromBot, hasPhoto, buttons }: Message): PlainBubble {
  const taps = buttons
    .flat()
    .map(({ text: label, callback_data: data }) => ({ label, hidden: { message_id: String(message_id), data } }));
  return { text, isOwn: !isFromBot, hasPicture: hasPhoto, taps };
}
