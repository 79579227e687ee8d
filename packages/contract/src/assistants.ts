import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { Scope } from './scope.ts';

/** What an assistant that was let in may be allowed: what `/mcp` offers, and nothing beyond. */
export const assistantScopes = ['ask', 'metrics:read'] as const satisfies readonly Scope[];

/** Where the person is asked; the assistant sends the browser there. */
export const authorizePath = '/oauth/authorize';

/** What programs call themselves, without a session. */
export const assistantPaths = {
  mcp: '/mcp',
  resourceMetadata: '/.well-known/oauth-protected-resource/mcp',
  serverMetadata: '/.well-known/oauth-authorization-server',
  register: '/oauth/register',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const;

/** As the browser brings it along: the words of OAuth 2.1, with a proof that only the asker can trade the code (PKCE). */
export const assistantRequestFields = {
  client_id: z.string().check(z.minLength(1), z.maxLength(500)),
  redirect_uri: z.string().check(z.minLength(1), z.maxLength(1000)),
  response_type: z.string().check(z.maxLength(40)),
  code_challenge: z.optional(z.string().check(z.maxLength(200))),
  code_challenge_method: z.optional(z.string().check(z.maxLength(20))),
  scope: z.optional(z.string().check(z.maxLength(500))),
  state: z.optional(z.string().check(z.maxLength(2000))),
  resource: z.optional(z.string().check(z.maxLength(1000))),
};
export const AssistantRequest = z.object(assistantRequestFields);
export type AssistantRequest = z.infer<typeof AssistantRequest>;

export const AskingAssistant = z.object({
  /** As it calls itself, which proves nothing; where the answer goes is what counts. */
  name: z.string(),
  /** A website, a program on the person's own computer, or an app that opens addresses of its own kind. */
  goes_to: z.enum(['site', 'computer', 'app']),
  host: z.string(),
  scopes: z.array(Scope),
});
export type AskingAssistant = z.infer<typeof AskingAssistant>;

export const ConnectedAssistant = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  scopes: z.array(Scope),
  connected_at: z.string(),
  /** To the minute; null while it was never used. */
  used_at: z.nullable(z.string()),
});
export type ConnectedAssistant = z.infer<typeof ConnectedAssistant>;

export const readAssistantRequest = endpoint({
  name: 'readAssistantRequest',
  method: 'GET',
  path: '/api/v1/assistants/request/',
  access: 'session',
  request: AssistantRequest,
  response: z.object({ success: z.boolean(), assistant: AskingAssistant }),
});

export const AnswerAssistantRequest = z.object({
  ...assistantRequestFields,
  allow: z.boolean(),
  /** An assistant outlives the session that let it in, so after ten minutes an open browser is not enough. */
  password: z.optional(z.string().check(z.maxLength(1024))),
});
export type AnswerAssistantRequest = z.infer<typeof AnswerAssistantRequest>;

export const answerAssistantRequest = endpoint({
  name: 'answerAssistantRequest',
  method: 'POST',
  path: '/api/v1/assistants/request/',
  access: 'session',
  request: AnswerAssistantRequest,
  /** Where the browser goes next, whatever was answered. */
  response: z.object({ success: z.boolean(), address: z.string() }),
});

export const listAssistants = endpoint({
  name: 'listAssistants',
  method: 'GET',
  path: '/api/v1/assistants/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), assistants: z.array(ConnectedAssistant) }),
});

export const endAssistant = endpoint({
  name: 'endAssistant',
  method: 'DELETE',
  path: '/api/v1/assistants/{assistant_id}/',
  access: 'session',
  request: z.object({ assistant_id: z.uuid() }),
  response: Done,
});
