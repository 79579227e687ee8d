/** Assistants of a person's own, let in by OAuth 2.1: what they ask for, what they were allowed, and the end of it. */
import { randomUUID } from 'node:crypto';
import {
  assistantScopes,
  type AnswerAssistantRequest,
  type AskingAssistant,
  type AssistantRequest,
  type ConnectedAssistant,
} from '@tillsight/contract/assistants';
import type { Scope } from '@tillsight/contract/scope';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Caller, TokenCaller } from '../../infra/mount.ts';
import type { Receivers } from '../../infra/outward.ts';
import { ProblemError } from '../../infra/problem.ts';
import { enqueue } from '../../infra/queue.ts';
import { confirmPresence, hashOfSecret, newSecret } from '../auth/auth.ts';
import { isDocumentAddress, readClientDocument, type KnownClient } from './client-document.ts';
import { letInJob, type LetIn } from './mails.ts';
import { issuerOf, resourceOf } from './metadata.ts';
import { destinationOf, isRegistered } from './redirects.ts';
import * as store from './store.ts';

export { challengeOf, resourceMetadataUrl } from './metadata.ts';

export type AssistantDeps = Base & { receivers: Receivers };

const minute = 60_000;
/** A code travels from one tab to one program; nobody carries it by hand. */
const codeMs = minute;
const mostAssistants = 20;

/** Who asks for what, for the person to decide. What is wrong is told to the person, and nobody is sent anywhere. */
export async function readAssistantRequest(
  base: AssistantDeps,
  caller: Caller,
  request: AssistantRequest,
): Promise<AskingAssistant> {
  await spend(base.db, base.now(), [{ name: 'assistant-request', of: caller.userId, times: 60, perMs: 10 * minute }]);
  const { client, destination, scopes } = await checked(base, request);
  return { name: client.name, ...destination, scopes };
}

/** Where the browser goes with the answer. */
export async function answerAssistantRequest(
  base: AssistantDeps,
  caller: Caller,
  { allow, password, ...request }: AnswerAssistantRequest,
): Promise<string> {
  const now = base.now();
  await spend(base.db, now, [{ name: 'assistant-answer', of: caller.userId, times: 30, perMs: 60 * minute }]);
  const { client, destination, scopes, challenge } = await checked(base, request);
  if (!allow) return answerAddress(base, request, { error: 'access_denied' });
  await confirmPresence(base, caller, password);
  const { organizationId, userId } = caller;
  const { secret: code, hash } = newSecret('code');
  await base.db.inOrganization(organizationId, async trx => {
    if ((await store.lockAssistantCount(trx, userId, new Date(now))) >= mostAssistants) {
      const words = `You have let in ${mostAssistants} assistants connected already. Please end one first.`;
      throw new ProblemError('conflict', words);
    }
    await store.insertAssistant(trx, {
      organization_id: organizationId,
      id: randomUUID(),
      user_id: userId,
      client_id: client.client_id,
      name: client.name,
      host: destination.host,
      scopes,
      redirect_uri: request.redirect_uri,
      challenge,
      code_hash: hash,
      traded_at: null,
      access_hash: null,
      access_expires_at: null,
      family_hash: null,
      refresh_hash: null,
      created_at: new Date(now),
      used_at: null,
      ends_at: new Date(now + codeMs),
    });
    await noteAct(trx, now, { act: 'assistant let in', organizationId, userId, detail: scopes.join(' ') });
    const mail: LetIn = { email: caller.email, name: caller.name, assistant: client.name, host: destination.host };
    await enqueue(trx, letInJob, mail);
  });
  return answerAddress(base, request, { code });
}

export async function listAssistants(base: Base, { organizationId, userId }: Caller): Promise<ConnectedAssistant[]> {
  const now = new Date(base.now());
  const rows = await base.db.inOrganization(organizationId, trx => store.findAssistantsOf(trx, userId, now));
  return rows.map(({ id, name, host, scopes, created_at, used_at }) => ({
    id,
    name,
    host,
    scopes: scopes as Scope[],
    connected_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }));
}

export async function endAssistant(base: Base, { organizationId, userId }: Caller, id: string): Promise<void> {
  await base.db.inOrganization(organizationId, async trx => {
    if (!(await store.removeAssistantOf(trx, userId, id))) {
      throw new ProblemError('not_found', 'This assistant is no longer connected.');
    }
    await noteAct(trx, base.now(), { act: 'assistant ended', organizationId, userId });
  });
}

/** Whom a request with this access token speaks for at `/mcp`, the only place it is good for; null when nobody. */
export async function callerOfAssistant(base: Base, secret: string): Promise<TokenCaller | null> {
  if (!/^assistant_[\w-]{43}$/.test(secret)) return null;
  const accessHash = hashOfSecret(secret);
  const found = await store.findByAccess(base.db.outside, accessHash);
  const now = base.now();
  if (found === null || found.access_expires_at.getTime() <= now) return null;
  await spend(base.db, now, [{ name: 'token', of: found.id, times: 120, perMs: minute }]);
  if (found.used_at === null || now - found.used_at.getTime() > minute) {
    const used_at = new Date(now);
    await base.db.inOrganization(found.organization_id, trx => store.updateAssistant(trx, found.id, { used_at }));
  }
  const { organization_id: organizationId, user_id: userId, role, name, email, scopes } = found;
  return { caller: { organizationId, userId, role, name, email, sessionHash: accessHash, isProgram: true }, scopes };
}

/** The client first and where it wants to go back to; nothing else of a request counts before these are known to belong together. */
async function checked(base: AssistantDeps, request: AssistantRequest) {
  const client = await clientOf(base, request.client_id);
  if (client === null) {
    const words = 'This assistant is not known here, or not any more. Please remove it there and add it once more.';
    throw new ProblemError('not_found', words);
  }
  const destination = destinationOf(request.redirect_uri);
  if (destination === null || !isRegistered(request.redirect_uri, client.redirect_uris)) {
    throw new ProblemError(
      'invalid_request',
      'This assistant wants to go back to an address that it has not registered.',
    );
  }
  if (request.response_type !== 'code') {
    throw new ProblemError('invalid_request', 'This assistant asks in a way that is not offered (response_type).');
  }
  const challenge = request.code_challenge ?? '';
  if (request.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    throw new ProblemError(
      'invalid_request',
      'This assistant does not protect its sign-in as it must (PKCE with S256).',
    );
  }
  if (request.resource !== undefined && request.resource !== resourceOf(base.publicUrl)) {
    throw new ProblemError('invalid_request', 'This assistant asks for access to something else than this product.');
  }
  const asked = request.scope?.split(' ').filter(scope => scope !== '') ?? [];
  const scopes = asked.length === 0 ? [...assistantScopes] : assistantScopes.filter(scope => asked.includes(scope));
  if (scopes.length === 0) {
    throw new ProblemError('invalid_request', 'This assistant asks for nothing that assistants are given here.');
  }
  return { client, destination, scopes, challenge };
}

function clientOf({ db, receivers }: AssistantDeps, clientId: string): Promise<KnownClient | null> {
  if (isDocumentAddress(clientId)) return readClientDocument(receivers, clientId);
  return store.findClient(db.outside, clientId);
}

/** With who answers, so that an assistant that knows several products cannot be confused about it (RFC 9207). */
function answerAddress(base: Base, { redirect_uri, state }: AssistantRequest, answer: Record<string, string>): string {
  const address = new URL(redirect_uri);
  const fields = { ...answer, ...(state === undefined ? {} : { state }), iss: issuerOf(base.publicUrl) };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
