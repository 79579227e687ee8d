import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './account.ts';
import type { BusinessNumber } from './business-numbers.ts';
import { GraphError } from './graph-error.ts';
import { receive } from './inbound.ts';
import { isObject, type Json, wordOf } from './json-fields.ts';
import { markSeen } from './messages/statuses.ts';
import { setOffline, tap, writeText } from './person-acts.ts';
import { type Person, internationalNumber } from './people.ts';
import { changedSettings } from './settings.ts';
import { decideTemplate } from './templates/review.ts';
import { categoryOf } from './templates/template-store.ts';
import type { TemplateStatus } from './templates/template.ts';

/** What happens at the platform and on people's phones, for tests. Its own addresses know none of it. */
export function mountControl(app: FastifyInstance, account: Account): void {
  const on = (path: string, act: (body: Json, reply: FastifyReply) => unknown) =>
    app.post(`/control/whatsapp/${path}`, async (request: FastifyRequest, reply) => {
      try {
        return await act(isObject(request.body) ? request.body : {}, reply);
      } catch (error) {
        if (!(error instanceof GraphError)) throw error;
        return reply.code(400).send({ error: error.facts.details ?? error.message });
      }
    });
  app.get('/control/whatsapp/state', () => stateOf(account));
  on('settings', (body, reply) => {
    const changed = changedSettings(account.settings, body);
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    account.settings = changed;
    if ('callbackUrl' in body || 'verifyToken' in body) account.webhooks.forgetVerification();
    return changed;
  });
  on('verify', async () => ({ verified: await account.webhooks.verify() }));
  on('tokens', ({ token, ...facts }, reply) => {
    if (typeof token !== 'string') return reply.code(400).send({ error: 'token: the token.' });
    account.tokens.set(token, facts);
    return { token, ...account.tokens.find(token) };
  });
  on('numbers', ({ id, display, name }, reply) => {
    if (typeof id !== 'string' || !/^\d+$/.test(id) || typeof display !== 'string') {
      return reply.code(400).send({ error: 'id: digits; display: the number as people read it.' });
    }
    return account.numbers.add({ id, display, verifiedName: wordOf(name ?? 'Tillsight') });
  });
  on('people', (body, reply) => withPerson(account, { body, reply }, person => changePerson(account, person, body)));
  on('inbound', (body, reply) =>
    withPerson(account, { body, reply }, person => write(account, person, { body, reply })),
  );
  on('tap', ({ message, value }, reply) => {
    const target = account.chats.find(String(message));
    const tapped = target && tap(account, target, String(value));
    return tapped ? { id: tapped.id } : reply.code(404).send({ error: 'There is no such button.' });
  });
  on('read', (body, reply) =>
    withPerson(account, { body, reply }, person => {
      for (const { messages } of account.chats.of(person)) markSeen(account, messages);
      return { read: person.number };
    }),
  );
  on('templates', (body, reply) => decide(account, body, reply));
}

/** What is due sooner than this counts as under way. */
const soonMs = 50;

function stateOf(account: Account): object {
  const { settings, numbers, templates, webhooks, timers } = account;
  return {
    settings,
    numbers: numbers.all(),
    templates: templates
      .all()
      .map(({ id, name, language, category, status }) => ({ id, name, language, category, status })),
    dueSoon: timers.countWithin(soonMs),
    webhooks: {
      isSubscribed: webhooks.isSubscribed,
      isVerified: webhooks.isVerified,
      waiting: webhooks.waiting,
      inFlight: webhooks.inFlight,
      attempts: webhooks.attempts,
    },
  };
}

type Asked = { body: Json; reply: FastifyReply };

function withPerson(account: Account, { body, reply }: Asked, act: (person: Person) => unknown): unknown {
  const number = internationalNumber(wordOf(body.from ?? body.number));
  const person = number === null ? null : account.people.at(number);
  return person ? act(person) : reply.code(400).send({ error: 'from or number: a number with its plus and country.' });
}

const changeable = ['isOnWhatsapp', 'hasBlocked', 'hidesReceipts', 'hasUserName', 'stoppedMarketing'] as const;

function changePerson(account: Account, person: Person, body: Json): object {
  const facts: Partial<Person> = {};
  for (const name of changeable) if (typeof body[name] === 'boolean') facts[name] = body[name];
  for (const name of ['name', 'waId', 'userId', 'identity'] as const)
    if (typeof body[name] === 'string') facts[name] = body[name];
  account.people.change(person, facts);
  if (typeof body.isOffline === 'boolean') setOffline(account, person, body.isOffline);
  return person;
}

/** A text, or any other message by its type with the object that the webhook is to hold. */
function write(account: Account, person: Person, { body, reply }: Asked): unknown {
  const number = numberOf(account, body.to);
  if (!number) return reply.code(404).send({ error: 'to: there is no such number.' });
  const { name, text, type = 'text', quotes = null, id } = body;
  if (typeof name === 'string') account.people.change(person, { name });
  const contextId = typeof quotes === 'string' ? quotes : null;
  if (type === 'text' && id === undefined) {
    return { id: writeText(account, { number, person }, { text: wordOf(text), quotes: contextId }).id };
  }
  const kind = wordOf(type);
  const content = kind === 'text' ? { body: wordOf(text) } : isObject(body[kind]) ? body[kind] : {};
  const view = kind === 'text' ? { text: wordOf(text) } : { note: `A message of type ${kind}` };
  const given = typeof id === 'string' ? { id } : {};
  return { id: receive(account, { number, person }, { type: kind, content, view, contextId, ...given }).id };
}

function numberOf({ numbers }: Account, to: unknown): BusinessNumber | null {
  if (to === undefined) return numbers.all()[0] ?? null;
  return numbers.find(wordOf(to)) ?? numbers.withDigits(wordOf(to).replaceAll(/\D/g, ''));
}

const statuses: readonly string[] = ['PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED'];

function decide(account: Account, body: Json, reply: FastifyReply): unknown {
  const { name, language, status, category, reason } = body;
  const chosen = account.templates
    .all()
    .filter(each => each.name === name && (language ?? each.language) === each.language);
  if (chosen.length === 0) return reply.code(404).send({ error: 'There is no such template.' });
  if (status !== undefined && !statuses.includes(wordOf(status)))
    return reply.code(400).send({ error: `status: one of ${statuses.join(', ')}.` });
  for (const template of chosen) {
    decideTemplate(account, template, {
      status: status as TemplateStatus | undefined,
      category: category === undefined ? undefined : categoryOf(category),
      reason: typeof reason === 'string' ? reason : undefined,
    });
  }
  return chosen.map(({ id, status, category }) => ({ id, status, category }));
}
