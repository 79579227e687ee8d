import { type HttpReply, json } from '../http-reply.ts';
import type { PlatformState } from '../platform-state.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS, type TokenPair } from './token-store.ts';

const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const OFFLINE_TOKEN = 'urn:shopify:params:oauth:token-type:offline-access-token';

export interface TokenRequest {
  shop: string;
  parameters: Record<string, string>;
  now: number;
  /** A fault: refresh tokens are treated as dead. */
  refreshIsDead: boolean;
}

/** Code, refresh token or old token in, token out. */
export function grantToken(state: PlatformState, request: TokenRequest): HttpReply {
  const { parameters } = request;
  if (parameters.client_id !== state.app.clientId) return refused('application_cannot_be_found');
  if (parameters.client_secret !== state.app.secret) return refused('invalid_client', 'Client authentication failed');
  const grant = parameters.grant_type ?? 'authorization_code';
  if (grant === 'authorization_code') return fromCode(state, request);
  if (grant === 'refresh_token') return fromRefreshToken(state, request);
  return grant === TOKEN_EXCHANGE ? fromOldToken(state, request) : refused('unsupported_grant_type');
}

function fromCode(state: PlatformState, { shop, parameters, now }: TokenRequest): HttpReply {
  const code = state.tokens.redeemCode(parameters.code ?? '', shop, now);
  if (!code) return refused('invalid_request', 'The authorization code was not found or was already used');
  const { scopes } = code;
  const known = state.shop(shop);
  known.installation = { scopes, since: known.installation?.since ?? now };
  return granted(state.tokens.issue({ shop, scopes, expiring: isYes(parameters.expiring) }, now));
}

function fromRefreshToken(state: PlatformState, request: TokenRequest): HttpReply {
  const { shop, parameters, now, refreshIsDead } = request;
  const pair = refreshIsDead ? null : state.tokens.refresh(parameters.refresh_token ?? '', shop, now);
  return pair ? granted(pair) : refused('invalid_grant', 'The refresh token is invalid, expired or was already used');
}

function fromOldToken(state: PlatformState, { shop, parameters, now }: TokenRequest): HttpReply {
  const isRightKind =
    parameters.subject_token_type === OFFLINE_TOKEN &&
    parameters.requested_token_type === OFFLINE_TOKEN &&
    isYes(parameters.expiring);
  if (!isRightKind) return refused('invalid_request', 'Only offline tokens can become expiring offline tokens');
  const pair = state.tokens.migrate(parameters.subject_token ?? '', shop, now);
  return pair ? granted(pair) : refused('invalid_subject_token', 'The subject token is unknown or expires already');
}

function granted({ accessToken, scopes, refreshToken }: TokenPair): HttpReply {
  const scope = scopes.join(',');
  if (refreshToken === null) return json(200, { access_token: accessToken, scope });
  return json(200, {
    access_token: accessToken,
    scope,
    expires_in: ACCESS_SECONDS,
    refresh_token: refreshToken,
    refresh_token_expires_in: REFRESH_SECONDS,
  });
}

function refused(error: string, description?: string): HttpReply {
  return json(400, description === undefined ? { error } : { error, error_description: description });
}

function isYes(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
