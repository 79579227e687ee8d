import type { FastifyInstance } from 'fastify';
import { SANDBOX_BOT, type Bot, type Message } from './bot.ts';
import { tap, write } from './control-routes.ts';

/** Whose chat the page shows. */
const person = 501;

type Posted = Record<string, string>;

/** Where links to the bot lead: a chat as plain as can be, to start it, write and tap. */
export function mountChatPage(app: FastifyInstance, bot: Bot): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get<{ Params: { bot: string }; Querystring: { start?: string } }>('/t.me/:bot', (request, reply) => {
    if (request.params.bot !== SANDBOX_BOT.userName) return reply.code(404).send('Nobody has this name.');
    return reply.type('text/html; charset=utf-8').send(pageOf(bot, request.query.start ?? ''));
  });
  app.post<{ Body: Posted }>('/t.me/write', (request, reply) => {
    const { text = '' } = request.body;
    if (text.trim() !== '') write(bot, { from: person, text: text.trim(), username: 'asha' });
    return reply.redirect(`/t.me/${SANDBOX_BOT.userName}`, 303);
  });
  app.post<{ Body: Posted }>('/t.me/tap', (request, reply) => {
    const { message_id = '', data = '' } = request.body;
    tap(bot, { from: person, message_id, data });
    return reply.redirect(`/t.me/${SANDBOX_BOT.userName}`, 303);
  });
}

function pageOf(bot: Bot, start: string): string {
  const messages = bot.messages.filter(({ chat }) => chat === person);
  const begin = /^[\w-]{1,64}$/.test(start)
    ? `<form method="post" action="/t.me/write"><input type="hidden" name="text" value="/start ${start}"><button>START</button></form>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${SANDBOX_BOT.name} · Telegram of the sandbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
p{white-space:pre-wrap}.own{text-align:right}button{font:inherit;padding:.5rem 1rem}input{font:inherit;padding:.5rem;width:70%}</style>
</head><body><h1>${SANDBOX_BOT.name}</h1>
${messages.map(bubbleOf).join('\n')}
${begin}
<form method="post" action="/t.me/write"><input name="text" aria-label="Message"> <button>Send</button></form>
<p><a href="/t.me/${SANDBOX_BOT.userName}">Look for answers</a></p></body></html>`;
}

function bubbleOf({ message_id, text, isFromBot, hasPhoto, buttons }: Message): string {
  const taps = buttons
    .flat()
    .map(
      ({ text: label, callback_data: data }) =>
        `<form method="post" action="/t.me/tap"><input type="hidden" name="message_id" value="${message_id}">` +
        `<input type="hidden" name="data" value="${escaped(data)}"><button>${escaped(label)}</button></form>`,
    );
  return `<p class="${isFromBot ? 'bot' : 'own'}">${hasPhoto ? '[picture]\n' : ''}${escaped(text)}</p>${taps.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
