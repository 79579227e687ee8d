import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../platform-module.ts';
import { changedSettings } from '../changed-settings.ts';
import { standardMetaSettings } from './meta-state.ts';
import type { MetaState } from './meta-state.ts';
import { sandboxMetaApp } from './meta-app.ts';
import { merchant, people, personById } from './people.ts';
import { signedRequest } from './signed-request.ts';

/** What a person does on Facebook, and what a test may set. Meta's own addresses know none of it. */
export function mountMetaControl(app: FastifyInstance, context: SandboxContext, state: MetaState): void {
  app.get('/control/meta-ads/state', () => ({
    settings: state.settings,
    people: people.map(person => ({ ...person, granted: [...state.tokens.grantedTo(person.id)] })),
    tokens: state.tokens.all.map(({ person, scopes, isLong, expiresAt, ended }) => ({
      person,
      scopes,
      isLong,
      isAlive: ended === null && expiresAt > context.now(),
    })),
  }));
  app.post('/control/meta-ads/settings', (request, reply) => {
    const changed = changedSettings(state.settings, standardMetaSettings(), request.body);
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    state.settings = changed;
    return reply.send(changed);
  });
  app.post('/control/meta-ads/expire-tokens', (_request, reply) => {
    state.tokens.expireAll();
    return reply.send({});
  });
  /** The person removes the app. With `tell` the product is told, as Meta does. */
  app.post('/control/meta-ads/revoke', async (request, reply) => {
    const { person: id = merchant.id, tell = false } = (request.body ?? {}) as { person?: string; tell?: boolean };
    const person = personById(id);
    if (!person) return reply.code(404).send({ error: `There is no person ${id}.` });
    state.tokens.endPerson(person.id, 458);
    const told = tell ? await post(context, sandboxMetaApp.deauthorizePath, person.id) : null;
    return reply.send({ revoked: person.name, told });
  });
  /** The person asks Facebook that the app deletes what it has of them. */
  app.post('/control/meta-ads/ask-deletion', async (request, reply) => {
    const { person = merchant.id } = (request.body ?? {}) as { person?: string };
    state.tokens.endPerson(person, 458);
    return reply.send(await post(context, sandboxMetaApp.deletionPath, person));
  });
}

type Heard = { status: number; body: unknown };

async function post(context: SandboxContext, path: string, person: string): Promise<Heard> {
  const body = new URLSearchParams({ signed_request: signedRequest(person, context.now()) });
  const answer = await fetch(new URL(path, context.productUrl), { method: 'POST', body });
  const text = await answer.text();
  try {
    return { status: answer.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: answer.status, body: text };
  }
}
