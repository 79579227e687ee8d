import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { itemAt, present } from '../checked.ts';
import { LiveReaders, serveFile } from '../web-page.ts';
import type { Account } from '../whatsapp/account.ts';
import type { ChatChange } from '../whatsapp/chats.ts';
import { TEAM } from '../whatsapp/credentials.ts';
import { react } from '../whatsapp/inbound.ts';
import { openChat, setOffline, tap, writeText } from '../whatsapp/person-acts.ts';
import { type Person, internationalNumber } from '../whatsapp/people.ts';
import { bubble, isOnPhone } from './bubble.ts';
import { chatList } from './chat-list.ts';
import { dayBefore } from './conversation.ts';
import { phonePage } from './page.ts';

type PhoneQuery = { number?: string; chat?: string; text?: string; name?: string };
type Fields = Record<string, string>;

/** The page on which a person holds a phone: reads, answers, taps. */
export function mountPhone(app: FastifyInstance, account: Account): void {
  const readers = new LiveReaders(app);
  account.chats.onChange(change => tellPhones(account, readers, change));
  nameTeam(account);
  account.context.onReset(() => nameTeam(account));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const name of ['phone.css', 'messages.css', 'composer.css', 'phone.js'])
    serveFile(app, `/phone/${name}`, new URL(name, import.meta.url));
  app.get<{ Querystring: PhoneQuery }>('/phone', (request, reply) => showPhone(account, request.query, reply));
  app.get<{ Params: { digits: string }; Querystring: { text?: string } }>('/wa.me/:digits', (request, reply) => {
    const text = request.query.text === undefined ? '' : `&text=${encodeURIComponent(request.query.text)}`;
    return reply.redirect(`/phone?number=${encodeURIComponent(request.params.digits)}${text}`);
  });
  app.get<{ Querystring: { number?: string } }>('/phone/events', (request, reply) =>
    readers.join(reply, request.query.number ?? ''),
  );
  app.get<{ Params: { id: string } }>('/phone/media/:id', (request, reply) => {
    const medium = account.media.find(request.params.id, account.now());
    const bytes = medium && account.media.bytesOf(medium);
    if (!medium || !bytes) return reply.code(404).send({ error: 'This file is not there any more.' });
    return reply.type(medium.type).header('x-content-type-options', 'nosniff').send(bytes);
  });
  mountActs(app, account);
}

/** What a person does; a form without a script comes back to the page. */
function mountActs(app: FastifyInstance, account: Account): void {
  const on = (path: string, act: (person: Person, fields: Fields) => unknown) =>
    app.post(`/phone/${path}`, (request: FastifyRequest, reply) => {
      const fields = (request.body ?? {}) as Fields;
      const number = internationalNumber(fields.number ?? '');
      const person = number === null ? null : account.people.at(number);
      if (!person || act(person, fields) === null) return reply.code(400).send({ error: 'That is not possible.' });
      if (request.headers['content-type']?.includes('json')) return reply.send({ done: true });
      const chat = fields.business === undefined ? '' : `&chat=${encodeURIComponent(fields.business)}`;
      return reply.redirect(`/phone?number=${encodeURIComponent(person.number)}${chat}`, 303);
    });
  on('send', (person, { business = '', text = '', quotes = '' }) => {
    const number = account.numbers.find(business);
    if (!number || text.trim() === '') return null;
    return writeText(account, { number, person }, { text: text.trim(), quotes: quotes === '' ? null : quotes });
  });
  on('tap', (person, { message = '', value = '' }) => {
    const target = account.chats.find(message);
    return target?.person === person ? tap(account, target, value) : null;
  });
  on('react', (person, { message = '', emoji = '' }) => {
    const target = account.chats.find(message);
    return target?.person === person ? react(account, target, emoji) : null;
  });
  on('open', (person, { business = '' }) => openChat(account, account.chats.between(business, person)));
  on('person', (person, fields) => {
    account.people.change(person, { hidesReceipts: 'hidesReceipts' in fields, hasBlocked: 'hasBlocked' in fields });
    setOffline(account, person, 'isOffline' in fields);
  });
}

/** A number of the business opens its chat; any other is the phone to hold. */
function showPhone(account: Account, query: PhoneQuery, reply: FastifyReply): FastifyReply {
  const given = (query.number ?? '').trim().replace(/^(?=\d)/, '+');
  const called = account.numbers.withDigits(given.replaceAll(/\D/g, ''));
  const number = internationalNumber(given);
  const asked = called || number === null ? null : account.people.at(number);
  const person = asked ?? present(account.people.at(itemAt(TEAM, 0).number), 'the person');
  const name = query.name?.trim();
  if (asked && name) account.people.change(asked, { name: name.slice(0, 60) });
  const isWrong = given !== '' && !called && !asked;
  const first = query.text === undefined ? null : (account.numbers.all()[0] ?? null);
  const open = called ?? account.numbers.find(query.chat ?? '') ?? first;
  const refused = isWrong ? given : null;
  const page = phonePage({ account, person, open, draft: query.text ?? '', refused });
  return reply
    .code(isWrong ? 400 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page);
}

/** The team is known by name, until somebody gives another. */
function nameTeam({ people }: Account): void {
  for (const { number, name } of TEAM) {
    const person = people.at(number);
    if (person && /^Person \d{4}$/.test(person.name)) people.change(person, { name });
  }
}

function tellPhones(account: Account, readers: LiveReaders, { kind, chat, message }: ChatChange): void {
  const { person, numberId } = chat;
  if (!readers.has(person.number)) return;
  const business = account.numbers.find(numberId);
  if (!business) return;
  if (kind === 'typing') {
    readers.tell(person.number, 'typing', { chat: numberId, isTyping: chat.typingUntil > Date.now() });
    return;
  }
  if (message && message.type !== 'reaction' && isOnPhone(message)) {
    const source = { businessName: business.verifiedName, find: (id: string) => account.chats.find(id) };
    const shown = chat.messages.filter(isOnPhone);
    const last = shown[shown.indexOf(message) - 1]?.at ?? null;
    const day = dayBefore({ number: person.number, at: message.at, last, now: account.now() });
    readers.tell(person.number, 'message', {
      chat: numberId,
      id: message.id,
      day,
      html: bubble(message, source),
      isMine: message.isFromPerson,
    });
  }
  readers.tell(person.number, 'chats', { html: chatList(account, person, null) });
}
