import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { Scope, scopes } from './scope.ts';
import { PresentPassword } from './auth.ts';

export const longestTokenDays = 365;

/** A key to the API for a program of the person's own. Its secret is shown once and kept nowhere. */
export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last characters of the secret, for its owner to recognise it. */
  ending: z.string(),
  scopes: z.array(Scope),
  created_at: z.string(),
  expires_at: z.string(),
  /** To the minute; null while it was never used. */
  used_at: z.nullable(z.string()),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ListApiTokensResponse = z.object({ success: z.boolean(), tokens: z.array(ApiToken) });
export type ListApiTokensResponse = z.infer<typeof ListApiTokensResponse>;

export const CreateApiTokenRequest = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please name the token.'),
      z.maxLength(60, 'Please use at most 60 characters for the name.'),
    ),
  scopes: z
    .array(Scope)
    .check(
      z.minLength(1, 'Please choose what the token may do.'),
      z.maxLength(scopes.length, 'A scope is named twice.'),
    ),
  expires_in_days: z
    .int()
    .check(z.gte(1, 'A token lasts for at least a day.'), z.lte(longestTokenDays, 'A token lasts for at most a year.')),
  /** A token outlives the session, so an open browser is not enough to make one. */
  password: PresentPassword,
});
export type CreateApiTokenRequest = z.infer<typeof CreateApiTokenRequest>;

export const CreateApiTokenResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  token: ApiToken,
  /** For `Authorization: Bearer …`; it is never told again. */
  secret: z.string(),
});
export type CreateApiTokenResponse = z.infer<typeof CreateApiTokenResponse>;

export const RevokeApiTokenRequest = z.object({ token_id: z.uuid() });
export type RevokeApiTokenRequest = z.infer<typeof RevokeApiTokenRequest>;

export const listApiTokens = endpoint({
  name: 'listApiTokens',
  method: 'GET',
  path: '/api/v1/tokens/',
  access: 'session',
  request: Nothing,
  response: ListApiTokensResponse,
});

export const createApiToken = endpoint({
  name: 'createApiToken',
  method: 'POST',
  path: '/api/v1/tokens/',
  access: 'session',
  request: CreateApiTokenRequest,
  response: CreateApiTokenResponse,
});

export const revokeApiToken = endpoint({
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/v1/tokens/{token_id}/',
  access: 'session',
  request: RevokeApiTokenRequest,
  response: Done,
});
